// Slow migrations on a real PostgreSQL server.
import { randomUUID } from "node:crypto";
import { Client } from "pg";
import { afterEach, beforeEach, expect, inject, it } from "vitest";
import { ask } from "#tests/storage.ts";
import type { Database, Trouble } from "./database.ts";
import { migrations } from "./migrations.ts";
import { openPostgres } from "./postgres-database.ts";

/** A database rather than a schema per test, as other tests would wait for the lock of slow migrations. */
let name: string;
let url: string;
let opened: Database[];
let troubles: Trouble[];

beforeEach(async () => {
  name = `test_${randomUUID().replaceAll("-", "")}`;
  await ask(inject("postgresUrl"), `CREATE DATABASE ${name}`);
  url = inject("postgresUrl").replace(/[^/]*$/, name);
  opened = [];
  troubles = [];
});

afterEach(async () => {
  for (const db of opened) await db.close();
  await ask(inject("postgresUrl"), `DROP DATABASE ${name} WITH (FORCE)`);
});

function open(addition: string, { isCommand = false } = {}): Database {
  const db = openPostgres(
    url,
    [...migrations, () => addition],
    (trouble) => void troubles.push(trouble),
    { isCommand },
  );
  opened.push(db);
  return db;
}

const patience = { timeout: 30_000, interval: 200 };
const versions = () => ask(url, "SELECT version FROM schema_version");
const look = (db: Database) => db.run("SELECT count(*) AS number FROM enquiries");

// Longer than the limits for statements and answers.
const slowly = "SELECT pg_sleep(7); CREATE TABLE slow (id BIGINT)";

it("a slow migration runs once, and callers in the meantime are told so quickly", async () => {
  // A limit set by the server's administrator.
  url += "?options=-cstatement_timeout%3D6000";
  const dbs = [open(slowly), open(slowly)] as const;
  await Promise.all(
    dbs.map((db) => expect(look(db)).rejects.toMatchObject({ name: "MigratingError" })),
  );
  for (const db of dbs) await expect.poll(() => look(db), patience).toEqual([{ number: 0 }]);
  expect(await versions()).toEqual([{ version: String(migrations.length + 1) }]);
  expect(troubles).toEqual([]);
});

it("an operator's command waits for a slow migration", async () => {
  await look(open("SELECT 1"));
  await ask(url, `UPDATE schema_version SET version = ${migrations.length}`);
  expect(await look(open("SELECT pg_sleep(6)", { isCommand: true }))).toEqual([{ number: 0 }]);
});

it("a slow migration that fails is reported, changes nothing, and is retried", async () => {
  await ask(url, "CREATE TABLE obstacle (id BIGINT)");
  const db = open("SELECT pg_sleep(6); CREATE TABLE obstacle (id BIGINT)");
  await expect(look(db)).rejects.toMatchObject({ name: "MigratingError" });
  await expect.poll(() => troubles, patience).toHaveLength(1);
  expect(troubles).toMatchObject([{ level: "error", code: "42P07" }]);
  expect(await ask(url, "SELECT to_regclass('enquiries') AS name")).toEqual([{ name: null }]);
  await ask(url, "DROP TABLE obstacle");
  await expect.poll(() => look(db), patience).toEqual([{ number: 0 }]);
});

it("a migration waits for a locked table only for a limited time", async () => {
  await look(open("SELECT 1"));
  await ask(url, `UPDATE schema_version SET version = ${migrations.length}`);
  const db = open("ALTER TABLE mails ADD COLUMN more TEXT");
  const reader = new Client({ connectionString: url });
  await reader.connect();
  await reader.query("BEGIN; SELECT count(*) FROM mails");
  await expect(look(db)).rejects.toMatchObject({ name: "MigratingError" });
  await expect.poll(() => troubles, patience).toMatchObject([{ code: "55P03" }]);
  await reader.end();
  await expect.poll(() => look(db), patience).toEqual([{ number: 0 }]);
});

it("a command creates no tables where there are none, and says where it looked", async () => {
  const db = open("SELECT 1", { isCommand: true });
  await expect(look(db)).rejects.toThrow(`no enquiries in the database ${name} on 127.0.0.1:`);
  expect(await ask(url, "SELECT to_regclass('schema_version') AS name")).toEqual([{ name: null }]);
});
