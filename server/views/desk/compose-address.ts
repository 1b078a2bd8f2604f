// Addresses that open a sheet, a product or a selection on the formula desk.

import { activesOfSheet } from "#server/desk/desk-actives.ts";
import { productFormula, usualFormula } from "#server/desk/product-formula.ts";
import { sortedProducts } from "#server/facts/find-products.ts";
import type { Product } from "#shared/content/schema/entries.ts";
import type { Formula } from "#shared/formula/formula.ts";
import { writeDose } from "#shared/formula/write-formula.ts";
import { benchAddress } from "#shared/pages/desk-address.ts";
import type { SelectionItem } from "#shared/pages/selection.ts";

/** The formula of a sheet: its active with the usual dose, or the content of a finished serum. `path`: of the sheet. */
function sheetFormula(path: string): Formula | null {
  const [active] = activesOfSheet(path);
  if (active) return usualFormula([path], active.instrument);
  const sold = sortedProducts.find(
    ({ slug, quantity }) => quantity === null && path.endsWith(`/${slug}`),
  );
  return sold ? productFormula(sold) : null;
}

/** Null when a sheet has no place on the desk. */
export function composeSheet(path: string): string | null {
  const formula = sheetFormula(path);
  return formula && benchAddress(formula);
}

export const composeProduct = (product: Product): string => benchAddress(productFormula(product));

const fieldsOf = (formula: Formula | null): SelectionItem["compose"] =>
  formula && {
    instrument: formula.instrument,
    actives: formula.actives.map((active) => ({ slug: active.slug, dose: writeDose(active) })),
  };

/** The fields that the sheet adds to a bench with others. */
export const composeSheetWith = (path: string) => fieldsOf(sheetFormula(path));
export const composeProductWith = (product: Product) => fieldsOf(productFormula(product));
