// What the white-label product browser shows, and how its address is read. For both sides.

import type { PackRange } from "#shared/content/schema/entries.ts";
import { type Phrase, textOf } from "#shared/editions/edition.ts";
import { fold } from "#shared/pages/catalogue.ts";
import type { PictureData } from "#shared/pages/prepared.ts";
import type { NearData } from "#shared/pages/search.ts";

export interface BrowserProduct {
  readonly id: number;
  readonly name: Phrase;
  /** Of its page. */
  readonly path: string;
  readonly symbol: string;
  readonly categoryId: number;
  readonly range: PackRange;
  /** Capsules; null for serums. */
  readonly quantity: number | null;
  readonly actifs: Phrase | null;
  /** Serums only: each stands alone in its category and has room for a sentence. */
  readonly summary: Phrase | null;
  readonly picture: PictureData | null;
  /** The authorised claim that its name needs beside it, with its condition. */
  readonly claim: Phrase | null;
}

export interface BrowserCategory {
  readonly id: number;
  readonly name: Phrase;
  readonly kind: "complements_alimentaires" | "serums_cosmetiques";
  readonly claim: Phrase | null;
}

export interface ProductBrowserData {
  readonly categories: readonly BrowserCategory[];
  readonly products: readonly BrowserProduct[];
  /** Where the search finds nothing in its category. */
  readonly near: NearData | null;
}

export interface ProductQuery {
  /** Without spaces around it. */
  readonly search: string;
  readonly categoryId: number;
}

/** The first food-supplement category. */
export const firstCategoryId = 1;

/** Reads a query string; an unknown category counts as the first. */
export function readProductQuery(
  parameters: URLSearchParams,
  categories: readonly BrowserCategory[],
): ProductQuery {
  const id = Number(parameters.getAll("categorie").at(-1));
  return {
    search: (parameters.getAll("q").at(-1) ?? "").trim().slice(0, 80),
    categoryId: categories.some((category) => category.id === id) ? id : firstCategoryId,
  };
}

/** The query string of a query, "" for the first category without a search. */
export function writeProductQuery(query: ProductQuery): string {
  const parameters = new URLSearchParams();
  if (query.categoryId !== firstCategoryId) parameters.set("categorie", String(query.categoryId));
  if (query.search) parameters.set("q", query.search);
  const text = parameters.toString();
  return text && `?${text}`;
}

/** A query as a title says it; the first category needs no words. */
export const describeProductQuery = (
  { search, categoryId }: ProductQuery,
  categories: readonly BrowserCategory[],
) => ({
  names: categories
    .filter(({ id }) => id === categoryId && id !== firstCategoryId)
    .map(({ name }) => textOf(name)),
  search,
  page: 1,
});

/** Categories other than the query's in which its search finds products, and how many. */
export function findElsewhere(
  { categories, products }: Pick<ProductBrowserData, "categories" | "products">,
  query: ProductQuery,
): readonly { readonly category: BrowserCategory; readonly count: number }[] {
  if (!query.search) return [];
  return categories
    .filter(({ id }) => id !== query.categoryId)
    .map((category) => ({
      category,
      count: findProducts(products, { ...query, categoryId: category.id }).length,
    }))
    .filter(({ count }) => count > 0);
}

/** Products of the category whose name contains the search, accents and case aside. */
export function findProducts(
  products: readonly BrowserProduct[],
  query: ProductQuery,
): readonly BrowserProduct[] {
  const wanted = fold(query.search);
  return products.filter(
    (product) =>
      product.categoryId === query.categoryId && fold(textOf(product.name)).includes(wanted),
  );
}
