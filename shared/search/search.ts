// Finds entries by any of their names, in every language at once. The list is short (some 250 entries with some 4,000 names), so
// each name is looked at: ranks then follow from how it matches and from nothing else (docs/decisions/0009).
import { distance } from "fastest-levenshtein";
import { dropFillers, lengthOfStart, splitWords, type Word } from "./normalise.ts";
import {
  type GroupId,
  type NameKind,
  nameKinds,
  type SearchEntry,
  type SearchIndex,
  type ShownEntry,
} from "./search-index.ts";

/** Places in a text, UTF-16 units. */
export type Mark = readonly [from: number, to: number];

export interface SearchHit<Entry extends ShownEntry = ShownEntry> {
  readonly entry: Entry;
  /** The name that matched; its kind says what it is of the entry. */
  readonly kind: NameKind;
  readonly text: string;
  /** What of that name was asked for. */
  readonly marks: readonly Mark[];
}

export interface SearchResult {
  readonly total: number;
  /**
   * Groups with hits, best hits first: in the order of the index, but for one whose entry is called as was asked for, which comes
   * first.
   */
  readonly groups: readonly { readonly id: GroupId; readonly hits: readonly SearchHit[] }[];
  /** That group, or null. */
  readonly leading: GroupId | null;
  /** The best hits of all groups. */
  readonly best: readonly SearchHit[];
  /** How the words were read, where that is not as they stand: the best hit's other name, or the right spelling. */
  readonly understood: {
    readonly from: string;
    readonly to: string;
    readonly by: NameKind | "spelling";
  } | null;
  /** Where nothing was found: the names that come nearest. */
  readonly nearest: readonly ShownEntry[];
}

export type Search = (query: string) => SearchResult;

/** How a name matches, best first; a slip comes after all of these. `apart`: the words are in several names of an entry. */
const ranks = { exact: 0, words: 1, starts: 2, weak: 3, apart: 3.5, weakStarts: 4.6, part: 5 };
const slipRank = 10;

/** Names that entries share: whoever has the name itself comes first. */
const weakKinds: ReadonlySet<NameKind> = new Set(["contains", "category", "claim"]);
const ownKinds: ReadonlySet<NameKind> = new Set(["name", "otherName"]);

/** Of a word that may be misspelt: a shorter one would become another word. */
const shortestSlip = 5;
/** Of what may be found inside words, or at the start of weak ones. */
const shortestPart = 4;
/** Letters so few, once they are a word of some name, are not looked for at the start of others: "fer". */
const longestShort = 3;
const mostReadings = 8;
const mostBest = 4;
const mostNearest = 3;

interface Name {
  readonly kind: NameKind;
  readonly text: string;
  readonly words: readonly Word[];
  /** The words as one. */
  readonly key: string;
  /** Where in the key each word begins. */
  readonly starts: readonly number[];
}

/** `score`: lower is better. */
interface Match {
  readonly score: number;
  readonly marks: readonly Mark[];
}

interface Found extends Match {
  readonly entry: SearchEntry;
  readonly name: Name;
}

/** What was asked for, and for each word, which words of names it is (2) or begins (1). */
interface Asked {
  readonly words: readonly string[];
  readonly key: string;
  readonly known: readonly ReadonlyMap<string, number>[];
}

const isDigit = (sign: string | undefined) => sign !== undefined && sign >= "0" && sign <= "9";
const digitsOf = (text: string) => text.replace(/\D/g, "");

/** "b1" does not begin "b12", nor one letter a word: but "b" begins all of "b1", "b6" and "b12". */
function isStart(word: string, start: string): boolean {
  if (!word.startsWith(start) || word === start) return false;
  if (isDigit(word[start.length])) return isDigit(word[0]) || !isDigit(start.at(-1));
  return start.length > 1;
}

/** At most one letter is wrong, missing, added, or swapped with its neighbour. Digits are never taken for one another. */
function isSlip(word: string, other: string): boolean {
  if (Math.abs(word.length - other.length) > 1) return false;
  if (distance(word, other) > 1 && !isSwap(word, other)) return false;
  return digitsOf(word) === digitsOf(other);
}

