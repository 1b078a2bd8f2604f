// The rows of what a buyer asks first: what the laboratory has said meanwhile is a fact there, in place of the question.
import type { BuyerRow } from "#shared/content/schema/pages/laboratory.ts";
import { translate } from "#shared/editions/edition.ts";
import { languages } from "#shared/editions/languages.ts";
import { evidenceTexts } from "#shared/generated/evidence.ts";
import { laboratory } from "#shared/generated/pages/laboratory.ts";
import { wordsIn } from "#shared/words/words.ts";
import { answerRow } from "./load-particulars.ts";

/** `today`: "2026-11-21". */
export const buyerRows = (today: string): readonly BuyerRow[] =>
  laboratory.buyer.rows.map((row) => {
    const said = listAnswers(row.id, today);
    if (said.length === 0) return row;
    const { question: _, ...rest } = row;
    return { ...rest, facts: [...row.facts, ...said] };
  });

function listAnswers(row: string, today: string): BuyerRow["facts"] {
  const lines = languages.map(({ id }) => answerRow(row, today, wordsIn(id)));
  const count = lines[0]?.length ?? 0;
  return Array.from({ length: count }, (_, index) => ({
    by: "laboratory",
    text: translate((language) => answerRow(row, today, wordsIn(language))[index]?.text ?? ""),
    source: translate((language) => {
      const on = answerRow(row, today, wordsIn(language))[index]?.on;
      const words = wordsIn(language);
      return on
        ? words.fill(evidenceTexts.confirmed, { date: words.date(on) })
        : words.plain(evidenceTexts.names.laboratory);
    }),
  }));
}
