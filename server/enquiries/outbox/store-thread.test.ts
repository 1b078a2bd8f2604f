// The store in its thread: what it answers in time comes, and what it does not answer in time is given up.
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

/** Another program that keeps every write waiting. */
function lockFile(): DatabaseSync {
  const other = new DatabaseSync(fileIn(folder));
  other.exec("BEGIN IMMEDIATE");
  return other;
}

it("gives up what the database does not answer, as on a disk that hangs", async () => {
  const { store } = await openStoreThread(folder, () => {}, 50);
  const other = lockFile();
  await expect(store.checkWritable()).rejects.toMatchObject({ name: "StoreTimeoutError" });
  await expect(store.checkWritable()).rejects.toMatchObject({ name: "StoreTimeoutError" });
  other.close();
  await store.close().catch(() => undefined);
});

it("passes on why the database does not work, where it says so", async () => {
  const { store } = await openStoreThread(folder, () => {});
  const other = lockFile();
  await expect(store.checkWritable()).rejects.toMatchObject({
    code: "ERR_SQLITE_ERROR 5",
    message: "database is locked",
  });
  other.close();
  await store.close();
});
