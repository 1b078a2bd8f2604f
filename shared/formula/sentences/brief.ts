// Words the product to be made in one sentence.
import { claimSubjectIds } from "#shared/content/claim-subjects.ts";
import { textOf } from "#shared/editions/edition.ts";
import { withSmallLetter } from "#shared/words/letters.ts";
import { joinSentences } from "../desk-words.ts";
import type { JudgedFormula } from "../judge-formula.ts";
import { describeWished } from "./wishes.ts";

/** "Un complément alimentaire en gélules de taille 0, pour la France. Besoin : immunité. Souhaits : végan." */
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
    describeNeed(context),
    describeWished(context),
  );
}

/** What its claims are to be about; null where nobody has chosen. */
export function describeNeed({ words, formula }: JudgedFormula): string | null {
  const subject = claimSubjectIds.find((id) => id === formula.subject);
  if (!subject) return null;
  const need = withSmallLetter(textOf(words.texts.subjects[subject]));
  return words.fill(words.texts.said.brief.need, { need });
}
