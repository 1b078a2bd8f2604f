// What is known of a nutrient on the formula desk: reference value, limits, claims.
import { limitSetters } from "#shared/content/markets.ts";
import { type Nutrient, type NutrientId, nutrients } from "#shared/content/nutrients.ts";
import { amountOf } from "#shared/facts/units.ts";
import type { Limit, NutrientFacts } from "#shared/formula/desk-facts.ts";
import { claims } from "#shared/generated/entries.ts";
import { statusTexts } from "#shared/generated/interface/status.ts";
import { type Reader, type Words, wordsFor } from "#shared/words/words.ts";
import { fromSource } from "../status/status-parts.ts";

/** Of texts whose sources are dated by themselves. */
const years = { order: 2006, anses: 2024 } as const;

export function loadNutrientFacts(id: NutrientId, reader: Reader): NutrientFacts {
  const words = wordsFor(reader);
  const nutrient: Nutrient = nutrients[id];
  const { reference, unit, france } = nutrient;
  const amount = (value: number) => amountOf(value, unit);
  return {
    id,
    name: words.text(statusTexts.nutrients[id]),
    unit: amount(0).unit,
    reference: reference === null ? null : amount(reference).amount,
    annulled: france === "annulled" ? [limitSetters.france.market] : [],
    limits: limitsOf(nutrient, words),
    claims: claims
      .filter((claim) => claim.id.startsWith(`${id}/`))
      .map(({ id: claimId, sentence, condition, minimum }) => ({
        id: claimId,
        nutrient: id,
        sentence: words.text(sentence),
        condition: condition ? words.text(condition) : null,
        minimum: amountOf(minimum.amount, minimum.unit).amount,
      })),
  };
}

function limitsOf(
  { france, anses, upper, about, year, unit }: Nutrient,
  words: Words,
): readonly Limit[] {
  const limit = (
    by: keyof typeof limitSetters,
    value: number,
    { source, ...more }: { source: string } & Partial<Pick<Limit, "year" | "about">>,
  ): Limit => ({
    ...limitSetters[by],
    ...amountOf(value, unit),
    source: words.text(fromSource(words, source).text),
    year: null,
    about: null,
    ...more,
  });
  return [
    ...(typeof france === "number"
      ? [limit("france", france, { source: "order-2006", year: years.order })]
      : []),
    ...(typeof anses?.advice === "number"
      ? [limit("anses", anses.advice, { source: "anses-2024", year: years.anses })]
      : []),
    ...(typeof anses?.draft === "number"
      ? [limit("draft", anses.draft, { source: "anses-2024", year: years.anses })]
      : []),
    ...(upper === null
      ? []
      : [
          limit("union", upper, {
            source: "efsa",
            year,
            about: words.text(statusTexts.sources.about[about ?? "upper"]),
          }),
        ]),
  ];
}
