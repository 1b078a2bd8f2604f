// The label draft as text to copy, also in the other language, whose words are fetched when they are asked for.

import { fetchJson } from "#client/hooks/fetch-own.ts";
import { editionIn, type Language, textOf } from "#shared/editions/edition.ts";
import type { DeskTexts } from "#shared/formula/desk-texts.ts";
import type { Formula } from "#shared/formula/formula.ts";
import { judgeFormula } from "#shared/formula/judge-formula.ts";
import { listLabelLines } from "#shared/formula/sentences/label-words.ts";
import { describeVerdict } from "#shared/formula/sentences/present-verdict.ts";
import type { VerdictPresentation } from "#shared/formula/sentences/presentation.ts";
import type { BenchTexts } from "#shared/pages/desk.ts";
import { deskTextsAddress } from "#shared/pages/desk-address.ts";
import { fetchFacts } from "./fetch-facts.ts";

type LabelTexts = BenchTexts["label"];

/** What a label says, in its order, and nothing that is for formulators alone. */
export function composeLabel(said: VerdictPresentation, label: LabelTexts): string {
  const { draft, ingredients, notes } = said;
  const rows = draft.map(({ name, amount, share }) =>
    [name, amount, share].filter(Boolean).join("\t"),
  );
  return [
    ...listLabelLines(said),
    "",
    ...(rows.length > 0
      ? [[label.perDay, label.amount, label.reference].map(textOf).join("\t"), ...rows, ""]
      : []),
    ...(rows.length > 0 ? [textOf(label.referenceNote), ""] : []),
    `${textOf(rows.length > 0 ? label.ingredients : label.inci)}`,
    ingredients,
    textOf(rows.length > 0 ? label.ingredientsNote : label.inciNote),
    "",
    notes.at(-1) ?? "",
  ].join("\n");
}

/** Null where it cannot be fetched: at most twenty-one small files, which browsers keep. */
export async function describeInOther(
  build: string,
  formula: Formula,
  language: Language,
): Promise<{ readonly said: VerdictPresentation; readonly label: LabelTexts } | null> {
  const { prefix } = editionIn(language);
  try {
    const [texts, facts] = await Promise.all([
      fetchJson<DeskTexts>(deskTextsAddress(build, prefix, formula.instrument)),
      fetchFacts({ build, prefix }, formula),
    ]);
    return {
      said: describeVerdict(judgeFormula(formula, facts, { texts, language })),
      label: texts.label,
    };
  } catch {
    return null;
  }
}
