// Names of entries as they are compared, and how one matches what is asked for: the ranks follow from this and from nothing else.
import { dropFillers, lengthOfStart, splitWords, type Word } from "./normalise.ts";
import { type NameKind, nameKinds, type SearchEntry } from "./search-index.ts";

/** Places in a text, UTF-16 units. */
export type Mark = readonly [from: number, to: number];

/** Ranks of matches, best first; a slip comes after them all. `apart`: several names of an entry share the words. */
export const ranks = {
  exact: 0,
  /** The list of a category that is called so: below what has the very name, above what has the word in its name. */
  list: 0.55,
  words: 1,
  starts: 2,
  weak: 3,
  apart: 3.5,
  weakStarts: 4.6,
  part: 5,
};

/** Names that entries share: whoever has the name itself comes first. */
export const weakKinds: ReadonlySet<NameKind> = new Set([
  "contains",
  "filter",
  "claim",
  "action",
  "category",
  "property",
]);
/** True for a name that the entry is called by, not one of its topics or one that it shares with others. */
export const isProper = ({ kind }: Pick<Name, "kind">): boolean =>
  !weakKinds.has(kind) && !aboutKinds.has(kind);
/** Kinds by which a page is found without being called so. */
const aboutKinds: ReadonlySet<NameKind> = new Set(["question", "word", "request"]);
/** Names that are no reader's of the edition. */
export const otherKinds: ReadonlySet<NameKind> = new Set(["otherName", "abroad"]);
const ownKinds: ReadonlySet<NameKind> = new Set(["name", "otherName"]);

/**
 * Names that are looked for from their beginning on, with the fewest signs that do. The "00" of "214047-00-4" says nothing, nor
 * does the "uva" within another language's name; the first letters of a code may be any word: "CBD".
 */
const begunKinds: ReadonlyMap<NameKind, number> = new Map([
  ["cas", 1],
  ["ec", 1],
  ["e", 1],
  ["abroad", 2],
  ["unii", 7],
  ["inchiKey", 7],
]);

/** Fewest letters that are looked for inside words, or at the start of weak ones. */
export const shortestPart = 4;

/** Letters so few are an abbreviation, or a whole word. */
export const longestShort = 3;

export interface Name {
  readonly kind: NameKind;
  readonly text: string;
  readonly words: readonly Word[];
  /** The words as one. */
  readonly key: string;
  /** The place in the key where each word begins. */
  readonly starts: readonly number[];
  /**
   * The name written as one word, from each of its words on except the last: "mk7" of "MK-7". Sentences are not typed without
   * blanks: names of more than four words have none.
   */
  readonly joined: readonly string[];
  /** The fewest signs of a query that begin it; null where a query may begin any of its words, or have them in any order. */
  readonly begunBy: number | null;
  /** The words are those of `text`, so that they can be marked in it. */
  readonly isShown: boolean;
  /** The name is in another language than the reader's, which has no equal of it. */
  readonly isForeign: boolean;
  /** The name is that of a category, by which a list is filtered. */
  readonly isList: boolean;
}

/** `score`: lower is better. */
export interface Match {
  readonly score: number;
  readonly marks: readonly Mark[];
}

/** The query in distinct words. */
export interface Asked {
  readonly words: readonly string[];
  /** The words as one. */
  readonly key: string;
  /** Matches inside words count. */
  readonly withParts: boolean;
  /** The query is one word that some name has: "vitamine" is then never read as "vitamin e". */
  readonly isWord: boolean;
}

export const ask = (
  words: readonly string[],
  { withParts = false, isWord = false }: Partial<Pick<Asked, "withParts" | "isWord">> = {},
): Asked => ({ words, key: words.join(""), withParts, isWord });

type ReadText = Pick<Name, "words" | "key" | "starts" | "joined">;

/** Texts of names that were read: the indexes of several editions in one thread have nearly all of them in common. */
const readTexts = new Map<string, ReadText>();

function readText(text: string): ReadText {
  const known = readTexts.get(text);
  if (known) return known;
  const words = dropFillers(splitWords(text));
  let key = "";
  // Mapped, as a list that grows keeps room for more.
  const starts = words.map((word) => {
    const start = key.length;
    key += word.key;
    return start;
  });
  const joined = starts.length > 4 ? [] : starts.slice(0, -1).map((start) => key.slice(start));
  const read = { words, key, starts, joined };
  readTexts.set(text, read);
  return read;
}

/** `shown`: what stands for it in results. */
export const readName = (kind: NameKind, text: string, shown?: string): Name => ({
  kind,
  text: shown ?? text,
  ...readText(text),
  begunBy: begunKinds.get(kind) ?? null,
  isShown: shown === undefined,
  isForeign: false,
  isList: false,
});

export const readNames = ({
  group,
  name,
  code,
  names,
  foreign = {},
}: SearchEntry): readonly Name[] =>
  [
    readName(group === "filter" ? "filter" : "name", name),
    ...(code ? [readName("code", code), readName("name", `${name} ${code}`)] : []),
    ...nameKinds.flatMap((kind) =>
      (names[kind] ?? []).map((text) => {
        const counterpart = foreign[text];
        // A part goes by the reader's word for it; another name stays what was typed.
        return kind === "contains" && counterpart
          ? readName(kind, text, counterpart)
          : { ...readName(kind, text), isForeign: counterpart !== undefined };
      }),
    ),
  ].filter(({ key }) => key);

export const isDigit = (sign: string | undefined) =>
  sign !== undefined && sign >= "0" && sign <= "9";

