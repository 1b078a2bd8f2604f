// `npm run claims`: the authorised claims whose wording nobody has compared with EUR-Lex yet, for the regulatory officer.
// After comparing one, write the date into its `verified` field in shared/content/claims/facts.yaml.
import type { Translated } from "#shared/editions/edition.ts";
import { languages } from "#shared/editions/languages.ts";
import { claims } from "#shared/generated/entries.ts";

const sayIn = (text: Translated) => languages.map(({ id }) => `  ${id}  ${text[id]}`).join("\n");

const open = claims.filter(({ verified }) => verified === "");
for (const { id, sentence, minimum, reference } of open) {
  console.log(
    `${id}\n${sayIn(sentence)}\n  from ${minimum.amount} ${minimum.unit} a day; ${reference}\n`,
  );
}
console.log(`${open.length} of ${claims.length} claims wait to be compared with EUR-Lex.`);
