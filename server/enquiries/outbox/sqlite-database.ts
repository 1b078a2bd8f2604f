// One SQLite file: write-ahead log, every commit forced to disk.
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
  // There is one writer at a time: nothing to lock.
  lockFree: "",
  // Its process's, that is.
  clock: "CAST(unixepoch('subsec') * 1000 AS INTEGER)",
};

/** The file was deleted or replaced while it was open: what is written to it would be gone with the process. */
class LostFileError extends Error {
  override name = "LostFileError";

  constructor() {
    super("the database file was deleted or replaced");
  }
}

/** Where the site saves what it holds of a file that was deleted under it; the next start takes it up again. */
const savedCopy = (file: string) => `${file}.saved`;

/**
 * Opens the file, making it and its folder where they are missing and bringing the schema up to date.
 * `onTrouble` hears when the file is deleted or replaced later.
 * @throws when the file cannot be opened or written, or was written by a newer version of the site
 */
export function openSqlite(
  file: string,
  migrations: Migrations,
  onTrouble: (trouble: Trouble) => void,
  { isCommand }: DatabaseOptions,
): Database {
  if (isCommand) checkIsThere(file);
  else makeFile(file, onTrouble);
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

  const paths = [file, `${file}-wal`];
  const ids = paths.map(idOf);
  /** Some path leads elsewhere by now: nothing is kept any more until the next start. */
  let isLost = false;
  let isSaved = false;
  let isToldUnsaved = false;

  function checkFile(): void {
    isLost ||= paths.some((path, index) => idOf(path) !== ids[index]);
    if (!isLost) return;
    if (!isSaved && !isCommand) save();
    throw new LostFileError();
  }

  /** Puts what the open file holds where the next start finds it; tried again where that fails, as on a full disk. */
  function save(): void {
    try {
      const where = idOf(file) === ids[0] ? takeInWholeLog() : copyTo(savedCopy(file));
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

  /** Only the log is gone: the file has all once it took it in. */
  function takeInWholeLog(): string {
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

  const whenIdle = setTimeout(() => takeInLog("PASSIVE"), idleTime).unref();

  /** `TRUNCATE` leaves nothing in the log, but waits for who reads or writes meanwhile. */
  function takeInLog(mode: "PASSIVE" | "TRUNCATE"): void {
    try {
      if (db.isOpen) db.exec(`PRAGMA wal_checkpoint(${mode})`);
    } catch {
      // What is committed stays in the log until the next time.
    }
  }

  /**
   * SQLite answers at once, and `work` awaits nothing else: a transaction is over before the event loop's next turn, in which
   * the next one starts.
   */
  async function transaction<Result>(work: (queries: Queries) => Promise<Result>): Promise<Result> {
    await nextTurn();
    checkFile();
    // The write lock is taken first, so that nothing can fail for want of it halfway.
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
    async run(sql, values) {
      checkFile();
      return queries.run(sql, values);
    },
    transaction,
    async close() {
      clearTimeout(whenIdle);
      // Closing does so only where no other process has the file open; what was erased shall not stay in the log.
      takeInLog("TRUNCATE");
      if (db.isOpen) db.close();
    },
  };
}

/** An operator's command makes nothing: with a wrong DATA_DIR it would speak of an empty database. */
export function checkIsThere(file: string): void {
  if (statSync(file, { throwIfNoEntry: false })?.size) return;
  throw new MissingDatabaseError(`there is no database ${file} (DATA_DIR)`);
}

/** Makes the file where it is missing, of what an earlier process saved of it, if any. */
function makeFile(file: string, onTrouble: (trouble: Trouble) => void): void {
  // Enquiries are personal data: readable by the account the site runs under alone.
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
      // They belong to the file that was deleted.
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

/** What a path leads to now; the same text for the same file. */
function idOf(path: string): string | null {
  const stats = statSync(path, { bigint: true, throwIfNoEntry: false });
  return stats ? `${stats.dev} ${stats.ino}` : null;
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
