// The state of the store for /readyz and /metrics, with simulated clocks.
import { beforeEach, describe, expect, it } from "vitest";
import type { StoreFacts } from "./enquiry-store.ts";
import { createStoreWatch, type StoreWatch } from "./store-watch.ts";

const minute = 60_000;
const month = 30 * 24 * 60 * minute;
const start = Date.UTC(2026, 0, 1);

let facts: StoreFacts;
let calls: number;
let failure: Error | null;
let now: number;
let elapsed: number;
let watch: StoreWatch;

beforeEach(() => {
  facts = { pending: 1, failed: 0, sent: 0, held: 0, oldestUnsentAt: start };
  calls = 0;
  failure = null;
  now = start;
  elapsed = 0;
  const answer = async () => {
    calls += 1;
    if (failure) throw failure;
  };
  watch = createStoreWatch(
    { checkWritable: answer, getFacts: () => answer().then(() => facts) },
    () => now,
    () => elapsed,
  );
});

function pass(ms: number): void {
  now += ms;
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

  it("is queried again although the clock was set back", async () => {
    await watch.checkWritable();
    now -= month;
    elapsed += 5000;
    await watch.checkWritable();
    expect(calls).toBe(2);
  });
});

describe("the oldest unsent enquiry", () => {
  const age = async () => now - ((await watch.getFacts()).oldestUnsentAt ?? Number.NaN);

  it("is as old as the clock says", async () => {
    pass(20 * minute);
    expect(await age()).toBe(20 * minute);
  });

  it("received while the clock was ahead is as old as it has been seen to wait", async () => {
    facts = { ...facts, oldestUnsentAt: start + month };
    expect(await age()).toBe(0);
    pass(16 * minute);
    expect(await age()).toBe(16 * minute);
    facts = { ...facts, oldestUnsentAt: start + month + 1 };
    pass(minute);
    expect(await age()).toBe(0);
  });

  it("is none once all is sent", async () => {
    await age();
    facts = { ...facts, oldestUnsentAt: null };
    pass(minute);
    expect((await watch.getFacts()).oldestUnsentAt).toBeNull();
  });
});
