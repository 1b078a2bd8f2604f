// The enquiry store in one SQLite file: write-ahead log, every commit forced to disk. No mail and no HTTP here.
import { randomInt, randomUUID } from "node:crypto";
import { closeSync, mkdirSync, openSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync, type SQLOutputValue } from "node:sqlite";
import { referenceAlphabet } from "#shared/enquiry/reference.ts";
import { type Enquiry, type FieldName, fieldNames } from "#shared/enquiry/rules.ts";
import type { Claim, EnquiryStatus, EnquiryStore } from "./enquiry-store.ts";

/** How long a form key stands for the enquiry it came with, ms. */
const formKeyLife = 10 * 60_000;

/** How long a write waits for another process's, ms. The event loop stands still meanwhile. */
const busyTimeout = 1000;

/** Schema changes in order; `user_version` counts those a file has had. Append only, never edit. */
const migrations = [
  `CREATE TABLE enquiries (
    id INTEGER PRIMARY KEY,
    reference TEXT NOT NULL UNIQUE,
    received_at INTEGER NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('pending', 'failed', 'sent', 'held')),
    email TEXT NOT NULL,
    phone TEXT NOT NULL,
    company TEXT NOT NULL,
    country TEXT NOT NULL,
    message TEXT NOT NULL,
    product TEXT NOT NULL,
    page TEXT NOT NULL,
    form_key TEXT,
    next_attempt_at INTEGER NOT NULL,
    lease TEXT,
    lease_until INTEGER NOT NULL DEFAULT 0
  ) STRICT;
  CREATE UNIQUE INDEX enquiries_form_key ON enquiries (form_key) WHERE form_key IS NOT NULL;
  CREATE INDEX enquiries_due ON enquiries (next_attempt_at) WHERE status IN ('pending', 'failed');
  CREATE TABLE attempts (
    id INTEGER PRIMARY KEY,
    enquiry_id INTEGER NOT NULL REFERENCES enquiries (id) ON DELETE CASCADE,
    at INTEGER NOT NULL,
    outcome TEXT NOT NULL CHECK (outcome IN ('sent', 'failed')),
    answer TEXT NOT NULL
  ) STRICT;
  CREATE INDEX attempts_enquiry ON attempts (enquiry_id);`,
];

/**
 * Opens the store, making the file and its folder where they are missing and bringing the schema up to date.
 * @throws when the file cannot be opened or written, or was written by a newer version of the site
 */
