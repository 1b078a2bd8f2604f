// The operators' commands where PostgreSQL makes a difference; `adopt`, which moves a site from SQLite to there.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, test } from "vitest";
import { openStore } from "#server/enquiries/outbox/open-store.ts";
import { noSource } from "#shared/enquiry/source.ts";
import {
  claire,
  day,
  later,
  makeEnquiry,
  minute,
  prepareConsole,
  start,
} from "#tests/kits/test-console.ts";
import { productionSettings } from "#tests/production-settings.ts";
import { ask, makeStorage, type Storage } from "#tests/storage.ts";
import { operate } from "./operate.ts";

const operator = prepareConsole();
const { run, keep, tryToSend } = operator;

test.each([["list"], ["erase", "--email", claire]])(
  "says so where PostgreSQL has no tables: %s",
  async (...args) => {
    operator.storage = await makeStorage("PostgreSQL");
    operator.store = openStore(
      { DATABASE_URL: undefined, ...operator.storage.settings },
      () => {},
    ).store;
    const { code, out, complaints } = await run(...args);
    expect({ code, out }).toEqual({ code: 1, out: "" });
    expect(complaints).toMatch(/there are no enquiries in the database \w+ on .*\(DATABASE_URL\)/);
    const found = await ask(
      operator.storage.settings.DATABASE_URL ?? "",
      "SELECT to_regclass('schema_version') AS name",
    );
    expect(found).toEqual([{ name: null }]);
  },
);

it("backup refers to pg_dump for PostgreSQL", async () => {
  await operator.open("PostgreSQL");
  const { code, complaints } = await run(
    "backup",
    join(operator.storage.settings.DATA_DIR, "copy.sqlite"),
  );
  expect(code).toBe(2);
  expect(complaints).toContain("pg_dump");
});

it("check names the engine and says that it can be written", async () => {
  await operator.open("PostgreSQL");
  let out = "";
  await operate(["check"], {
    environment: { ...productionSettings, ...operator.storage.settings },
    print: (text) => {
      out += text;
    },
    complain: () => {},
    resolveTxt: async () => {
      throw Object.assign(new Error(), { code: "ENOTFOUND" });
    },
  });
  expect(out).toMatch(/^ok .*PostgreSQL, can be written; 0 enquiries/m);
});

