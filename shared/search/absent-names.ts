// Actives that are known and not in the catalogue: which of them is asked for.
import { dropFillers, splitWords } from "./normalise.ts";

export interface FoundAbsent {
  /** The name as the list has it. */
  readonly name: string;
  /** The other words that are asked for. */
  readonly rest: readonly string[];
}

const keyOf = (name: string) =>
  dropFillers(splitWords(name))
    .map(({ key }) => key)
    .join("");

/**
 * Finds the longest of the names whose words stand together in a query. `own`: keys of the catalogue's names: the "ginseng" of
 * "ginseng indien" is no ginseng. For its 8 words, at most 36 runs of them are looked up, each within the names around it.
 */
export function createAbsentNames(names: readonly string[], own: ReadonlySet<string>) {
  // Of names that are spelt alike the first stays.
  const known = new Map(names.toReversed().map((name) => [keyOf(name), name]));
  return (words: readonly string[]): FoundAbsent | null => {
    const runs = words
      .flatMap((_, from) => words.slice(from).map((_, more) => ({ from, to: from + more + 1 })))
      .map(({ from, to }) => ({ from, to, key: words.slice(from, to).join("") }))
      .toSorted((a, b) => b.to - b.from - (a.to - a.from));
    const ours = runs.filter(({ key }) => own.has(key));
    for (const { from, to, key } of runs) {
      const name = known.get(key);
      if (name === undefined) continue;
      if (ours.some((each) => each.from <= from && to <= each.to)) continue;
      return { name, rest: [...words.slice(0, from), ...words.slice(to)] };
    }
    return null;
  };
}
