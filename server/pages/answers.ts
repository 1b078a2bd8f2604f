// What was made and is kept: what is everybody's (pages, their Markdown) for good, views of lists up to a number of bytes.
import { LRUCache } from "lru-cache";
import type { Packed } from "#server/http/packed.ts";

/** Bytes of views: there are some 700 with one filter or page each, of 20 kB. */
const viewBytes = 32_000_000;

export interface Answers {
  /** `address`: as it comes, with its query. */
  readonly find: (address: string) => Packed | undefined;
  /** What there is one of for each page of the site: the caller bounds the addresses. */
  readonly keep: (address: string, packed: Packed) => void;
  /** The views used longest ago make room for it. */
  readonly keepView: (address: string, packed: Packed) => void;
  readonly clear: () => void;
}

export function createAnswers(mostViewBytes = viewBytes): Answers {
  const kept = new Map<string, Packed>();
  const views = new LRUCache<string, Packed>({
    maxSize: mostViewBytes,
    sizeCalculation: ({ br }) => br.length,
  });
  return {
    find: (address) => kept.get(address) ?? views.get(address),
    keep: (address, packed) => void kept.set(address, packed),
    keepView: (address, packed) => void views.set(address, packed),
    clear() {
      kept.clear();
      views.clear();
    },
  };
}
