// What an address asks to be found: known before its page is loaded, as the search runs elsewhere (server/search).
import { families } from "#shared/families/families.ts";
import { matchPage, type PageId } from "#shared/pages/page-table.ts";
import { readSearch } from "#shared/search/search-query.ts";

/** Pages whose address may ask for a search: the search page and all lists. */
const searching: ReadonlySet<PageId> = new Set([
  "search",
  "whiteLabel",
  ...families.map(({ page }) => page),
]);

/** The words that the page at a decoded path without its edition's prefix is asked to find, "" for none. */
export function readAskedSearch(path: string, parameters: URLSearchParams): string {
  const id = matchPage(path)?.route.id;
  return id && searching.has(id) ? readSearch(parameters) : "";
}
