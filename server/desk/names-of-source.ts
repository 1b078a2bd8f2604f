import { findSource } from "#server/facts/find-source.ts";
import type { LimitClass, Place } from "#shared/content/markets.ts";
import type { Limit } from "#shared/formula/desk-facts.ts";
import { statusTexts } from "#shared/generated/interface/status.ts";
import type { Words } from "#shared/words/words.ts";

/** The names of a limit's source, in full and beside an amount. */
export function namesOfSource(id: string, words: Words): Pick<Limit, "source" | "shortSource"> {
  const { name, short } = findSource(id);
  return { source: words.text(name), shortSource: short ? words.text(short) : null };
}

/** Where a limit holds, with the name of the place. */
export const placed = (
  { place, kind }: LimitClass<Place | null>,
  words: Words,
): Pick<Limit, "place" | "state" | "kind"> => ({
  place,
  state: place && words.text(statusTexts.sources.inStates[place]),
  kind,
});
