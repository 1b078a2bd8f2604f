// Breaks the name at the head of a page into lines: never inside a word, and at a size at which its widest part fits.

/** Advance width of a letter of Newsreader at weight 300, em, by class; the tracking of the sheet title is taken off. */
const widthOf = (letter: string) =>
  (/[ijlïîI.,’'()|-]/.test(letter)
    ? 0.3
    : /[frts ]/.test(letter)
      ? 0.39
      : /[mwMW&]/.test(letter)
        ? 0.86
        : /[A-Z]/.test(letter)
          ? 0.67
          : 0.58) - 0.036;

/** Words that belong to the next one. */
const leading = /^(d[eu]s?|subsp\.|var\.|[+&])$/;
/** A part may not grow beyond this width, em, by taking in a neighbour. */
const widestJoin = 7.4;

/** Steps of `--em` in FittedTitle.module.css. */
const steps = [3, 3.5, 4, 4.5, 5, 5.5, 6, 6.5, 7, 7.5, 8, 9, 10];

export interface FittedTitle {
  /** Parts between which a line may break. */
  readonly parts: readonly string[];
  /** Width of the widest part in em, rounded up to a step. */
  readonly em: number;
}

/** `name` in parts: short words stay with the word they belong to ("vitamine c", "du Baïkal", "subsp. lactis"). */
export function fitTitle(name: string, isItalic: boolean): FittedTitle {
  const parts: string[] = [];
  const measure = (text: string) =>
    [...text].reduce((sum, letter) => sum + widthOf(letter), 0) * (isItalic ? 0.87 : 1);
  let isHeld = false;
  for (const word of name.split(" ")) {
    const last = parts.at(-1);
    const joined = `${last} ${word}`;
    const belongs = isHeld || (word.length <= 2 && !leading.test(word));
    if (last !== undefined && belongs && measure(joined) <= widestJoin)
      parts[parts.length - 1] = joined;
    else parts.push(word);
    isHeld = leading.test(word);
  }
  const widest = Math.max(...parts.map(measure));
  return { parts, em: steps.find((step) => step >= widest) ?? 10 };
}
