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

it("a database that cannot hold every letter is refused by name, with what to do", async () => {
  await ask(inject("postgresUrl"), `DROP DATABASE ${name}`);
  await ask(
    inject("postgresUrl"),
    `CREATE DATABASE ${name} ENCODING 'LATIN1' LOCALE 'C' TEMPLATE template0`,
  );
  await expect(look(open("SELECT 1"))).rejects.toThrow(/LATIN1.*ENCODING 'UTF8'/);
  expect(await ask(url, "SELECT to_regclass('schema_version') AS name")).toEqual([{ name: null }]);
});

it("a transaction that another one crossed is tried again, and its caller knows nothing of it", async () => {
  // As some servers are set.
  url += "?options=-cdefault_transaction_isolation%3Dserializable";
  const db = open("CREATE TABLE sums (id BIGINT, amount BIGINT)");
  await expect.poll(() => look(db).catch(() => null), patience).not.toBeNull();
  await db.run("INSERT INTO sums VALUES (1, 0)");
  const add = () =>
    db.transaction(async (queries) => {
      const [row] = await queries.run("SELECT amount FROM sums WHERE id = 1");
      await queries.run("UPDATE sums SET amount = $1 WHERE id = 1", [Number(row?.["amount"]) + 1]);
    });
  // Four at a time, as the site's lanes: enough to meet.
  for (let round = 0; round < 5; round += 1) await Promise.all([add(), add(), add(), add()]);
  expect(await db.run("SELECT amount FROM sums")).toEqual([{ amount: 20 }]);
});

it("who finds all connections of the server taken waits for one", async () => {
  await look(open("SELECT 1"));
  const owners = url;
  const role = `few_${name}`;
  await ask(owners, `CREATE ROLE ${role} LOGIN PASSWORD 'few' CONNECTION LIMIT 2`);
  await ask(owners, `GRANT ALL ON SCHEMA public TO ${role}`);
  await ask(owners, `GRANT ALL ON ALL TABLES IN SCHEMA public TO ${role}`);
  url = url.replace(/\/\/[^@]*@/, `//${role}:few@`);
  const db = open("SELECT 1", { isCommand: true });
  const found = await Promise.all(Array.from({ length: 12 }, () => look(db)));
  expect(found).toEqual(Array(12).fill([{ number: 0 }]));
  await db.close();
  await ask(owners, `DROP OWNED BY ${role}`);
  await ask(owners, `DROP ROLE ${role}`);
});
