// One SQLite file: write-ahead log, each commit forced to disk.
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync, type StatementSync } from "node:sqlite";
import { setImmediate as nextTurn } from "node:timers/promises";
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
} from "./database.ts";
import { codeOf } from "./error-facts.ts";
import { callPatience, tryAgain } from "./try-again.ts";

/** The wait for another process's lock when the file is opened or closed, ms; it blocks the thread. */
const longWait = 1000;

/** The same for each try in between: other calls wait as well, so the rest of the patience is spent in pauses. */
const shortWait = 100;

/**
 * The write-ahead log is checkpointed when nothing was written for this long, ms: nobody waits for it then, and later writes
 * reuse the log, which is faster than extending a file.
 */
const idleTime = 250;

/** Under constant load, a commit does so once the log has this many pages of 4 kB. */
const mostPages = 32_000;

const dialect: Dialect = {
  id: "INTEGER PRIMARY KEY",
  integer: "INTEGER",
  tableEnd: "STRICT",
  volatile: "",
  // There is only one writer at a time, so there is nothing to lock.
  lockFree: "",
  // The clock is in fact that of the process.
  clock: "CAST(unixepoch('subsec') * 1000 AS INTEGER)",
};

/** The file was deleted or replaced while it was open: writes to it would be lost with the process. */
class LostFileError extends Error {
  override name = "LostFileError";

  constructor() {
    super("the database file was deleted or replaced");
  }
}

/** The site saves the content of a file that was deleted while open in this copy; the next start restores it. */
const savedCopy = (file: string) => `${file}.saved`;

/**
 * Opens the file, creates it and its folder if they are missing, and brings the schema up to date. `onTrouble` is called if the
 * file is deleted or replaced later.
 * @throws when the file cannot be opened or written, or was written by a newer version of the site
 */
export function openSqlite(
  file: string,
  migrations: Migrations,
  onTrouble: (trouble: Trouble) => void,
  { isCommand, patience = callPatience }: DatabaseOptions,
): Database {
  if (isCommand) checkIsThere(file);
  else makeFile(file, onTrouble);
  const db = new DatabaseSync(file, { timeout: longWait });
  try {
    db.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;");
    db.exec(`PRAGMA wal_autocheckpoint = ${mostPages};`);
    // Erased enquiries are overwritten, not merely unlinked.
    db.exec("PRAGMA secure_delete = ON;");
    migrate(db, migrations);
    waitAtMost(db, shortWait);
  } catch (error) {
    db.close();
    throw error;
  }

  const paths = [file, `${file}-wal`];
  const ids = paths.map(idOf);
  /** A path leads to another file by now: nothing is stored any more until the next start. */
  let isLost = false;
  let isSaved = false;
  let isToldUnsaved = false;

  function checkFile(): void {
    isLost ||= paths.some((path, index) => idOf(path) !== ids[index]);
    if (!isLost) return;
    if (!isSaved && !isCommand) save();
    throw new LostFileError();
  }

  /** Saves the content of the open file where the next start finds it; retried if that fails, as on a full disk. */
  function save(): void {
    try {
      const where = idOf(file) === ids[0] ? checkpointWholeLog() : copyTo(savedCopy(file));
      isSaved = true;
      onTrouble({
        level: "error",
        text: "the database file was deleted or replaced; all that it held is saved: start the site again",
        code: undefined,
        file: where,
      });
    } catch (error) {
      if (!isToldUnsaved)
        onTrouble({
          level: "error",
          text: "the database file was deleted or replaced, and what it held cannot be saved yet: leave the site running",
          code: codeOf(error),
        });
      isToldUnsaved = true;
    }
  }

  /** Only the log is gone: a checkpoint puts everything into the file. */
  function checkpointWholeLog(): string {
    const [result] = db.prepare("PRAGMA wal_checkpoint(TRUNCATE)").all();
    if (result?.["busy"] !== 0) throw new Error("somebody else reads the file");
    return file;
  }

  function copyTo(target: string): string {
    const draft = `${target}.part`;
    mkdirSync(dirname(target), { recursive: true, mode: 0o700 });
    rmSync(draft, { force: true });
    const copy = openSync(draft, "wx", 0o600);
    try {
      db.prepare("VACUUM INTO ?").run(draft);
      fsyncSync(copy);
    } finally {
      closeSync(copy);
    }
    renameSync(draft, target);
    return target;
  }

  /** Prepared once, by their SQL. */
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

  const whenIdle = setTimeout(() => checkpoint("PASSIVE"), idleTime).unref();

  /** `TRUNCATE` empties the log, but waits for readers and writers. */
  function checkpoint(mode: "PASSIVE" | "TRUNCATE"): void {
    try {
      if (db.isOpen) db.exec(`PRAGMA wal_checkpoint(${mode})`);
    } catch {
      // Committed data stay in the log until the next checkpoint.
    }
  }

  /**
   * SQLite is synchronous and `work` awaits nothing else, so a transaction is over before the next turn of the event loop, in
   * which the next one starts.
   */
  async function transact<Result>(work: (queries: Queries) => Promise<Result>): Promise<Result> {
    await nextTurn();
    checkFile();
    // Takes the write lock first, so that no later statement can fail to get it.
    db.exec("BEGIN IMMEDIATE");
    try {
      const result = await work(queries);
      db.exec("COMMIT");
      // The file may have been deleted meanwhile.
      checkFile();
      return result;
    } catch (error) {
      rollBack();
      throw error;
    } finally {
      whenIdle.refresh();
    }
  }

  /** SQLite may have rolled back already, as on a full disk; on a failing disk even that may fail. */
  function rollBack(): void {
    try {
      if (db.isOpen && db.isTransaction) db.exec("ROLLBACK");
    } catch {
      // The next transaction will fail to start, and its caller hears of it.
    }
  }

  return {
    dialect,
    run: (sql, values) =>
      tryAgain(async () => {
        checkFile();
        return queries.run(sql, values);
      }, patience),
    transaction: (work) => tryAgain(() => transact(work), patience),
    async close() {
      clearTimeout(whenIdle);
      // Closing checkpoints only if no other process has the file open; erased enquiries must not stay in the log.
      if (db.isOpen) waitAtMost(db, longWait);
      checkpoint("TRUNCATE");
      if (db.isOpen) db.close();
    },
  };
}

