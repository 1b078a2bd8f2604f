// Searching, filtering and paging a catalogue: the same on the server (first page, no JavaScript) and in the browser.
import type { Phrase } from "#shared/editions/edition.ts";
import type { NearData } from "#shared/pages/search.ts";
import type { MoleculeView, Portrait } from "#shared/pages/sheet.ts";

/** Rows on a page of a catalogue. */
export const pageSize = 10;

/** A row of a catalogue: what a list shows of an entry, and nothing of its sheet. */
export interface CatalogueRow {
  /** Path of the sheet, or null where the row is not clickable. */
  readonly path: string | null;
  readonly name: string;
  /** House code of a strain. */
  readonly code?: string;
  /** Older Latin name of a strain, also searched. */
  readonly formerName?: string;
  /** Names in other languages, searched alone. */
  readonly otherNames?: string;
  /** Ids of its categories, which are those of the colour legend. */
  readonly types: readonly string[];
  /** Ids of the filters that let it through. */
  readonly tags: readonly string[];
  /** An authorised claim exists. */
  readonly tick?: boolean;
  readonly action?: Phrase;
  readonly formes?: readonly string[];
  /** Id of the type of strain. */
  readonly souche?: string;
  /** Milliards a gram. */
  readonly cfu?: number;
  readonly technologie?: string;
  /** Of an ingredient: what stands for it beside the list. */
  readonly preview?: RowPreview;
}

/** A portrait, else a drawing, else a symbol. */
export interface RowPreview {
  readonly symbol: string;
  readonly drawing?: MoleculeView;
  readonly portrait?: Portrait;
}

export interface CatalogueFilter {
  readonly id: string;
  readonly label: Phrase;
  /** As a title says it, in the language of the page. */
  readonly inTitle: string;
  /** Id in the colour legend, where it has a dot. */
  readonly dot?: string;
  /** Entries it lets through, whatever the search. */
  readonly count: number;
}

/** What the address of a catalogue page says. Empty texts: not set. */
export interface CatalogueQuery {
  readonly search: string;
  readonly filter: string;
  readonly forme: string;
  readonly page: number;
}

export interface CatalogueView {
  readonly rows: readonly CatalogueRow[];
  /** Rows that match, on all pages. */
  readonly total: number;
  readonly page: number;
  /** At least 1. */
  readonly pages: number;
}

/** What a catalogue page carries: the rows in view, and where the list of all rows is. */
export interface CatalogueData {
  readonly filters: readonly CatalogueFilter[];
  readonly formes: readonly CatalogueFilter[];
  /** The query that `view` answers. */
  readonly query: CatalogueQuery;
  readonly view: CatalogueView;
  /** Where the search finds nothing. */
  readonly near: NearData | null;
  /** Where the JSON list of all rows is, below the catalogue indexes of the build. */
  readonly indexPath: string;
}

interface KnownFilters {
  readonly filters: readonly CatalogueFilter[];
  readonly formes: readonly CatalogueFilter[];
}

const longestSearch = 80;

/** Reads a query string; unknown or malformed values count as not set. The last of repeated values wins. */
export function readCatalogueQuery(
  parameters: URLSearchParams,
  known: KnownFilters,
): CatalogueQuery {
  const last = (name: string) => parameters.getAll(name).at(-1) ?? "";
  const among = (list: readonly CatalogueFilter[], id: string) =>
    list.some((filter) => filter.id === id) ? id : "";
  const page = last("page");
  return {
    search: last("q").trim().slice(0, longestSearch),
    filter: among(known.filters, last("filtre")),
    forme: among(known.formes, last("forme")),
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
  };
}

/** The query string of a query, "" for the plain catalogue; always in the same order, for one address a view. */
export function writeCatalogueQuery(query: Partial<CatalogueQuery>): string {
  const parameters = new URLSearchParams();
  if (query.search) parameters.set("q", query.search);
  if (query.filter) parameters.set("filtre", query.filter);
  if (query.forme) parameters.set("forme", query.forme);
  if (query.page && query.page > 1) parameters.set("page", String(query.page));
  const text = parameters.toString();
  return text && `?${text}`;
}

/** A query as a title says it. */
export const describeQuery = (
  { filter, forme, search, page }: CatalogueQuery,
  known: KnownFilters,
) => ({
  names: [...known.filters, ...known.formes]
    .filter(({ id }) => id === filter || id === forme)
    .map(({ inTitle }) => inTitle),
  search,
  page,
});

/** The rows that a query shows. A page beyond the last shows the last. */
export function viewCatalogue(rows: readonly CatalogueRow[], query: CatalogueQuery): CatalogueView {
  const wanted = fold(query.search);
  const matching = rows.filter(
    (row) =>
      (!query.filter || row.tags.includes(query.filter)) &&
      (!query.forme || row.tags.includes(query.forme)) &&
      fold(
        `${row.name} ${row.code ?? ""} ${row.formerName ?? ""} ${row.otherNames ?? ""}`,
      ).includes(wanted),
  );
  const pages = Math.max(1, Math.ceil(matching.length / pageSize));
  const page = Math.min(query.page, pages);
  return {
    rows: matching.slice((page - 1) * pageSize, page * pageSize),
    total: matching.length,
    page,
    pages,
  };
}

/** Folds case, accents, ligatures and apostrophes, so that "acerola" finds "acérola". */
export function fold(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/œ/g, "oe")
    .replace(/’/g, "'");
}
