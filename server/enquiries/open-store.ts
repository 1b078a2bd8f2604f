// Where enquiries are kept, by the settings: PostgreSQL where DATABASE_URL names one, else a file in DATA_DIR.
import { join } from "node:path";
import type { Settings } from "#server/environment.ts";
import type { Database } from "./database.ts";
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
 * PostgreSQL is first asked when it is first used; `onBrokenConnection` hears of connections that break.
 * @throws when the file cannot be opened, naming it
 */
export function openStore(
  settings: StoreSettings,
  onBrokenConnection: (error: Error) => void,
): OpenedStore {
  const db = openDatabase(settings, onBrokenConnection);
  return { store: createSqlStore(db), counts: createPostCounts(db) };
}

/** The database of `openStore` alone, for those who need its tables. */
export function openDatabase(
  { DATABASE_URL, DATA_DIR }: StoreSettings,
  onBrokenConnection: (error: Error) => void,
): Database {
  return DATABASE_URL
    ? openPostgres(DATABASE_URL, migrations, onBrokenConnection)
    : openFile(join(DATA_DIR, "enquiries.sqlite"));
}

function openFile(file: string): Database {
  try {
    return openSqlite(file, migrations);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The enquiries cannot be kept in ${file} (DATA_DIR): ${reason}`, {
      cause: error,
    });
  }
}
