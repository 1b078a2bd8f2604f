// The pH that actives keep in, and how a window of it is written.
import { withCapital } from "#shared/words/letters.ts";
import type { Words } from "#shared/words/words.ts";
import type { JudgedFormula } from "./judge-formula.ts";

export interface PhWindow {
  readonly from: number;
  readonly to: number;
}

/** An active with its window. */
export interface PhRow extends PhWindow {
  readonly slug: string;
  readonly name: string;
}

/** Those of the formula whose window is known, as they stand in it. */
export const listPhRows = ({
  formula,
  facts,
  words,
}: Pick<JudgedFormula, "formula" | "facts" | "words">): PhRow[] =>
  formula.actives.flatMap(({ slug }) => {
    const own = facts.actives[slug]?.ph;
    return own ? [{ slug, name: withCapital(words.active(slug)), from: own.from, to: own.to }] : [];
  });

/** "5 à 6,5"; "5" where it is one value. */
export const writePh = ({ from, to }: PhWindow, words: Pick<Words, "range">): string =>
  words.range({ from, to: from === to ? undefined : to }, "");
