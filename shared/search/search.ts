// Finds entries by any of their names, in every language at once: MiniSearch proposes names, names.ts ranks their matches. Depends
// on the index's data and on nothing else, in the browser, on the server and in its worker alike.
//
// The cost of a search is bounded: 80 signs are at most 8 distinct words, so at most 8 × 2,000 comparisons of a word with the
// vocabulary (spellings, parts of words), and at most 8 readings of a misspelt search. Each reading is looked up once or twice.
import { createNameIndex, type NameOf } from "./name-index.ts";
import {
  ask,
  isDigit,
  isProper,
  isStart,
  type Mark,
  type Match,
  matchApart,
  matchName,
  type Name,
  ranks,
  shortestPart,
  weakKinds,
} from "./names.ts";
import { dropFillers, nameKey, splitWords } from "./normalise.ts";
import type { GroupId, NameKind, SearchEntry, SearchIndex, ShownEntry } from "./search-index.ts";
import { findSpellings, isSlip, likenessOf, shortestSlip } from "./spelling.ts";

/** `otherRelated`: a related name in another language than the reader's. */
export type HitKind = NameKind | "otherRelated";

export interface SearchHit<Entry extends ShownEntry = ShownEntry> {
  readonly entry: Entry;
  /** The name that matched; its kind says what it is of the entry. */
  readonly kind: HitKind;
  readonly text: string;
  /** The parts of that name that match the query. */
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
  /** The best hits of all groups, with a filtered list where one is as good. */
  readonly best: readonly SearchHit[];
  /** The reading of the words, where it differs from the query: the best hit's other name, or the right spelling. */
  readonly understood: {
    readonly from: string;
    readonly to: string;
    readonly by: HitKind | "spelling";
  } | null;
  /** A sentence about all hits, in the language of the index: which claims there are on sleep. */
  readonly note: string | null;
  /** The most similar names, only if nothing was found. */
  readonly nearest: readonly ShownEntry[];
  /** A CAS number was looked for that no entry has. */
  readonly isUnknownCas: boolean;
}

export type Search = (query: string) => SearchResult;

interface Found extends NameOf {
  /** The best of its names. */
  readonly score: number;
  readonly marks: readonly Mark[];
  /** Score of the name that is shown, which is in the reader's language where one matches as well; lower is better. */
  readonly shownBy: number;
}

const rankShown = ({ kind, isForeign }: Name, { score }: Match): number =>
  isForeign || kind === "otherName" ? score + foreignStep : score;

/** Kinds of questions of a page. */
const questionKinds: ReadonlySet<NameKind> = new Set(["question", "request"]);

/** Most words of a query: no name has more that matter. */
const mostWords = 8;
/** Lead in score that a name of another language needs to be shown: less than a rank, more than the steps within one. */
const foreignStep = 0.5;
const mostReadings = 8;
const slipRank = 10;
/** Letters so few, once they are a word of some name, are not looked for at the start of others: "fer". */
const longestShort = 3;
const mostBest = 4;
const mostNearest = 3;
/** Least likeness of a near name, 0 to 1. */
const leastLikeness = 2 / 3;
/** Least part of a name of several words that one word has to be. */
const leastShare = 0.5;

/** "50-81-7", "CAS 50-81-7", with any of the dashes that documents have. */
const casNumber = /^(?:cas\P{L}*)?\d{2,7}\p{Pd}\d{2}\p{Pd}\d$/iu;

const nothing: SearchResult = {
  total: 0,
  groups: [],
  leading: null,
  best: [],
  understood: null,
  note: null,
  nearest: [],
  isUnknownCas: false,
};

