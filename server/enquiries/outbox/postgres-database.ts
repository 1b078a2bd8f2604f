// A PostgreSQL database, shared by several processes: pooled connections, every commit forced to disk.
import { hash } from "node:crypto";
import { Client, type ClientBase, Pool, type PoolClient, types } from "pg";
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
} from "./database.ts";
import { codeOf } from "./error-facts.ts";

/** A visitor waits no longer for a connection, ms. */
const connectionTimeout = 2000;

/** No statement takes longer, but for those of a migration, ms. */
const statementTimeout = 5000;

/**
 * How long a migration waits for a table that others use, ms: whoever comes after it waits as well. A `pg_dump` keeps all
 * tables for as long as it takes; then the next use tries again.
 */
const lockTimeout = 10_000;

/** Whoever migrates holds this lock: any number, the same in all versions of the site. */
const migrationLock = 7_364_201;

const dialect: Dialect = {
  id: "BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY",
  integer: "BIGINT",
  tableEnd: "",
  volatile: "UNLOGGED",
  lockFree: "FOR UPDATE SKIP LOCKED",
  clock: "CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT)",
};

/** Our times and counts are below 2⁵³: numbers, as in SQLite. */
const typeParsers = {
  getTypeParser: ((id: number, format?: "text") =>
    id === types.builtins.INT8
      ? Number
      : types.getTypeParser(id, format)) as typeof types.getTypeParser,
};

/** The tables are being changed for this version of the site, which may take minutes. */
class MigratingError extends Error {
  override name = "MigratingError";

  constructor() {
    super("the database is still being brought up to date");
  }
}

/**
 * Nothing is connected yet: the first use is, and brings the schema up to date; when that fails, the next use tries again.
 * `onTrouble` hears of connections that break, and of migrations that fail when nobody waits for them.
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
    idle_in_transaction_session_timeout: statementTimeout,
    keepAlive: true,
    application_name: "spherine",
    types: typeParsers,
  };
  const pool = new Pool({
    ...connection,
    max: 10,
    statement_timeout: statementTimeout,
    query_timeout: statementTimeout + 1000,
    onConnect: keepCommits,
  });
  const noteBroken = (error: Error) =>
    onTrouble({ level: "warn", text: "a database connection broke", code: codeOf(error) });
  pool.on("error", noteBroken);
  // Also while it is used: an error between two statements would otherwise end the process.
  pool.on("connect", (client) => client.on("error", noteBroken));

  let isUpToDate = false;
  let migrating: { readonly client: Client; readonly done: Promise<void> } | null = null;

  function startMigrating() {
    const client = new Client(connection);
    client.on("error", noteBroken);
    const startedAt = performance.now();
    const done = migrate(client, migrations, options).then(
      () => {
        isUpToDate = true;
        migrating = null;
      },
      (error: unknown) => {
        migrating = null;
        // Nobody waits for it any more who would tell.
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
        await client.query("BEGIN");
        const result = await work(toQueries(client));
        await client.query("COMMIT");
        return result;
      }),
    async close() {
      // A migration under way is undone by the server, and begun again at the next start.
      await migrating?.client.end();
      if (!pool.ended) await pool.end();
    },
  };
}

/** A server may have it off to be faster; then a power cut would lose what was acknowledged. */
async function keepCommits(client: ClientBase): Promise<void> {
  await client.query("SET synchronous_commit TO on");
}

/** Visitors are not kept waiting for a slow migration: it goes on, and they are told that nothing was stored. */
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

/** In one transaction, one process at a time: the others wait, then find it done. */
async function migrate(
  client: Client,
  migrations: Migrations,
  { isCommand }: DatabaseOptions,
): Promise<void> {
  try {
    await client.connect();
    await keepCommits(client);
    await client.query("BEGIN");
    // However long it takes, and whatever the role's own limits are.
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
    // What was not committed is undone with the connection.
    await client.end().catch(() => undefined);
  }
}
