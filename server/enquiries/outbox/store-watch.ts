// The state of the store for /readyz and /metrics. However many ask, the store is queried every few seconds at most, as each
// check whether it can be written waits for the disk, like visitors' enquiries.
import type { EnquiryStore, StoreFacts } from "./enquiry-store.ts";

/** The time for which an answer of the store is reused, ms: less than any alert takes to fire. */
const goodFor = 5000;

export interface StoreWatch {
  /** Rejects if an enquiry could not be written. */
  checkWritable(): Promise<void>;
  getFacts(): Promise<StoreFacts>;
}

/** `elapsed`: ms of a clock that only advances. */
export function createStoreWatch(
  store: Pick<EnquiryStore, "checkWritable" | "getFacts">,
  elapsed: () => number = () => performance.now(),
): StoreWatch {
  return {
    checkWritable: remember(() => store.checkWritable(), elapsed),
    getFacts: remember(() => store.getFacts(), elapsed),
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
