// What an address asks to be found: known before its page is loaded, as the search runs elsewhere (server/search).
import { matchPage } from "#shared/pages/page-table.ts";
import { readSearch } from "#shared/search/search-query.ts";

/** The words that the page at a decoded path without its edition's prefix is asked to find, "" for none. */
export function readAskedSearch(path: string, parameters: URLSearchParams): string {
  return matchPage(path)?.route.isSearched ? readSearch(parameters) : "";
}
