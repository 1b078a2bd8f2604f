// What a verdict says below the bench: "Dire", "Vendre", "Loger", "Étiqueter", "Demander". A browser may fetch it after the bench, as
// the server has said it all once.

import type { RodContext } from "./rod-words.ts";
import type { SaidSections } from "./said.ts";
import { sayByNutrient, sayClaimNotes, saySubjects } from "./say-claims.ts";
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
} from "./say-label.ts";
import { sayRoom } from "./say-room.ts";
import { sayRow } from "./say-rows.ts";
import { sayShared } from "./say-shared.ts";

export function saySections(context: RodContext): SaidSections {
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
