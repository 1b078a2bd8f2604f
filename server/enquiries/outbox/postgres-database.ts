// A PostgreSQL database, shared by several processes: pooled connections, every commit forced to disk. A connection keeps nothing
// from one transaction to the next, and what holds is set within each: a pooler may give the next one another connection.
import { Client, Pool, type PoolClient, types } from "pg";
import {
  type Database,
  type DatabaseOptions,
  type Dialect,
  type Migrations,
  MissingDatabaseError,
  NewerSchemaError,
  type Queries,
  type Row,
  type Trouble,
  type Value,
  WrongEncodingError,
} from "./database.ts";
import { codeOf } from "./error-facts.ts";
import { callPatience, tryAgain } from "./try-again.ts";

/** Limit for obtaining a connection, ms. */
const connectionTimeout = 2000;

/** Limit for a statement, except those of a migration, ms. */
const statementTimeout = 5000;

/**
 * Begins a transaction with its limits, and forces its commit to disk: some servers have that off for speed, and a power cut would
 * lose enquiries.
 */
const begin = `BEGIN;
  SET LOCAL statement_timeout = ${statementTimeout};
  SET LOCAL idle_in_transaction_session_timeout = ${statementTimeout};
  SET LOCAL synchronous_commit TO on`;

/**
 * The wait of a migration for a table's lock, ms, as all later users of the table queue behind it. A `pg_dump` locks all tables
 * while it runs; then the next use tries the migration again.
 */
const lockTimeout = 10_000;

/** Advisory lock for migrating: an arbitrary number, the same in all versions of the site. */
const migrationLock = 7_364_201;

const dialect: Dialect = {
  id: "BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY",
  integer: "BIGINT",
  tableEnd: "",
  volatile: "UNLOGGED",
  lockFree: "FOR UPDATE SKIP LOCKED",
  clock: "CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT)",
};

/** BIGINT as numbers, as in SQLite: our times and counts are below 2⁵³. */
const typeParsers = {
  getTypeParser: ((id: number, format?: "text") =>
    id === types.builtins.INT8
      ? Number
      : types.getTypeParser(id, format)) as typeof types.getTypeParser,
};

/** A migration is in progress, which may take minutes. */
class MigratingError extends Error {
  override name = "MigratingError";

  constructor() {
    super("the database is still being brought up to date");
  }
}

/**
 * The first use connects and brings the schema up to date; if that fails, the next use tries again. `onTrouble` is called when a
 * connection breaks, and when a migration fails that no caller waits for any more.
 */
export function openPostgres(
  url: string,
  migrations: Migrations,
  onTrouble: (trouble: Trouble) => void,
  options: DatabaseOptions,
): Database {
  const connection = {
    connectionString: url,
    connectionTimeoutMillis: connectionTimeout,
    keepAlive: true,
    application_name: "spherine",
    types: typeParsers,
  };
  const pool = new Pool({
    ...connection,
    max: 10,
    query_timeout: statementTimeout + 1000,
  });
  const reportBroken = (error: Error) =>
    onTrouble({ level: "warn", text: "a database connection broke", code: codeOf(error) });
  pool.on("error", reportBroken);
  // Clients in use as well: an error between two statements would otherwise crash the process.
  pool.on("connect", (client) => client.on("error", reportBroken));

  let isUpToDate = false;
  let migrating: { readonly client: Client; readonly done: Promise<void> } | null = null;

  function startMigrating() {
    const client = new Client(connection);
    client.on("error", reportBroken);
    const startedAt = performance.now();
    const done = migrate(client, migrations, options).then(
      () => {
        isUpToDate = true;
        migrating = null;
      },
      (error: unknown) => {
        migrating = null;
        // Callers have stopped waiting, so none of them reports it.
        if (performance.now() - startedAt > statementTimeout)
          onTrouble({
            level: "error",
            text: "the database could not be brought up to date; the next use tries again",
            code: codeOf(error),
          });
        throw error;
      },
    );
    done.catch(() => undefined);
    return { client, done };
  }

  async function becomeUpToDate(): Promise<void> {
    if (isUpToDate) return;
    migrating ??= startMigrating();
    const { done } = migrating;
    await (options.isCommand ? done : waitAtMost(done, statementTimeout));
  }

  async function connect(): Promise<PoolClient> {
    await becomeUpToDate();
    return pool.connect();
  }

  async function transact<Result>(work: (queries: Queries) => Promise<Result>): Promise<Result> {
    const client = await connect();
    let isBroken = true;
    try {
      await client.query(begin);
      const result = await work(toQueries(client));
      await client.query("COMMIT");
      isBroken = false;
      return result;
    } finally {
      // After an error its state is unknown, so it is closed instead of reused.
      client.release(isBroken);
    }
  }

  const transaction: Database["transaction"] = (work) =>
    tryAgain(() => transact(work), options.patience ?? callPatience);

  return {
    dialect,
    run: (sql, values) => transaction((queries) => queries.run(sql, values)),
    transaction,
    async close() {
      // The server rolls back a migration in progress; the next start tries again.
      await migrating?.client.end();
      if (!pool.ended) await pool.end();
    },
  };
}

/** Statements have no name, which would belong to one connection. */
const toQueries = (client: PoolClient): Queries => ({
  run: async (text, values = []) => (await client.query<Row>(text, values as Value[])).rows,
});

/** Visitors do not wait for a slow migration: it goes on, and they are told that nothing was stored. */
async function waitAtMost(done: Promise<void>, ms: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const timeUp = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new MigratingError()), ms);
  });
  try {
    await Promise.race([done, timeUp]);
  } finally {
    clearTimeout(timer);
  }
}

/** Migrates in one transaction, one process at a time; the others wait, then find it done. */
async function migrate(
  client: Client,
  migrations: Migrations,
  { isCommand }: DatabaseOptions,
): Promise<void> {
  try {
    await client.connect();
    await client.query(begin);
    const { rows: encodings } = await client.query<{ server_encoding: string }>(
      "SHOW server_encoding",
    );
    const encoding = encodings[0]?.server_encoding;
    if (encoding !== "UTF8") throw new WrongEncodingError(client.database ?? "", encoding ?? "");
    // A migration has no time limit, whatever the role's settings.
    await client.query("SET LOCAL statement_timeout = 0");
    await client.query("SET LOCAL lock_timeout = 0");
    await client.query("SELECT pg_advisory_xact_lock($1)", [migrationLock]);
    await client.query(`SET LOCAL lock_timeout = ${lockTimeout}`);
    const { rows: found } = await client.query<{ name: string | null }>(
      "SELECT to_regclass('schema_version') AS name",
    );
    if (isCommand && !found[0]?.name)
      throw new MissingDatabaseError(
        `there are no enquiries in the database ${client.database} on ${client.host}:${client.port} (DATABASE_URL)`,
      );
    await client.query("CREATE TABLE IF NOT EXISTS schema_version (version BIGINT NOT NULL)");
    const { rows } = await client.query<{ version: number }>("SELECT version FROM schema_version");
    const version = rows[0]?.version ?? 0;
    if (version > migrations.length) throw new NewerSchemaError(version, migrations.length);
    for (const migration of migrations.slice(version)) await client.query(migration(dialect));
    await client.query("DELETE FROM schema_version");
    await client.query("INSERT INTO schema_version VALUES ($1)", [migrations.length]);
    await client.query("COMMIT");
  } finally {
    // Closing the connection rolls back uncommitted changes.
    await client.end().catch(() => undefined);
  }
}
