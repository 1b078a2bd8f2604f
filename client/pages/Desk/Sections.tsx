// What the verdict rests on, below the bench, and what asks the laboratory.
import type { Language } from "#shared/editions/edition.ts";
import type { VerdictPresentation } from "#shared/formula/sentences/presentation.ts";
import type { BenchTexts } from "#shared/pages/desk.ts";
import { AskSection } from "./AskSection.tsx";
import { FitSection } from "./FitSection.tsx";
import type { FormulaState } from "./formula-state.ts";
import { LabelSection } from "./LabelSection.tsx";
import { SaySection } from "./SaySection.tsx";
import { SellSection } from "./SellSection.tsx";
import type { Part } from "./Vessel.tsx";

export function Sections({
  late,
  said,
  lead,
  formId,
  parts,
  isFolded,
  language,
  texts,
}: {
  late: FormulaState;
  said: VerdictPresentation;
  /** Of the questions. */
  lead: string;
  /** Id of the form that has the fields of the order. */
  formId: string;
  parts: readonly Part[];
  isFolded: boolean;
  language: Language;
  texts: BenchTexts;
}) {
  const { formula, verdict } = late;
  return (
    <>
      <SellSection {...{ said, formula, isFolded, texts }} />
      <SaySection {...{ said, formula, isFolded, texts }} />
      <FitSection fits={verdict.containers} {...{ said, parts, isFolded, texts }} />
      <LabelSection {...{ said, formula, isFolded, language, texts }} />
      <AskSection state={late} {...{ said, lead, isFolded, texts, formId }} />
    </>
  );
}
