// The data of the white-label product browser, and the reading of its address. For both sides.

import type { PackRange } from "#shared/content/schema/entries.ts";
import type { RefineTexts } from "#shared/content/schema/interface/catalogue.ts";
import type { Naming } from "#shared/content/schema/interface/labels.ts";
import { type Phrase, textOf } from "#shared/editions/edition.ts";
import type { LabelForm } from "#shared/labels/place-label.ts";
import {
  type ChosenFilters,
  type Facet,
  type FacetCounts,
  type FacetIds,
  listFilters,
  narrowRows,
  readFilters,
  writeFilters,
} from "#shared/pages/facets.ts";
import { type Found, pickFound } from "#shared/pages/found.ts";
import type { Localized, PictureData } from "#shared/pages/localized.ts";
import type { NearData } from "#shared/pages/search.ts";
import { readSearch } from "#shared/search/search-query.ts";

/** What a label says below the name of a brand. */
export interface LabelData {
  readonly form: LabelForm;
  /** In the disc; "" where the picture has that. */
  readonly symbol: string;
  readonly range: PackRange;
  readonly lines: readonly [name: Phrase, content: Phrase];
}

/** A pack as it is drawn: blank, and its label. */
export interface PackData extends LabelData {
  readonly picture: PictureData;
}

/** The labels of a group of packs in one of its pictures, px of that. */
export interface PackGroupData {
  readonly view: "wide" | "portrait";
  /** What the page shows of it, as an SVG view box. */
  readonly shown: string;
  /** Of the square picture of a single pack, in which labels are laid out. */
  readonly side: number;
  readonly packs: readonly {
    /** From the left as far as no other pack hides it. */
    readonly seen: number;
    readonly height: number;
    /** The SVG matrix from a single pack's picture to this one. */
    readonly place: string;
    readonly label: LabelData;
  }[];
}

export type NamingTexts = Localized<Naming>;

export interface BrowserProduct {
  readonly id: number;
  readonly name: Phrase;
  /** Path of its page. */
  readonly path: string;
  readonly categoryId: number;
  readonly range: PackRange;
  /** Capsules; null for serums. */
  readonly quantity: number | null;
  readonly actifs: Phrase | null;
  /** Serums only: each stands alone in its category and has room for a sentence. */
  readonly summary: Phrase | null;
  readonly pack: PackData | null;
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
  readonly products: readonly ListedProduct[];
  /** The category is the first. */
  readonly facets: readonly Facet[];
  readonly refine: Localized<RefineTexts>;
  /** The hits of the search in the page's address; null without one. */
  readonly found: Found | null;
  /** Near hits, where the search finds nothing in its category. */
  readonly near: NearData | null;
}

/** A product of the browser, and what its filters find it by. */
export interface ListedProduct extends BrowserProduct {
  readonly facets: FacetIds;
}

export interface ProductQuery {
  /** Without spaces around it. */
  readonly search: string;
  readonly categoryId: number;
  /** Chosen values of the other facets. */
  readonly chosen: ChosenFilters;
}

/** The products and counts that a query shows. */
export interface ProductView {
  readonly products: readonly ListedProduct[];
  readonly counts: FacetCounts;
  /** Other categories that hold what the query looks for, and how many each. */
  readonly elsewhere: readonly { readonly category: BrowserCategory; readonly count: number }[];
}

/** The first food-supplement category. */
export const firstCategoryId = 1;

/** The facets beside the category, which has tabs of its own. */
export const listOwnFacets = (facets: readonly Facet[]) =>
  facets.filter(({ id }) => id !== "categorie");

/** Reads a query string; an unknown category counts as the first. */
export function readProductQuery(
  parameters: URLSearchParams,
  facets: readonly Facet[],
): ProductQuery {
  const { categorie = firstCategoryId, ...chosen } = readFilters(parameters, facets);
  return {
    search: readSearch(parameters),
    categoryId: Number(categorie),
    chosen,
  };
}

/** The query string of a query, "" for the first category without a search. */
export function writeProductQuery(
  { search, categoryId, chosen }: ProductQuery,
  facets: readonly Facet[],
): string {
  const parameters = new URLSearchParams();
  if (categoryId !== firstCategoryId) parameters.set("categorie", String(categoryId));
  if (search) parameters.set("q", search);
  writeFilters(parameters, chosen, facets);
  const text = parameters.toString();
  return text && `?${text}`;
}

/** A query as a title says it; the first category needs no words. */
export const describeProductQuery = (
  { search, categoryId, chosen }: ProductQuery,
  { categories, facets }: Pick<ProductBrowserData, "categories" | "facets">,
) => ({
  names: [
    ...categories
      .filter(({ id }) => id === categoryId && id !== firstCategoryId)
      .map(({ name }) => textOf(name)),
    ...listFilters(facets, chosen).map(({ value }) => value.inTitle),
  ],
  search,
  page: 1,
});

/** Products of the category that its search finds and that have all that is chosen. `found`: null without a search. */
export function viewProducts(
  { categories, products, facets }: Pick<ProductBrowserData, "categories" | "products" | "facets">,
  query: ProductQuery,
  found: Found | null,
): ProductView {
  const { rows, counts } = narrowRows(pickFound(products, found), facets, {
    ...query.chosen,
    categorie: String(query.categoryId),
  });
  const isNarrowed = query.search !== "" || Object.keys(query.chosen).length > 0;
  const elsewhere = categories
    .filter(({ id }) => isNarrowed && id !== query.categoryId)
    .map((category) => ({ category, count: counts["categorie"]?.[String(category.id)] ?? 0 }))
    .filter(({ count }) => count > 0);
  return { products: rows, counts, elsewhere };
}
