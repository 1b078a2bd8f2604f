// The least mass of a product's active, before any carrier.
import { amountOf, unitFacts, valueIn } from "#shared/facts/units.ts";
import { elementShare } from "./element-share.ts";
import type { Liposome, ProductActive, Strain } from "./schema/entries.ts";

/**
 * Mass in a daily portion, mg: a mineral counts as its salt, a strain as the powder that holds so many cells, anything else as
 * dosed, since titre, premix and load are not known. An amount in per cent is returned in per cent.
 */
export function rawMassOf(
  { dose: { amount, unit }, nutrient }: ProductActive,
  {
    strain,
    sheet,
  }: { readonly strain?: Strain | undefined; readonly sheet?: Liposome | undefined },
): number {
  // Milliards in milliards a gram.
  if (strain && unit.startsWith("billion")) return (1000 * amount) / strain.cfu;
  const identity = sheet?.identity;
  const share = nutrient && identity ? elementShare(identity, sheet?.symbol ?? "") : null;
  const smallest = amountOf(amount, unit);
  const isMass = unitFacts[smallest.unit].kind === "mass";
  return (isMass ? valueIn(smallest.amount, "mg") : amount) / (share ?? 1);
}
