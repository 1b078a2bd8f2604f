// What is kept in memory: as much as there is room for, what was asked for last staying longest.
import { expect, test } from "vitest";
import { type Packed, PageCache } from "./page-cache.ts";

const packed = (size: number): Packed => ({
  type: "text/html",
  etag: '"x"',
  identity: Buffer.alloc(size),
  br: Buffer.alloc(0),
  gzip: Buffer.alloc(0),
});
const make = (size: number) => async () => packed(size);

test("keeps no more bytes than it may, and forgets what was asked for longest ago", async () => {
  const cache = new PageCache(100);
  await cache.get("a", make(40));
  await cache.get("b", make(40));
  expect(cache.find("a")).toBeDefined();
  await cache.get("c", make(40));
  expect(cache.find("b")).toBeUndefined();
  expect(cache.find("a")).toBeDefined();
  expect(cache.find("c")).toBeDefined();
});

test("does not keep what is larger than all its room", async () => {
  const cache = new PageCache(100);
  expect((await cache.get("a", make(101))).identity).toHaveLength(101);
  expect(cache.find("a")).toBeUndefined();
});

test("makes what several ask for at once a single time, and a failure again", async () => {
  const cache = new PageCache(100);
  let made = 0;
  const fail = async () => {
    made += 1;
    throw new Error("no");
  };
  await Promise.allSettled([cache.get("a", fail), cache.get("a", fail)]);
  expect(made).toBe(1);
  await expect(cache.get("a", make(1))).resolves.toBeDefined();
});

test("does not count what was forgotten while it was being made", async () => {
  const cache = new PageCache(100);
  const { promise, resolve } = Promise.withResolvers<Packed>();
  const coming = cache.get("a", () => promise);
  cache.clear();
  resolve(packed(90));
  await coming;
  await cache.get("b", make(90));
  expect(cache.find("b")).toBeDefined();
});
