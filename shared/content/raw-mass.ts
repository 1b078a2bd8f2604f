// What an active of a product weighs at least, before anything carries it.
import { amountOf, unitFacts, valueIn } from "#shared/facts/units.ts";
import { elementShareOf } from "./element-share.ts";
import type { Liposome, ProductActive, Strain } from "./schema/entries.ts";

/**
 * Of a daily portion, mg: of a mineral its salt, of a strain the powder that holds so many cells, of anything else what is dosed
 * itself, as titre, premix and load are not known. Of what is in per cent, the per cent.
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
  const share =
    nutrient && identity?.kind === "mineral" && identity.molecule.shows !== "unit"
      ? elementShareOf(identity.molecule.formula, sheet?.symbol ?? "")
      : null;
  const smallest = amountOf(amount, unit);
  const isMass = unitFacts[smallest.unit].kind === "mass";
  return (isMass ? valueIn(smallest.amount, "mg") : amount) / (share ?? 1);
}