function isSwap(word: string, other: string): boolean {
  if (word.length !== other.length) return false;
  let at = 0;
  while (word[at] === other[at]) at += 1;
  return (
    word[at] === other[at + 1] &&
    word[at + 1] === other[at] &&
    word.slice(at + 2) === other.slice(at + 2)
  );
}

function readName(kind: NameKind, text: string): Name {
  const words = dropFillers(splitWords(text));
  const starts: number[] = [];
  let key = "";
  for (const word of words) {
    starts.push(key.length);
    key += word.key;
  }
  return { kind, text, words, key, starts };
}

const readNames = ({ name, code, names }: SearchEntry): readonly Name[] =>
  [
    readName("name", name),
    ...(code ? [readName("code", code), readName("name", `${name} ${code}`)] : []),
    ...nameKinds.flatMap((kind) => (names[kind] ?? []).map((text) => readName(kind, text))),
  ].filter(({ key }) => key);

export function createSearch({ entries, groups, topics }: SearchIndex): Search {
  const ownNames = new Map(entries.map((entry) => [entry.path + entry.code, readNames(entry)]));
  const ownNamesOf = ({ path, code }: SearchEntry) => ownNames.get(path + code) ?? [];
  const byPath = new Map(entries.map((entry) => [entry.path, entry]));
  const topicNames = topics.map(({ kind, texts }) => texts.map((text) => readName(kind, text)));
  const contained = new Map<string, readonly Name[]>();
  const namesWithin = (path: string) => {
    const entry = byPath.get(path);
    const known =
      contained.get(path) ??
      (entry ? ownNamesOf(entry) : [])
        .filter(({ kind }) => !weakKinds.has(kind))
        .map((name): Name => ({ ...name, kind: "contains" }));
    contained.set(path, known);
    return known;
  };
  const records = entries.map((entry) => ({
    entry,
    names: [
      ...ownNamesOf(entry),
      ...(entry.contains ?? []).flatMap(namesWithin),
      ...(entry.topics ?? []).flatMap((place) => topicNames[place] ?? []),
    ],
  }));

  const vocabulary = new Set<string>();
  const keys = new Set<string>();
  for (const { words, key, kind } of [...[...ownNames.values()].flat(), ...topicNames.flat()]) {
    for (const word of words) vocabulary.add(word.key);
    if (!weakKinds.has(kind)) keys.add(key);
  }
  const placeOf = new Map(groups.map(({ id }, index) => [id, index]));

  /** Words of names that a word is or begins. */
  function lookUp(word: string): ReadonlyMap<string, number> {
    const found = new Map<string, number>();
    for (const known of vocabulary)
      if (known === word) found.set(known, 2);
      else if (isStart(known, word)) found.set(known, 1);
    return found;
  }

  function find(words: readonly string[]): Found[] {
    const asked: Asked = { words, key: words.join(""), known: words.map(lookUp) };
    const seen = new Map<Name, Match | null>();
    const match = (name: Name) => {
      const known = seen.get(name);
      if (known !== undefined) return known;
      const made = matchName(name, asked) ?? null;
      seen.set(name, made);
      return made;
    };
    const found: Found[] = [];
    for (const { entry, names } of records) {
      let best: Found | undefined;
      for (const name of names) {
        const made = match(name);
        if (made && (!best || made.score < best.score)) best = { entry, name, ...made };
      }
      best ??= words.length > 1 ? findApart(entry, names, asked) : undefined;
      if (best) found.push(best);
    }
    const top = Math.min(...found.map(({ score }) => score));
    const isShort = asked.key.length <= longestShort && top < ranks.starts;
    return found
      .filter(({ score }) =>
        isShort
          ? score < ranks.starts || (score >= ranks.weak && score < ranks.apart)
          : top >= ranks.weak || score < ranks.part,
      )
      .sort(compareFound);
  }

  const groupPlace = ({ entry }: Found) => placeOf.get(entry.group) ?? 0;
  const compareFound = (a: Found, b: Found) =>
    a.score - b.score ||
    groupPlace(a) - groupPlace(b) ||
    a.entry.name.length - b.entry.name.length ||
    a.entry.name.localeCompare(b.entry.name) ||
    (a.entry.code ?? "").localeCompare(b.entry.code ?? "");

  /** The words as they were probably meant, in several ways. */
  function correct(words: readonly string[]): readonly (readonly string[])[] {
    const whole = words.join("");
    const joined =
      whole.length < shortestSlip
        ? []
        : [...keys].filter((key) => isSlip(key, whole)).map((key) => [key]);
    let readings: (readonly string[])[] = [[]];
    for (const word of words) {
      const choices = lookUp(word).size > 0 ? [word] : spellings(word);
      readings = readings.flatMap((reading) => choices.map((choice) => [...reading, choice]));
    }
    return [...joined, ...readings].slice(0, mostReadings);
  }

  function spellings(word: string): readonly string[] {
    if (word.length < shortestSlip) return [];
    const known = [...vocabulary];
    const near = known.filter((other) => isSlip(other, word));
    if (near.length > 0) return near.slice(0, mostReadings);
    const starts = known
      .filter(({ length }) => length > word.length)
      .map((other) => other.slice(0, word.length))
      .filter((start) => isSlip(start, word));
    return [...new Set(starts)].slice(0, mostReadings);
  }

  function findCorrected(words: readonly string[]): Found[] {
    const best = new Map<SearchEntry, Found>();
    for (const reading of correct(words))
      for (const found of find(reading)) {
        const known = best.get(found.entry);
        const score = found.score + slipRank;
        if (!known || score < known.score) best.set(found.entry, { ...found, score });
      }
    return [...best.values()].sort(compareFound);
  }

  /** The entries that come nearest: for each word the best one, then those whose names are spelt most alike. */
  function findNearest(words: readonly string[]): readonly SearchEntry[] {
    const ofWords = words.flatMap((word) => {
      const found = words.length > 1 ? find([word]) : [];
      return found.slice(0, 1).map(({ entry }) => entry);
    });
    const whole = words.join("");
    const alike = entries
      .map((entry) => ({
        entry,
        difference: Math.min(
          ...ownNamesOf(entry)
            .filter(({ key }) => key.length >= shortestPart && !isDigit(key[0]))
            .map(({ key }) => distance(key, whole) / Math.max(key.length, whole.length)),
        ),
      }))
      .sort((a, b) => a.difference - b.difference)
      .map(({ entry }) => entry);
    const nearest = new Map<string, SearchEntry>();
    for (const entry of [...ofWords, ...alike]) {
      const { key } = readName("name", entry.name);
      if (!nearest.has(key)) nearest.set(key, entry);
      if (nearest.size === mostNearest) break;
    }
    return [...nearest.values()];
  }

  return (query) => {
    const words = dropFillers(splitWords(query)).map(({ key }) => key);
    if (words.length === 0)
      return { total: 0, groups: [], leading: null, best: [], understood: null, nearest: [] };
    const direct = find(words);
    const found = direct.length > 0 ? direct : findCorrected(words);
    const [first] = found;
    const leading = first && first.score % slipRank < ranks.starts ? first.entry.group : null;
    const present = groups
      .map(({ id }) => id)
      .filter((id) => found.some(({ entry }) => entry.group === id));
    return {
      total: found.length,
      groups: present
        .sort((a, b) => Number(b === leading) - Number(a === leading))
        .map((id) => ({
          id,
          hits: found.filter(({ entry }) => entry.group === id).map(toHit),
        })),
      leading,
      best: found.slice(0, mostBest).map(toHit),
      understood: first ? explain(query, first) : null,
      nearest: first ? [] : findNearest(words),
    };
  };
}

