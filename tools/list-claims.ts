// `npm run claims`: the authorised claims whose wording nobody has compared with EUR-Lex yet, for the regulatory officer.
// After comparing one, write the date into its `verified` field in shared/content/claims/facts.yaml.
import { claims } from "#shared/generated/entries.ts";

const open = claims.filter(({ verified }) => verified === "");
for (const { id, sentence, minimum, reference } of open) {
  console.log(
    `${id}\n  fr  ${sentence.fr}\n  en  ${sentence.en}\n  from ${minimum.text.en} a day; ${reference}\n`,
  );
}
console.log(`${open.length} of ${claims.length} claims wait to be compared with EUR-Lex.`);
