// The store in its thread: what it answers in time comes, and what it does not answer in time is given up.
import { rmSync } from "node:fs";
import { createServer } from "node:net";
import { afterEach, expect, it } from "vitest";
import { findClosedPort, listen } from "#tests/mail-server.ts";
import { makeDataDir } from "#tests/start-site.ts";
import { openStoreThread } from "./store-thread.ts";

const folder = makeDataDir();
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it("gives up what the database does not answer, as a disk or a network that hangs", async () => {
  const silent = createServer();
  const port = await listen(silent, () => silent.listen(0, "127.0.0.1"));
  const DATABASE_URL = `postgres://site@127.0.0.1:${port}/enquiries`;
  const { store } = await openStoreThread({ DATABASE_URL, DATA_DIR: folder }, () => {}, 50);
  await expect(store.readClock()).rejects.toMatchObject({ name: "StoreTimeoutError" });
  await expect(store.checkWritable()).rejects.toMatchObject({ name: "StoreTimeoutError" });
  await store.close().catch(() => undefined);
  silent.close();
});

it("passes on why the database does not work, where it says so", async () => {
  const DATABASE_URL = `postgres://site@127.0.0.1:${await findClosedPort()}/enquiries`;
  const { store } = await openStoreThread({ DATABASE_URL, DATA_DIR: folder }, () => {});
  await expect(store.readClock()).rejects.toMatchObject({ code: "ECONNREFUSED" });
  await store.close();
});
