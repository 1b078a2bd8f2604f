// The search in the thread that calls it: for tests, which hold up nobody.
import { listSearchIndex } from "#server/views/list-search-index.ts";
import type { Edition } from "#shared/editions/edition.ts";
import { showResult } from "#shared/pages/search.ts";
import type { SearchResult } from "#shared/search/hits.ts";
import { createSearch, type Search } from "#shared/search/search.ts";

/** Content does not change while the site runs: one search an edition. */
const searches = new Map<Edition["id"], Search>();

/** Null where nothing is looked for. */
export function searchInProcess(query: string, edition: Edition): SearchResult | null {
  if (!query) return null;
  const search = searches.get(edition.id) ?? createSearch(listSearchIndex(edition));
  searches.set(edition.id, search);
  return showResult(search(query));
}