/** An operator's command creates nothing: with a wrong DATA_DIR it would report an empty database. */
export function checkIsThere(file: string): void {
  if (statSync(file, { throwIfNoEntry: false })?.size) return;
  throw new MissingDatabaseError(`there is no database ${file} (DATA_DIR)`);
}

/** Creates the file if it is missing, from what an earlier process saved, if anything. */
function makeFile(file: string, onTrouble: (trouble: Trouble) => void): void {
  // Enquiries are personal data: readable only by the account that runs the site.
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const saved = savedCopy(file);
  if (existsSync(saved)) {
    if (existsSync(file))
      onTrouble({
        level: "warn",
        text: "a file holds what was in a database that was replaced; delete it when it is not needed",
        code: undefined,
        file: saved,
      });
    else {
      // The log and its index belong to the file that was deleted.
      for (const ending of ["-wal", "-shm"]) rmSync(`${file}${ending}`, { force: true });
      renameSync(saved, file);
      onTrouble({
        level: "warn",
        text: "the database file was deleted; what it held is taken up again",
        code: undefined,
        file,
      });
    }
  }
  closeSync(openSync(file, "a", 0o600));
}

/** Identifies the file that a path leads to now. */
function idOf(path: string): string | null {
  const stats = statSync(path, { bigint: true, throwIfNoEntry: false });
  return stats ? `${stats.dev} ${stats.ino}` : null;
}

/** `ms`: the wait for another process's lock. */
function waitAtMost(db: DatabaseSync, ms: number): void {
  db.exec(`PRAGMA busy_timeout = ${ms}`);
}

function migrate(db: DatabaseSync, migrations: Migrations): void {
  const readVersion = () => Number(db.prepare("PRAGMA user_version").get()?.["user_version"]);
  // A command beside a busy site need not wait for its writes to find that there is nothing to do.
  if (readVersion() === migrations.length) return;
  db.exec("BEGIN IMMEDIATE");
  try {
    const version = readVersion();
    if (version > migrations.length) throw new NewerSchemaError(version, migrations.length);
    for (const migration of migrations.slice(version)) db.exec(migration(dialect));
    db.exec(`PRAGMA user_version = ${migrations.length}`);
    db.exec("COMMIT");
  } catch (error) {
    if (db.isTransaction) db.exec("ROLLBACK");
    throw error;
  }
}
