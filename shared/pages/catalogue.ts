// Searching, filtering and paging a catalogue: the same on the server (first page, no JavaScript) and in the browser.
import type { RefineTexts } from "#shared/content/schema/interface/catalogue.ts";
import type { Phrase } from "#shared/editions/edition.ts";
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
import { lookField, wallLook } from "#shared/pages/list-look.ts";
import type { Localized } from "#shared/pages/localized.ts";
import type { RowPlate } from "#shared/pages/row-plate.ts";
import type { NearData } from "#shared/pages/search.ts";
import type { GroupId } from "#shared/search/search-index.ts";
import { readSearch } from "#shared/search/search-query.ts";

/** Rows on a page of a catalogue. */
export const pageSize = 10;

/** A row of a catalogue: what a list shows of an entry, and nothing of its sheet. */
export interface CatalogueRow {
  /** Path of the sheet, or null where the row is not clickable. */
  readonly path: string | null;
  readonly name: string;
  /** House code of a strain. */
  readonly code?: string;
  /** Ids of its categories, which are those of the colour legend. */
  readonly types: readonly string[];
  /** The values by which filters find it. */
  readonly facets: FacetIds;
  /** Authorised ones. */
  readonly claims?: number;
  readonly action?: Phrase;
  readonly formes?: readonly string[];
  /** Id of the type of strain. */
  readonly souche?: string;
  /** Milliards a gram. */
  readonly cfu?: number;
  readonly technologie?: string;
  /** What its plate shows; a strain's shows its quantity. */
  readonly plate?: RowPlate;
  /** The window of pH in words, where it is known: "5 à 6,5". */
  readonly ph?: string;
}

/** The view that the address of a catalogue page names. An empty search: none. */
export interface CatalogueQuery {
  readonly search: string;
  readonly chosen: ChosenFilters;
  /** All rows stand as plates, and those that do not match are dimmed; a wall has no pages. */
  readonly isWall: boolean;
  readonly page: number;
}

export interface CatalogueView {
  /** Those of the page; on a wall, all of the list. */
  readonly rows: readonly CatalogueRow[];
  /** Places of those of a wall that do not match. */
  readonly dimmed: readonly number[];
  /** Rows that match, on all pages. */
  readonly total: number;
  readonly page: number;
  /** At least 1. */
  readonly pages: number;
  readonly counts: FacetCounts;
}

/** The data of a catalogue page: the rows in view, and the path of the list of all rows. */
export interface CatalogueData {
  readonly facets: readonly Facet[];
  /** Facets of another list on the page: their chosen values stay in the address. */
  readonly beside: readonly Facet[];
  readonly refine: Localized<RefineTexts>;
  /** The query that `view` answers. */
  readonly query: CatalogueQuery;
  readonly view: CatalogueView;
  /** What leads to the wall: its name, and some of its plates. */
  readonly strip: {
    readonly title: string;
    readonly plates: readonly Pick<CatalogueRow, "plate" | "cfu">[];
  };
  /** Near hits, where the search finds nothing. */
  readonly near: NearData | null;
  /** The group whose hits of a search are rows here. */
  readonly group: GroupId;
  /** Path of the JSON list of all rows, below the catalogue indexes of the build. */
  readonly indexPath: string;
}

/** All that an address of the page may choose. */
export const facetsInAddress = ({
  facets,
  beside,
}: Pick<CatalogueData, "facets" | "beside">): readonly Facet[] => [...facets, ...beside];

/** Reads a query string; unknown or malformed values count as not set. The last of repeated values wins. */
export function readCatalogueQuery(
  parameters: URLSearchParams,
  facets: readonly Facet[],
): CatalogueQuery {
  const last = (name: string) => parameters.getAll(name).at(-1) ?? "";
  const page = last("page");
  const isWall = last(lookField) === wallLook;
  return {
    search: readSearch(parameters),
    chosen: readFilters(parameters, facets),
    isWall,
    page: !isWall && /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
  };
}

/**
 * The query string of a query, "" for the plain catalogue; always in the same order, for one address a view. Values of facets that
 * are not given are left out.
 */
export function writeCatalogueQuery(
  { search, chosen = {}, isWall = false, page = 1 }: Partial<CatalogueQuery>,
  facets: readonly Facet[],
): string {
  const parameters = new URLSearchParams();
  if (search) parameters.set("q", search);
  writeFilters(parameters, chosen, facets);
  if (isWall) parameters.set(lookField, wallLook);
  else if (page > 1) parameters.set("page", String(page));
  const text = parameters.toString();
  return text && `?${text}`;
}

/** A query as a title says it. */
export const describeQuery = (
  { chosen, search, page }: Pick<CatalogueQuery, "chosen" | "search" | "page">,
  facets: readonly Facet[],
) => ({
  names: listFilters(facets, chosen).map(({ value }) => value.inTitle),
  search,
  page,
});

/** The places of the rows that are not among the matching ones. */
export function listOthers(
  rows: readonly CatalogueRow[],
  matching: readonly CatalogueRow[],
): number[] {
  const left = new Set(matching);
  return rows.flatMap((row, place) => (left.has(row) ? [] : place));
}

/**
 * The rows that a query shows. A page beyond the last shows the last. `found`: what its search finds, null without one.
 */
export function viewCatalogue(
  rows: readonly CatalogueRow[],
  query: CatalogueQuery,
  facets: readonly Facet[],
  found: Found | null,
): CatalogueView {
  const { rows: matching, counts } = narrowRows(pickFound(rows, found), facets, query.chosen);
  if (query.isWall) {
    return {
      rows,
      dimmed: listOthers(rows, matching),
      total: matching.length,
      page: 1,
      pages: 1,
      counts,
    };
  }
  const pages = Math.max(1, Math.ceil(matching.length / pageSize));
  const page = Math.min(query.page, pages);
  return {
    rows: matching.slice((page - 1) * pageSize, page * pageSize),
    dimmed: [],
    total: matching.length,
    page,
    pages,
    counts,
  };
}
