// The store in its thread: answers in time are passed on, late ones are given up.
import { rmSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, it } from "vitest";
import { makeDataDir } from "#tests/start-site.ts";
import { fileIn } from "./open-store.ts";
import { openStoreThread } from "./store-thread.ts";

let folder: string;
beforeEach(() => {
  folder = makeDataDir();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Stands for another program that keeps every write waiting. */
function lockFile(): DatabaseSync {
  const other = new DatabaseSync(fileIn(folder));
  other.exec("BEGIN IMMEDIATE");
  return other;
}

it("gives up a call that the database does not answer, as on a disk that hangs", async () => {
  const { store } = await openStoreThread(folder, () => {}, 50);
  const other = lockFile();
  await expect(store.checkWritable()).rejects.toMatchObject({ name: "StoreTimeoutError" });
  await expect(store.checkWritable()).rejects.toMatchObject({ name: "StoreTimeoutError" });
  other.close();
  await store.close().catch(() => undefined);
});

it("passes on the database's own reason for a failure", async () => {
  const { store } = await openStoreThread(folder, () => {});
  const other = new DatabaseSync(fileIn(folder));
  other.exec("DROP TABLE acknowledged");
  other.close();
  await expect(store.checkWritable()).rejects.toMatchObject({
    code: "ERR_SQLITE_ERROR 1",
    message: "no such table: acknowledged",
  });
  await store.close();
});
