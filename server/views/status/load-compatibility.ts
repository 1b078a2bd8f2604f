// The compatibility card: a cell for each known fact.

import { evidenceFor } from "#server/facts/evidence.ts";
import { factsOf, type Subject } from "#server/facts/fact-of.ts";
import { compatibilityFacts } from "#shared/facts/fact-order.ts";
import { evidenceTexts } from "#shared/generated/evidence.ts";
import { compatibilityTexts } from "#shared/generated/interface/status.ts";
import type { ConfirmedDatum } from "#shared/pages/evidence.ts";
import type { LabelledWords } from "#shared/pages/fact-words.ts";
import type { SheetCompatibility } from "#shared/pages/sheet-status.ts";
import type { Words } from "#shared/words/words.ts";
import { describeLabelled } from "../describe-fact.ts";
import { loadAsked } from "../evidence-questions.ts";

/** The id of the fact that a question is about. */
const idOf = (question: string) => `compatibility.${question}`;

export function loadCompatibility(subject: Subject, words: Words): SheetCompatibility {
  const by = evidenceFor(subject.known, "compatibility");
  const cells = factsOf(subject, compatibilityFacts).map((fact) => ({
    ...describeLabelled(fact, words),
    by: fact.by === by ? null : fact.by,
  }));
  const { open, confirmed } = loadAsked(subject.known, "compatibility", words);
  const answers = confirmed.map(cellOf);
  const has = (id: string) => cells.some((cell) => cell.id === id);
  return {
    title: words.text(compatibilityTexts.title),
    caveat: words.text(evidenceTexts.card),
    by,
    // The laboratory's answers replace other facts on the same matter.
    cells: [...cells.filter(({ id }) => !answers.some((each) => each.id === id)), ...answers],
    // A card shows one open question: the others wait in the data.
    open: open.filter(({ id }) => !has(idOf(id))).slice(0, 1),
  };
}

const cellOf = ({ id, label, text, confirmed }: ConfirmedDatum): LabelledWords => ({
  id: idOf(id),
  label,
  value: text,
  isText: true,
  note: confirmed,
  ph: null,
  items: [],
  missing: null,
  by: "laboratory",
});
