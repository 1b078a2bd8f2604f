// The facts of a nutrient on the formula desk: reference value, limits, claims.

import { type NutrientId, nutrients } from "#shared/content/nutrients.ts";
import {
  limitsOfNutrient,
  type NutrientLimit,
  placesWithout,
} from "#shared/facts/nutrient-limits.ts";
import { amountOf } from "#shared/facts/units.ts";
import type { Limit, NutrientFacts } from "#shared/formula/desk-facts.ts";
import { claims } from "#shared/generated/entries.ts";
import { statusTexts } from "#shared/generated/interface/status.ts";
import { type Reader, type Words, wordsFor } from "#shared/words/words.ts";
import { namesOfSource } from "./names-of-source.ts";

export function loadNutrientFacts(id: NutrientId, reader: Reader): NutrientFacts {
  const words = wordsFor(reader);
  const { reference, unit } = nutrients[id];
  const amount = (value: number) => amountOf(value, unit);
  return {
    id,
    name: words.text(statusTexts.nutrients[id]),
    unit: amount(0).unit,
    reference: reference === null ? null : amount(reference).amount,
    annulled: placesWithout(id),
    limits: limitsOfNutrient(id).map((limit) => wordLimit(limit, unit, words)),
    claims: claims
      .filter((claim) => claim.id.startsWith(`${id}/`))
      .map(({ id: claimId, sentence, condition, tell, population, minimum }) => ({
        id: claimId,
        nutrient: id,
        sentence: words.text(sentence),
        condition: condition ? words.text(condition) : null,
        tell: tell ? words.text(tell) : null,
        population: population ?? null,
        minimum: amountOf(minimum.amount, minimum.unit).amount,
      })),
  };
}

const wordLimit = (
  { place, kind, amount, source, year, about }: NutrientLimit,
  unit: string,
  words: Words,
): Limit => ({
  place,
  kind,
  ...amountOf(amount, unit),
  ...namesOfSource(source, words),
  year,
  about: about && words.text(statusTexts.sources.about[about]),
  ...(about === "upper" && { isUpperLevel: true }),
});
