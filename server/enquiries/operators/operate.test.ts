// The operators' commands on both engines: what they print, what they change, and what they refuse.
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, describe, expect, it, test } from "vitest";
import type {
  EnquiryStore,
  ListedEnquiry,
  NewEnquiry,
  Outcome,
} from "#server/enquiries/outbox/enquiry-store.ts";
import { openStore } from "#server/enquiries/outbox/open-store.ts";
import { ask, engines, makeStorage, type Storage } from "#tests/storage.ts";
import { operate } from "./operate.ts";

const minute = 60_000;
const day = 24 * 60 * minute;
const start = Date.UTC(2026, 0, 31, 12);
const unknown = "SPH-2222-2222";
const claire = "claire@maison-oree.example";

let storage: Storage;
let store: EnquiryStore;
let now: number;

beforeEach(() => {
  now = start;
});

afterEach(async () => {
  await store.close();
  await storage.remove();
});

async function openStorage(engine: (typeof engines)[number]): Promise<void> {
  storage = await makeStorage(engine);
  store = openStore({ DATABASE_URL: undefined, ...storage.settings }, () => {}).store;
  // The site's first use creates the tables.
  await store.checkWritable();
}

interface Answer {
  readonly code: number;
  readonly out: string;
  readonly complaints: string;
}

async function run(...args: string[]): Promise<Answer> {
  let out = "";
  let complaints = "";
  const code = await operate(args, {
    environment: { ...storage.settings, NODE_ENV: "production" },
    print: (text) => {
      out += text;
    },
    complain: (text) => {
      complaints += text;
    },
    now: () => now,
  });
  return { code, out, complaints };
}

let kept = 0;

/** An enquiry from another company each time. */
function makeEnquiry({
  email = claire,
  message = "",
  ...given
}: Partial<NewEnquiry> & { email?: string; message?: string } = {}): NewEnquiry {
  kept += 1;
  return {
    enquiry: {
      email,
      phone: "+33 4 65 71 20 10",
      company: `Maison ${kept}`,
      country: "France",
      message,
      product: "Zinc",
      page: "/liposomes/zinc",
    },
    language: "fr",
    browserLanguage: "de-CH",
    receivedAt: start,
    selection: "",
    suspicions: [],
    isAcknowledged: false,
    ...given,
  };
}

/** Stores one; returns its reference. */
async function keep(given?: Parameters<typeof makeEnquiry>[0]): Promise<string> {
  return (await store.append(makeEnquiry(given))).reference;
}

/** Records an attempt for the only due mail: sent, unless `outcome` says otherwise. */
async function tryToSend(outcome: Outcome = { status: "sent" }, at = start): Promise<void> {
  const leased = await store.lease(at, at + minute);
  if (!leased) throw new Error("nothing was due");
  const isSent = outcome.status === "sent";
  const accepted = isSent ? ["sales@spherine.example"] : [];
  await store.recordAttempt(
    leased,
    { at, accepted, answer: isSent ? "250 OK" : "450 later" },
    outcome,
  );
}

const later: Outcome = { status: "failed", nextAttemptAt: start + day };
const statusOf = async (reference: string): Promise<ListedEnquiry["status"] | undefined> =>
  (await store.find(reference))?.enquiry.status;

