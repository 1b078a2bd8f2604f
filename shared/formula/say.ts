// A verdict in words: all that page, print, mail and Markdown say of one comes from here. Pure, on both sides. It costs what judging
// costs: each rod once, each claim once.
import { type Language, textOf } from "#shared/editions/edition.ts";
import type { DeskFacts } from "./desk-facts.ts";
import type { DeskTexts } from "./desk-texts.ts";
import type { Formula } from "./formula.ts";
import type { SaidVerdict } from "./said.ts";
import { sayCells } from "./say-cells.ts";
import { sayByNutrient, saySubjects } from "./say-claims.ts";
import {
  sayDraft,
  sayFacts,
  sayIngredients,
  sayNotes,
  sayQuestions,
  sayWarnings,
} from "./say-label.ts";
import { type RodContext, sayRod, sayRow } from "./say-rods.ts";
import { sayContainers, sayLayers, sayRoom, sayRoomFixes } from "./say-room.ts";
import { sayConflict, sayShared } from "./say-together.ts";
import type { Verdict } from "./verdict.ts";
import { createVoice } from "./voice.ts";

export function sayVerdict({
  formula,
  verdict,
  facts,
  texts,
  language,
}: {
  formula: Formula;
  verdict: Verdict;
  facts: DeskFacts;
  texts: DeskTexts;
  language: Language;
}): SaidVerdict {
  const voice = createVoice(texts, language, facts);
  const context: RodContext = { voice, formula, facts, verdict };
  const { brief } = texts.said;
  const isSerum = formula.instrument === "serum";
  return {
    brief: isSerum
      ? voice.say(brief.serum, { care: textOf(texts.brief.cares[formula.care]) })
      : voice.say(brief.complement, {
          container: textOf(texts.brief.containers[formula.container]),
          market: textOf(texts.brief.markets[formula.market]),
        }),
    cells: sayCells(context),
    rods: verdict.rods.map((rod) => sayRod(rod, context)),
    rows: verdict.rods.map((rod) => sayRow(rod, context)),
    subjects: saySubjects(context),
    byNutrient: isSerum ? [] : sayByNutrient(context),
    facts: sayFacts(context),
    exclusions: verdict.exclusions.map((exclusion) => ({
      sign: exclusion.unlessEncapsulated ? ("dotted" as const) : ("barred" as const),
      ...sayConflict(exclusion, context),
    })),
    room: sayRoom(context),
    roomFixes: isSerum ? [] : sayRoomFixes(context),
    layers: sayLayers(context),
    containers: sayContainers(context),
    shared: sayShared(context),
    mentions: texts.mentions[formula.instrument].map(textOf),
    warnings: sayWarnings(context),
    draft: sayDraft(context),
    ingredients: sayIngredients(context),
    questions: sayQuestions(context),
    notes: sayNotes(context),
  };
}
