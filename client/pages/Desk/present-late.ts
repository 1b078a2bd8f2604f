// What the page says below the bench, which follows a moment later: the rod under the hand comes first.
import { type BenchWords, sayWords } from "#shared/formula/sentences/bench-words.ts";
import { saySections } from "#shared/formula/sentences/present-sections.ts";
import type { SaidVerdict } from "#shared/formula/sentences/presentation.ts";
import type { LiveFormula } from "./formula-state.ts";

export function presentLate(state: LiveFormula): { said: SaidVerdict; words: BenchWords } {
  const sections = saySections(state);
  return {
    said: { ...state.said, ...sections },
    words: sayWords(state.formula, sections.questions.length, state.words.texts),
  };
}
