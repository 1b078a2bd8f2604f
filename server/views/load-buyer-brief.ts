// A buyer's first questions on the page of a product: the part of the laboratory's list that concerns it.
import { laboratory } from "#shared/generated/pages/laboratory.ts";
import type { BuyerBriefData } from "#shared/pages/buyer-brief.ts";
import { type Reader, wordsFor } from "#shared/words/words.ts";
import { buyerRows } from "./buyer-rows.ts";

/** `today`: "2026-11-21"; `kind`: of the product. */
export function loadBuyerBrief(
  reader: Reader,
  today: string,
  kind: "supplement" | "serum",
): BuyerBriefData {
  const { title, lead, open, groups, list } = laboratory.buyer;
  const words = wordsFor(reader);
  const shown = buyerRows(today).filter(({ onProducts }) => onProducts);
  return {
    title: words.text(title),
    lead: words.text(lead),
    established: shown
      .map(({ id, label, facts }) => ({
        id,
        label: words.text(label),
        facts: facts
          .filter((fact) => fact.kind === undefined || fact.kind === kind)
          .map(({ text, by, source, to, note }) => ({
            text: words.text(text),
            by,
            source: words.text(source),
            ...(to && { to }),
            ...(note && { note: words.text(note) }),
          })),
      }))
      .filter(({ facts }) => facts.length > 0),
    open: words.text(open),
    questions: [...Map.groupBy(shown, ({ group }) => group)]
      .map(([id, inGroup]) => ({
        id,
        title: words.text(groups[id]),
        rows: inGroup.flatMap(({ id: row, label, question }) =>
          question ? [{ id: row, name: words.text(label), contents: words.text(question) }] : [],
        ),
      }))
      .filter((group) => group.rows.length > 0),
    list: words.text(list),
  };
}
