// Slips of the keyboard: which words of the catalogue a misspelt one may be.
import { distance } from "fastest-levenshtein";

/** Fewest letters of a word that may be misspelt: a shorter one would become another word. */
export const shortestSlip = 5;
/**
 * Fewest letters of a word in which any letter may be wrong, or that may begin another, misspelt. In shorter ones another letter
 * makes another word too often ("verre", "trade"): their letters are only missing, added or swapped, and the first is right.
 */
const shortestSure = 7;
/** Most readings of a misspelt word. */
export const mostSpellings = 8;

const digitsOf = (text: string) => text.replace(/\D/g, "");

/** At most one letter is wrong, missing, added, or swapped with its neighbour. Digits are never taken for one another. */
export function isSlip(word: string, other: string): boolean {
  if (Math.abs(word.length - other.length) > 1) return false;
  if (distance(word, other) > 1 && !isSwap(word, other)) return false;
  return digitsOf(word) === digitsOf(other);
}

function isSwap(word: string, other: string): boolean {
  if (word.length !== other.length || word === other) return false;
  let at = 0;
  while (word[at] === other[at]) at += 1;
  return (
    word[at] === other[at + 1] &&
    word[at + 1] === other[at] &&
    word.slice(at + 2) === other.slice(at + 2)
  );
}

const isSubstitution = (word: string, other: string) =>
  word.length === other.length && !isSwap(word, other);

/**
 * The words, else the beginnings of words, that a misspelt one may be: at most `mostSpellings`. Compares it once with each word
 * that is as long, give or take one letter, and once with each beginning: 2 × 2,000 comparisons at most.
 */
export function findSpellings(word: string, vocabulary: ReadonlySet<string>): readonly string[] {
  if (word.length < shortestSlip) return [];
  const found = new Set<string>();
  const isLike = (known: string) =>
    isSlip(known, word) &&
    (word.length >= shortestSure || (known[0] === word[0] && !isSubstitution(known, word)));
  for (const known of vocabulary) {
    if (found.size === mostSpellings) return [...found];
    if (isLike(known)) found.add(known);
  }
  if (found.size > 0 || word.length < shortestSure) return [...found];
  for (const known of vocabulary) {
    if (found.size === mostSpellings) break;
    const start = known.slice(0, word.length);
    if (known.length > word.length && isLike(start)) found.add(start);
  }
  return [...found];
}

/** The likeness of two names, 0 to 1. */
export function likenessOf(name: string, other: string): number {
  const longest = Math.max(name.length, other.length);
  return longest === 0 ? 0 : 1 - distance(name, other) / longest;
}
