// Words the questions for the laboratory, and the notices that stand wherever a verdict is repeated.

import { textOf } from "#shared/editions/edition.ts";
import { withCapital } from "#shared/words/letters.ts";
import { isForAuthority } from "../engine/doubts.ts";
import { isUnionLaw } from "../engine/limits.ts";
import type { JudgedFormula } from "../judge-formula.ts";
import type { DoseTotal, Question } from "../verdict.ts";
import { formatTotal, nameOfTotal } from "./total-words.ts";
import { describeWishQuestion } from "./wishes.ts";

export function describeQuestions(context: JudgedFormula): readonly string[] {
  const { verdict } = context;
  return verdict.questions.map((question) => withCapital(describeQuestion(question, context)));
}

function describeQuestion(question: Question, context: JudgedFormula): string {
  const { words, formula, verdict } = context;
  const { question: texts, row } = words.texts.said;
  const isSerum = formula.instrument === "serum";
  if (question.id === "capacity")
    return words.fill(texts.capacity, {
      container: textOf(words.texts.brief.containers[question.container]),
    });
  if (question.id === "wish") return describeWishQuestion(question.wish, question.open, context);
  if (!("slugs" in question)) return textOf(texts[question.id]);
  const { id, slugs } = question;
  const names = words.actives(slugs);
  if (id === "minimum-cells") return words.fill(texts.minimumCells, { names });
  if (id === "not-here") return words.fill(texts.notHere, { names });
  const rods = verdict.rods.filter(
    ({ total, parts }) => total !== null && parts.some(({ slug }) => slugs.includes(slug)),
  );
  if (id === "over-union") return describeUnion(rods, context);
  if (id !== "above" && id !== "level") return words.fill(texts[id], { names });
  const doses = rods
    .filter((rod) => (id === "level" ? rod.zone === "unconfirmed" : isForAuthority(rod)))
    .map((rod) =>
      words.fill(row.parts, {
        name: nameOfTotal(rod, words),
        dose: formatTotal(rod, words) ?? "",
      }),
    );
  const asked = id === "level" ? texts.level : texts.above[isSerum ? "serum" : formula.market];
  return words.fill(asked, { doses: words.list(doses) });
}

/** "Lycopène 34,8 mg, à ramener à 15 mg : ce maximum vaut dans toute l’Union." */
function describeUnion(rods: readonly DoseTotal[], { words }: JudgedFormula): string {
  const { question: texts } = words.texts.said;
  const doses = rods.flatMap((rod) => {
    const { passed } = rod;
    if (!passed || !isUnionLaw(passed)) return [];
    return words.fill(texts.unionDose, {
      name: nameOfTotal(rod, words),
      dose: formatTotal(rod, words) ?? "",
      maximum: words.dose(passed.amount, passed.unit),
    });
  });
  return words.count(texts.union, doses.length, { doses: words.list(doses) });
}

/** That other maxima than those of an order are accepted in practice is told where one of the order is. */
export function describeNotes({ words, formula, verdict }: JudgedFormula): readonly string[] {
  const { notes, practice } = words.texts;
  if (formula.instrument === "serum") return notes.serum.map(textOf);
  const { market } = formula;
  const isOfOrder = verdict.rods.some(
    ({ nutrient, limits }) =>
      nutrient !== null && limits.some(({ place, kind }) => place === market && kind === "law"),
  );
  const told = practice[market];
  return [...(told && isOfOrder ? [told] : []), ...notes[market]].map(textOf);
}
