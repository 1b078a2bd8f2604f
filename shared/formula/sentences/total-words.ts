// What is called how at a total: its name, its sum, the limit it has passed.
import type { Market } from "#shared/content/markets.ts";
import { textOf } from "#shared/editions/edition.ts";
import type { Limit } from "../desk-facts.ts";
import type { Rod } from "../verdict.ts";
import type { Voice } from "../voice.ts";

export const nameOfRod = ({ nutrient, parts }: Rod, voice: Voice): string =>
  nutrient ? voice.nutrient(nutrient) : voice.actives(parts.map(({ slug }) => slug));

/** With its article, where the language has one. */
export const namedRod = (rod: Rod, voice: Voice): string =>
  rod.nutrient ? textOf(voice.texts.said.named[rod.nutrient]) : nameOfRod(rod, voice);

/** Whose limit it is: texts about limits are keyed by it. */
export const edgeOf = ({ market }: Limit): Market | "annex" => market ?? "annex";

/** "4 mg au-dessus du maximum français", or where an active may be put that may not be put here. */
export function sayOver(rod: Rod, passed: Limit, voice: Voice): string {
  const { rod: texts } = voice.texts.said;
  const { amount, unit } = passed;
  if (amount === 0) {
    const places = rod.limits.flatMap((limit) =>
      limit.amount === 0 && limit.about ? [textOf(limit.about)] : [],
    );
    return voice.say(texts.notHere, { places: voice.list([...new Set(places)]) });
  }
  return voice.say(texts.over[edgeOf(passed)], {
    amount: voice.amount((rod.total ?? 0) - amount, unit),
  });
}

/** "au moins 80 mg" where a part has no dose yet, or nobody has said what it supplies. */
export const sayTotal = ({ total, isLeast, unit, parts }: Rod, voice: Voice): string | null => {
  if (total === null) return null;
  const amount = voice.amount(total, unit);
  return isLeast || parts.some((part) => part.amount === null)
    ? voice.say(voice.texts.said.atLeast, { amount })
    : amount;
};

/** "ANSES, 2024", else the whole name. */
export const sourceOf = ({ source, year }: Limit): string => {
  const name = textOf(source);
  return year === null ? name : `${name.split(",")[0]}, ${year}`;
};
