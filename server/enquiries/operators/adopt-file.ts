// Copies the enquiries of an SQLite file into another database, for moving from one container to several.
import { accessSync, constants } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { enquiryColumns } from "#server/enquiries/outbox/append-enquiry.ts";
import {
  type Database,
  insertInto,
  type Queries,
  type Row,
  type Value,
} from "#server/enquiries/outbox/database.ts";
import { migrations } from "#server/enquiries/outbox/migrations.ts";
import { openSqlite } from "#server/enquiries/outbox/sqlite-database.ts";

/** SQLITE_BUSY. */
const busy = 5;

/** Enquiries per transaction. */
const groupSize = 100;

export interface Adopted {
  /** Enquiries copied. */
  readonly adopted: number;
  /** Enquiries that were there already and are unchanged. */
  readonly known: number;
}

const mailColumns = [
  "enquiry_id",
  "kind",
  "endpoint",
  "status",
  "created_at",
  "next_attempt_at",
  "delivered_at",
  "attempts",
  "unanswered",
] as const;
const attemptColumns = ["mail_id", "at", "accepted", "answer", "is_unanswered"] as const;

/**
 * Copies the enquiries in `file` to `target`, with their references, states and attempts, when each address got an
 * acknowledgement, and which endpoints are still to be told of erasures. Only the schema of the file is changed, to bring it up to date. It can be repeated after an interruption.
 * @throws when the file is missing or in use, or was written by a newer version of the site
 */
export async function adoptFile(file: string, target: Database): Promise<Adopted> {
  checkUnused(file);
  const source = openSqlite(file, migrations, () => {}, { isCommand: true });
  try {
    await adoptAcknowledged(source, target);
    await adoptErasures(source, target);
    let adopted = 0;
    let known = 0;
    let group = await readGroup(source, 0);
    while (group.length > 0) {
      const added = await adoptGroup(source, target, group);
      adopted += added;
      known += group.length - added;
      group = await readGroup(source, Number(group.at(-1)?.["id"]));
    }
    return { adopted, known };
  } finally {
    await source.close();
  }
}

/** A site that still uses the file would send its mails a second time. */
function checkUnused(file: string): void {
  accessSync(file, constants.R_OK | constants.W_OK);
  const db = new DatabaseSync(file);
  try {
    // This lock is refused while any other connection is open.
    db.exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; ROLLBACK;");
    // Opening the file of another program as a store would create our tables in it.
    if (db.prepare("PRAGMA user_version").get()?.["user_version"] === 0)
      throw new Error("it is not the file of a site");
  } catch (error) {
    const { errcode, message } = error as Error & { readonly errcode?: number };
    throw new Error(`${file}: ${errcode === busy ? "it is in use, stop its site first" : message}`);
  } finally {
    db.close();
  }
}

const readGroup = (source: Database, after: number) =>
  source.run(`SELECT * FROM enquiries WHERE id > $1 ORDER BY id LIMIT ${groupSize}`, [after]);

/** Returns how many of them were not there yet. */
function adoptGroup(
  source: Database,
  target: Database,
  enquiries: readonly Row[],
): Promise<number> {
  return target.transaction(async (queries) => {
    let added = 0;
    for (const enquiry of enquiries) if (await adoptEnquiry(source, queries, enquiry)) added += 1;
    return added;
  });
}

/** Adopts an enquiry with its mails and attempts; false when it was there already. */
async function adoptEnquiry(source: Database, target: Queries, enquiry: Row): Promise<boolean> {
  const [added] = await insert(
    target,
    "enquiries",
    [...enquiryColumns, "answered_at"],
    // `content_key` stays behind, as only posts of the last ten minutes are compared by content.
    { ...enquiry, content_key: null },
    "ON CONFLICT (reference) DO NOTHING RETURNING id",
  );
  if (!added) return false;
  const mails = await source.run("SELECT * FROM mails WHERE enquiry_id = $1 ORDER BY id", [
    Number(enquiry["id"]),
  ]);
  for (const mail of mails) {
    const row = { ...mail, enquiry_id: added["id"] };
    const [addedMail] = await insert(target, "mails", mailColumns, row, "RETURNING id");
    const attempts = await source.run("SELECT * FROM attempts WHERE mail_id = $1 ORDER BY id", [
      Number(mail["id"]),
    ]);
    for (const attempt of attempts)
      await insert(target, "attempts", attemptColumns, { ...attempt, mail_id: addedMail?.["id"] });
  }
  return true;
}

/** The later of two acknowledgements counts. */
async function adoptAcknowledged(source: Database, target: Database): Promise<void> {
  const rows = await source.run("SELECT address_key, at FROM acknowledged ORDER BY address_key");
  await target.transaction(async (queries) => {
    for (const row of rows)
      await insert(
        queries,
        "acknowledged",
        ["address_key", "at"],
        row,
        `ON CONFLICT (address_key) DO UPDATE SET at = excluded.at
         WHERE acknowledged.at < excluded.at`,
      );
  });
}

/** Which endpoints are off is not adopted: they say so again. */
async function adoptErasures(source: Database, target: Database): Promise<void> {
  const rows = await source.run(
    "SELECT * FROM mails WHERE erased_reference IS NOT NULL AND status IN ('pending', 'failed') ORDER BY id",
  );
  await target.transaction(async (queries) => {
    for (const row of rows)
      await insert(
        queries,
        "mails",
        [...mailColumns, "erased_reference"],
        row,
        "ON CONFLICT DO NOTHING",
      );
  });
}

function insert(
  queries: Queries,
  table: string,
  columns: readonly string[],
  row: Row,
  ending = "",
): Promise<readonly Row[]> {
  const values = columns.map((column) => row[column] as Value);
  return queries.run(`${insertInto(table, columns)} ${ending}`, values);
}
