// Finds the rows of one list in the search of everything, for a query typed since the page came.
import { use, useMemo } from "react";
import { type Found, foundIn } from "#shared/pages/found.ts";
import type { GroupId } from "#shared/search/search-index.ts";
import { inTime } from "./in-time.ts";
import { type LoadedSearch, loadSearch } from "./load-search.ts";
import { loadAnew } from "./shown-address.ts";
import { useSite } from "./site-context.ts";

const demanded = new Map<string, Promise<LoadedSearch>>();

/** If the index cannot be fetched, a full page load follows: the server answers the same search at the same address. */
function demandSearch(address: string): Promise<LoadedSearch> {
  const known = demanded.get(address);
  if (known) return known;
  const coming = inTime(loadSearch(address)).catch(() => {
    loadAnew();
    return new Promise<never>(() => undefined);
  });
  demanded.set(address, coming);
  return coming;
}

/** The rows that match; null without a query. It waits for the index: call it within a transition. */
export function useFound(query: string, group: GroupId): Found | null {
  const { searchIndex } = useSite();
  const loaded = query ? use(demandSearch(searchIndex)) : null;
  return useMemo(() => loaded && foundIn(query, loaded.find(query), group), [loaded, query, group]);
}
