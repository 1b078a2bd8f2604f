// One SQLite file: write-ahead log, every commit forced to disk.
import { closeSync, mkdirSync, openSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync, type StatementSync } from "node:sqlite";
import { createBatches, type Task } from "./batch.ts";
import {
  type Database,
  type Dialect,
  type Migrations,
  NewerSchemaError,
  type Queries,
  type Row,
  trackQueries,
} from "./database.ts";

/** How long a write waits for another process's, ms. The thread stands still meanwhile. */
const busyTimeout = 1000;

/**
 * The write-ahead log is taken into the file when nothing was written for this long, ms: nobody waits for it then, and what
 * comes next overwrites the log, which reaches the disk sooner than what makes a file longer.
 */
const idleTime = 250;

/** Under a load that never pauses, a commit does so once the log has this many pages of 4 kB. */
const mostPages = 32_000;

const dialect: Dialect = {
  id: "INTEGER PRIMARY KEY",
  integer: "INTEGER",
  tableEnd: "STRICT",
  volatile: "",
  elements: "json_each($1)",
  // There is one writer at a time: nothing to lock.
  lockFree: "",
};

/**
 * Opens the file, making it and its folder where they are missing and bringing the schema up to date.
 * @throws when the file cannot be opened or written, or was written by a newer version of the site
 */
export function openSqlite(file: string, migrations: Migrations): Database {
  // Enquiries are personal data: readable by the account the site runs under alone.
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  closeSync(openSync(file, "a", 0o600));
  const db = new DatabaseSync(file, { timeout: busyTimeout });
  try {
    db.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;");
    db.exec(`PRAGMA wal_autocheckpoint = ${mostPages};`);
    // Erased enquiries are overwritten, not merely unlinked.
    db.exec("PRAGMA secure_delete = ON;");
    migrate(db, migrations);
  } catch (error) {
    db.close();
    throw error;
  }

  // Prepared, as each task needs them.
  const beginTask = db.prepare("SAVEPOINT task");
  const endTask = db.prepare("RELEASE task");
  const statements = new Map<string, StatementSync>();
  const queries: Queries = {
    async run(sql, values = []) {
      let statement = statements.get(sql);
      if (!statement) {
        statement = db.prepare(sql);
        statements.set(sql, statement);
      }
      const named = Object.fromEntries(values.map((value, index) => [`$${index + 1}`, value]));
      return statement.all(named) as Row[];
    },
  };

  const whenIdle = setTimeout(() => takeInLog("PASSIVE"), idleTime).unref();

  /** `TRUNCATE` leaves nothing in the log, but waits for who reads or writes meanwhile. */
  function takeInLog(mode: "PASSIVE" | "TRUNCATE"): void {
    try {
      if (db.isOpen) db.exec(`PRAGMA wal_checkpoint(${mode})`);
    } catch {
      // What is committed stays in the log until the next time.
    }
  }

  async function commit(tasks: readonly Task[]): Promise<void> {
    try {
      // The write lock is taken first, so that nothing can fail for want of it halfway.
      db.exec("BEGIN IMMEDIATE");
      const endings: (() => void)[] = [];
      for (const task of tasks) endings.push(await carryOut(task));
      db.exec("COMMIT");
      for (const end of endings) end();
    } catch (error) {
      for (const task of tasks) task.reject(error);
      rollBack();
    }
    whenIdle.refresh();
  }

  /** Inside the open transaction; gives what tells the caller, once that is committed. */
  async function carryOut({ work, resolve, reject }: Task): Promise<() => void> {
    beginTask.run();
    try {
      const { queries: tracked, settle } = trackQueries(queries.run);
      const result = await work(tracked);
      await settle();
      endTask.run();
      return () => resolve(result);
    } catch (error) {
      if (!db.isTransaction) throw error;
      // It is undone alone; the others of its commit go on.
      db.exec("ROLLBACK TO task");
      endTask.run();
      return () => reject(error);
    }
  }

  /** A full disk may have done it already; a disk that fails may not even do that. */
  function rollBack(): void {
    try {
      if (db.isOpen && db.isTransaction) db.exec("ROLLBACK");
    } catch {
      // The next transaction cannot begin, and says so to whoever wants it.
    }
  }

  return {
    dialect,
    run: queries.run,
    transaction: createBatches(commit),
    async close() {
      clearTimeout(whenIdle);
      // Closing does so only where no other process has the file open; what was erased shall not stay in the log.
      takeInLog("TRUNCATE");
      if (db.isOpen) db.close();
    },
  };
}

function migrate(db: DatabaseSync, migrations: Migrations): void {
  db.exec("BEGIN IMMEDIATE");
  try {
    const version = Number(db.prepare("PRAGMA user_version").get()?.["user_version"]);
    if (version > migrations.length) throw new NewerSchemaError(version, migrations.length);
    for (const migration of migrations.slice(version)) db.exec(migration(dialect));
    db.exec(`PRAGMA user_version = ${migrations.length}`);
    db.exec("COMMIT");
  } catch (error) {
    if (db.isTransaction) db.exec("ROLLBACK");
    throw error;
  }
}
