// The chunk with which a bench answers by itself: it judges, words and prints. Fetched once the page has been taken over; until
// then the page is a form, its pills are links, and the server answers.
export { IdeaTool } from "#client/components/IdeaField/IdeaTool.tsx";
export { ResumeFormula } from "#client/components/ResumeFormula/ResumeFormula.tsx";
export { Announcer } from "./Announcer.tsx";
export { CopyLabel } from "./CopyLabel.tsx";
export { DoseStops } from "./DoseStops.tsx";
export { pressKey } from "./dose-input.ts";
export { dragDose } from "./drag-dose.ts";
export { FormulaAddress } from "./FormulaAddress.tsx";
export { chooseWishes, followPick, followWishes } from "./follow-brief.ts";
export { followPill } from "./follow-pill.ts";
export { LateFormula } from "./LateFormula.tsx";
export { NamedFormula } from "./NamedFormula.tsx";
export { OpenDay } from "./OpenDay.tsx";
export { OrderInForm } from "./OrderInForm.tsx";
export { PhGrid } from "./PhGrid.tsx";
export { PrintedBench } from "./PrintedFormula.tsx";
export { presentLate } from "./present-late.ts";
export { RemovedNotice } from "./RemovedNotice.tsx";
export { reduceFormula } from "./reduce-formula.ts";
export { restoreFacts } from "./restore-facts.ts";
export { Stepper } from "./Stepper.tsx";
export { sendBench, showDose } from "./show-dose.ts";
export { TakeAway } from "./TakeAway.tsx";
export { takeIdea } from "./take-idea.ts";
export { VerdictBar } from "./VerdictBar.tsx";
