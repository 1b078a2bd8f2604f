// What a visitor may mean by a few letters: those of its names that begin with them first. For both sides.
import { fold } from "#shared/search/normalise.ts";

/** What is looked for, signs. */
export const longestSought = 40;

/** Most that are offered. */
export const mostChoices = 8;

/** Small letters and digits, one space between words. */
export const foldName = (text: string): string =>
  fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** All names of a choice, folded, each between bars. */
export const foldNames = (names: Iterable<string>): string =>
  `|${[...new Set([...names].map(foldName))].filter(Boolean).join("|")}|`;

/** 0: it is called so; 1: a name begins so; 2: a word does; 3: it is within one. */
function rankOf(folded: string, sought: string): number | null {
  if (!folded.includes(sought)) return null;
  if (folded.includes(`|${sought}|`)) return 0;
  if (folded.includes(`|${sought}`)) return 1;
  return folded.includes(` ${sought}`) ? 2 : 3;
}

export interface FoundChoices<Choice> {
  /** The best ones first, at most eight. */
  readonly choices: readonly Choice[];
  /** The only one, or the only one that is called so: it need not be asked for again. */
  readonly only: Choice | null;
}

/** Costs four looks through the names of each choice, some 400 letters. */
export function findChoices<Choice extends { readonly folded: string }>(
  all: readonly Choice[],
  text: string,
): FoundChoices<Choice> {
  const sought = foldName(text.slice(0, longestSought));
  if (sought === "") return { choices: [], only: null };
  const found = all
    .flatMap((choice) => {
      const rank = rankOf(choice.folded, sought);
      return rank === null ? [] : [{ choice, rank }];
    })
    .toSorted((a, b) => a.rank - b.rank);
  const exact = found.filter(({ rank }) => rank === 0);
  const [only] = exact.length > 0 ? exact : found;
  return {
    choices: found.slice(0, mostChoices).map(({ choice }) => choice),
    only: only && (exact.length === 1 || found.length === 1) ? only.choice : null,
  };
}
