// Words the verdict below the bench: "Dire", "Vendre", "Loger", "Étiqueter", "Demander". A browser may fetch it after the bench, as
// the server has rendered it all once.

import type { JudgedFormula } from "../judge-formula.ts";
import { sayByNutrient, sayClaimNotes, saySubjects } from "./claims.ts";
import { sayRoom } from "./fit.ts";
import {
  sayDraft,
  sayFacts,
  sayIngredients,
  sayLabels,
  sayMentions,
  sayNotes,
  sayQuestions,
  sayWarnings,
  sayWordings,
} from "./label.ts";
import type { SaidSections } from "./presentation.ts";
import { sayRow } from "./rows.ts";
import { sayShared } from "./shared.ts";

export function saySections(context: JudgedFormula): SaidSections {
  const { formula, verdict } = context;
  return {
    rows: verdict.rods.map((rod) => sayRow(rod, context)),
    subjects: saySubjects(context),
    byNutrient: formula.instrument === "serum" ? [] : sayByNutrient(context),
    claimNotes: sayClaimNotes(context),
    facts: sayFacts(context),
    room: sayRoom(context),
    shared: sayShared(context),
    wordings: sayWordings(context),
    mentions: sayMentions(context),
    labels: sayLabels(context),
    warnings: sayWarnings(context),
    draft: sayDraft(context),
    ingredients: sayIngredients(context),
    questions: sayQuestions(context),
    notes: sayNotes(context),
  };
}