describe("adopt", () => {
  let old: Storage;
  const file = () => join(old.settings.DATA_DIR, "enquiries.sqlite");

  beforeEach(async () => {
    await operator.open("SQLite");
    old = operator.storage;
  });

  afterEach(() => old.remove());

  /** `run` and `store` use PostgreSQL from now on; earlier enquiries are in the file. */
  async function changeToPostgres(): Promise<void> {
    await operator.store.close();
    await operator.open("PostgreSQL");
  }

  it("creates no tables where PostgreSQL has none", async () => {
    await operator.store.close();
    operator.storage = await makeStorage("PostgreSQL");
    operator.store = openStore(
      { DATABASE_URL: undefined, ...operator.storage.settings },
      () => {},
    ).store;
    const { code, complaints } = await run("adopt", file());
    expect(code).toBe(1);
    expect(complaints).toContain("there are no enquiries in the database");
  });

  it("copies webhooks, and of what was erased the word that endpoints still wait for", async () => {
    const kept = async () =>
      (await operator.store.append(makeEnquiry(), ["crm", "chat"])).reference;
    const crm = { name: "crm", addressKey: "" };
    const lease = () => operator.store.leaseWebhook(start, start + minute, crm);
    const deliver = async () => {
      const leased = await lease();
      if (!leased) throw new Error("nothing was due");
      const taken = { at: start, accepted: ["crm"], answer: "204" };
      await operator.store.recordAttempt(leased, taken, { status: "sent" });
      return leased;
    };
    const erased = await kept();
    await deliver();
    const one = await kept();
    await deliver();
    await operator.store.erase([erased], start);
    const before = await run("show", one);
    expect(before.out).toContain("webhook       chat pending, due 2026-01-31T12:00:00Z\n");
    await changeToPostgres();
    for (let n = 0; n < 2; n += 1) await run("adopt", file());
    expect(await run("show", one)).toEqual(before);
    expect(await deliver()).toMatchObject({ enquiry: null, erasedReference: erased });
    expect(await lease()).toBeNull();
  });

  it("copies each enquiry with its reference, state and attempts, once", async () => {
    const sent = await keep({ message: "un\ndeux", source: { ...noSource, landing: "/fr" } });
    await tryToSend();
    await run("answered", sent);
    const failed = await keep();
    await tryToSend(later);
    const held = await keep({ suspicions: ["trap", "haste"], language: "en" });
    const pending = await keep({ suspicions: ["links"] });
    const describeAll = () =>
      Promise.all([sent, failed, held, pending].map((reference) => run("show", reference)));
    const [before, listed] = [await describeAll(), await run("list")];
    await changeToPostgres();
    const here = await keep({ receivedAt: start - day });
    const adopting = await run("adopt", file());
    expect(adopting).toEqual({
      code: 0,
      out: "4 enquiries taken over, 0 already there\n",
      complaints: "",
    });
    expect(await describeAll()).toEqual(before);
    expect(before.at(-1)?.out).toContain("suspect       links\n");
    expect((await run("list")).out).toContain(listed.out);
    expect((await run("adopt", file())).out).toBe("0 enquiries taken over, 4 already there\n");
    expect(await describeAll()).toEqual(before);
    expect(await operator.store.list({})).toHaveLength(5);

    const due = [
      await operator.store.lease(start, start + minute),
      await operator.store.lease(start, start + minute),
    ];
    expect(due.map((leased) => leased?.enquiry?.reference).sort()).toEqual([here, pending].sort());
    expect(await operator.store.lease(start, start + minute)).toBeNull();
  });

  it("sends pending acknowledgements, and none to addresses that got one within a day", async () => {
    const first = await keep({ isAcknowledged: true });
    await changeToPostgres();
    await run("adopt", file());
    await keep({ isAcknowledged: true, receivedAt: start + minute });
    const mails: unknown[] = [];
    for (let leased = await leaseNext(); leased; leased = await leaseNext())
      mails.push(`${leased.kind} ${leased.enquiry?.reference === first}`);
    expect(mails).toEqual(["sales true", "sales false", "acknowledgement true"]);

    function leaseNext() {
      return operator.store.lease(start + minute, start + 2 * minute);
    }
  });

  it("copies many, and continues after an interruption", async () => {
    const keepMany = async () => {
      for (let n = 0; n < 130; n += 1) await keep();
    };
    await keepMany();
    await changeToPostgres();
    await run("adopt", file());
    operator.store = openStore({ DATABASE_URL: undefined, ...old.settings }, () => {}).store;
    await keepMany();
    await operator.store.close();
    operator.store = openStore(
      { DATABASE_URL: undefined, ...operator.storage.settings },
      () => {},
    ).store;
    expect((await run("adopt", file())).out).toBe("130 enquiries taken over, 130 already there\n");
    expect(await operator.store.getFacts()).toMatchObject({ pending: 260 });
  });

  it("refuses a file that a site still uses, so that nothing is mailed twice", async () => {
    const inUse = operator.store;
    await keep();
    await operator.open("PostgreSQL");
    expect(await run("adopt", file())).toMatchObject({
      code: 1,
      out: "",
      complaints: expect.stringContaining(`${file()}: it is in use, stop its site first`),
    });
    expect(await operator.store.list({})).toEqual([]);
    expect(await inUse.list({})).toHaveLength(1);
    await inUse.close();
  });

  it("reports a missing file and creates none", async () => {
    await changeToPostgres();
    const missing = join(old.settings.DATA_DIR, "other.sqlite");
    const { code, complaints } = await run("adopt", missing);
    expect(code).toBe(1);
    expect(complaints).toContain(missing);
    expect(readdirSync(old.settings.DATA_DIR)).not.toContain("other.sqlite");
  });

  it("rejects files that are not a site's database", async () => {
    await changeToPostgres();
    const foreign = join(old.settings.DATA_DIR, "foreign.sqlite");
    writeFileSync(foreign, "");
    expect((await run("adopt", foreign)).complaints).toContain("not the file of a site");
    expect(readFileSync(foreign, "utf8")).toBe("");
    writeFileSync(foreign, "a letter".repeat(100));
    expect((await run("adopt", foreign)).complaints).toContain("file is not a database");
    expect(readFileSync(foreign, "utf8")).toBe("a letter".repeat(100));
  });

  it("requires PostgreSQL", async () => {
    const { code, complaints } = await run("adopt", file());
    expect(code).toBe(2);
    expect(complaints).toContain("DATABASE_URL is not set");
  });
});
