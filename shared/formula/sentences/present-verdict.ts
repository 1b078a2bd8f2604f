// A verdict in words: all that page, print, mail and Markdown say of one comes from here. It costs what judging costs: each total
// once, each claim once. A browser takes its two halves apart (present-bench.ts, present-sections.ts).
import type { JudgedFormula } from "../judge-formula.ts";
import { describeBench } from "./present-bench.ts";
import { describeSections } from "./present-sections.ts";
import type { VerdictPresentation } from "./presentation.ts";

export const describeVerdict = (judged: JudgedFormula): VerdictPresentation => ({
  ...describeBench(judged),
  ...describeSections(judged),
});