describe.each(engines)("%s", (engine) => {
  beforeEach(() => openStorage(engine));

  describe("list", () => {
    it("prints one line per enquiry, newest first, and the number separately", async () => {
      const first = await keep();
      await tryToSend();
      const second = await keep({ receivedAt: start + minute, suspicions: ["trap"] });
      const { code, out, complaints } = await run("list");
      expect(code).toBe(0);
      const [top = "", bottom = "", ...rest] = out.split("\n");
      expect(top).toMatch(
        new RegExp(
          `^${second}  2026-01-31T12:01:00Z  held     Maison \\d+ \\(France\\) – Zinc  ${claire}  suspect: trap$`,
        ),
      );
      expect(bottom).toMatch(new RegExp(`^${first}  2026-01-31T12:00:00Z  sent .*${claire}$`));
      expect(rest).toEqual([""]);
      expect(complaints).toBe("2 enquiries\n");
    });

    it("filters by status, time and address, in combination", async () => {
      const sent = await keep({ receivedAt: start - 3 * day });
      await tryToSend();
      const failed = await keep({ receivedAt: start - day });
      await tryToSend(later);
      const pending = await keep({ email: "Paul@other.example" });
      const held = await keep({ receivedAt: start + day, suspicions: ["trap"] });
      const found = async (...filter: string[]) =>
        [...(await run("list", ...filter)).out.matchAll(/^SPH-\S+/gm)].map(([text]) => text);
      expect(await found()).toEqual([held, pending, failed, sent]);
      expect(await found("--status", "sent")).toEqual([sent]);
      expect(await found("--status", "failed")).toEqual([failed]);
      expect(await found("--status", "pending")).toEqual([pending]);
      expect(await found("--status=held")).toEqual([held]);
      expect(await found("--from", "2026-01-31")).toEqual([held, pending]);
      expect(await found("--before", "2026-01-31")).toEqual([failed, sent]);
      expect(await found("--from", "2026-01-31T12:00Z", "--before", "2026-02-01")).toEqual([
        pending,
      ]);
      expect(await found("--email", "paul@OTHER.example")).toEqual([pending]);
      expect(await found("--email", claire, "--status", "held")).toEqual([held]);
      expect(await found("--email", "nobody@other.example")).toEqual([]);
    });
  });

  describe("show", () => {
    it("prints every field and each attempt, for a reference in any case", async () => {
      const reference = await keep({ message: "un\ndeux" });
      await tryToSend(later);
      const { code, out } = await run("show", reference.toLowerCase());
      expect(code).toBe(0);
      for (const line of [
        `reference  ${reference}`,
        "received   2026-01-31T12:00:00Z",
        "status     failed",
        "suspect    no",
        "delivered  not yet",
        "due        2026-02-01T12:00:00Z",
        "language   fr, browser de-CH",
        `email      ${claire}`,
        "message    un\n           deux",
        "  2026-01-31T12:00:00Z  sales  not sent: 450 later",
      ]) {
        expect(out).toContain(`${line}\n`);
      }
      await store.makeAllDue(start);
      await tryToSend();
      expect((await run("show", reference)).out).toContain(
        "sales  sent to sales@spherine.example: 250 OK\n",
      );
    });

    it("says how many attempts there were where not all are kept", async () => {
      const reference = await keep();
      for (let n = 1; n <= 61; n += 1) {
        await tryToSend(later);
        await store.makeAllDue(start);
      }
      const { out } = await run("show", reference);
      expect(out).toContain("attempts: the first and the last of 61\n");
      expect(out.match(/not sent: 450 later/g)).toHaveLength(60);
    });

    it("says when there was no attempt yet", async () => {
      expect((await run("show", await keep())).out).toContain("no attempts yet\n");
    });
  });

  describe("retry", () => {
    it("makes one waiting enquiry or all of them due now", async () => {
      const one = await keep();
      await tryToSend(later);
      await keep();
      await tryToSend(later);
      expect(await run("retry", one)).toMatchObject({ code: 0, complaints: "" });
      expect((await store.lease(start, start + minute))?.enquiry?.reference).toBe(one);
      expect(await store.lease(start, start + minute)).toBeNull();
      expect(await run("retry", "--all")).toMatchObject({ code: 0, complaints: "" });
      expect(await store.lease(start, start + minute)).not.toBeNull();
    });

    it("reports those that do not wait, and retries the others", async () => {
      const sent = await keep();
      await tryToSend();
      const waiting = await keep();
      await tryToSend(later);
      const { code, out, complaints } = await run("retry", sent, waiting, unknown);
      expect(code).toBe(1);
      expect(out).toMatch(new RegExp(`^${waiting}: is sent within a minute`));
      expect(complaints).toBe(
        `${sent}: does not wait for another attempt\n${unknown}: does not wait for another attempt\n`,
      );
      expect(await statusOf(sent)).toBe("sent");
    });
  });

  it("release sends only held enquiries", async () => {
    const held = await keep({ suspicions: ["trap"] });
    const sent = await keep();
    await tryToSend();
    expect(await run("release", held)).toMatchObject({ code: 0, complaints: "" });
    expect(await statusOf(held)).toBe("pending");
    expect(await run("release", sent, held)).toMatchObject({
      code: 1,
      out: "",
      complaints: `${sent}: is not held\n${held}: is not held\n`,
    });
  });

  it("discard deletes only held enquiries", async () => {
    const spam = await keep({ suspicions: ["trap"] });
    const held = await keep({ suspicions: ["trap"] });
    const pending = await keep();
    expect(await run("discard", spam)).toEqual({
      code: 0,
      out: `${spam}: deleted\n`,
      complaints: "",
    });
    expect(await store.find(spam)).toBeNull();
    expect(await run("discard", pending, spam)).toMatchObject({
      code: 1,
      out: "",
      complaints: `${pending}: is not held\n${spam}: is not held\n`,
    });
    expect((await store.list({})).map(({ reference }) => reference)).toEqual([pending, held]);
  });

  it("export prints the enquiries of list as a table, with either separator", async () => {
    const held = await keep({ suspicions: ["trap"] });
    await keep();
    const { code, out, complaints } = await run("export", "--status", "held");
    expect({ code, complaints }).toEqual({ code: 0, complaints: "" });
    expect(out.split("\r\n")).toHaveLength(3);
    expect(out).toMatch(
      new RegExp(`^\ufeff"reference",.*\r\n"${held}","2026-01-31T12:00:00.000Z"`),
    );
    expect((await run("export", "--separator", ";")).out).toMatch(/^\ufeff"reference";"received";/);
  });

  describe("erase", () => {
    /** The file that the site writes where no mail server is set. */
    function writeMails(...names: string[]): () => string[] {
      const folder = join(storage.settings.DATA_DIR, "mail");
      mkdirSync(folder);
      for (const name of names) writeFileSync(join(folder, name), "");
      return () => readdirSync(folder).sort();
    }

    it("deletes everything of a person, including mail files, and nothing of others", async () => {
      const sent = await keep();
      await tryToSend();
      const held = await keep({ email: "Claire@Maison-Oree.example", suspicions: ["trap"] });
      const other = await keep({ email: "paul@other.example" });
      const listMails = writeMails(`${sent}.eml`, `${sent}.ack.eml`, `${other}.eml`);
      expect(await run("erase", "--email", claire)).toEqual({
        code: 0,
        out: "2 enquiries erased\n",
        complaints: "",
      });
      expect(await store.find(sent)).toBeNull();
      expect(await store.find(held)).toBeNull();
      expect(await statusOf(other)).toBe("pending");
      expect(listMails()).toEqual([`${other}.eml`]);
    });

    it("keeps what sales have not received yet, unless told otherwise", async () => {
      const sent = await keep();
      await tryToSend();
      const failed = await keep();
      await tryToSend(later);
      const pending = await keep();
      const listMails = writeMails(`${failed}.eml`);
      const first = await run("erase", "--email", claire);
      expect(first).toMatchObject({ code: 1, out: "1 enquiry erased\n" });
      expect(first.complaints).toContain("2 kept");
      expect(first.complaints).toContain(`${pending}, ${failed}`);
      expect(await statusOf(sent)).toBeUndefined();
      expect(await statusOf(failed)).toBe("failed");
      expect(listMails()).toEqual([`${failed}.eml`]);
      expect(await run("erase", "--email", claire, "--undelivered")).toEqual({
        code: 0,
        out: "2 enquiries erased\n",
        complaints: "",
      });
      expect(await store.list({})).toEqual([]);
      expect(listMails()).toEqual([]);
    });

    it("finds an address in any case and alphabet", async () => {
      for (const email of ["Claire@Maison-ORÉE.example", "claire@xn--maison-ore-j7a.example"]) {
        await keep({ email: "Claire@maison-Orée.example" });
        await tryToSend();
        expect((await run("list", "--email", email)).out).toMatch(/^SPH-/);
        expect(await run("erase", "--email", email)).toMatchObject({
          code: 0,
          out: "1 enquiry erased\n",
        });
      }
      await keep({ email: "ирина@ПОЧТА.example" });
      expect(await run("erase", "--email", "ИРИНА@почта.example", "--undelivered")).toMatchObject({
        code: 0,
      });
    });

    it("fails with a message when there was nothing to erase", async () => {
      await keep({ email: "paul@other.example" });
      const { code, out, complaints } = await run("erase", "--email", "paule@other.example");
      expect({ code, out }).toEqual({ code: 1, out: "0 enquiries erased\n" });
      expect(complaints).toContain("There is none from paule@other.example");
    });

    it("deletes what one address of sales has received and another has not", async () => {
      await keep();
      const leased = await store.lease(start, start + minute);
      if (!leased) throw new Error("nothing was due");
      const attempt = { at: start, accepted: ["sales@spherine.example"], answer: "250 OK" };
      await store.recordAttempt(leased, attempt, later);
      expect(await run("erase", "--email", claire)).toMatchObject({ code: 0 });
    });
  });

  describe("purge", () => {
    it("deletes what was delivered before the retention time, never what was not delivered", async () => {
      await keep();
      await tryToSend();
      const unsent = await keep();
      await tryToSend(later);
      now = start + 1095 * day;
      expect((await run("purge")).out).toMatch(/^0 enquiries deleted, .* 1095 days ago\n$/);
      now += 1;
      expect((await run("purge")).out).toMatch(/^1 enquiry deleted/);
      expect((await store.list({})).map(({ reference }) => reference)).toEqual([unsent]);
    });

    it("accepts another number of days", async () => {
      await keep();
      await tryToSend();
      now = start + 30 * day + 1;
      expect((await run("purge", "--days", "31")).out).toMatch(/^0 enquiries/);
      expect((await run("purge", "--days", "30")).out).toMatch(/^1 enquiry .* 30 days ago\n$/);
    });

    it("deletes all that was delivered only with --yes", async () => {
      const delivered = await keep();
      await tryToSend();
      now += 1;
      const { code, out, complaints } = await run("purge", "--days", "0");
      expect({ code, out }).toEqual({ code: 2, out: "" });
      expect(complaints).toContain("add --yes");
      expect(await statusOf(delivered)).toBe("sent");
      expect((await run("purge", "--days", "00", "--yes")).out).toMatch(/^1 enquiry deleted/);
      expect(await store.list({})).toEqual([]);
    });

    it("deletes what was held too long, whatever number of days is given", async () => {
      await keep({ suspicions: ["trap"] });
      now = start + 90 * day;
      expect((await run("purge", "--days", "1")).out).not.toContain("held");
      now += 1;
      expect((await run("purge")).out).toMatch(/^0 .*\n1 enquiry deleted, held .* 90 days\n$/);
      expect(await store.list({})).toEqual([]);
    });
  });

  it("says that the command failed where the database is not to blame", async () => {
    const reference = await keep();
    mkdirSync(join(storage.settings.DATA_DIR, "mail", `${reference}.eml`), { recursive: true });
    const { code, complaints } = await run("erase", "--email", claire, "--undelivered");
    expect(code).toBe(1);
    expect(complaints).toMatch(/^The command failed: .*directory/);
    expect(await statusOf(reference)).toBe("pending");
  });

  test.each([
    ["show", ["show", unknown]],
    ["retry", ["retry", unknown]],
    ["release", ["release", unknown]],
    ["discard", ["discard", unknown]],
  ])("%s says that there is no such enquiry", async (_, args) => {
    const { code, out, complaints } = await run(...args);
    expect({ code, out }).toEqual({ code: 1, out: "" });
    expect(complaints).toMatch(/^SPH-2222-2222: /);
  });

  test.each([
    [[], "Which command?"],
    [["lists"], "There is no command lists."],
    [["list", "--status", "abandoned"], "--status: got abandoned"],
    [["list", "--from", "31/01/2026"], "--from: got 31/01/2026"],
    [["list", "--before", "2026-13-01"], "--before: got 2026-13-01"],
    [["list", "--from", "2026-02-31"], "--from: there is no 2026-02-31"],
    [["export", "--before", "2026-02-29T08:00Z"], "--before: there is no 2026-02-29"],
    [["list", "--colour"], "--colour"],
    [["list", "--email"], "--email"],
    [["show"], "show: which enquiry?"],
    [["retry"], "retry: which enquiry?"],
    [["release"], "release: which enquiry?"],
    [["discard"], "discard: which enquiry?"],
    [["export", "--separator", "|"], "--separator: got |"],
    [["erase"], "erase: whose?"],
    [["erase", claire], `erase: what is ${claire}?`],
    [["erase", "--email", claire, "--before", "2026-01-01"], "erase takes no --before."],
    [["erase", "--email", claire, "--email", "x@y.example"], "--email is given twice"],
    [["erase", "--email", ""], "erase: --email is empty"],
    [["export", "--email="], "export: --email is empty"],
    [["retry", "--all", unknown], "retry: either --all or references"],
    [["retry", "--status", "failed"], "retry takes no --status."],
    [["list", "foo"], "list: what is foo?"],
    [["list", "--all"], "list takes no --all."],
    [["show", unknown, unknown], `show: what is ${unknown}?`],
    [["discard", unknown, "--undelivered"], "discard takes no --undelivered."],
    [["purge", "now"], "purge: what is now?"],
    [
      ["purge", "--days", "0"],
      "purge --days 0 would delete every enquiry that sales have received",
    ],
    [["backup", "a", "b"], "backup: what is b?"],
    [["check", "all"], "check: what is all?"],
    [["constructor"], "There is no command constructor."],
    [["purge", "--days", "all"], "--days: got all"],
    [["backup"], "backup: "],
    [["adopt"], "adopt: "],
  ])("%j is not understood: it changes nothing and prints the usage", async (args, says) => {
    await keep();
    const { code, out, complaints } = await run(...args);
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(complaints).toContain(says);
    expect(complaints).toContain("Usage: npm run enquiries -- COMMAND");
    expect(await store.list({ status: "pending" })).toHaveLength(1);
  });
});

