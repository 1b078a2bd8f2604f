// The cache of packed answers, bounded in bytes.
import { LRUCache } from "lru-cache";
import type { Packed } from "./packed.ts";

/** Makes the answer of a key that is not in the cache. */
type Make = () => Promise<Packed>;

export type PageCache = LRUCache<string, Packed, Make>;

/**
 * Packed answers by key, at most `mostBytes` in total; the least recently used are dropped first. `forceFetch(key, { context })`
 * makes the answer that is missing, once for all requests that wait for it. A failure is not cached.
 */
export function createPageCache(mostBytes: number): PageCache {
  return new LRUCache({
    maxSize: mostBytes,
    sizeCalculation: ({ br }) => br.length,
    fetchMethod: (_key, _stale, { context }) => context(),
    // Requests that wait for an answer get it even if the cache is cleared meanwhile.
    ignoreFetchAbort: true,
  });
}
