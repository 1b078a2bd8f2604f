// A PostgreSQL database, shared by several processes: pooled connections, every commit forced to disk.
import { hash } from "node:crypto";
import { type ClientBase, Pool, type PoolClient, types } from "pg";
import {
  type Database,
  type Dialect,
  type Migrations,
  NewerSchemaError,
  type Queries,
  type Row,
  trackQueries,
  type Value,
} from "./database.ts";

/** A visitor waits no longer for a connection, ms. */
const connectionTimeout = 2000;

/** No statement takes longer, ms. */
const statementTimeout = 5000;

/** Whoever migrates holds this lock: any number, the same in all versions of the site. */
const migrationLock = 7_364_201;

const dialect: Dialect = {
  id: "BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY",
  integer: "BIGINT",
  tableEnd: "",
  volatile: "UNLOGGED",
  elements: "jsonb_array_elements($1::jsonb) AS elements (value)",
  lockFree: "FOR UPDATE SKIP LOCKED",
};

/** Our times and counts are below 2⁵³: numbers, as in SQLite. */
const typeParsers = {
  getTypeParser: ((id: number, format?: "text") =>
    id === types.builtins.INT8
      ? Number
      : types.getTypeParser(id, format)) as typeof types.getTypeParser,
};

/**
 * Nothing is connected yet: the first use is, and brings the schema up to date; when that fails, the next use tries again.
 * `onBrokenConnection` hears of connections that break.
 */
export function openPostgres(
  url: string,
  migrations: Migrations,
  onBrokenConnection: (error: Error) => void,
): Database {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: connectionTimeout,
    statement_timeout: statementTimeout,
    query_timeout: statementTimeout + 1000,
    idle_in_transaction_session_timeout: statementTimeout,
    keepAlive: true,
    // Statements are sent without waiting for one another's answers.
    pipeline: true,
    application_name: "spherine",
    types: typeParsers,
    // A server may have it off to be faster; then a power cut would lose what was acknowledged.
    onConnect: async (client: ClientBase) => {
      await client.query("SET synchronous_commit TO on");
    },
  });
  pool.on("error", onBrokenConnection);
  // Also while it is used: an error between two statements would otherwise end the process.
  pool.on("connect", (client) => client.on("error", onBrokenConnection));

  let migrated: Promise<void> | null = null;
  async function connect(): Promise<PoolClient> {
    const client = await pool.connect();
    migrated ??= migrate(client, migrations);
    try {
      await migrated;
    } catch (error) {
      migrated = null;
      client.release(true);
      throw error;
    }
    return client;
  }

  async function use<Result>(work: (client: PoolClient) => Promise<Result>): Promise<Result> {
    const client = await connect();
    let isBroken = true;
    try {
      const result = await work(client);
      isBroken = false;
      return result;
    } finally {
      // Its state is unknown after an error: it is closed rather than used again.
      client.release(isBroken);
    }
  }

  /** Statements are named, so that each connection's server parses them once. */
  const names = new Map<string, string>();
  const toQueries = (client: PoolClient): Queries => ({
    async run(text, values = []) {
      let name = names.get(text);
      if (!name) {
        name = hash("sha256", text, "base64url").slice(0, 20);
        names.set(text, name);
      }
      return (await client.query<Row>({ name, text, values: values as Value[] })).rows;
    },
  });

  return {
    dialect,
    run: (sql, values) => use((client) => toQueries(client).run(sql, values)),
    transaction: (work) =>
      use(async (client) => {
        const { queries, settle } = trackQueries(toQueries(client).run);
        // Sent together with the first statement, and COMMIT with the last. After a statement that failed the server
        // takes COMMIT for ROLLBACK.
        const [, result] = await Promise.all([client.query("BEGIN"), work(queries)]);
        await Promise.all([client.query("COMMIT"), settle()]);
        return result;
      }),
    async close() {
      if (!pool.ended) await pool.end();
    },
  };
}

/** In one transaction, one process at a time: the others wait, then find it done. */
async function migrate(client: PoolClient, migrations: Migrations): Promise<void> {
  await client.query("BEGIN");
  try {
    await client.query("SELECT pg_advisory_xact_lock($1)", [migrationLock]);
    await client.query("CREATE TABLE IF NOT EXISTS schema_version (version BIGINT NOT NULL)");
    const { rows } = await client.query<{ version: number }>("SELECT version FROM schema_version");
    const version = rows[0]?.version ?? 0;
    if (version > migrations.length) throw new NewerSchemaError(version, migrations.length);
    for (const migration of migrations.slice(version)) await client.query(migration(dialect));
    await client.query("DELETE FROM schema_version");
    await client.query("INSERT INTO schema_version VALUES ($1)", [migrations.length]);
    await client.query("COMMIT");
  } catch (error) {
    await client.query("ROLLBACK").catch(() => undefined);
    throw error;
  }
}
