// The contract that the enquiry store needs of a database, so that the same SQL serves SQLite and PostgreSQL. No tables here.

export type Value = string | number | null;
export type Row = Readonly<Record<string, unknown>>;

export interface Queries {
  /** Runs one statement; `$1`, `$2`, … stand for `values`. Rejects when the database does. */
  run(sql: string, values?: readonly Value[]): Promise<readonly Row[]>;
}

/** The parts of SQL that differ between the two engines. */
export interface Dialect {
  /** Type of an auto-incrementing primary key. */
  readonly id: string;
  /** Type of integers up to 2⁵³. */
  readonly integer: string;
  /** Follows a table's definition. */
  readonly tableEnd: string;
  /** Precedes TABLE where losing the rows in a crash does no harm. */
  readonly volatile: string;
  /** The database's clock, ms since 1970. */
  readonly clock: string;
  /** Locks the rows of a SELECT, skipping those that another process has locked. */
  readonly lockFree: string;
}

/** The schema changes in order. Append only, never edit: a database stores how many it has had. */
export type Migrations = readonly ((dialect: Dialect) => string)[];

export interface Database extends Queries {
  readonly dialect: Dialect;
  /** Runs `work` atomically; on disk when the promise is fulfilled. `work` must await nothing but its own queries. */
  transaction<Result>(work: (queries: Queries) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

/** A problem that operators should read in the log although no call failed; nothing personal. */
export interface Trouble {
  readonly level: "warn" | "error";
  readonly text: string;
  readonly code: string | undefined;
  /** The file concerned. */
  readonly file?: string;
}

export interface DatabaseOptions {
  /**
   * An operator's command rather than the site: it never creates a database, as a missing one is the sign of a wrong setting,
   * and waits for a migration however long it takes.
   */
  readonly isCommand: boolean;
  /** The time for which what passes by itself is tried again, ms, instead of the ordinary one. */
  readonly patience?: number;
}

/** An INSERT of one row, with its values in the order of the columns. ON CONFLICT or RETURNING may follow. */
export function insertInto(table: string, columns: readonly string[]): string {
  const values = columns.map((_, index) => `$${index + 1}`);
  return `INSERT INTO ${table} (${columns.join(", ")}) VALUES (${values.join(", ")})`;
}

/** A newer version of the site has migrated the database. */
export class NewerSchemaError extends Error {
  override name = "NewerSchemaError";

  constructor(found: number, known: number) {
    super(`its schema is version ${found}; this version of the site knows ${known}`);
  }
}

/** The database of an operator's command does not exist. */
export class MissingDatabaseError extends Error {
  override name = "MissingDatabaseError";
}

/** The database cannot hold every letter that a visitor may type, and no later try will find it better. */
export class WrongEncodingError extends Error {
  override name = "WrongEncodingError";

  constructor(database: string, encoding: string) {
    super(
      `the database ${database} (DATABASE_URL) is in ${encoding}, which cannot hold every letter: make one with CREATE DATABASE … ENCODING 'UTF8' TEMPLATE template0`,
    );
  }
}
