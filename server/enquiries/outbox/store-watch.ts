// What /readyz and /metrics tell of the store. However many want to know, it is asked every few seconds at most: each look
// at whether it can be written waits for the disk, as visitors' enquiries do.
import type { EnquiryStore, StoreFacts } from "./enquiry-store.ts";

/** How long an answer of the store is good, ms: less than anybody's alerts take to notice. */
const goodFor = 5000;

export interface StoreWatch {
  /** Rejects where an enquiry could not be written. */
  checkWritable(): Promise<void>;
  /** `oldestUnsentAt` is at least as long ago as this process has seen the same one wait, whatever clocks say. */
  getFacts(): Promise<StoreFacts>;
  /** The same, asked anew. */
  getFactsNow(): Promise<StoreFacts>;
}

/** `now`: ms since 1970. `elapsed`: ms of a clock that nobody sets. */
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

/** Gives the same answer, or the same error, to all who ask while it is awaited and for some seconds after. */
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
