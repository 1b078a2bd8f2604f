// The operators' commands: what they refuse, and copies of the database.
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { beforeEach, describe, expect, it, test } from "vitest";
import { claire, prepareConsole, unknown } from "#tests/kits/test-console.ts";
import { operate } from "./operate.ts";

const operator = prepareConsole();
const { run, keep, statusOf } = operator;

beforeEach(() => operator.open("SQLite"));

it("says that the command failed where the database is not to blame", async () => {
  const reference = await keep();
  mkdirSync(join(operator.storage.settings.DATA_DIR, "mail", `${reference}.eml`), {
    recursive: true,
  });
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
  ["answered", ["answered", unknown]],
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
  [["discard", "--all"], "discard: --all needs --webhook"],
  [["discard", "--webhook", "crm"], "discard --webhook: which enquiry, or --all?"],
  [["discard", unknown, "--webhook", "crm", "--all"], "discard: either --all or references"],
  [["resume"], "resume: which endpoint?"],
  [["answered"], "answered: which enquiry?"],
  [["answered", unknown, "--at", "yesterday"], "--at: got yesterday"],
  [["answered", unknown, "--at", "2126-01-01"], "--at: 2126-01-01 is still to come"],
  [["report", "--since", "31/01/2026"], "--since: got 31/01/2026"],
  [["report", "--separator", ";"], "report: --separator is for --csv"],
  [["report", "--csv", "--separator", "|"], "--separator: got |"],
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
  [["purge", "--days", "0"], "purge --days 0 would delete every enquiry that sales have received"],
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
  expect(await operator.store.list({ status: "pending" })).toHaveLength(1);
});

describe("a command without a database", () => {
  const written: readonly (readonly string[])[] = [
    ["list"],
    ["show", unknown],
    ["retry", "--all"],
    ["erase", "--email", claire],
    ["purge"],
    ["backup", "copy.sqlite"],
  ];

  test.each(written)("names DATA_DIR and creates none: %s %s %s", async (...args) => {
    const elsewhere = join(operator.storage.settings.DATA_DIR, "elsewhere");
    operator.storage = { ...operator.storage, settings: { DATA_DIR: elsewhere } };
    const { code, out, complaints } = await run(...args.filter((word) => word !== undefined));
    expect({ code, out }).toEqual({ code: 1, out: "" });
    expect(complaints).toContain(`there is no database ${elsewhere}/enquiries.sqlite (DATA_DIR)`);
    expect(existsSync(elsewhere)).toBe(false);
  });
});

describe("backup", () => {
  const target = () => join(operator.storage.settings.DATA_DIR, "copy.sqlite");
  const readCopy = (sql: string) => {
    const db = new DatabaseSync(target(), { readOnly: true });
    const rows = db.prepare(sql).all();
    db.close();
    return rows;
  };

  it("saves everything stored, including data only in the write-ahead log, readable by its owner only", async () => {
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
    await operator.store.close();
    const db = new DatabaseSync(join(operator.storage.settings.DATA_DIR, "enquiries.sqlite"));
    db.exec("PRAGMA user_version = 99");
    db.close();
    expect(await run("list")).toMatchObject({ code: 1 });
    expect(await run("backup", target())).toMatchObject({ code: 0 });
    expect(readCopy("PRAGMA user_version")).toMatchObject([{ user_version: 99 }]);
  });

  it("does not overwrite a file", async () => {
    writeFileSync(target(), "yesterday's");
    const { code, complaints } = await run("backup", target());
    expect(code).toBe(1);
    expect(complaints).toMatch(/^Nothing was saved: EEXIST/);
    expect(readFileSync(target(), "utf8")).toBe("yesterday's");
  });

  it("reports a missing database and creates none", async () => {
    const other = join(operator.storage.settings.DATA_DIR, "empty");
    mkdirSync(other);
    operator.storage = {
      ...operator.storage,
      settings: { DATA_DIR: other },
      remove: operator.storage.remove,
    };
    expect(await run("backup", target())).toMatchObject({ code: 1, out: "" });
    expect(readdirSync(other)).toEqual([]);
  });
});

describe("settings", () => {
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
      environment: { ...operator.storage.settings, ...environment },
      print: () => {},
      complain: (text) => {
        complaints += text;
      },
      now: () => operator.now,
    });
    expect(code).toBe(1);
    expect(complaints).toMatch(says);
  });
});
