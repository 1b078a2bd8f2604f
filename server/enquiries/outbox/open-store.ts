// Opens the store that the settings name: PostgreSQL at DATABASE_URL, or else a file in DATA_DIR.
import { join } from "node:path";
import type { Settings } from "#server/environment.ts";
import {
  type Database,
  type DatabaseOptions,
  MissingDatabaseError,
  type Trouble,
} from "./database.ts";
import type { EnquiryStore } from "./enquiry-store.ts";
import { migrations } from "./migrations.ts";
import { createPostCounts, type PostCounts } from "./post-counts.ts";
import { openPostgres } from "./postgres-database.ts";
import { createSqlStore } from "./sql-store.ts";
import { openSqlite } from "./sqlite-database.ts";

export type StoreSettings = Pick<Settings, "DATABASE_URL" | "DATA_DIR">;

export interface OpenedStore {
  readonly store: EnquiryStore;
  readonly counts: PostCounts;
}

/**
 * PostgreSQL is connected on first use. `onTrouble` is called with problems that make no call fail.
 * @throws when the file cannot be opened, naming it
 */
export function openStore(
  settings: StoreSettings,
  onTrouble: (trouble: Trouble) => void,
  options?: DatabaseOptions,
): OpenedStore {
  const db = openDatabase(settings, onTrouble, options);
  return { store: createSqlStore(db), counts: createPostCounts(db) };
}

/** Opens only the database of `openStore`, for direct access to its tables. */
export function openDatabase(
  { DATABASE_URL, DATA_DIR }: StoreSettings,
  onTrouble: (trouble: Trouble) => void,
  options: DatabaseOptions = { isCommand: false },
): Database {
  if (DATABASE_URL) return openPostgres(DATABASE_URL, migrations, onTrouble, options);
  const file = fileIn(DATA_DIR);
  try {
    return openSqlite(file, migrations, onTrouble, options);
  } catch (error) {
    if (error instanceof MissingDatabaseError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The enquiries cannot be kept in ${file} (DATA_DIR): ${reason}`, {
      cause: error,
    });
  }
}

/** The database file of a site without DATABASE_URL. */
export function fileIn(dataDir: string): string {
  return join(dataDir, "enquiries.sqlite");
}
