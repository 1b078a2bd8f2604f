// Finds the actives for a few typed letters: those whose names begin with them come first. For both sides.
import { fold } from "#shared/search/normalise.ts";

/** Most signs of a search. */
export const longestSought = 40;

/** Most that are offered. */
export const mostChoices = 8;

/** Small letters and digits, one space between words; a plus sign at the end is a word, as in "NAD+". */
export const foldName = (text: string): string =>
  fold(text)
    .replace(/\+\s*$/, " plus")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** Letters so few are an abbreviation, or the beginning of a word, and no part of one. */
const longestShort = 3;

/**
 * Names of a choice, folded, each between bars: what it is called, then two bars and what else it is found by; then three, and
 * what it is found by as a whole only: codes, whose first letters may be any word.
 */
export function foldNames(
  own: Iterable<string>,
  others: Iterable<string> = [],
  codes: Iterable<string> = [],
): string {
  const called = new Set([...own].map(foldName).filter(Boolean));
  const list = (names: Iterable<string>) =>
    [...new Set([...names].map(foldName))]
      .filter((name) => name !== "" && !called.has(name))
      .map((name) => `${name}|`)
      .join("");
  return `|${[...called].join("|")}||${list(others)}||${list(codes)}`;
}

/** 0: it is called so; 1: another name is that; 2, 3: a name begins so; 4: a word does; 5: it is within one. */
function rankOf(all: string, sought: string): number | null {
  if (all.includes(`|${sought}|`, all.lastIndexOf("||"))) return 1;
  const folded = all.slice(0, all.lastIndexOf("||"));
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
  if (folded.includes(` ${sought}`)) return 4;
  return sought.length > longestShort ? 5 : null;
}

/** All that can be chosen; `absent`: names of actives that are known and not ours, as foldNames writes them. */
export interface Choices<Choice extends { readonly folded: string }> {
  readonly choices: readonly Choice[];
  readonly absent: string;
}

export interface FoundChoices<Choice> {
  /** The best ones first. */
  readonly choices: readonly Choice[];
  /** The only one, or the only one of that very name: it need not be asked for again. */
  readonly only: Choice | null;
}

/** Costs six looks through the names of each choice, some 400 letters. */
export function findChoices<Choice extends { readonly folded: string }>(
  { choices, absent }: Choices<Choice>,
  text: string,
  most = mostChoices,
): FoundChoices<Choice> {
  const sought = foldName(text.slice(0, longestSought));
  if (sought === "" || absent.includes(`|${sought}|`)) return { choices: [], only: null };
  const found = choices
    .flatMap((choice) => {
      const rank = rankOf(choice.folded, sought);
      return rank === null ? [] : [{ choice, rank }];
    })
    .toSorted((a, b) => a.rank - b.rank);
  const [best, second] = found;
  // "Fer" is iron: what begins with the same three letters is not meant.
  const isShort = best?.rank === 0 && sought.length <= longestShort;
  const isNamed = best !== undefined && best.rank <= 1 && second?.rank !== best.rank;
  return {
    choices: found
      .filter(
        ({ choice }) =>
          !isShort || ` ${choice.folded.replaceAll("|", " ")} `.includes(` ${sought} `),
      )
      .slice(0, most)
      .map(({ choice }) => choice),
    only: best && (isNamed || found.length === 1) ? best.choice : null,
  };
}
