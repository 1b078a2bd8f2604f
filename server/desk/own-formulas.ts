// Our own formulas that open with a dose over a maximum or with an exclusion. Found once, by the verdicts of all.
import { productName, sortedProducts } from "#server/facts/find-products.ts";
import type { Product } from "#shared/content/schema/entries.ts";
import type { OwnFormula } from "#shared/formula/desk-facts.ts";
import type { Formula, Instrument } from "#shared/formula/formula.ts";
import { type Reader, wordsFor } from "#shared/words/words.ts";
import { judgeProduct } from "./judge-product.ts";
import { productFormula } from "./product-formula.ts";

let barred: readonly { readonly product: Product; readonly formula: Formula }[] | null = null;

const listBarred = () =>
  sortedProducts
    .filter((product) => {
      const { sell, fit } = judgeProduct(product).answers;
      return sell.sign === "barred" || fit.sign === "barred";
    })
    .map((product) => ({ product, formula: productFormula(product) }));

/** Those that begin with an active. */
export function ownFormulasOf(
  slug: string,
  instrument: Instrument,
  reader: Reader,
): readonly OwnFormula[] {
  barred ??= listBarred();
  return barred
    .filter(({ formula }) => formula.instrument === instrument && formula.actives[0]?.slug === slug)
    .map(({ product, formula }) => ({
      name: wordsFor(reader).text(productName(product)),
      doses: Object.fromEntries(formula.actives.map((each) => [each.slug, each.amount])),
    }));
}
