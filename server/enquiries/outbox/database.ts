// What the enquiry store needs of a database, so that one text of SQL serves SQLite and PostgreSQL. No tables here.

export type Value = string | number | null;
export type Row = Readonly<Record<string, unknown>>;

export interface Queries {
  /** Runs one statement; `$1`, `$2`, … stand for `values`. Rejects when the database does. */
  run(sql: string, values?: readonly Value[]): Promise<readonly Row[]>;
}

/** What the two engines write differently. */
export interface Dialect {
  /** Type of a primary key that counts up by itself. */
  readonly id: string;
  /** Type of integers up to 2⁵³. */
  readonly integer: string;
  /** What stands after a table's definition. */
  readonly tableEnd: string;
  /** Stands before TABLE where losing its rows in a crash does no harm. */
  readonly volatile: string;
  /** The database's clock, ms since 1970. */
  readonly clock: string;
  /** Locks the rows that a SELECT finds, passing over those that another process has locked. */
  readonly lockFree: string;
}

/** The schema changes in order. Append only, never edit: databases count those they have had. */
export type Migrations = readonly ((dialect: Dialect) => string)[];

export interface Database extends Queries {
  readonly dialect: Dialect;
  /** Does `work` as a whole or not at all; on disk when the promise is fulfilled. `work` awaits nothing but its own queries. */
  transaction<Result>(work: (queries: Queries) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

/** What operators should know of although nobody asked, as the log has it; nothing personal. */
export interface Trouble {
  readonly level: "warn" | "error";
  readonly text: string;
  readonly code: string | undefined;
  /** The file it is about. */
  readonly file?: string;
}

export interface DatabaseOptions {
  /**
   * An operator's command, not the site: nothing is made where there is no database, which is the sign of a wrong setting,
   * and a migration is waited for however long it takes.
   */
  readonly isCommand: boolean;
}

/** An INSERT of one row whose values are given in the order of the columns; what to do on a conflict may follow. */
export function insertInto(table: string, columns: readonly string[]): string {
  const values = columns.map((_, index) => `$${index + 1}`);
  return `INSERT INTO ${table} (${columns.join(", ")}) VALUES (${values.join(", ")})`;
}

/** A database that a newer version of the site has changed. */
export class NewerSchemaError extends Error {
  override name = "NewerSchemaError";

  constructor(found: number, known: number) {
    super(`its schema is version ${found}; this version of the site knows ${known}`);
  }
}

/** An operator asks for a database that is not there. */
export class MissingDatabaseError extends Error {
  override name = "MissingDatabaseError";
}
