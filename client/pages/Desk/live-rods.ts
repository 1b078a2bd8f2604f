// What lets the rods of a bench of three doses be moved: the drawing, the hand, the engine and the sentences of the desk. Fetched when the
// visitor comes near; until then the page is a form, whose button opens the desk.
import { fetchJson } from "#client/hooks/fetch-own.ts";
import type { Language } from "#shared/editions/edition.ts";
import type { DeskTexts } from "#shared/formula/desk-texts.ts";
import type { Formula } from "#shared/formula/formula.ts";
import { judgeFormula } from "#shared/formula/judge-formula.ts";
import { describeBench } from "#shared/formula/sentences/present-bench.ts";
import { deskTextsAddress } from "#shared/pages/desk-address.ts";
import { fetchFacts } from "./fetch-facts.ts";
import type { LiveFormula } from "./formula-state.ts";
import { beginFormula } from "./reduce-formula.ts";

export { writeField } from "#shared/formula/write-field.ts";
export { benchAddress } from "#shared/pages/desk-address.ts";
export { withWholeWords } from "#shared/words/letters.ts";
export { Announcement } from "./Announcement.tsx";
export { pressKey } from "./dose-input.ts";
export { dragDose } from "./drag-dose.ts";
export { RodGauge } from "./RodGauge.tsx";
export { changeFormulaBy } from "./reduce-formula.ts";

/** @throws where facts or texts do not come */
export async function openRods(
  formula: Formula,
  { build, prefix, language }: { build: string; prefix: string; language: Language },
): Promise<LiveFormula> {
  const { instrument } = formula;
  const [texts, facts] = await Promise.all([
    fetchJson<DeskTexts>(deskTextsAddress(build, prefix, instrument)),
    fetchFacts({ build, prefix }, formula),
  ]);
  const judged = judgeFormula(formula, facts, { texts, language });
  return beginFormula(judged, describeBench(judged));
}
