// Makes a complete copy of the SQLite file while the site goes on writing to it. PostgreSQL has pg_dump for that.
import { open, rm } from "node:fs/promises";
import { DatabaseSync } from "node:sqlite";
import { checkIsThere } from "#server/enquiries/outbox/sqlite-database.ts";

/**
 * Copies the database `file` to `target`, readable by its owner only; on disk when fulfilled. The schema is not changed, so that
 * a newer version of the site can back up what an older one wrote.
 * @throws when `file` is missing or damaged, or when `target` exists
 */
export async function backUp(file: string, target: string): Promise<void> {
  checkIsThere(file);
  const db = new DatabaseSync(file, { readOnly: true });
  try {
    const copy = await open(target, "wx", 0o600);
    try {
      // Unlike copying the file, this includes the write-ahead log and sees no incomplete transaction.
      db.prepare("VACUUM INTO ?").run(target);
      check(target);
      // SQLite does not force this copy to disk.
      await copy.sync();
    } catch (error) {
      await rm(target, { force: true });
      throw error;
    } finally {
      await copy.close();
    }
  } finally {
    db.close();
  }
}

function check(file: string): void {
  const db = new DatabaseSync(file, { readOnly: true });
  try {
    const found = db.prepare("PRAGMA integrity_check").all();
    if (found[0]?.["integrity_check"] !== "ok") throw new Error("the copy is damaged");
  } finally {
    db.close();
  }
}
