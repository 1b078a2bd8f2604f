// All rows of a view, for paper, which turns no pages: fetched once a visitor may be about to print, as it must be there when the
// browser takes the page. 2 to 4 kB, packed; the search's index too where the view is one of a search.
import { flushSync } from "react-dom";
import { type LoadedSearch, loadSearch } from "#client/hooks/load-search.ts";
import { watchPrinting } from "#client/hooks/use-is-printing.ts";
import type { CatalogueData, CatalogueQuery, CatalogueRow } from "#shared/pages/catalogue.ts";
import { narrowRows } from "#shared/pages/facets.ts";
import { foundIn, pickFound } from "#shared/pages/found.ts";
import { prefetchRows, rowsAtHand } from "./load-rows.ts";

export interface WholeList {
  readonly query: CatalogueQuery;
  readonly data: CatalogueData;
  /** Address of all rows. */
  readonly address: string;
  /** Address of the search's index. */
  readonly searchIndex: string;
}

/** Once it has come. */
let search: LoadedSearch | null = null;

export function prepareWhole({ query, address, searchIndex }: WholeList): void {
  prefetchRows(address);
  if (!query.search || search) return;
  loadSearch(searchIndex).then(
    (loaded) => {
      search = loaded;
    },
    () => undefined,
  );
}

/** Null where what is needed has not come. One search and one pass. */
function wholeOf({ query, data, address }: WholeList): readonly CatalogueRow[] | null {
  const rows = rowsAtHand(address);
  if (!rows || (query.search && !search)) return null;
  const found =
    query.search && search ? foundIn(query.search, search.find(query.search), data.group) : null;
  return narrowRows(pickFound(rows, found), data.facets, query.chosen).rows;
}

/** Gives all rows of what is `latest` when printing begins, and null when it ends; returns what stops that. */
export const watchWhole = (
  latest: () => WholeList | null,
  show: (rows: readonly CatalogueRow[] | null) => void,
): (() => void) =>
  watchPrinting((isPrinting) => {
    const list = isPrinting ? latest() : null;
    // Rendered before the browser takes the page.
    flushSync(() => show(list && wholeOf(list)));
  });
