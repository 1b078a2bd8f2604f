// Takes what an SQLite file holds over into another database: from one container to several, with all that is known.
import { accessSync, constants } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { type Columns, type Database, insertFromJson, type Queries, type Row } from "./database.ts";
import { migrations } from "./migrations.ts";
import { enquiryColumns, mailColumns } from "./sql-store.ts";
import { openSqlite } from "./sqlite-database.ts";

/** SQLITE_BUSY. */
const busy = 5;

/** So many enquiries are taken over as a whole or not at all. */
const groupSize = 100;

export interface Adopted {
  /** Enquiries taken over. */
  readonly adopted: number;
  /** Enquiries that were there already, left as they were. */
  readonly known: number;
}

const adoptedMailColumns: Columns = { ...mailColumns, delivered_at: "integer" };
const attemptColumns: Columns = {
  mail_id: "integer",
  at: "integer",
  accepted: "text",
  answer: "text",
};

/**
 * Copies the enquiries in `file` with their references, states and tries, and who got a receipt when, to `target`.
 * The file stays as it is, but for its schema, which is brought up to date. After an interruption it can be done again.
 * @throws when the file is missing or in use, or was written by a newer version of the site
 */
export async function adoptFile(file: string, target: Database): Promise<Adopted> {
  checkUnused(file);
  const source = openSqlite(file, migrations, () => {}, { isCommand: true });
  try {
    await adoptAcknowledged(source, target);
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

/** A site that goes on mailing what is taken over would mail it a second time. */
function checkUnused(file: string): void {
  accessSync(file, constants.R_OK | constants.W_OK);
  const db = new DatabaseSync(file);
  try {
    // The lock that this asks for is refused while any other connection is open.
    db.exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; ROLLBACK;");
    // Else it would be made one.
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

/** Gives how many of them were not there yet. */
async function adoptGroup(
  source: Database,
  target: Database,
  enquiries: readonly Row[],
): Promise<number> {
  const range = [Number(enquiries[0]?.["id"]), Number(enquiries.at(-1)?.["id"])];
  const mails = await source.run(
    "SELECT * FROM mails WHERE enquiry_id BETWEEN $1 AND $2 ORDER BY id",
    range,
  );
  const attempts = await source.run(
    `SELECT attempts.*, mails.enquiry_id, mails.kind
     FROM attempts JOIN mails ON mails.id = attempts.mail_id
     WHERE mails.enquiry_id BETWEEN $1 AND $2 ORDER BY attempts.id`,
    range,
  );
  return target.transaction(async (queries) => {
    const insert = createInsert(queries, target);
    // Only posts of the last ten minutes are compared by their content.
    const rows = enquiries.map((row) => ({ ...row, content_key: null }));
    const added = await insert(
      "enquiries",
      enquiryColumns,
      rows,
      "ON CONFLICT (reference) DO NOTHING RETURNING id, reference",
    );
    const newIds = new Map(added.map(({ reference, id }) => [reference, id]));
    const ids = new Map(enquiries.map(({ id, reference }) => [id, newIds.get(reference)]));
    const addedMails = await insert(
      "mails",
      adoptedMailColumns,
      mails.flatMap((mail) => {
        const enquiryId = ids.get(mail["enquiry_id"]);
        return enquiryId === undefined ? [] : [{ ...mail, enquiry_id: enquiryId }];
      }),
      "RETURNING id, enquiry_id, kind",
    );
    // An enquiry has one mail of each kind.
    const keyOf = (enquiryId: unknown, kind: unknown) => `${enquiryId} ${kind}`;
    const mailIds = new Map(
      addedMails.map((mail) => [keyOf(mail["enquiry_id"], mail["kind"]), mail["id"]]),
    );
    await insert(
      "attempts",
      attemptColumns,
      attempts.flatMap((attempt) => {
        const mailId = mailIds.get(keyOf(ids.get(attempt["enquiry_id"]), attempt["kind"]));
        return mailId === undefined ? [] : [{ ...attempt, mail_id: mailId }];
      }),
    );
    return added.length;
  });
}

/** The later receipt counts. */
async function adoptAcknowledged(source: Database, target: Database): Promise<void> {
  const rows = await source.run("SELECT address_key, at FROM acknowledged ORDER BY address_key");
  await target.transaction((queries) =>
    createInsert(queries, target)(
      "acknowledged",
      { address_key: "text", at: "integer" },
      rows,
      `ON CONFLICT (address_key) DO UPDATE SET at = excluded.at
       WHERE acknowledged.at < excluded.at`,
    ),
  );
}

function createInsert(queries: Queries, { dialect }: Database) {
  return (table: string, columns: Columns, rows: readonly Row[], ending = "") =>
    queries.run(`${insertFromJson(dialect, table, columns)} ${ending}`, [JSON.stringify(rows)]);
}
