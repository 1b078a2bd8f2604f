// The store on SQLite, and the behaviour that only a file has.
import { readFileSync, statSync, writeFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { setImmediate as nextTurn } from "node:timers/promises";
import { describe, expect, it, vi } from "vitest";
import { proveQueue } from "#tests/kits/queue.contract.ts";
import { proveRecords } from "#tests/kits/records.contract.ts";
import { leaseNext, newEnquiry, prepareStores, start } from "#tests/kits/test-stores.ts";
import { proveWebhooks } from "#tests/kits/webhooks.contract.ts";
import { migrations } from "./migrations.ts";
import { fileIn } from "./open-store.ts";

describe("the queue in SQLite", () => proveQueue("SQLite"));
describe("the records in SQLite", () => proveRecords("SQLite"));
describe("webhooks in SQLite", () => proveWebhooks("SQLite"));

describe("a SQLite file", () => {
  const stores = prepareStores("SQLite");
  const { open } = stores;
  const file = () => fileIn(stores.storage.settings.DATA_DIR);

  function changeFile(sql: string): void {
    const db = new DatabaseSync(file());
    db.exec(sql);
    db.close();
  }

  it("is readable by its own account only", () => {
    open();
    expect(statSync(file()).mode & 0o077).toBe(0);
  });

  it("of the first version is migrated with all its content", async () => {
    const [first] = migrations;
    changeFile(`${first?.({ id: "INTEGER PRIMARY KEY", integer: "INTEGER", tableEnd: "STRICT", volatile: "", clock: "", lockFree: "" })}
      INSERT INTO enquiries VALUES
        (1, 'SPH-2222-2222', ${start}, 'sent', 'a@b.fr', '0123456789', 'A', 'France', '', '', '', NULL, 0, NULL, 0),
        (2, 'SPH-3333-3333', ${start + 1}, 'failed', 'a@b.fr', '0123456789', 'B', 'France', '', '', '', 'k', ${start + 5}, 'x', 9);
      INSERT INTO attempts VALUES (1, 2, ${start}, 'failed', '450 no'), (2, 1, ${start}, 'sent', '250 yes');
      PRAGMA user_version = 1;`);
    const store = open();
    expect(await store.list({})).toMatchObject([
      { reference: "SPH-3333-3333", status: "failed", nextAttemptAt: start + 5, selection: "" },
      { reference: "SPH-2222-2222", status: "sent", deliveredAt: start },
    ]);
    expect(await store.find("SPH-3333-3333")).toMatchObject({ attempts: [{ answer: "450 no" }] });
    expect(await leaseNext(store, start + 5)).toMatchObject({ attempts: 1 });
  });

  it("that cannot be opened is named", () => {
    writeFileSync(file(), "this is no database, whatever its name says".repeat(100));
    expect(open).toThrow(/enquiries\.sqlite \(DATA_DIR\): .*not a database/);
  });

  it("is checkpointed when idle, and neither file nor log contains erased text", async () => {
    const store = open();
    const { reference } = await store.append(newEnquiry({ company: "Oubliée" }));
    const holds = (path: string) => readFileSync(path).includes("Oubliée");
    await vi.waitFor(() => expect(holds(file())).toBe(true), 5000);
    const command = open();
    expect(await command.erase([reference], start)).toBe(1);
    await command.close();
    expect(holds(file())).toBe(false);
    expect(holds(`${file()}-wal`)).toBe(false);
  });

  it("waits while another process has it locked", async () => {
    const store = open();
    const other = new DatabaseSync(file());
    other.exec("BEGIN IMMEDIATE");
    const storing = store.append(newEnquiry());
    // The first try comes before this turn.
    await nextTurn();
    other.exec("ROLLBACK");
    other.close();
    expect((await storing).isNew).toBe(true);
  });

  it("that another process keeps locked fails, stores nothing, and recovers", async () => {
    const store = open({ patience: 300 });
    const other = new DatabaseSync(file());
    other.exec("BEGIN IMMEDIATE");
    await expect(store.append(newEnquiry())).rejects.toThrow(/locked/);
    await expect(store.checkWritable()).rejects.toThrow(/locked/);
    other.exec("ROLLBACK");
    other.close();
    await store.checkWritable();
    expect(await store.getFacts()).toMatchObject({ pending: 0 });
    expect((await store.append(newEnquiry())).isNew).toBe(true);
  });
});
