// The most of a nutrient or an active that one of our own formulas holds in a day: past it nobody has said anything where no text sets
// a maximum.

import { sortedProducts } from "#server/facts/find-products.ts";
import { type NutrientId, nutrients } from "#shared/content/nutrients.ts";
import type { Product } from "#shared/content/schema/entries.ts";
import { amountOf } from "#shared/facts/units.ts";
import { products } from "#shared/generated/entries.ts";
import type { DeskActive } from "./desk-actives.ts";
import { productDose } from "./usual-dose.ts";

const sumIn = ({ actives }: Product, id: NutrientId): number =>
  actives
    .filter(({ nutrient }) => nutrient === id)
    .reduce((sum, { dose }) => sum + amountOf(dose.amount, dose.unit).amount, 0);

/** In smallest units; null where none of them holds any. */
export function highestDose(id: NutrientId): ReturnType<typeof amountOf> | null {
  const most = Math.max(...products.map((product) => sumIn(product, id)));
  return most > 0 ? { ...amountOf(0, nutrients[id].unit), amount: most } : null;
}

/** The same of an active, in smallest units. */
export function highestDoseOf(active: DeskActive): number | null {
  const doses = sortedProducts.flatMap(({ actives }) =>
    actives.flatMap((each) => {
      const dose = productDose(each);
      return dose?.active === active && dose.amount !== null ? [dose.amount] : [];
    }),
  );
  return doses.length > 0 ? Math.max(...doses) : null;
}
