// The white-label products: their order, names, addresses and categories.
import type { Product } from "#shared/content/schema/entries.ts";
import type { Translated } from "#shared/editions/edition.ts";
import { productCategories, products } from "#shared/generated/entries.ts";

/** In their order. */
export const sortedProducts: readonly Product[] = products.toSorted((a, b) => a.id - b.id);

/** Where a product has its page. */
export const productPath = ({ slug }: Product) => `/formule-marque-blanche/${slug}`;

/** Names stay French in the original edition: they are what the packs say. */
export const productName = ({ name }: Product): Translated => ({ ...name, original: "fr" });

/** @throws when no category has the product's id of one */
export function categoryOf({ slug, category_id }: Product) {
  const category = productCategories.find(({ id }) => id === category_id);
  if (!category) throw new Error(`${slug} is in no category`);
  return category;
}
