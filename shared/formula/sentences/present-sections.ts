// Words the verdict below the bench: "Dire", "Vendre", "Loger", "Étiqueter", "Demander". A browser may fetch it after the bench, as
// the server has rendered it all once.
import type { JudgedFormula } from "../judge-formula.ts";
import { describeCarried } from "./carried.ts";
import { describeByNutrient, describeClaimNotes, describeSubjects } from "./claims.ts";
import { describeFill } from "./fit.ts";
import {
  describeFacts,
  describeIngredients,
  describeLabelDraft,
  describeLabels,
  describeMentions,
  describeWarnings,
} from "./label.ts";
import { describeWordings, nameFood } from "./label-words.ts";
import { describeOrder } from "./order.ts";
import type { SectionsPresentation } from "./presentation.ts";
import { describeNotes, describeQuestions } from "./questions.ts";
import { describeRow } from "./rows.ts";
import { describeShared } from "./shared.ts";

export function describeSections(context: JudgedFormula): SectionsPresentation {
  const { formula, verdict } = context;
  const order = describeOrder(context);
  return {
    rows: verdict.rods.map((rod) => describeRow(rod, context)),
    subjects: describeSubjects(context),
    byNutrient: formula.instrument === "serum" ? [] : describeByNutrient(context),
    claimNotes: describeClaimNotes(context),
    facts: describeFacts(context),
    room: describeFill(context),
    shared: describeShared(context),
    foodName: nameFood(context),
    wordings: describeWordings(context),
    mentions: describeMentions(context),
    labels: describeLabels(context),
    warnings: describeWarnings(context),
    draft: describeLabelDraft(context),
    ingredients: describeIngredients(context),
    order,
    carried: describeCarried(context, order),
    questions: describeQuestions(context),
    notes: describeNotes(context),
  };
}
