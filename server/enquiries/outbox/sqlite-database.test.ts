// An SQLite file that operators delete, move or replace while the site has it open.
import {
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, test } from "vitest";
import { makeStorage, type Storage } from "#tests/storage.ts";
import type { Database, Trouble } from "./database.ts";
import { openSqlite } from "./sqlite-database.ts";

let storage: Storage;
let file: string;
let opened: Database[];
let troubles: Trouble[];

beforeEach(async () => {
  storage = await makeStorage("SQLite");
  file = join(storage.settings.DATA_DIR, "enquiries.sqlite");
  opened = [];
  troubles = [];
});

afterEach(async () => {
  for (const db of opened) await db.close();
  await storage.remove();
});

function open({ isCommand = false } = {}): Database {
  const db = openSqlite(
    file,
    [() => "CREATE TABLE words (word TEXT)"],
    (trouble) => void troubles.push(trouble),
    { isCommand },
  );
  opened.push(db);
  return db;
}

const keep = (db: Database, word: string) =>
  db.transaction((queries) => queries.run("INSERT INTO words VALUES ($1)", [word]));
const wordsIn = async (db: Database) => (await db.run("SELECT word FROM words")).map(Object.values);
const remove = (...endings: string[]) => {
  for (const ending of endings) rmSync(`${file}${ending}`, { force: true });
};

describe("a file that disappears while it is open", () => {
  test.each([
    ["deleted with all that belongs to it", () => remove("", "-wal", "-shm")],
    ["deleted without its log", () => remove("")],
    ["deleted with its folder", () => rmSync(storage.settings.DATA_DIR, { recursive: true })],
    ["robbed of its log", () => remove("-wal")],
  ])("is noticed when it is %s, and its content is there at the next start", async (_, harm) => {
    const db = open();
    await keep(db, "kept");
    harm();
    await expect(keep(db, "too late")).rejects.toThrow(/deleted or replaced/);
    await expect(wordsIn(db)).rejects.toThrow(/deleted or replaced/);
    await expect(keep(db, "again")).rejects.toThrow(/deleted or replaced/);
    expect(troubles).toHaveLength(1);
    expect(troubles[0]).toMatchObject({ level: "error" });
    await db.close();
    const next = open();
    expect(await wordsIn(next)).toEqual([["kept"]]);
    await keep(next, "after");
    expect(statSync(file).mode & 0o077).toBe(0);
    expect(readdirSync(storage.settings.DATA_DIR).sort()).toEqual(
      ["", "-shm", "-wal"].map((ending) => `enquiries.sqlite${ending}`),
    );
  });

  it("is noticed when another file takes its place, which the next start uses", async () => {
    const db = open();
    await keep(db, "old");
    const before = join(storage.settings.DATA_DIR, "before");
    mkdirSync(before);
    for (const ending of ["", "-wal", "-shm"])
      renameSync(`${file}${ending}`, join(before, `enquiries.sqlite${ending}`));
    const other = open();
    await keep(other, "restored");
    await expect(keep(db, "too late")).rejects.toThrow(/deleted or replaced/);
    await db.close();
    expect(await wordsIn(other)).toEqual([["restored"]]);
    await other.close();
    troubles = [];
    expect(await wordsIn(open())).toEqual([["restored"]]);
    // The copy holds personal data that nothing else refers to.
    expect(troubles).toMatchObject([{ file: `${file}.saved` }]);
  });

  it("is saved as soon as that is possible", async () => {
    const db = open();
    await keep(db, "kept");
    remove("", "-wal", "-shm");
    mkdirSync(`${file}.saved.part`);
    for (const word of ["one", "two"]) await expect(keep(db, word)).rejects.toThrow();
    expect(troubles).toMatchObject([{ text: expect.stringContaining("leave the site running") }]);
    rmSync(`${file}.saved.part`, { recursive: true });
    await expect(keep(db, "three")).rejects.toThrow();
    expect(troubles).toHaveLength(2);
    expect(await wordsIn(open())).toEqual([["kept"]]);
  });
});

describe("an operator's command", () => {
  test.each([
    ["is missing", () => {}],
    ["is empty", () => writeFileSync(file, "")],
  ])("creates nothing where the file %s, and names it", (_, prepare) => {
    prepare();
    const before = existsSync(file);
    expect(() => open({ isCommand: true })).toThrow(`there is no database ${file} (DATA_DIR)`);
    expect(existsSync(file)).toBe(before);
    if (before) expect(statSync(file).size).toBe(0);
  });
});

test("a command opens the file while the site writes to it", async () => {
  const site = open();
  const written = await site.transaction(async (queries) => {
    await queries.run("INSERT INTO words VALUES ($1)", ["in progress"]);
    return wordsIn(open({ isCommand: true }));
  });
  expect(written).toEqual([]);
});