export function createSearch(index: SearchIndex): Search {
  const { entries, groups, notes } = index;
  const { vocabulary, spelt, keys, findNames, findEntries, namesOf } = createNameIndex(index);
  const placeOf = new Map(groups.map(({ id }, place) => [id, place]));
  /** Single words that lead to a page by themselves: "prix" of "prix vitamine c". */
  const questions = new Set(
    entries.flatMap((entry) =>
      namesOf(entry)
        .filter(({ kind, words }) => questionKinds.has(kind) && words.length === 1)
        .map(({ key }) => key),
    ),
  );
  const noteOf = new Map(
    notes.flatMap(({ words, text }) => words.map((word) => [nameKey(word), text])),
  );

  const groupPlace = ({ entry }: Found) => placeOf.get(entry.group) ?? 0;
  const compareFound = (a: Found, b: Found) =>
    a.score - b.score ||
    groupPlace(a) - groupPlace(b) ||
    a.entry.name.length - b.entry.name.length ||
    a.entry.name.localeCompare(b.entry.name) ||
    (a.entry.code ?? "").localeCompare(b.entry.code ?? "");

  function collect(words: readonly string[], withParts: boolean): ReadonlyMap<SearchEntry, Found> {
    const [first = ""] = words;
    const asked = ask(words, { withParts, isWord: words.length === 1 && vocabulary.has(first) });
    const best = new Map<SearchEntry, Found>();
    for (const { entry, name } of findNames(asked)) {
      const match = matchName(name, asked);
      if (!match) continue;
      const known = best.get(entry);
      const shownBy = rankShown(name, match);
      const isShown = !known || shownBy < known.shownBy;
      best.set(entry, {
        ...(isShown ? { entry, name, marks: match.marks, shownBy } : known),
        score: Math.min(match.score, known?.score ?? match.score),
      });
    }
    const top = Math.min(...[...best.values()].map(({ score }) => score));
    if (words.length > 1 && top >= ranks.weak)
      for (const entry of findEntries(asked)) {
        if (best.has(entry)) continue;
        const apart = matchApart(namesOf(entry), asked);
        if (apart)
          best.set(entry, { entry, name: apart.name, ...apart.match, shownBy: apart.match.score });
      }
    return best;
  }

  function find(words: readonly string[]): readonly Found[] {
    const length = words.join("").length;
    let found = [...collect(words, false).values()];
    const top = Math.min(...found.map(({ score }) => score));
    if (length <= longestShort && top < ranks.starts)
      found = found.filter(
        ({ score }) => score < ranks.starts || (score >= ranks.weak && score < ranks.apart),
      );
    // Inside words only where nothing else is found: "rides" is no "hydrochloride".
    else if (found.length === 0 && length >= shortestPart)
      found = [...collect(words, true).values()];
    return found.sort(compareFound);
  }

  const isKnown = (word: string) => {
    if (vocabulary.has(word)) return true;
    for (const known of vocabulary) if (isStart(known, word)) return true;
    return false;
  };

  /** The words as they were probably meant, in at most `mostReadings` ways; words that some name has are left as they are. */
  function correct(words: readonly string[]): readonly (readonly string[])[] {
    const unknown = words.filter((word) => !isKnown(word));
    const whole = words.join("");
    const found: (readonly string[])[] = [];
    if (unknown.some(({ length }) => length >= shortestSlip) || words.length > 1)
      for (const key of keys) {
        if (found.length === mostReadings) break;
        if (whole.length >= shortestSlip && isSlip(key, whole)) found.push([key]);
      }
    let readings: (readonly string[])[] = [[]];
    for (const word of words) {
      const choices = unknown.includes(word) ? findSpellings(word, spelt) : [word];
      // Cut in each turn: 8 readings × 8 spellings at most, never their product over all words.
      readings = readings
        .flatMap((reading) => choices.map((choice) => [...reading, choice]))
        .slice(0, mostReadings);
    }
    return [...found, ...readings].slice(0, mostReadings);
  }

  function findCorrected(words: readonly string[]): readonly Found[] {
    const best = new Map<SearchEntry, Found>();
    for (const reading of correct(words))
      for (const found of find(reading)) {
        const known = best.get(found.entry);
        const score = found.score + slipRank;
        if (!known || score < known.score) best.set(found.entry, { ...found, score });
      }
    return [...best.values()].sort(compareFound);
  }

  /** "prix vitamine c": vitamin C, and where prices are asked. */
  function findWithQuestion(words: readonly string[]): readonly Found[] {
    const asked = words.filter((word) => questions.has(word));
    const rest = words.filter((word) => !questions.has(word));
    if (asked.length === 0 || rest.length === 0) return [];
    const about = find(rest);
    if (about.length === 0) return [];
    const known = new Set(about.map(({ entry }) => entry));
    const pages = find(asked.slice(0, 1)).filter(
      ({ entry, name }) => questionKinds.has(name.kind) && !known.has(entry),
    );
    return [...about.slice(0, mostBest - 1), ...pages, ...about.slice(mostBest - 1)];
  }

  /** Entries whose names are spelt alike, then those whose names are mostly one of the words. */
  function findNearest(words: readonly string[]): readonly ShownEntry[] {
    const ofWords = words
      .filter((word) => words.length > 1 && word.length >= shortestSlip && !isDigit(word[0]))
      .flatMap((word) => {
        const direct = find([word]);
        return (direct.length > 0 ? direct : findCorrected([word])).filter(
          ({ name, score }) =>
            isProper(name) &&
            score % slipRank < ranks.starts &&
            word.length / name.key.length >= leastShare,
        );
      })
      .sort(compareFound)
      .map(({ entry }) => entry);
    const whole = words.join("");
    const alike = entries
      .map((entry) => ({ entry, likeness: likenessTo(whole, entry) }))
      .filter(({ likeness }) => likeness >= leastLikeness)
      .sort((a, b) => b.likeness - a.likeness)
      .map(({ entry }) => entry);
    const nearest = new Map<string, SearchEntry>();
    for (const entry of [...alike, ...ofWords]) {
      const key = nameKey(entry.name);
      if (!nearest.has(key)) nearest.set(key, entry);
      if (nearest.size === mostNearest) break;
    }
    return [...nearest.values()];
  }

  function likenessTo(whole: string, entry: SearchEntry): number {
    let best = 0;
    for (const name of namesOf(entry)) {
      const { key } = name;
      if (!isProper(name) || key.length < shortestSlip || isDigit(key[0])) continue;
      const shorter = Math.min(key.length, whole.length);
      if (shorter / Math.max(key.length, whole.length) >= leastLikeness)
        best = Math.max(best, likenessOf(key, whole));
    }
    return best;
  }

  /** The names that begin with a letter which is no word of its own: more letters are on their way. */
  function findBeginning(letter: string): readonly Found[] {
    const found = entries.flatMap((entry): Found[] => {
      const name = namesOf(entry).find(({ kind, key }) => kind === "name" && key[0] === letter);
      const from = name?.words[0]?.from ?? 0;
      const marks: readonly Mark[] = [[from, from + 1]];
      return name ? [{ entry, name, score: ranks.starts, marks, shownBy: ranks.starts }] : [];
    });
    return found.sort(compareFound);
  }

  function findAll(query: string, words: readonly string[]): readonly Found[] {
    if (casNumber.test(query))
      return find(words).filter(({ name: { key } }) => key === words.join(""));
    const direct = find(words);
    if (direct.length > 0) return direct;
    const [first = ""] = words;
    if (words.length === 1 && first.length === 1) return findBeginning(first);
    const asked = findWithQuestion(words);
    return asked.length > 0 ? asked : findCorrected(words);
  }

  return (query) => {
    const words = [...new Set(dropFillers(splitWords(query)).map(({ key }) => key))].slice(
      0,
      mostWords,
    );
    if (words.length === 0) return nothing;
    const found = findAll(query.trim(), words);
    const [first] = found;
    // At most nine look-ups.
    const note = [words.join(""), ...words].map((word) => noteOf.get(word)).find(Boolean) ?? null;
    if (!first) {
      const isUnknownCas = casNumber.test(query.trim());
      return { ...nothing, note, isUnknownCas, nearest: isUnknownCas ? [] : findNearest(words) };
    }
    const leading = first.score % slipRank < ranks.starts ? first.entry.group : null;
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
      best: chooseBest(found).map(toHit),
      understood: explain(query, first),
      note,
      nearest: [],
      isUnknownCas: false,
    };
  };
}

