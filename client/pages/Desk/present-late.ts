// Words the sections below the bench a moment later: the gauge under the hand comes first.
import { type BenchWords, describeWords } from "#shared/formula/sentences/bench-words.ts";
import { describeSections } from "#shared/formula/sentences/present-sections.ts";
import type { VerdictPresentation } from "#shared/formula/sentences/presentation.ts";
import type { LiveFormula } from "./formula-state.ts";

export function presentLate(state: LiveFormula): { said: VerdictPresentation; words: BenchWords } {
  const sections = describeSections(state);
  return {
    said: { ...state.said, ...sections },
    words: describeWords(state.formula, sections.questions.length, state.words.texts),
  };
}