describe("a command where there is no database", () => {
  const written: readonly (readonly string[])[] = [
    ["list"],
    ["show", unknown],
    ["retry", "--all"],
    ["erase", "--email", claire],
    ["purge"],
    ["backup", "copy.sqlite"],
  ];

  test.each(written)("names DATA_DIR and creates none: %s %s %s", async (...args) => {
    await openStorage("SQLite");
    const elsewhere = join(storage.settings.DATA_DIR, "elsewhere");
    storage = { ...storage, settings: { DATA_DIR: elsewhere } };
    const { code, out, complaints } = await run(...args.filter((word) => word !== undefined));
    expect({ code, out }).toEqual({ code: 1, out: "" });
    expect(complaints).toContain(`there is no database ${elsewhere}/enquiries.sqlite (DATA_DIR)`);
    expect(existsSync(elsewhere)).toBe(false);
  });

  test.each([["list"], ["erase", "--email", claire]])(
    "says so where PostgreSQL has no tables: %s",
    async (...args) => {
      storage = await makeStorage("PostgreSQL");
      store = openStore({ DATABASE_URL: undefined, ...storage.settings }, () => {}).store;
      const { code, out, complaints } = await run(...args);
      expect({ code, out }).toEqual({ code: 1, out: "" });
      expect(complaints).toMatch(
        /there are no enquiries in the database \w+ on .*\(DATABASE_URL\)/,
      );
      const found = await ask(
        storage.settings.DATABASE_URL ?? "",
        "SELECT to_regclass('schema_version') AS name",
      );
      expect(found).toEqual([{ name: null }]);
    },
  );
});

