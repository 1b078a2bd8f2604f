// `npm run regulatory`: by source, its address and what is to be compared with it: what nobody compared yet, and what was compared with a
// copy only. After a comparison, write it into shared/content/comparisons.ts, or the day of reading into shared/content/sources.
import { claimParts, nutrientParts } from "#shared/content/comparisons.ts";
import { cosmeticGroups } from "#shared/content/cosmetic-groups.ts";
import { fragranceThresholds } from "#shared/content/fragrance-allergens.ts";
import { homeMarket, placeIds, places } from "#shared/content/markets.ts";
import { type NutrientId, nutrientIds, nutrientOf } from "#shared/content/nutrients.ts";
import type { Claim } from "#shared/content/schema/entries.ts";
import type { Source } from "#shared/content/schema/status.ts";
import { statusSources } from "#shared/content/status-sources.ts";
import { claimComparison, nutrientComparison } from "#shared/facts/comparisons.ts";
import { claims, liposomes, niosomes, products } from "#shared/generated/entries.ts";
import { sources } from "#shared/generated/sources.ts";
import { species } from "#shared/generated/species.ts";

/** A statement of the content that a source has to bear out. */
interface Statement {
  readonly source: string;
  readonly text: string;
  /** What it was compared with: null for nothing, undefined where only the reading of its source is noted. */
  readonly with?: Source | null;
}

const tell = (claim: Claim, part: (typeof claimParts)[number]): string => {
  if (part === "minimum") return `from ${claim.minimum.amount} ${claim.minimum.unit} a day`;
  if (part === "decision") return claim.reference;
  return [claim.sentence, claim.condition, claim.tell]
    .flatMap((text) => text?.[part] ?? [])
    .join(" · ");
};

/** Where a figure of a nutrient stands in law or an opinion, as JSON; null where it has none of the kind. */
function figureOf(id: NutrientId, part: (typeof nutrientParts)[number]): Statement | null {
  const { reference, maxima, drafts, upper, about, year, unit } = nutrientOf(id);
  const { law, opinion } = places[homeMarket];
  const said = (source: string, figure: unknown): Statement => ({
    source,
    text: `${id}, ${part}: ${JSON.stringify(figure)} ${unit}`,
    with: nutrientComparison(id, part),
  });
  const most = maxima[homeMarket];
  const draft = drafts?.[homeMarket];
  if (part === "reference")
    return reference === null ? null : said("nutrition-information", reference);
  if (part === "maxima")
    return most === undefined
      ? null
      : said(most === "annulled" ? law.annulledBy : law.source, most);
  if (part === "drafts") return draft ? said(opinion.source, draft) : null;
  return said("efsa", { upper, about, year });
}

/** Figures of registers, those that are still to be read among them. */
const registerFigures: readonly Statement[] = nutrientIds.flatMap((id) =>
  placeIds.flatMap((place): readonly Statement[] => {
    const figure = nutrientOf(id).registers?.[place];
    const { register } = places[place];
    if (figure === undefined || register === null) return [];
    const text = `${id}, register: ${figure}`;
    return [
      figure === "unread"
        ? { source: register.source, text, with: null }
        : { source: register.source, text },
    ];
  }),
);

const statements: readonly Statement[] = [
  ...claims.flatMap((claim) =>
    claimParts.map((part) => ({
      source: "health-claims",
      text: `${claim.id}, ${part}: ${tell(claim, part)}`,
      with: claimComparison(claim.id, part),
    })),
  ),
  ...nutrientIds.flatMap((id) => nutrientParts.flatMap((part) => figureOf(id, part) ?? [])),
  ...registerFigures,
  ...liposomes.flatMap(({ slug, dose, wordings }) => [
    ...dose.limits.map(({ amount, unit, source }) => ({
      source,
      text: `liposomes/${slug}, limit: ${amount} ${unit}`,
    })),
    ...wordings.map(({ source, text }) => ({
      source,
      text: `liposomes/${slug}, words: ${text.fr}`,
    })),
    ...(dose.form
      ? []
      : [
          { source: statusSources[dose.status], text: `liposomes/${slug}, status: ${dose.status}` },
        ]),
  ]),
  ...niosomes.flatMap(({ slug, use, wordings }) => [
    ...use.limits.map(({ where, percent, entry, source }) => ({
      source,
      text: `niosomes/${slug}, limit: ${percent} %, ${where}${entry ? `, ${entry}` : ""}`,
    })),
    ...[...(use.group ? cosmeticGroups[use.group].advice : []), ...use.advice].map(
      ({ percent, ph, source }) => ({
        source,
        text: `niosomes/${slug}, advice: ${percent} %, pH ${ph} or above`,
      }),
    ),
    ...use.medicines.map(({ percent, source }) => ({
      source,
      text: `niosomes/${slug}, medicine: ${percent} %`,
    })),
    ...use.fragranceAllergens.map(({ inci, presence }) => ({
      source: fragranceThresholds.source,
      text: `niosomes/${slug}, fragrance allergen: ${inci}, ${presence}`,
    })),
    ...wordings.map(({ source, text }) => ({
      source,
      text: `niosomes/${slug}, words: ${text.fr}`,
    })),
  ]),
  ...species.flatMap(({ name, wordings }) =>
    wordings.map(({ source, text }) => ({ source, text: `species/${name}, words: ${text.fr}` })),
  ),
  ...products.flatMap(({ slug, warningSources = [], warning }) =>
    warningSources.map((source) => ({ source, text: `products/${slug}, warning: ${warning?.fr}` })),
  ),
];

/** How a source was read: "read on 2026-06-30", "a copy read on …, address". */
function readingOf({ accessed, copy }: Source): string {
  if (!accessed) return "nobody of ours has read it";
  return copy
    ? `read on ${accessed} as a copy, ${copy}; the official text is still to be opened`
    : `read on ${accessed}`;
}

/** Statements that the official text has not borne out yet, and what a copy said. */
const openOf = (source: Source): readonly Statement[] =>
  statements.filter(
    (statement) =>
      statement.source === source.id &&
      !(statement.with === undefined
        ? source.accessed && !source.copy
        : statement.with && !statement.with.copy),
  );

const left = sources.flatMap((source) => {
  const open = openOf(source);
  const isRead = source.accessed && !source.copy;
  return isRead && open.length === 0 ? [] : [{ source, open }];
});

for (const { source, open } of left) {
  console.log(`\n## ${source.name.en} (${source.id})\n`);
  console.log(source.url ?? "No address yet.");
  console.log(`${readingOf(source)}.`);
  const copied = Map.groupBy(
    open.filter((statement) => statement.with),
    (statement) => statement.with,
  );
  for (const [copy, those] of copied)
    if (copy)
      console.log(
        `${those.length} compared on ${copy.accessed} with a copy of ${copy.name.en}, ${copy.copy}: to be confirmed.`,
      );
  const never = open.filter((statement) => !statement.with);
  if (never.length > 0) console.log(`${never.length} to compare:`);
  for (const { text } of never) console.log(`- ${text}`);
}

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

const dates = sources.flatMap(({ accessed }) => accessed || []);
console.log(
  `\n${left.length} of ${sources.length} sources open. Last reading: ${dates.sort().at(-1) ?? "none yet"}.`,
);

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
