// Words the product to be made in one sentence.
import { textOf } from "#shared/editions/edition.ts";
import type { JudgedFormula } from "../judge-formula.ts";

/** "Un complément alimentaire en gélules de taille 0, pour la France." */
export function describeBrief({ words, formula }: JudgedFormula): string {
  const { texts } = words;
  const { brief } = texts.said;
  return formula.instrument === "serum"
    ? words.fill(brief.serum, { care: textOf(texts.brief.cares[formula.care]) })
    : words.fill(brief.complement, {
        container: textOf(texts.brief.containers[formula.container]),
        market: textOf(texts.brief.markets[formula.market]),
      });
}