const toHit = ({ entry, name, marks }: Found): SearchHit => ({
  entry,
  kind: name.kind,
  text: name.text,
  marks,
});

function explain(query: string, { entry, name, score }: Found): SearchResult["understood"] {
  const to = entry.code ? `${entry.name} ${entry.code}` : entry.name;
  if (weakKinds.has(name.kind)) return null;
  if (score >= slipRank) return { from: query, to, by: "spelling" };
  if (score >= ranks.words || name.kind === "name") return null;
  return { from: name.text, to, by: name.kind };
}

/** By rank; then by the kind of name; then by how much of it was asked for. */
function scoreOf({ kind, key }: Name, rank: number, asked: string): number {
  const rest = 1 - Math.min(1, asked.length / key.length);
  const step = ownKinds.has(kind) ? 0 : 0.3 + nameKinds.indexOf(kind) * 0.002;
  return rank + step + rest * 0.4;
}

/** How a name matches all of the words, or undefined. */
function matchName(name: Name, asked: Asked): Match | undefined {
  const { words, kind } = name;
  const isWeak = weakKinds.has(kind);
  if (name.key === asked.key) {
    const marks: readonly Mark[] = [[words[0]?.from ?? 0, words.at(-1)?.to ?? 0]];
    return { score: scoreOf(name, isWeak ? ranks.weak : ranks.exact, asked.key), marks };
  }
  const joined = matchJoined(name, asked.key);
  const parted = matchWords(name, asked);
  const better = joined && (!parted || joined.rank <= parted.rank) ? joined : parted;
  if (!better) return undefined;
  let { rank } = better;
  if (isWeak) {
    if (rank > ranks.starts || (rank === ranks.starts && asked.key.length < shortestPart))
      return undefined;
    rank = rank === ranks.words ? ranks.weak : ranks.weakStarts;
  }
  return { score: scoreOf(name, rank, asked.key), marks: better.marks };
}