describe("backup", () => {
  const target = () => join(storage.settings.DATA_DIR, "copy.sqlite");
  const readCopy = (sql: string) => {
    const db = new DatabaseSync(target(), { readOnly: true });
    const rows = db.prepare(sql).all();
    db.close();
    return rows;
  };

  it("saves everything stored, including what is only in the write-ahead log, readable by its owner only", async () => {
    await openStorage("SQLite");
    const reference = await keep();
    expect(await run("backup", target())).toEqual({
      code: 0,
      out: `${target()}: written and checked\n`,
      complaints: "",
    });
    expect(readCopy("SELECT reference FROM enquiries")).toMatchObject([{ reference }]);
    expect(statSync(target()).mode & 0o077).toBe(0);
  });

  it("does not change the schema, so that it can be made before an upgrade", async () => {
    await openStorage("SQLite");
    await store.close();
    const db = new DatabaseSync(join(storage.settings.DATA_DIR, "enquiries.sqlite"));
    db.exec("PRAGMA user_version = 99");
    db.close();
    expect(await run("list")).toMatchObject({ code: 1 });
    expect(await run("backup", target())).toMatchObject({ code: 0 });
    expect(readCopy("PRAGMA user_version")).toMatchObject([{ user_version: 99 }]);
  });

  it("does not overwrite a file", async () => {
    await openStorage("SQLite");
    writeFileSync(target(), "yesterday's");
    const { code, complaints } = await run("backup", target());
    expect(code).toBe(1);
    expect(complaints).toMatch(/^Nothing was saved: EEXIST/);
    expect(readFileSync(target(), "utf8")).toBe("yesterday's");
  });

  it("reports a missing database and creates none", async () => {
    await openStorage("SQLite");
    const other = join(storage.settings.DATA_DIR, "empty");
    mkdirSync(other);
    storage = { ...storage, settings: { DATA_DIR: other }, remove: storage.remove };
    expect(await run("backup", target())).toMatchObject({ code: 1, out: "" });
    expect(readdirSync(other)).toEqual([]);
  });

  it("refers to pg_dump for PostgreSQL", async () => {
    await openStorage("PostgreSQL");
    const { code, complaints } = await run("backup", target());
    expect(code).toBe(2);
    expect(complaints).toContain("pg_dump");
  });
});

