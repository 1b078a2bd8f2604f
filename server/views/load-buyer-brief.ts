// What a buyer asks first, where something is offered: of the laboratory's list what bears on an offer.
import type { Translated } from "#shared/editions/edition.ts";
import { laboratory } from "#shared/generated/pages/laboratory.ts";
import type { BuyerBriefData } from "#shared/pages/buyer-brief.ts";
import type { Reader } from "#shared/words/words.ts";
import { prepareText } from "./prepare.ts";

/** `kind`: of the product that the page is about, where it is about one. */
export function loadBuyerBrief(reader: Reader, kind?: "supplement" | "serum"): BuyerBriefData {
  const { title, lead, offers, rows } = laboratory.buyer;
  const say = (text: Translated) => prepareText(text, reader);
  const shown = rows.filter(({ shownOn }) => shownOn.includes(kind ? "products" : "offers"));
  return {
    title: say(title),
    lead: say(lead),
    established: shown
      .map(({ id, label, facts }) => ({
        id,
        label: say(label),
        facts: facts
          .filter((fact) => !(kind && fact.kind) || fact.kind === kind)
          .map(({ text, by, source }) => ({ text: say(text), by, source: say(source) })),
      }))
      .filter(({ facts }) => facts.length > 0),
    open: say(offers.open),
    questions: shown.flatMap(({ id, label, question }) =>
      question ? [{ id, label: say(label), question: say(question) }] : [],
    ),
    all: say(offers.all),
    list: say(offers.list),
  };
}