/** "b1" does not begin "b12", nor one letter a word: but "b" begins all of "b1", "b6" and "b12". */
export function isStart(word: string, start: string): boolean {
  if (!word.startsWith(start) || word === start) return false;
  if (isDigit(word[start.length])) return isDigit(word[0]) || !isDigit(start.at(-1));
  return start.length > 1;
}

/** "lique" is part of "lipoique". */
export const isPart = (word: string, part: string): boolean =>
  part.length >= shortestPart && !isDigit(part[0]) && word.indexOf(part) > 0;

/** Adds up the rank, the kind of name and the part of the name that the query leaves out; the first counts most. */
function scoreOf({ kind, key }: Name, rank: number, asked: string): number {
  const rest = 1 - Math.min(1, asked.length / key.length);
  const step = ownKinds.has(kind) ? 0 : 0.3 + nameKinds.indexOf(kind) * 0.002;
  return rank + step + rest * 0.4;
}

/** The match of a name with all of the words, or undefined. */
export function matchName(name: Name, asked: Asked): Match | undefined {
  const found = rankName(name, asked);
  return found && (name.isShown ? found : { ...found, marks: [] });
}

function rankName(name: Name, asked: Asked): Match | undefined {
  const { words, kind } = name;
  const isWeak = weakKinds.has(kind);
  const mayJoin = !asked.isWord || words.length === 1;
  if (mayJoin && name.key === asked.key) {
    const marks: readonly Mark[] = [[words[0]?.from ?? 0, words.at(-1)?.to ?? 0]];
    const rank = name.isList ? ranks.list : isWeak ? ranks.weak : ranks.exact;
    return { score: scoreOf(name, rank, asked.key), marks };
  }
  const joined = mayJoin ? matchJoined(name, asked) : undefined;
  const parted = name.begunBy === null ? matchWords(name, asked) : undefined;
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

/** The words as one, wherever the name has its spaces and hyphens: from the start of one of its words on. */
function matchJoined(name: Name, asked: Asked): Ranked | undefined {
  const { key, words, text, begunBy } = name;
  const starts = begunBy === null ? name.starts : name.starts.slice(0, 1);
  if (asked.key.length < (begunBy ?? 1)) return undefined;
  for (const [first, start] of starts.entries()) {
    if (!asked.key || !key.startsWith(asked.key, start)) continue;
    const end = start + asked.key.length;
    const last = name.starts.findLastIndex((each) => each < end);
    const from = words[first];
    const to = words[last];
    if (!from || !to) continue;
    const tail = end - (name.starts[last] ?? 0);
    const isWhole = tail === to.key.length;
    if (!isWhole && !(asked.key.length > 1 && isStart(to.key, to.key.slice(0, tail)))) continue;
    // So few letters that end within a later word are an abbreviation of something else: "NAC" of "N-acétyl…".
    if (!isWhole && first !== last && asked.key.length <= longestShort) continue;
    const until = to.from + lengthOfStart(text.slice(to.from, to.to), tail);
    return {
      rank: isWhole ? ranks.words : ranks.starts,
      marks: [[from.from, isWhole ? to.to : until]],
    };
  }
  return undefined;
}

/** Every word somewhere in the name, in any order, and each in a word of its own. */
function matchWords({ words: own, text }: Name, asked: Asked): Ranked | undefined {
  let rank = ranks.words;
  const marks: Mark[] = [];
  const taken = new Set<Word>();
  for (const wanted of asked.words) {
    let found: Word | undefined;
    let degree = 0;
    for (const word of own) {
      const reached = taken.has(word) ? 0 : degreeOf(word.key, wanted, asked.withParts);
      if (reached > degree) [found, degree] = [word, reached];
    }
    if (!found) return undefined;
    taken.add(found);
    if (degree < 3) rank = Math.max(rank, degree === 2 ? ranks.starts : ranks.part);
    const { from, to, key } = found;
    const place = (length: number) => from + lengthOfStart(text.slice(from, to), length);
    const start = degree === 1 ? key.indexOf(wanted) : 0;
    marks.push([place(start), degree === 3 ? to : place(start + wanted.length)]);
  }
  return { rank, marks: marks.sort(([a], [b]) => a - b) };
}

/** Grades a word of a name: 3 if it is the wanted word, 2 if it begins with it, 1 if it contains it, 0 otherwise. */
function degreeOf(word: string, wanted: string, withParts: boolean): 0 | 1 | 2 | 3 {
  if (word === wanted) return 3;
  if (isStart(word, wanted)) return 2;
  return withParts && isPart(word, wanted) ? 1 : 0;
}

/** Matches an entry whose names have all of the words between them by the name that has the most: "zinc" for "zinc liposomal". */
export function matchApart(
  names: readonly Name[],
  { words }: Asked,
): { readonly name: Name; readonly match: Match } | undefined {
  let best: { readonly name: Name; readonly match: Match } | undefined;
  for (const name of names) {
    if (weakKinds.has(name.kind)) continue;
    const within = words.filter(
      (wanted) =>
        name.words.some(({ key }) => degreeOf(key, wanted, false) > 0) ||
        name.joined.includes(wanted),
    );
    const match = within.length > 0 && matchName(name, ask(within));
    if (!match) continue;
    const missing = 1 - within.length / words.length;
    const score = ranks.apart + 0.6 * missing + 0.15 * Math.min(match.score, 3);
    if (!best || score < best.match.score) best = { name, match: { ...match, score } };
  }
  return best;
}

/** True if each word is one of an entry's words, or begins one. */
export const coversAll = (own: readonly string[], { words }: Asked): boolean =>
  words.every((wanted) => own.some((word) => word === wanted || isStart(word, wanted)));