export function openSqliteStore(file: string): EnquiryStore {
  // Enquiries are personal data: readable by the account the site runs under alone.
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  closeSync(openSync(file, "a", 0o600));
  const db = new DatabaseSync(file, { timeout: busyTimeout });
  try {
    db.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;");
    migrate(db);
  } catch (error) {
    db.close();
    throw error;
  }

  const findFormKey = db.prepare(
    "SELECT reference FROM enquiries WHERE form_key = ? AND received_at > ?",
  );
  const freeFormKey = db.prepare("UPDATE enquiries SET form_key = NULL WHERE form_key = ?");
  const findReference = db.prepare("SELECT 1 FROM enquiries WHERE reference = ?");
  const insert = db.prepare(
    `INSERT INTO enquiries (reference, received_at, status, ${fieldNames.join(", ")}, form_key, next_attempt_at)
     VALUES (:reference, :receivedAt, :status, ${fieldNames.map((name) => `:${name}`).join(", ")}, :formKey, :receivedAt)`,
  );
  const lease = db.prepare(
    `UPDATE enquiries SET lease = :lease, lease_until = :leaseUntil
     WHERE id = (
       SELECT id FROM enquiries
       WHERE status IN ('pending', 'failed') AND next_attempt_at <= :now AND lease_until <= :now
       ORDER BY next_attempt_at, id LIMIT 1
     )
     RETURNING *, (SELECT count(*) FROM attempts WHERE enquiry_id = enquiries.id) AS attempts`,
  );
  const prolong = db.prepare(
    "UPDATE enquiries SET lease_until = ? WHERE reference = ? AND lease = ?",
  );
  const addAttempt = db.prepare(
    `INSERT INTO attempts (enquiry_id, at, outcome, answer)
     SELECT id, :at, :outcome, :answer FROM enquiries WHERE reference = :reference`,
  );
  const setSent = db.prepare(
    "UPDATE enquiries SET status = 'sent', lease = NULL, lease_until = 0 WHERE reference = ?",
  );
  // Not when the lease was lost: whoever has it now may be sending, or may have sent.
  const setFailed = db.prepare(
    `UPDATE enquiries SET status = 'failed', next_attempt_at = ?, lease = NULL, lease_until = 0
     WHERE reference = ? AND lease = ? AND status <> 'sent'`,
  );
  const makeDue = db.prepare(
    "UPDATE enquiries SET next_attempt_at = ? WHERE status IN ('pending', 'failed')",
  );
  const findDue = db.prepare(
    "SELECT min(max(next_attempt_at, lease_until)) AS due FROM enquiries WHERE status IN ('pending', 'failed')",
  );
  const count = db.prepare("SELECT status, count(*) AS number FROM enquiries GROUP BY status");

  return {
    async append({ enquiry, receivedAt, isHeld, formKey }) {
      return inTransaction(db, () => {
        if (formKey !== null) {
          const known = findFormKey.get(formKey, receivedAt - formKeyLife);
          if (known) return { reference: String(known["reference"]), isNew: false };
          freeFormKey.run(formKey);
        }
        let reference = makeReference();
        while (findReference.get(reference)) reference = makeReference();
        insert.run({
          reference,
          receivedAt,
          status: isHeld ? "held" : "pending",
          ...enquiry,
          formKey,
        });
        return { reference, isNew: true };
      });
    },

    async claim(now, leaseUntil) {
      const row = lease.get({ lease: randomUUID(), leaseUntil, now });
      return row ? toClaim(row) : null;
    },

    async extendLease(claim, leaseUntil) {
      prolong.run(leaseUntil, claim.reference, claim.lease);
    },

    async markSent({ reference }, { at, answer }) {
      inTransaction(db, () => {
        addAttempt.run({ reference, at, outcome: "sent", answer });
        setSent.run(reference);
      });
    },

    async markFailed(claim, { at, answer }, nextAttemptAt) {
      inTransaction(db, () => {
        addAttempt.run({ reference: claim.reference, at, outcome: "failed", answer });
        setFailed.run(nextAttemptAt, claim.reference, claim.lease);
      });
    },

    async endWaits(now) {
      makeDue.run(now);
    },

    async nextDueAt() {
      const due = findDue.get()?.["due"];
      return typeof due === "number" ? due : null;
    },

    async countByStatus() {
      const counts: Record<EnquiryStatus, number> = { pending: 0, failed: 0, sent: 0, held: 0 };
      for (const { status, number } of count.all())
        counts[status as EnquiryStatus] = Number(number);
      return counts;
    },

    async checkWritable() {
      // Takes the write lock and touches the file, but changes nothing that counts.
      inTransaction(db, () => freeFormKey.run(""));
    },

    async close() {
      if (db.isOpen) db.close();
    },
  };
}

function migrate(db: DatabaseSync): void {
  inTransaction(db, () => {
    const version = Number(db.prepare("PRAGMA user_version").get()?.["user_version"]);
    if (version > migrations.length) {
      throw new Error(
        `its schema is version ${version}; this version of the site knows ${migrations.length}`,
      );
    }
    for (const migration of migrations.slice(version)) db.exec(migration);
    db.exec(`PRAGMA user_version = ${migrations.length}`);
  });
}

/** Does `work` as a whole or not at all. The write lock is taken first, so that it cannot fail halfway. */
function inTransaction<Result>(db: DatabaseSync, work: () => Result): Result {
  db.exec("BEGIN IMMEDIATE");
  try {
    const result = work();
    db.exec("COMMIT");
    return result;
  } catch (error) {
    // A full disk may have rolled back already.
    if (db.isTransaction) db.exec("ROLLBACK");
    throw error;
  }
}

function toClaim(row: Record<string, SQLOutputValue>): Claim {
  const texts = fieldNames.map((name): [FieldName, string] => [name, String(row[name])]);
  return {
    reference: String(row["reference"]),
    receivedAt: Number(row["received_at"]),
    enquiry: Object.fromEntries(texts) as Record<FieldName, string> satisfies Enquiry,
    attempts: Number(row["attempts"]),
    lease: String(row["lease"]),
  };
}

/** A reference nobody can guess: 31⁸ of them. */
function makeReference(): string {
  const draw = () => referenceAlphabet.charAt(randomInt(referenceAlphabet.length));
  const four = () => draw() + draw() + draw() + draw();
  return `SPH-${four()}-${four()}`;
}
