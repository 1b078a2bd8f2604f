// A verdict in words: all that page, print, mail and Markdown say of one comes from here. Pure, on both sides. It costs what judging
// costs: each rod once, each claim once. A browser takes its two halves apart (say-bench.ts, say-sections.ts).
import type { Language } from "#shared/editions/edition.ts";
import type { DeskFacts } from "../desk-facts.ts";
import type { DeskTexts } from "../desk-texts.ts";
import type { Formula } from "../formula.ts";
import type { Verdict } from "../verdict.ts";
import { createVoice } from "../voice.ts";
import { sayBench } from "./present-bench.ts";
import { saySections } from "./present-sections.ts";
import type { SaidVerdict } from "./presentation.ts";

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
  const context = { voice: createVoice(texts, language, facts), formula, facts, verdict };
  return { ...sayBench(context), ...saySections(context) };
}
