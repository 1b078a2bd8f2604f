// What is found by less, or by more, than a name: a first letter, several names.
import type { Found } from "./hits.ts";
import { type Mark, type Name, ranks } from "./names.ts";
import type { SearchEntry } from "./search-index.ts";

type Find = (words: readonly string[]) => readonly Found[];

/** Most words of two names: each cut takes two searches. */
const mostTogether = 3;

/** Most entries of each name of a list. */
const mostOfPart = 3;

/** Entries that have the first of the words by one name and the others by another: "immunité végan". */
export function findTogether(words: readonly string[], find: Find): readonly Found[] {
  if (words.length > mostTogether) return [];
  for (let cut = 1; cut < words.length; cut += 1) {
    const others = new Map(find(words.slice(cut)).map((found) => [found.entry, found]));
    const first = others.size > 0 ? find(words.slice(0, cut)) : [];
    const both = first.flatMap((found) => {
      const other = others.get(found.entry);
      // What may be claimed says more than what it is.
      return other ? [other.name.kind === "claim" ? other : found] : [];
    });
    if (both.length > 0) return both;
  }
  return [];
}

/** The best of each name of a list; nothing where only one is known. */
export function findEach(parts: readonly (readonly string[])[], find: Find): readonly Found[] {
  const found = parts.map((words) => {
    const named = find(words);
    // "Vitamine C 180": a dose without its unit.
    const isDosed = named.length === 0 && /^\d+$/.test(words.at(-1) ?? "");
    return (isDosed ? find(words.slice(0, -1)) : named).slice(0, mostOfPart);
  });
  if (found.filter(({ length }) => length > 0).length < 2) return [];
  const all = found.flat();
  return all.filter(({ entry }, at) => all.findIndex((each) => each.entry === entry) === at);
}

/** The names that begin with a letter which is no word of its own: more letters are on their way. */
export const findBeginning = (
  letter: string,
  entries: readonly SearchEntry[],
  namesOf: (entry: SearchEntry) => readonly Name[],
): readonly Found[] =>
  entries.flatMap((entry): Found[] => {
    const name = namesOf(entry).find(({ kind, key }) => kind === "name" && key[0] === letter);
    const from = name?.words[0]?.from ?? 0;
    const marks: readonly Mark[] = [[from, from + 1]];
    return name ? [{ entry, name, score: ranks.starts, marks, shownBy: ranks.starts }] : [];
  });
