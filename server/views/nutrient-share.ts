// What a dose is of the nutrient reference value.
import { nutrients } from "#shared/content/nutrients.ts";
import type { ProductActive } from "#shared/content/schema/entries.ts";

/**
 * The share of the nutrient reference value that a dose is, in whole per cent; undefined where the nutrient has no such value.
 * @throws when dose and value are in different units
 */
export function shareOf({ nutrient, dose }: ProductActive): number | undefined {
  if (!nutrient) return undefined;
  const { reference, unit } = nutrients[nutrient];
  if (reference === null) return undefined;
  if (dose.unit !== unit)
    throw new Error(`${dose.amount} ${dose.unit} of ${nutrient} is not in ${unit}`);
  return Math.round((100 * dose.amount) / reference);
}
