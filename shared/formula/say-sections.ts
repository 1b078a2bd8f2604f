// What a verdict says below the bench: "Dire", "Vendre", "Loger", "Étiqueter", "Demander". A browser may fetch it after the bench, as
// the server has said it all once.
import { textOf } from "#shared/editions/edition.ts";
import type { SaidSections } from "./said.ts";
import { sayByNutrient, saySubjects } from "./say-claims.ts";
import {
  sayDraft,
  sayFacts,
  sayIngredients,
  sayNotes,
  sayQuestions,
  sayWarnings,
} from "./say-label.ts";
import type { RodContext } from "./say-rods.ts";
import { sayRoom } from "./say-room.ts";
import { sayRow } from "./say-rows.ts";
import { sayShared } from "./say-shared.ts";

export function saySections(context: RodContext): SaidSections {
  const { voice, formula, verdict } = context;
  return {
    rows: verdict.rods.map((rod) => sayRow(rod, context)),
    subjects: saySubjects(context),
    byNutrient: formula.instrument === "serum" ? [] : sayByNutrient(context),
    facts: sayFacts(context),
    room: sayRoom(context),
    shared: sayShared(context),
    mentions: voice.texts.mentions[formula.instrument].map(textOf),
    warnings: sayWarnings(context),
    draft: sayDraft(context),
    ingredients: sayIngredients(context),
    questions: sayQuestions(context),
    notes: sayNotes(context),
  };
}
