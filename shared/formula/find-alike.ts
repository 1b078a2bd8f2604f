// What a name that nobody has may be meant for: names that are spelt alike.
import { fold } from "#shared/search/normalise.ts";
import { likenessOf, shortestSlip } from "#shared/search/spelling.ts";
import { keyOfName } from "./choice-names.ts";
import type { ChoiceNames } from "./idea.ts";

/** Least likeness, 0 to 1. */
const leastLikeness = 2 / 3;
const mostAlike = 3;
/** Most words that are looked for one by one. */
const mostWords = 4;
/** Longer than any name. */
const longestName = 40;

/** Compares the name and its first words with each name once: five times some four thousand. */
export function findAlike<Choice>(names: ChoiceNames<Choice>, name: string): readonly Choice[] {
  const short = name.slice(0, longestName);
  const words = fold(short)
    .split(/[^\p{L}\p{N}]+/u)
    .slice(0, mostWords);
  const sought = [...new Set([keyOfName(short), ...words.map(keyOfName)])].filter(
    ({ length }) => length >= shortestSlip,
  );
  const likest = new Map<Choice, number>();
  for (const key of names.keys()) {
    const likeness = Math.max(0, ...sought.map((each) => alike(key, each)));
    if (likeness < leastLikeness) continue;
    for (const { choice } of names.findKey(key))
      likest.set(choice, Math.max(likeness, likest.get(choice) ?? 0));
  }
  return [...likest]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, mostAlike)
    .map(([choice]) => choice);
}

function alike(key: string, other: string): number {
  const shorter = Math.min(key.length, other.length);
  const longer = Math.max(key.length, other.length);
  return shorter / longer < leastLikeness ? 0 : likenessOf(key, other);
}
