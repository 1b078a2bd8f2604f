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
  /** Stands after FROM: the elements of the JSON array `$1` as rows with one column, `value`. */
  readonly elements: string;
  /** The database's clock, ms since 1970. */
  readonly clock: string;
  /** Locks the rows that a SELECT finds, passing over those that another process has locked. */
  readonly lockFree: string;
}

/** The schema changes in order. Append only, never edit: databases count those they have had. */
export type Migrations = readonly ((dialect: Dialect) => string)[];

export interface Database extends Queries {
  readonly dialect: Dialect;
  /**
   * Does `work` as a whole or not at all; on disk when the promise is fulfilled.
   * `work` may wait for nothing but its own queries, and need not wait for one whose rows it does not want: where that
   * fails, the whole does.
   */
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

/** Columns of a table, by name. */
export type Columns = Readonly<Record<string, "text" | "integer">>;

/** An INSERT of the objects in the JSON array `$1`, whose keys are the columns; what to do on a conflict may follow. */
export function insertFromJson({ elements }: Dialect, table: string, columns: Columns): string {
  const values = Object.entries(columns).map(([name, type]) =>
    type === "text" ? `value ->> '${name}'` : `CAST(value ->> '${name}' AS BIGINT)`,
  );
  // Without a condition, SQLite takes the ON of ON CONFLICT for a join's.
  return `INSERT INTO ${table} (${Object.keys(columns).join(", ")})
    SELECT ${values.join(", ")} FROM ${elements} WHERE true`;
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

/** Queries that are remembered: `settle` waits for all of them and rejects where one failed. */
export function trackQueries(run: Queries["run"]): {
  queries: Queries;
  settle: () => Promise<void>;
} {
  const asked: Promise<unknown>[] = [];
  return {
    queries: {
      run(sql, values) {
        const rows = run(sql, values);
        // Whoever does not wait for it hears of its failure from `settle`.
        rows.catch(() => undefined);
        asked.push(rows);
        return rows;
      },
    },
    async settle() {
      await Promise.all(asked);
    },
  };
}