interface Ranked {
  readonly rank: number;
  readonly marks: readonly Mark[];
}

/** The words as one, wherever the name has its spaces and hyphens. */
function matchJoined({ key, words, text, starts }: Name, asked: string): Ranked | undefined {
  let part: Ranked | undefined;
  for (let at = key.indexOf(asked); at >= 0; at = key.indexOf(asked, at + 1)) {
    const end = at + asked.length;
    const first = starts.findLastIndex((start) => start <= at);
    const last = starts.findLastIndex((start) => start < end);
    const from = words[first];
    const to = words[last];
    if (!from || !to) continue;
    const head = at - (starts[first] ?? 0);
    const tail = end - (starts[last] ?? 0);
    const marks: readonly Mark[] = [
      [
        from.from + lengthOfStart(text.slice(from.from, from.to), head),
        tail === to.key.length ? to.to : to.from + lengthOfStart(text.slice(to.from, to.to), tail),
      ],
    ];
    if (head === 0 && tail === to.key.length) return { rank: ranks.words, marks };
    if (head === 0 && isStart(to.key, to.key.slice(0, tail)) && asked.length > 1)
      return { rank: ranks.starts, marks };
    if (asked.length >= shortestPart && !isDigit(key[end]) && !isDigit(asked[0]))
      part ??= { rank: ranks.part, marks };
  }
  return part;
}

/** Every word somewhere in the name, in any order. */
function matchWords({ words: own, text }: Name, { words, known }: Asked): Ranked | undefined {
  let rank = ranks.words;
  const marks: Mark[] = [];
  for (const [index, wanted] of known.entries()) {
    let found: Word | undefined;
    let degree = 0;
    for (const word of own) {
      const reached = wanted.get(word.key) ?? 0;
      if (reached > degree) [found, degree] = [word, reached];
    }
    if (!found) return undefined;
    if (degree < 2) rank = ranks.starts;
    const { from, to } = found;
    marks.push([
      from,
      degree === 2 ? to : from + lengthOfStart(text.slice(from, to), words[index]?.length ?? 0),
    ]);
  }
  return { rank, marks: marks.sort(([a], [b]) => a - b) };
}

/**
 * Every word in some name of the entry, the more of them in one name of its own the better: "zinc liposomal" is "zinc" of the
 * liposomes.
 */
function findApart(entry: SearchEntry, names: readonly Name[], asked: Asked): Found | undefined {
  const { words, known } = asked;
  const isCovered = known.every((wanted) =>
    names.some((name) => name.words.some(({ key }) => wanted.has(key))),
  );
  if (!isCovered) return undefined;
  let best: Found | undefined;
  for (const name of names) {
    if (weakKinds.has(name.kind)) continue;
    const within = known.map((wanted) => name.words.some(({ key }) => wanted.has(key)));
    const count = within.filter(Boolean).length;
    if (count === 0) continue;
    const part: Asked = {
      words: words.filter((_, index) => within[index]),
      key: words.filter((_, index) => within[index]).join(""),
      known: known.filter((_, index) => within[index]),
    };
    const match = matchName(name, part);
    if (!match) continue;
    const score = ranks.apart + 0.6 * (1 - count / words.length) + 0.15 * Math.min(match.score, 3);
    if (!best || score < best.score) best = { entry, name, score, marks: match.marks };
  }
  return best;
}
