// The warnings that labels of white-label products bear, by the active that each begins with.
import type { Product } from "#shared/content/schema/entries.ts";
import type { ProductLabel } from "#shared/formula/desk-facts.ts";
import { sortedProducts } from "../load-product-browser.ts";
import type { Say } from "../status/status-parts.ts";
import type { DeskActive } from "./desk-actives.ts";
import { productDose } from "./usual-dose.ts";

interface Labelled {
  readonly product: Product;
  readonly warning: NonNullable<Product["warning"]>;
  readonly slugs: readonly string[];
}

/** Of one instrument only: what a cosmetic says is nothing to a supplement. */
const byFirst: ReadonlyMap<DeskActive, readonly Labelled[]> = Map.groupBy(
  sortedProducts.flatMap((product) => {
    const actives = product.actives.flatMap((each) => productDose(each)?.active ?? []);
    const [first] = actives;
    const { warning } = product;
    return first && warning
      ? [{ first, product, warning, slugs: [...new Set(actives.map(({ slug }) => slug))] }]
      : [];
  }),
  ({ first }) => first,
);

export const labelsOf = (active: DeskActive, say: Say): readonly ProductLabel[] =>
  (byFirst.get(active) ?? []).map(({ product, warning, slugs }) => ({
    product: product.slug,
    name: say(product.name),
    actives: slugs,
    text: say(warning),
  }));