describe("adopt", () => {
  let old: Storage;
  const file = () => join(old.settings.DATA_DIR, "enquiries.sqlite");

  beforeEach(async () => {
    await openStorage("SQLite");
    old = storage;
  });

  afterEach(() => old.remove());

  /** `run` and `store` use PostgreSQL from now on; what was stored until then is in the file. */
  async function changeToPostgres(): Promise<void> {
    await store.close();
    await openStorage("PostgreSQL");
  }

  it("creates no tables where PostgreSQL has none", async () => {
    await store.close();
    storage = await makeStorage("PostgreSQL");
    store = openStore({ DATABASE_URL: undefined, ...storage.settings }, () => {}).store;
    const { code, complaints } = await run("adopt", file());
    expect(code).toBe(1);
    expect(complaints).toContain("there are no enquiries in the database");
  });

  it("copies each enquiry with its reference, state and attempts, once", async () => {
    const sent = await keep({ message: "un\ndeux" });
    await tryToSend();
    const failed = await keep();
    await tryToSend(later);
    const held = await keep({ suspicions: ["trap"], language: "en" });
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
    expect(before.at(-1)?.out).toContain("suspect    links\n");
    expect((await run("list")).out).toContain(listed.out);
    expect((await run("adopt", file())).out).toBe("0 enquiries taken over, 4 already there\n");
    expect(await describeAll()).toEqual(before);
    expect(await store.list({})).toHaveLength(5);

    const due = [
      await store.lease(start, start + minute),
      await store.lease(start, start + minute),
    ];
    expect(due.map((leased) => leased?.enquiry?.reference).sort()).toEqual([here, pending].sort());
    expect(await store.lease(start, start + minute)).toBeNull();
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
      return store.lease(start + minute, start + 2 * minute);
    }
  });

  it("copies many, and continues after an interruption", async () => {
    const keepMany = async () => {
      for (let n = 0; n < 130; n += 1) await keep();
    };
    await keepMany();
    await changeToPostgres();
    await run("adopt", file());
    store = openStore({ DATABASE_URL: undefined, ...old.settings }, () => {}).store;
    await keepMany();
    await store.close();
    store = openStore({ DATABASE_URL: undefined, ...storage.settings }, () => {}).store;
    expect((await run("adopt", file())).out).toBe("130 enquiries taken over, 130 already there\n");
    expect(await store.getFacts()).toMatchObject({ pending: 260 });
  });

  it("refuses a file that a site still uses, so that nothing is mailed twice", async () => {
    const inUse = store;
    await keep();
    await openStorage("PostgreSQL");
    expect(await run("adopt", file())).toMatchObject({
      code: 1,
      out: "",
      complaints: expect.stringContaining(`${file()}: it is in use, stop its site first`),
    });
    expect(await store.list({})).toEqual([]);
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

describe("settings", () => {
  beforeEach(() => openStorage("SQLite"));

  test.each([
    ["that are wrong are named", { RETENTION_DAYS: "for ever" }, /RETENTION_DAYS/],
    [
      "of a database that is away are no stack trace",
      { DATABASE_URL: "postgres://user:secret@127.0.0.1:1/database" },
      /^The enquiries cannot be reached: (?!.*secret).*ECONNREFUSED.*\n$/,
    ],
  ])("%s", async (_, environment, says) => {
    let complaints = "";
    const code = await operate(["list"], {
      environment: { ...storage.settings, ...environment },
      print: () => {},
      complain: (text) => {
        complaints += text;
      },
      now: () => now,
    });
    expect(code).toBe(1);
    expect(complaints).toMatch(says);
  });
});
