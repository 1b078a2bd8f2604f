// The state of the store for /readyz and /metrics, with a simulated clock.
import { beforeEach, describe, expect, it } from "vitest";
import type { StoreFacts } from "./enquiry-store.ts";
import { createStoreWatch, type StoreWatch } from "./store-watch.ts";

const start = Date.UTC(2026, 0, 1);

let facts: StoreFacts;
let calls: number;
let failure: Error | null;
let elapsed: number;
let watch: StoreWatch;

beforeEach(() => {
  facts = { pending: 1, failed: 0, sent: 0, held: 0, unsure: 0, oldestUnsentAt: start };
  calls = 0;
  failure = null;
  elapsed = 0;
  const answer = async () => {
    calls += 1;
    if (failure) throw failure;
  };
  watch = createStoreWatch(
    { checkWritable: answer, getFacts: () => answer().then(() => facts) },
    () => elapsed,
  );
});

function pass(ms: number): void {
  elapsed += ms;
}

describe("the store", () => {
  it("is queried once for all calls within a few seconds, and then again", async () => {
    await Promise.all(Array.from({ length: 100 }, () => watch.checkWritable()));
    pass(4999);
    await watch.checkWritable();
    expect(calls).toBe(1);
    pass(1);
    await watch.checkWritable();
    expect(calls).toBe(2);
  });

  it("is queried once while it fails too, and its recovery is noticed within seconds", async () => {
    failure = new Error("away");
    const asked = await Promise.allSettled([watch.checkWritable(), watch.checkWritable()]);
    expect(asked.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    expect(calls).toBe(1);
    failure = null;
    pass(5000);
    await watch.checkWritable();
  });
});
