// The cache of packed answers: bound in bytes, one render for all who wait, no failure cached.
import { expect, test } from "vitest";
import type { Packed } from "./packed.ts";
import { createPageCache } from "./page-cache.ts";

/** Takes so many bytes of a cache. */
const packed = (size: number): Packed => ({
  type: "text/html",
  etag: '"x"',
  br: Buffer.alloc(size),
});
const make = (size: number) => ({ context: async () => packed(size) });

test("holds no more bytes than allowed and drops the least recently used", async () => {
  const cache = createPageCache(100);
  await cache.forceFetch("a", make(40));
  await cache.forceFetch("b", make(40));
  expect(cache.get("a")).toBeDefined();
  await cache.forceFetch("c", make(40));
  expect(cache.get("b")).toBeUndefined();
  expect(cache.get("a")).toBeDefined();
  expect(cache.get("c")).toBeDefined();
});

test("does not store an answer that is larger than the whole cache", async () => {
  const cache = createPageCache(100);
  expect((await cache.forceFetch("a", make(102))).br).toHaveLength(102);
  expect(cache.get("a")).toBeUndefined();
});

test("makes an answer once for concurrent requests, and again after a failure", async () => {
  const cache = createPageCache(100);
  let made = 0;
  const fail = async () => {
    made += 1;
    throw new Error("no");
  };
  await Promise.allSettled([
    cache.forceFetch("a", { context: fail }),
    cache.forceFetch("a", { context: fail }),
  ]);
  expect(made).toBe(1);
  await expect(cache.forceFetch("a", make(2))).resolves.toBeDefined();
});

test("an answer that was being made when the cache was cleared is sent but not stored", async () => {
  const cache = createPageCache(100);
  const { promise, resolve } = Promise.withResolvers<Packed>();
  const coming = cache.forceFetch("a", { context: () => promise });
  cache.clear();
  resolve(packed(90));
  expect((await coming).br).toHaveLength(90);
  expect(cache.get("a")).toBeUndefined();
  await cache.forceFetch("b", make(90));
  expect(cache.get("b")).toBeDefined();
});
