// Counts that several processes share. Only PostgreSQL has several: with SQLite each process counts for itself.
import { afterEach, beforeEach, expect, it } from "vitest";
import { makeStorage, type Storage } from "#tests/storage.ts";
import { type OpenedStore, openStore } from "./open-store.ts";

const minute = 60_000;
const windowMs = 10 * minute;
const start = Date.UTC(2026, 0, 1);

let storage: Storage;
let opened: OpenedStore;

beforeEach(async () => {
  storage = await makeStorage("PostgreSQL");
  opened = openStore({ DATABASE_URL: undefined, ...storage.settings }, () => {});
});

afterEach(async () => {
  await opened.store.close();
  await storage.remove();
});

const count = (now: number) => opened.counts.countPost("all", windowMs, now);

it("counts for ten minutes from the first post, even if clocks differ a little", async () => {
  await count(start + 1000);
  expect(await count(start)).toMatchObject({ total: 2, resetsAt: start + 1000 + windowMs });
  expect(await count(start + 9 * minute)).toMatchObject({ total: 3 });
  expect(await count(start + 11 * minute)).toMatchObject({ total: 1 });
});

it("forgets the counts of a clock that was a month ahead", async () => {
  for (let n = 0; n < 5; n += 1) await count(start + 30 * 24 * 60 * minute);
  expect(await count(start)).toEqual({ total: 1, resetsAt: start + windowMs });
  expect(await count(start)).toMatchObject({ total: 2 });
});
