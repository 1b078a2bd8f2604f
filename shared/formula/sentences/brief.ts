// Words the product to be made in one sentence.
import { textOf } from "#shared/editions/edition.ts";
import { joinSentences } from "../desk-words.ts";
import type { JudgedFormula } from "../judge-formula.ts";
import { describeWished } from "./wishes.ts";

/** "Un complément alimentaire en gélules de taille 0, pour la France. Souhaits : végan." */
export function describeBrief(context: JudgedFormula): string {
  const { words, formula } = context;
  const { texts } = words;
  const { brief } = texts.said;
  return joinSentences(
    formula.instrument === "serum"
      ? words.fill(brief.serum, { care: textOf(texts.brief.cares[formula.care]) })
      : words.fill(brief.complement, {
          container: textOf(texts.brief.containers[formula.container]),
          market: textOf(texts.brief.markets[formula.market]),
        }),
    describeWished(context),
  );
}
