// A formula opened for a reader: what is known of it, its verdict, and the voice that words it. Page, JSON, Markdown, mail, starts and
// browser open one here, and ask sentences/ for what they show.
import type { Language } from "#shared/editions/edition.ts";
import type { DeskFacts } from "./desk-facts.ts";
import type { DeskTexts } from "./desk-texts.ts";
import { type DeskWords, deskWordsIn } from "./desk-words.ts";
import { judge } from "./engine/judge.ts";
import type { Formula } from "./formula.ts";
import type { Verdict } from "./verdict.ts";

export interface JudgedFormula {
  readonly formula: Formula;
  readonly facts: DeskFacts;
  readonly verdict: Verdict;
  readonly words: DeskWords;
}

/** `facts`: of all that stands in the formula. Costs what judging costs (engine/judge.ts). */
export const judgeFormula = (
  formula: Formula,
  facts: DeskFacts,
  { texts, language }: { readonly texts: DeskTexts; readonly language: Language },
): JudgedFormula => ({
  formula,
  facts,
  verdict: judge(formula, facts),
  words: deskWordsIn(language, texts, facts),
});
