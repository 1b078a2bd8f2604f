// The search of an address: read before its page is loaded, as the search runs elsewhere (server/search).
import { matchPage } from "#shared/pages/page-table.ts";
import { readSearch } from "#shared/search/search-query.ts";

/** The words to be found, for the page at a decoded path without its edition's prefix; "" for none. */
export function readAskedSearch(path: string, parameters: URLSearchParams): string {
  return matchPage(path)?.route.isSearched ? readSearch(parameters) : "";
}
