// The formula as it goes with an enquiry, in the words of its reader: for the form, the thanks and the receipt.
import { textOf } from "#shared/editions/edition.ts";
import type { CarriedFormula } from "#shared/enquiry/carried-formula.ts";
import { benchAddress } from "#shared/pages/desk-address.ts";
import { formatDose } from "#shared/words/amounts.ts";
import { joinSentences } from "../desk-words.ts";
import type { Formula } from "../formula.ts";
import type { JudgedFormula } from "../judge-formula.ts";
import { writeFormula } from "../write-formula.ts";
import { describeBrief, describeNeed } from "./brief.ts";
import type { OrderPresentation } from "./presentation.ts";

/** Nothing that somebody typed is in it, but in `text`, which the laboratory alone gets. */
export function describeCarried(
  context: JudgedFormula,
  { sentence, machine }: OrderPresentation,
): CarriedFormula {
  const { formula, facts, words } = context;
  const { instrument, actives } = formula;
  const country = countryOf(formula);
  // What was put aside of the other instrument is nobody's question.
  const sent = { ...formula, aside: null };
  return {
    text: instrument + writeFormula(sent),
    address: benchAddress(withoutUnread(sent)),
    brief: sentence ? joinSentences(describeNeed(context), sentence) : describeBrief(context),
    machine,
    country: country === null ? "" : words.nameOfRegion(country),
    lines: actives.map(({ slug, amount, unit }) => {
      const known = facts.actives[slug];
      const name = known ? [textOf(known.name), known.code].filter(Boolean).join(" ") : slug;
      const dose =
        amount === null
          ? textOf(words.texts.said.state.missing)
          : formatDose(amount, unit, words.language);
      return words.series(name, dose);
    }),
  };
}

function countryOf({ instrument, market, destination }: Formula): string | null {
  if (destination !== null) return destination === "autre" ? null : destination;
  return instrument === "complement" && market === "fr" ? "FR" : null;
}

/** Without what somebody typed and nobody could read. */
const withoutUnread = (formula: Formula): Formula => ({
  ...formula,
  actives: formula.actives.map((active) => ({ ...active, unread: null })),
});