/** The best, of which the last gives way to a filtered list that is what was asked for. */
function chooseBest(found: readonly Found[]): readonly Found[] {
  const best = found.slice(0, mostBest);
  const filter = found.find(({ entry }) => entry.group === "filter");
  const isAsked = filter && filter.score < ranks.apart && !best.includes(filter);
  return isAsked ? [...best.slice(0, mostBest - 1), filter] : best;
}

function toHit({ entry, name, marks }: Found): SearchHit {
  const kind = kindFor(name);
  // A page's topics are not shown in a language that is not the reader's: the page's own name is enough.
  if (name.isForeign && kind === "word")
    return { entry, kind: "name", text: entry.name, marks: [] };
  return { entry, kind, text: name.text, marks };
}

/** The kind that a reader sees in a name: a synonym in another language is a name in that language. */
function kindFor({ kind, isForeign }: Name): HitKind {
  if (!isForeign) return kind;
  if (kind === "synonym") return "otherName";
  return kind === "related" ? "otherRelated" : kind;
}

function explain(query: string, { entry, name, score }: Found): SearchResult["understood"] {
  const to = entry.code ? `${entry.name} ${entry.code}` : entry.name;
  // The reason beside it says it.
  if (weakKinds.has(name.kind) || name.kind === "question") return null;
  if (score >= slipRank) return { from: query, to, by: "spelling" };
  if (score >= ranks.words || name.kind === "name") return null;
  return { from: name.text, to, by: kindFor(name) };
}
