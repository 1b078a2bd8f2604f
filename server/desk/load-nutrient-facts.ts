// The facts of a nutrient on the formula desk: reference value, limits, claims.

import { limitSetters } from "#shared/content/markets.ts";
import { type NutrientId, nutrients } from "#shared/content/nutrients.ts";
import {
  limitsOfNutrient,
  type NutrientLimit,
  placesUnread,
  placesWithout,
} from "#shared/facts/nutrient-limits.ts";
import { amountOf } from "#shared/facts/units.ts";
import type { Limit, NutrientFacts } from "#shared/formula/desk-facts.ts";
import { claims } from "#shared/generated/entries.ts";
import { statusTexts } from "#shared/generated/interface/status.ts";
import { type Reader, type Words, wordsFor } from "#shared/words/words.ts";
import { highestDose } from "./highest-doses.ts";
import { namesOfSource, placed } from "./names-of-source.ts";

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
    unread: placesUnread(id),
    limits: [
      ...limitsOfNutrient(id).map((limit) => wordLimit(limit, unit, words)),
      ...ownLimit(id, words),
    ],
    claims: claims
      .filter((claim) => claim.id.startsWith(`${id}/`))
      .map(({ id: claimId, sentence, condition, tell, population, minimum, exact, portion }) => ({
        id: claimId,
        nutrient: id,
        sentence: words.text(sentence),
        condition: condition ? words.text(condition) : null,
        tell: tell ? words.text(tell) : null,
        population: population ?? null,
        isExact: exact ?? false,
        portions: portion?.times ?? 1,
        minimum: amountOf(minimum.amount, minimum.unit).amount,
      })),
  };
}

/** Of a nutrient whose maximum was annulled: no ceiling does not make every dose a sure one. */
function ownLimit(id: NutrientId, words: Words): readonly Limit[] {
  const most = placesWithout(id).length > 0 ? highestDose(id) : null;
  return most === null
    ? []
    : [
        {
          ...placed(limitSetters.practice, words),
          ...most,
          ...namesOfSource("own-formulas", words),
          year: null,
          about: null,
        },
      ];
}

const wordLimit = (limit: NutrientLimit, unit: string, words: Words): Limit => ({
  ...placed(limit, words),
  ...amountOf(limit.amount, unit),
  ...namesOfSource(limit.source, words),
  year: limit.year,
  about: limit.about && words.text(statusTexts.sources.about[limit.about]),
  ...(limit.about === "upper" && { isUpperLevel: true }),
});
