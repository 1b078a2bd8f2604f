// `npm run regulatory`: all values that the regulatory officer still has to compare with their source, with the date of the last
// comparison. After a comparison, write the date where the list says.
import { homeMarket } from "#shared/content/markets.ts";
import { nutrientIds, nutrientOf, nutrients } from "#shared/content/nutrients.ts";
import { languages } from "#shared/editions/languages.ts";
import { claims, liposomes, niosomes, products } from "#shared/generated/entries.ts";
import { sources } from "#shared/generated/sources.ts";

const dates: string[] = [];

/** Prints one list: its open items, and how much is done. `where`: the file and the field for the date. */
function list(
  title: string,
  where: string,
  items: readonly { readonly date: string; readonly text: string }[],
): void {
  const open = items.filter(({ date }) => date === "");
  dates.push(...items.flatMap(({ date }) => (date ? [date] : [])));
  console.log(`\n## ${title}: ${open.length} of ${items.length} open (${where})\n`);
  for (const { text } of open) console.log(text);
}

list(
  "Claims, to compare word by word with EUR-Lex",
  "shared/content/claims/facts.yaml, verified",
  claims.map(({ id, sentence, minimum, reference, verified }) => ({
    date: verified,
    text: [
      id,
      ...languages.map((language) => `  ${language.id}  ${sentence[language.id]}`),
      `  from ${minimum.amount} ${minimum.unit} a day; ${reference}`,
    ].join("\n"),
  })),
);

list(
  "Reference values, French maxima and European levels",
  "shared/content/nutrients.ts, checked",
  Object.entries(nutrients).map(([id, { checked, ...figures }]) => ({
    date: checked,
    text: `${id}: ${JSON.stringify(figures)}`,
  })),
);

list(
  "Sources that nobody of ours has read",
  "shared/content/sources/facts.yaml, accessed",
  sources.map(({ id, name, accessed }) => ({ date: accessed, text: `${id}: ${name.en}` })),
);

console.log("\n## Food status to be established, or not allowed\n");
for (const { slug, dose } of liposomes)
  if (dose.status === "open" || dose.status === "not allowed")
    console.log(`liposomes/${slug}: ${dose.status}`);

console.log("\n## Doses of products above the French maximum of 2006\n");
for (const { slug, actives } of products)
  for (const { nutrient, dose } of actives) {
    const maximum = nutrient && nutrientOf(nutrient).maxima[homeMarket];
    if (typeof maximum === "number" && dose.amount > maximum)
      console.log(`products/${slug}: ${nutrient} ${dose.amount} ${dose.unit}, maximum ${maximum}`);
  }

console.log("\n## What the formula desk does without: it says so, and asks the laboratory\n");
for (const line of listMissing()) console.log(line);

console.log(`\nLast comparison: ${dates.sort().at(-1) ?? "none yet"}.`);

/** Lists missing values by entry and field. */
function listMissing(): readonly string[] {
  return [
    ...liposomes.flatMap(({ slug, dose, evidence = {}, compatibility }) => {
      const lacks = (field: string, what: string) => `liposomes/${slug} ${field}: ${what}`;
      const isOpen = dose.strength === "to-confirm" || evidence["dose.strength"] === "to-confirm";
      return [
        ...(isOpen ? [lacks("dose.strength", "weight counted as if pure")] : []),
        ...(dose.contains ?? []).flatMap(({ nutrient, share }) =>
          share === "to-confirm" ? [lacks("dose.contains", `share of ${nutrient} unknown`)] : [],
        ),
        ...(compatibility.forms.length === 0 ? [lacks("compatibility.forms", "no form")] : []),
      ];
    }),
    ...niosomes.flatMap(({ slug, compatibility }) =>
      compatibility.ph ? [] : [`niosomes/${slug} compatibility.ph: no window of pH`],
    ),
    "strains/* minimum dose, allergens of the medium, vegan: nobody has said",
    "containers stick, poudre, liquide: room unknown",
    ...nutrientIds.flatMap((id) => {
      const { maxima, upper } = nutrientOf(id);
      return typeof maxima[homeMarket] !== "number" && upper === null
        ? [`nutrients/${id}: no maximum in force, no European level`]
        : [];
    }),
  ];
}
