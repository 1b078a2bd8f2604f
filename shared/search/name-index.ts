// The index of names: MiniSearch (docs/decisions/0013) finds which names and which entries come into question; how good they are,
// names.ts says. Made from the index's data alone, in the browser as on the server.
import MiniSearch, { type Query } from "minisearch";
import {
  type Asked,
  coversAll,
  isDigit,
  isPart,
  isProper,
  isStart,
  type Name,
  otherKinds,
  readName,
  readNames,
  weakKinds,
} from "./names.ts";
import type { SearchEntry, SearchIndex } from "./search-index.ts";

/** A name, as one entry is called by it. */
export interface NameOf {
  readonly entry: SearchEntry;
  readonly name: Name;
}

export interface NameIndex {
  /** Words of all names. */
  readonly vocabulary: ReadonlySet<string>;
  /** Those that a misspelt word may be meant for. */
  readonly spelt: ReadonlySet<string>;
  /** Names as one word, but for those that entries share. */
  readonly keys: ReadonlySet<string>;
  /** Names that may match all of what is asked. */
  readonly findNames: (asked: Asked) => readonly NameOf[];
  /** Entries that have all of the words, in several names. */
  readonly findEntries: (asked: Asked) => readonly SearchEntry[];
  readonly namesOf: (entry: SearchEntry) => readonly Name[];
}

/**
 * Fewest letters of a word of categories, claims, pages and the like that a misspelling may stand for: shorter ones are ordinary words,
 * one letter from others ("santé" from "jante").
 */
const shortestSharedSpelt = 8;

const termsOf = ({ words }: Name) => words.map(({ key }) => key).join(" ");

/** Words are split and folded before they come here. */
const splitTerms = (text: string) => text.split(" ");

/** The words of names, as the indexes of several editions may share them: nearly all are names in each of them. */
export type NameWords = MiniSearch<{
  readonly id: string;
  readonly words: string;
  readonly joined: string;
}>;

export const createNameWords = (): NameWords =>
  new MiniSearch({
    fields: ["words", "joined"],
    tokenize: splitTerms,
    processTerm: (term) => term,
    searchOptions: { combineWith: "AND" },
  });

export function createNameIndex(
  { entries, topics }: SearchIndex,
  nameWords = createNameWords(),
): NameIndex {
  const ownNames = new Map(entries.map((entry) => [entry, readNames(entry)]));
  const byPath = new Map(entries.map((entry) => [entry.path, entry]));
  const topicNames = topics.map(({ kind, texts, words = [], isSaid }) =>
    [
      ...(isSaid ? [] : texts).map((text) => readName(kind, text)),
      ...words.map((word) => readName(kind, word, texts[0])),
    ].filter(({ key }) => key),
  );

  /** Names that are the same words, with the entries that have them. */
  const spellings = new Map<
    string,
    { readonly name: Name; readonly owners: NameOf[]; readonly place: number }
  >();
  const allNames = new Map<SearchEntry, Name[]>(entries.map((entry) => [entry, []]));
  function own(entry: SearchEntry, name: Name) {
    const known = spellings.get(termsOf(name));
    if (known) known.owners.push({ entry, name });
    else spellings.set(termsOf(name), { name, owners: [{ entry, name }], place: spellings.size });
    allNames.get(entry)?.push(name);
  }
  const asContained = new Map<Name, Name>();
  /** Called by a name of the reader's language. */
  const contain = (name: Name, { name: called }: SearchEntry): Name => {
    const other = name.isForeign || otherKinds.has(name.kind);
    const known = asContained.get(name) ?? {
      ...name,
      kind: "contains",
      isForeign: false,
      ...(other && { text: called, isShown: false }),
    };
    asContained.set(name, known);
    return known;
  };
  for (const entry of entries) {
    for (const name of ownNames.get(entry) ?? []) own(entry, name);
    for (const path of entry.contains ?? []) {
      const within = byPath.get(path);
      if (!within) continue;
      for (const name of ownNames.get(within) ?? [])
        if (!weakKinds.has(name.kind)) own(entry, contain(name, within));
    }
    for (const place of entry.topics ?? [])
      for (const name of topicNames[place] ?? [])
        own(
          entry,
          entry.group === "filter"
            ? { ...name, kind: "filter", isList: name.kind === "category" }
            : name,
        );
  }

  const namesOf = (entry: SearchEntry): readonly Name[] => allNames.get(entry) ?? [];

  const vocabulary = new Set<string>();
  const spelt = new Set<string>();
  const keys = new Set<string>();
  for (const { name } of [...spellings.values()].flatMap(({ owners }) => owners)) {
    for (const { key } of name.words) {
      vocabulary.add(key);
      if (isProper(name) || key.length >= shortestSharedSpelt) spelt.add(key);
    }
    if (isProper(name)) keys.add(name.key);
  }

  for (const [id, { name }] of spellings)
    if (!nameWords.has(id)) nameWords.add({ id, words: id, joined: name.joined.join(" ") });
  const wordsOf = (entry: SearchEntry) =>
    namesOf(entry).flatMap(({ words, joined }) => [...words.map(({ key }) => key), ...joined]);
  /** The names found that are of this edition, in its order, which the other editions do not change. */
  const ownersOf = (found: readonly { readonly id: string }[]) =>
    [...new Set(found.flatMap(({ id }) => spellings.get(id) ?? []))]
      .sort((a, b) => a.place - b.place)
      .flatMap(({ owners }) => owners);

  /**
   * Each word, or what it begins. A single letter begins a name only before a digit ("b" of "b12"), so that the hundreds of words
   * with that letter are not looked up; of more than three words, those of two letters begin none.
   */
  function termQueries(words: readonly string[], withParts: boolean): Query[] {
    const shortest = words.length > 3 ? 3 : 2;
    return words.map((word) => {
      const isBegun = (known: string) => word.length === 1 && isStart(known, word);
      const others = [...vocabulary].filter(
        (known) => isBegun(known) || (withParts && isPart(known, word)),
      );
      return { combineWith: "OR", queries: [word, ...others], prefix: word.length >= shortest };
    });
  }

  return {
    vocabulary,
    spelt,
    keys,
    findNames({ words, key, withParts }) {
      const queries = termQueries(words, withParts);
      const inOrder = nameWords.search({ queries, fields: ["words"] });
      const asOne = nameWords.search(key, {
        fields: ["joined"],
        prefix: key.length > 1 || isDigit(key),
      });
      return ownersOf([...inOrder, ...asOne]);
    },
    findEntries(asked) {
      let found: readonly SearchEntry[] | undefined;
      // Long words are in few names, and once no entry is left there is nothing to look up.
      const words = [...asked.words].sort((a, b) => b.length - a.length);
      for (const query of termQueries(words, false)) {
        if (found?.length === 0) break;
        const having = new Set(ownersOf(nameWords.search(query)).map(({ entry }) => entry));
        found = found?.filter((entry) => having.has(entry)) ?? [...having];
      }
      return (found ?? []).filter((entry) => coversAll(wordsOf(entry), asked));
    },
    namesOf,
  };
}
