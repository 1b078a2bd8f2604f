// The search of the browser: its code and its index are fetched when they are first needed, and kept.
import type { Search } from "#shared/search/search.ts";
import type { SearchIndex } from "#shared/search/search-index.ts";
import { fetchJson } from "./fetch-own.ts";

export interface LoadedSearch {
  readonly index: SearchIndex;
  readonly find: Search;
}

let loading: Promise<LoadedSearch> | undefined;

/** `address`: of the edition's index. Rejects where there is no network, or the files of an older build are gone. */
export function loadSearch(address: string): Promise<LoadedSearch> {
  loading ??= load(address).catch((error) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load(address: string): Promise<LoadedSearch> {
  const [{ createSearch }, index] = await Promise.all([
    import("#shared/search/search.ts"),
    fetchJson<SearchIndex>(address),
  ]);
  return { index, find: createSearch(index) };
}

/** Fetches them ahead of need; whoever then needs them is told if that failed. */
export function prefetchSearch(address: string): void {
  loadSearch(address).catch(() => undefined);
}
