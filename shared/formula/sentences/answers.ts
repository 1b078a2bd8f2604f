// Words the three answers. They are decided in engine/; each code has its sentence here.
import { textOf } from "#shared/editions/edition.ts";
import { withCapital } from "#shared/words/letters.ts";
import type { JudgedFormula } from "../judge-formula.ts";
import { describeFit } from "./answer-fit.ts";
import { describeSay } from "./answer-say.ts";
import { describeSell } from "./answer-sell.ts";
import type { AnswerPresentation, WordedAnswer } from "./presentation.ts";

export function describeAnswers(
  judged: JudgedFormula,
): readonly [AnswerPresentation, AnswerPresentation, AnswerPresentation] {
  const { verdict, words } = judged;
  const cell = (
    id: AnswerPresentation["id"],
    { sentence, note, short }: WordedAnswer,
  ): AnswerPresentation => ({
    id,
    sign: verdict.answers[id].sign,
    verb: textOf(words.texts.verbs[id]),
    sentence: withCapital(sentence),
    note,
    short,
  });
  return [
    cell("sell", describeSell(judged)),
    cell("say", describeSay(judged)),
    cell("fit", describeFit(judged)),
  ];
}
