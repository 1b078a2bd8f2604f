import type { Liposome } from "#shared/content/schema/entries.ts";
import { type Translated, translate } from "#shared/editions/edition.ts";
import { sheetFacts } from "#shared/generated/interface/sheet.ts";
import { fillText } from "#shared/words/fill-text.ts";
import { findClaim } from "./find-claim.ts";

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
