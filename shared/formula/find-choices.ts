// Finds the actives for a few typed letters: those whose names begin with them come first. For both sides.
import { fold } from "#shared/search/normalise.ts";

/** Most signs of a search. */
export const longestSought = 40;

/** Most that are offered. */
export const mostChoices = 8;

/** Small letters and digits, one space between words. */
export const foldName = (text: string): string =>
  fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** Names of a choice, folded, each between bars: what it is called, then two bars and what else it is found by. */
export function foldNames(own: Iterable<string>, others: Iterable<string> = []): string {
  const called = new Set([...own].map(foldName).filter(Boolean));
  const found = [...new Set([...others].map(foldName))].filter(
    (name) => name !== "" && !called.has(name),
  );
  return `|${[...called].join("|")}||${found.map((name) => `${name}|`).join("")}`;
}

/** 0: it is called so; 1: another name is that; 2, 3: a name begins so; 4: a word does; 5: it is within one. */
function rankOf(folded: string, sought: string): number | null {
  if (!folded.includes(sought)) return null;
  const others = folded.indexOf("||");
  const place = (text: string) => {
    const at = folded.indexOf(text);
    return at < 0 ? null : at < others ? 0 : 1;
  };
  const whole = place(`|${sought}|`);
  if (whole !== null) return whole;
  const start = place(`|${sought}`);
  if (start !== null) return 2 + start;
  return folded.includes(` ${sought}`) ? 4 : 5;
}

export interface FoundChoices<Choice> {
  /** The best ones first, at most eight. */
  readonly choices: readonly Choice[];
  /** The only one, or the only one of that very name: it need not be asked for again. */
  readonly only: Choice | null;
}

/** Costs six looks through the names of each choice, some 400 letters. */
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
  const [best, second] = found;
  const isNamed = best !== undefined && best.rank <= 1 && second?.rank !== best.rank;
  return {
    choices: found.slice(0, mostChoices).map(({ choice }) => choice),
    only: best && (isNamed || found.length === 1) ? best.choice : null,
  };
}
