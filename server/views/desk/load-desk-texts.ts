// The texts of the formula desk for one reader: its own, and those that it shares with sheets, lists and labels.

import { type Market, marketIds } from "#shared/content/markets.ts";
import type { DeskTexts } from "#shared/formula/desk-texts.ts";
import { facetTexts } from "#shared/generated/interface/catalogue.ts";
import { compatibilityTexts, statusTexts } from "#shared/generated/interface/status.ts";
import { desk } from "#shared/generated/pages/desk.ts";
import { mandatoryMentions } from "#shared/generated/pages/product.ts";
import type { Reader } from "#shared/words/words.ts";
import { localize } from "../localize.ts";

export function loadDeskTexts(reader: Reader): DeskTexts {
  const { temperature, temperatureValue, waterActivity, waterActivityValue } = compatibilityTexts;
  const { light, oxygen, metals, values, formNames } = compatibilityTexts;
  const { check, practice, cosmetic } = statusTexts.notes;
  return localize(
    {
      ...desk,
      subjects: facetTexts.claimSubjects,
      mentions: {
        complement: mandatoryMentions.supplement,
        // The last one says how it is kept: not in a dry place.
        liquid: mandatoryMentions.supplement.with(-1, desk.label.keepLiquid),
        serum: mandatoryMentions.serum,
      },
      marks: {
        temperature,
        temperatureValue,
        waterActivity,
        waterActivityValue,
        light,
        oxygen,
        metals,
        values,
        formNames,
      },
      notes: {
        ...eachMarket((id) => [practice[id], check[id]].flatMap((note) => note ?? [])),
        serum: [cosmetic],
      },
      noAnnex: statusTexts.sources.noAnnex,
    },
    reader,
  );
}

const eachMarket = <Value>(read: (id: Market) => Value) =>
  Object.fromEntries(marketIds.map((id) => [id, read(id)])) as Record<Market, Value>;
