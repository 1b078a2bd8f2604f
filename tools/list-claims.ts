// `npm run claims`: the authorised claims whose wording nobody has compared with EUR-Lex yet, for the regulatory officer.
// After comparing one, write the date into its `verified` field in shared/content/claims.ts.
import { claims } from "#shared/content/claims.ts";

const open = claims.filter(({ verified }) => verified === "");
for (const { id, fr, en, minimum, reference } of open) {
  console.log(`${id}\n  fr  ${fr}\n  en  ${en}\n  from ${minimum.en} a day; ${reference}\n`);
}
console.log(`${open.length} of ${claims.length} claims wait to be compared with EUR-Lex.`);
