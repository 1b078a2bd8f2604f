// Finds entries by any of their names, in every language at once: MiniSearch proposes names, names.ts ranks their matches. Depends
// on the index's data and on nothing else, in the browser, on the server and in its worker alike.
//
// The cost of a search is bounded: 80 signs are at most 8 distinct words, so at most 8 × 2,000 comparisons of a word with the
// vocabulary (spellings, parts of words), at most 8 readings of a misspelt search, each looked up once or twice, and 14 parts of one.
import { textOf } from "#shared/editions/edition.ts";
import { fillText } from "#shared/words/fill-text.ts";
import { createAbsentNames } from "./absent-names.ts";
import { findBeginning, findEach, findTogether } from "./find-several.ts";
import {
  chooseBest,
  explain,
  type Found,
  mostBest,
  type SearchResult,
  slipRank,
  toHit,
} from "./hits.ts";
import { createNameIndex, type NameWords } from "./name-index.ts";
import {
  ask,
  isDigit,
  isProper,
  isStart,
  longestShort,
  type Match,
  matchApart,
  matchName,
  type Name,
  otherKinds,
  ranks,
  shortestPart,
} from "./names.ts";
import { dropFillers, nameKey, splitWords } from "./normalise.ts";
import { offerBench, placeBench } from "./offer-bench.ts";
import { isBound, readQuery } from "./read-query.ts";
import type { NameKind, SearchEntry, SearchIndex, ShownEntry } from "./search-index.ts";
import { findSpellings, isSlip, likenessOf, shortestSlip } from "./spelling.ts";

export type Search = (query: string) => SearchResult;

const rankShown = ({ kind, isForeign }: Name, { score }: Match): number =>
  isForeign || otherKinds.has(kind) ? score + foreignStep : score;

/** Kinds of questions of a page. */
const questionKinds: ReadonlySet<NameKind> = new Set(["question", "request"]);

/** Most words of a query: no name has more that matter. */
const mostWords = 8;
/** Lead in score that a name of another language needs to be shown: less than a rank, more than the steps within one. */
const foreignStep = 0.5;
const mostReadings = 8;
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
  absent: null,
  miss: null,
};

/** `nameWords`: shared by the searches of several editions (createNameWords), or the search's own. */
const wordsOf = (text: string): readonly string[] =>
  [...new Set(dropFillers(splitWords(text)).map(({ key }) => key))].slice(0, mostWords);

export function createSearch(index: SearchIndex, nameWords?: NameWords): Search {
  const { entries, groups, notes } = index;
  const { vocabulary, spelt, keys, findNames, findEntries, namesOf } = createNameIndex(
    index,
    nameWords,
  );
  const findAbsent = createAbsentNames(index.absent, keys);
  const sides = new Set([...index.compared.below, ...index.compared.above]);
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
    const isSided = words.some((word) => sides.has(word));
    return found.filter(({ entry }) => isSided || !isBound(entry)).sort(compareFound);
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

  /** Neighbours that are one word of some name: "coq 10" is "coq10". */
  function joinKnown(words: readonly string[]): readonly string[] {
    const joined: string[] = [];
    for (const word of words) {
      const last = joined.at(-1);
      const both = `${last}${word}`;
      if (last !== undefined && (vocabulary.has(both) || keys.has(both)))
        joined.splice(-1, 1, both);
      else joined.push(word);
    }
    return joined;
  }

  interface Answer {
    readonly found: readonly Found[];
    readonly absent: string | null;
  }

  /** Of what the catalogue does not have, nothing that merely begins or sounds like it is shown: only what else is named. */
  function answer(query: string, words: readonly string[]): Answer {
    if (casNumber.test(query))
      return {
        found: find(words).filter(({ name: { key } }) => key === words.join("")),
        absent: null,
      };
    const missing = findAbsent(words);
    if (missing?.rest.length === 0) return { found: [], absent: missing.name };
    const direct = find(words);
    const isNamed = direct.some(({ score }) => score < ranks.starts);
    if (missing && !isNamed) {
      const others = find(missing.rest);
      const isOther = others.some(
        ({ entry, name, score }) =>
          score < ranks.starts && (entry.group !== "page" || questionKinds.has(name.kind)),
      );
      return { found: isOther ? others : [], absent: missing.name };
    }
    return { found: direct.length > 0 ? direct : findOtherwise(words), absent: null };
  }

  function findOtherwise(words: readonly string[]): readonly Found[] {
    const joined = joinKnown(words);
    const together = joined.length < words.length ? find(joined) : [];
    if (together.length > 0) return together;
    const [first = ""] = words;
    if (words.length === 1 && first.length === 1)
      return findBeginning(first, entries, namesOf).toSorted(compareFound);
    const asked = findWithQuestion(words);
    if (asked.length > 0) return asked;
    const both = findTogether(words, find);
    return both.length > 0 ? both : findCorrected(words);
  }

  const describeMiss = (absent: string | null, isUnknownCas: boolean): string | null => {
    if (isUnknownCas) return textOf(index.texts.box.unknownCas);
    return absent && fillText(textOf(index.texts.box.absent), { name: absent });
  };

  return (query) => {
    const { text, hasDose, parts, ph } = readQuery(query.trim(), index.compared);
    const words = wordsOf(text);
    if (words.length === 0) return nothing;
    const sided = ph ? find(ph) : [];
    const each = sided.length > 0 ? sided : findEach(parts.map(wordsOf), find);
    const { found, absent } = each.length > 0 ? { found: each, absent: null } : answer(text, words);
    const [first] = found;
    const isFormula = hasDose || parts.length > 0;
    const bench = offerBench(query.trim(), isFormula, found, index.bench);
    const all = [...bench, ...found];
    // At most nine look-ups.
    const note = [words.join(""), ...words].map((word) => noteOf.get(word)).find(Boolean) ?? null;
    if (!first) {
      const isUnknownCas = casNumber.test(query.trim());
      const nearest = isUnknownCas || absent ? [] : findNearest(words);
      const miss = describeMiss(absent, isUnknownCas);
      return { ...nothing, note, isUnknownCas, absent, miss, nearest };
    }
    const isNamed = first.score % slipRank < ranks.starts;
    // What is called so comes before the bench of a need.
    const isBenchFirst = bench.length > 0 && (isFormula || !isNamed);
    const leading = isBenchFirst ? "page" : isNamed ? first.entry.group : null;
    const present = groups
      .map(({ id }) => id)
      .filter((id) => all.some(({ entry }) => entry.group === id));
    return {
      total: all.length,
      groups: present
        .sort((a, b) => Number(b === leading) - Number(a === leading))
        .map((id) => ({
          id,
          hits: all.filter(({ entry }) => entry.group === id).map(toHit),
        })),
      leading,
      best: placeBench(chooseBest(found), bench, isFormula, mostBest).map(toHit),
      understood: absent ? null : explain(query, first),
      note,
      nearest: [],
      isUnknownCas: false,
      absent,
      miss: describeMiss(absent, false),
    };
  };
}
