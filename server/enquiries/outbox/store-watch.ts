// The state of the store for /readyz and /metrics. However many ask, the store is queried every few seconds at most, as each
// check whether it can be written waits for the disk, like visitors' enquiries.
import type { EnquiryStore, StoreFacts } from "./enquiry-store.ts";

/** How long an answer of the store is reused, ms: less than any alert takes to fire. */
const goodFor = 5000;

export interface StoreWatch {
  /** Rejects if an enquiry could not be written. */
  checkWritable(): Promise<void>;
  /** `oldestUnsentAt` is at least as long ago as this process has seen that enquiry wait, whatever the clocks say. */
  getFacts(): Promise<StoreFacts>;
  /** The same, queried now. */
  getFactsNow(): Promise<StoreFacts>;
}

/** `now`: ms since 1970. `elapsed`: ms of a monotonic clock. */
export function createStoreWatch(
  store: Pick<EnquiryStore, "checkWritable" | "getFacts">,
  now: () => number,
  elapsed: () => number = () => performance.now(),
): StoreWatch {
  const getFacts = remember(() => store.getFacts(), elapsed);
  let oldest: { readonly at: number; readonly seenAt: number } | null = null;

  function withWaitSeen(facts: StoreFacts): StoreFacts {
    const at = facts.oldestUnsentAt;
    if (at === null) oldest = null;
    else if (oldest?.at !== at) oldest = { at, seenAt: elapsed() };
    if (at === null || oldest === null) return facts;
    return { ...facts, oldestUnsentAt: Math.min(at, now() - (elapsed() - oldest.seenAt)) };
  }

  return {
    checkWritable: remember(() => store.checkWritable(), elapsed),
    getFacts: async () => withWaitSeen(await getFacts()),
    getFactsNow: async () => withWaitSeen(await store.getFacts()),
  };
}

/** Returns the same result or error to all calls while it is awaited and for some seconds after. */
function remember<Result>(ask: () => Promise<Result>, elapsed: () => number) {
  let answer: Promise<Result> | null = null;
  let goodUntil = 0;
  return (): Promise<Result> => {
    if (answer && elapsed() < goodUntil) return answer;
    goodUntil = Number.POSITIVE_INFINITY;
    const asked = ask().finally(() => {
      goodUntil = elapsed() + goodFor;
    });
    answer = asked;
    return asked;
  };
}
