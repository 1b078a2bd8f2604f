// The white-label products: their order, names, addresses and categories, and those that hold an active.
import type { Liposome, Niosome, Product, Serum } from "#shared/content/schema/entries.ts";
import type { Translated } from "#shared/editions/edition.ts";
import { pathOfEntry } from "#shared/families/families.ts";
import { productCategories, products, serums } from "#shared/generated/entries.ts";

type Ingredient = Liposome | Niosome | Serum;

/** The products in the order of their ids. */
export const sortedProducts: readonly Product[] = products.toSorted((a, b) => a.id - b.id);

/** Names stay French in the original edition: they are what the packs say. */
export const productName = ({ name }: Product): Translated => ({ ...name, original: "fr" });

/** The path of a product's page. */
export const productPath = ({ slug }: Product) => `/formule-marque-blanche/${slug}`;

/** @throws when no category has the product's category id */
export function categoryOf({ slug, category_id }: Product) {
  const category = productCategories.find(({ id }) => id === category_id);
  if (!category) throw new Error(`${slug} is in no category`);
  return category;
}

/** A finished serum has a sheet of its own, under the same slug. */
export const serumPathOf = ({ slug }: Product): string | undefined =>
  serums.some((serum) => serum.slug === slug) ? pathOfEntry("niosome", slug) : undefined;

/** The product in an entry's banner. */
export const soldAs = ({ product }: Ingredient): Product | undefined =>
  product ? products.find(({ slug }) => slug === product.slug) : undefined;

/** White-label products that hold an active, by path of its sheet; a finished serum is sold under its own slug. */
export const productsWith = (path: string): readonly Product[] =>
  sortedProducts.filter(
    (product) =>
      product.actives.some((active) => active.path === path) || serumPathOf(product) === path,
  );
