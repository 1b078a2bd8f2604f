// The most of each nutrient that one of our own formulas holds in a day: past it nobody has said anything where no text sets a maximum.
import { type NutrientId, nutrients } from "#shared/content/nutrients.ts";
import type { Product } from "#shared/content/schema/entries.ts";
import { amountOf } from "#shared/facts/units.ts";
import { products } from "#shared/generated/entries.ts";

const sumIn = ({ actives }: Product, id: NutrientId): number =>
  actives
    .filter(({ nutrient }) => nutrient === id)
    .reduce((sum, { dose }) => sum + amountOf(dose.amount, dose.unit).amount, 0);

/** In smallest units; null where none of them holds any. */
export function highestDose(id: NutrientId): ReturnType<typeof amountOf> | null {
  const most = Math.max(...products.map((product) => sumIn(product, id)));
  return most > 0 ? { ...amountOf(0, nutrients[id].unit), amount: most } : null;
}
