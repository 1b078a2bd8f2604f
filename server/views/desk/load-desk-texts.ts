// The texts of the formula desk for one reader: its own, and those that it shares with sheets, lists and labels.

import { type Market, marketIds } from "#shared/content/markets.ts";
import { untranslated } from "#shared/editions/edition.ts";
import type { LabelledFactId } from "#shared/facts/fact-order.ts";
import type { DeskTexts } from "#shared/formula/desk-texts.ts";
import { facetTexts } from "#shared/generated/interface/catalogue.ts";
import { factCodes, factTexts } from "#shared/generated/interface/facts.ts";
import { statusTexts } from "#shared/generated/interface/status.ts";
import { desk } from "#shared/generated/pages/desk.ts";
import { mandatoryMentions } from "#shared/generated/pages/product.ts";
import type { Reader } from "#shared/words/words.ts";
import { localize } from "../localize.ts";

export function loadDeskTexts(reader: Reader): DeskTexts {
  const { check, practice, cosmetic } = statusTexts.notes;
  return localize(
    {
      ...desk,
      subjects: facetTexts.claimSubjects,
      mentions: {
        complement: [desk.label.portion, ...mandatoryMentions.supplement],
        // The last mention names the storage: not in a dry place.
        liquid: [
          desk.label.portion,
          ...mandatoryMentions.supplement.with(-1, desk.label.keepLiquid),
        ],
        serum: mandatoryMentions.serum,
      },
      marks: marksOfFacts(),
      practice: eachMarket((id) => practice[id] ?? null),
      notes: {
        ...eachMarket((id) => [check[id]]),
        serum: [cosmetic],
      },
      noAnnex: statusTexts.sources.noAnnex,
    },
    reader,
  );
}

const eachMarket = <Value>(read: (id: Market) => Value) =>
  Object.fromEntries(marketIds.map((id) => [id, read(id)])) as Record<Market, Value>;

/** Marks have the names that sheets use. */
function marksOfFacts() {
  const label = (id: LabelledFactId) => factTexts[id].label;
  const around = (id: LabelledFactId) => factTexts[id].value ?? untranslated("{value}");
  return {
    temperature: label("compatibility.temperature"),
    temperatureValue: around("compatibility.temperature"),
    waterActivity: label("compatibility.waterActivity"),
    waterActivityValue: around("compatibility.waterActivity"),
    light: label("compatibility.light"),
    oxygen: label("compatibility.oxygen"),
    metals: label("compatibility.metals"),
    values: {
      light: factCodes["compatibility.light"],
      oxygen: factCodes["compatibility.oxygen"],
      metals: factCodes["compatibility.metals"],
    },
    formNames: factCodes["compatibility.forms"],
  };
}
