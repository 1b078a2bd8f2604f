import type { Liposome } from "#shared/content/schema/entries.ts";
import { sheetFacts } from "#shared/generated/interface/sheet.ts";
import type { Words } from "#shared/words/words.ts";
import { findClaim } from "./find-claim.ts";

/** The smallest daily quantity that allows the claims, where it is one for all that carry no condition of their own. */
export function minimumOf(entry: Liposome, words: Words): string | undefined {
  const quantities = entry.bienfaits
    .flatMap((benefit) => ("claims" in benefit ? benefit.claims.map(findClaim) : []))
    .filter(({ condition }) => !condition)
    .map(({ minimum }) => minimum);
  const [first] = quantities;
  const isOne = quantities.every(
    ({ amount, unit }) => amount === first?.amount && unit === first.unit,
  );
  if (!first || !isOne) return undefined;
  return words.fill(sheetFacts.minimumValue, { quantity: first.text });
}
