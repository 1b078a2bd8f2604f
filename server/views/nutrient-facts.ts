// The reference value and the limits of the nutrient that an ingredient supplies.
import { type Nutrient, nutrients } from "#shared/content/nutrients.ts";
import type { Liposome } from "#shared/content/schema/entries.ts";
import { formatNumber, type Phrase, type Translated, translate } from "#shared/editions/edition.ts";
import { fillText } from "#shared/enquiry/fill-text.ts";
import { sheetFacts } from "#shared/generated/interface/sheet.ts";
import type { SheetData } from "#shared/pages/sheet.ts";
import { findClaim } from "./find-claim.ts";

type Say = (text: Translated) => Phrase;
type Fact = SheetData["facts"][number];

/** Reference value and limits of the one nutrient that an ingredient supplies. */
export function limitFacts({ nutrients: ids = [] }: Liposome, say: Say): readonly Fact[] {
  const [id, ...others] = ids;
  if (!id || others.length > 0) return [];
  const { reference, unit, france, upper, year }: Nutrient = nutrients[id];
  if (reference === null && upper === null) return [];
  const amount = (value: number) =>
    translate(
      (language) =>
        `${formatNumber(value, language, Number.isInteger(value) ? 0 : 1)}\u00a0${unit}`,
    );
  const fill = (text: Translated, quantity: Translated) =>
    translate((language) =>
      fillText(text[language], { quantity: quantity[language], year: String(year) }),
    );
  const { limits } = sheetFacts;
  return [
    ...(reference === null
      ? []
      : [{ label: say(limits.reference), value: say(amount(reference)) }]),
    ...(france === null
      ? []
      : [
          {
            label: say(limits.france),
            value: say(
              france === "annulled" ? limits.annulled : fill(limits.franceValue, amount(france)),
            ),
          },
        ]),
    {
      label: say(limits.upper),
      value: say(
        upper === null
          ? limits.noUpper
          : fill(year === null ? limits.upperValue : limits.upperSince, amount(upper)),
      ),
    },
    { label: say(limits.status), value: say(limits.unchecked) },
  ];
}

/** The smallest daily quantity that allows the claims, where it is one for all that carry no condition of their own. */
export function minimumOf(entry: Liposome): Translated | undefined {
  const quantities = entry.bienfaits
    .flatMap((benefit) => ("claims" in benefit ? benefit.claims.map(findClaim) : []))
    .filter(({ condition }) => !condition)
    .map(({ minimum }) => minimum);
  const [first] = quantities;
  const isOne = quantities.every(
    ({ amount, unit }) => amount === first?.amount && unit === first.unit,
  );
  if (!first || !isOne) return undefined;
  return translate((language) =>
    fillText(sheetFacts.minimumValue[language], { quantity: first.text[language] }),
  );
}
