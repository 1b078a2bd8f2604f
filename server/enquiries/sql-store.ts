// The enquiry store in SQL, the same for SQLite and PostgreSQL. No mail and no HTTP here.
import { createHash, randomInt, randomUUID } from "node:crypto";
import { referenceAlphabet } from "#shared/enquiry/reference.ts";
import { type Enquiry, type FieldName, fieldNames } from "#shared/enquiry/rules.ts";
import type { Database, Queries, Row, Value } from "./database.ts";
import type {
  Claim,
  EnquiryFilter,
  EnquiryStore,
  ListedEnquiry,
  MailKind,
  MailStatus,
  NewEnquiry,
  StoredEnquiry,
} from "./enquiry-store.ts";

/** How long the same texts are the same enquiry, ms. */
const repetitionTime = 10 * 60_000;

/** An address gets one acknowledgement in this time, ms. */
const acknowledgementPause = 24 * 60 * 60_000;

export function createSqlStore(db: Database): EnquiryStore {
  const claimDue = `
    UPDATE mails SET lease = $1, lease_until = $2
    WHERE id = (
      SELECT id FROM mails
      WHERE status IN ('pending', 'failed') AND next_attempt_at <= $3 AND lease_until <= $3
      ORDER BY CASE kind WHEN 'sales' THEN 0 ELSE 1 END, next_attempt_at, id
      LIMIT 1 ${db.dialect.lockFree}
    )
    RETURNING id, enquiry_id, kind, created_at`;

  return {
    append: (enquiry) => db.transaction((queries) => append(queries, enquiry)),

    async findRepeated(enquiry) {
      const [known] = await db.run(
        "SELECT reference FROM enquiries WHERE content_key = $1 AND received_at > $2",
        [toContentKey(enquiry), enquiry.receivedAt - repetitionTime],
      );
      return known ? String(known["reference"]) : null;
    },

    async addDigest(until, { onlyAfterAnother }) {
      await db.transaction(async (queries) => {
        const [another] = await queries.run("SELECT 1 FROM mails WHERE kind = 'digest' LIMIT 1");
        if (another || !onlyAfterAnother) await addMail(queries, null, "digest", "pending", until);
      });
    },

    async countForDigest(from, until) {
      const [row] = await db.run(
        `SELECT
          (SELECT count(*) FROM enquiries WHERE received_at >= $1 AND received_at < $2) AS received,
          (SELECT count(*) FROM mails WHERE kind = 'sales' AND delivered_at >= $1 AND delivered_at < $2) AS delivered,
          (SELECT count(*) FROM mails WHERE kind = 'sales' AND status IN ('pending', 'failed') AND delivered_at IS NULL) AS waiting,
          (SELECT count(*) FROM mails WHERE kind = 'sales' AND status = 'held') AS held`,
        [from, until],
      );
      const numberOf = (name: string) => Number(row?.[name]);
      return {
        received: numberOf("received"),
        delivered: numberOf("delivered"),
        waiting: numberOf("waiting"),
        held: numberOf("held"),
      };
    },

    claim: (now, leaseUntil) =>
      db.transaction(async (queries) => {
        const lease = randomUUID();
        const [mail] = await queries.run(claimDue, [lease, leaseUntil, now]);
        return mail ? readClaim(queries, mail, lease) : null;
      }),

    async extendLease({ id, lease }, leaseUntil) {
      await db.transaction((queries) =>
        queries.run("UPDATE mails SET lease_until = $1 WHERE id = $2 AND lease = $3", [
          leaseUntil,
          id,
          lease,
        ]),
      );
    },

    async markTried({ id, lease }, { at, accepted, answer }, outcome) {
      await db.transaction(async (queries) => {
        await queries.run(
          "INSERT INTO attempts (mail_id, at, accepted, answer) VALUES ($1, $2, $3, $4)",
          [id, at, JSON.stringify(accepted), answer],
        );
        if (accepted.length > 0) {
          await queries.run(
            "UPDATE mails SET delivered_at = coalesce(delivered_at, $1) WHERE id = $2",
            [at, id],
          );
        }
        if (outcome.status === "sent") {
          await queries.run(
            "UPDATE mails SET status = 'sent', lease = NULL, lease_until = 0 WHERE id = $1",
            [id],
          );
          return;
        }
        // Not when the lease was lost: whoever has it now may be sending, or may have sent.
        await queries.run(
          `UPDATE mails SET status = $1, next_attempt_at = $2, lease = NULL, lease_until = 0
           WHERE id = $3 AND lease = $4 AND status <> 'sent'`,
          [outcome.status, outcome.status === "failed" ? outcome.nextAttemptAt : at, id, lease],
        );
      });
    },

    async endWaits(now) {
      await db.transaction((queries) =>
        queries.run(
          "UPDATE mails SET next_attempt_at = $1 WHERE status IN ('pending', 'failed') AND next_attempt_at > $1",
          [now],
        ),
      );
    },

    async nextDueAt() {
      const [row] = await db.run(
        `SELECT min(CASE WHEN lease_until > next_attempt_at THEN lease_until ELSE next_attempt_at END) AS due
         FROM mails WHERE status IN ('pending', 'failed')`,
      );
      return numberOrNull(row?.["due"]);
    },

    async getFacts() {
      const facts = { pending: 0, failed: 0, sent: 0, held: 0 };
      const rows = await db.run(
        "SELECT status, count(*) AS number FROM mails WHERE kind = 'sales' GROUP BY status",
      );
      for (const { status, number } of rows) facts[status as keyof typeof facts] = Number(number);
      const [oldest] = await db.run(
        `SELECT min(created_at) AS at FROM mails
         WHERE kind = 'sales' AND status IN ('pending', 'failed') AND delivered_at IS NULL`,
      );
      return { ...facts, oldestUnsentAt: numberOrNull(oldest?.["at"]) };
    },

    async checkWritable() {
      await db.transaction(async (queries) => {
        await queries.run("UPDATE enquiries SET content_key = NULL WHERE reference = ''");
        // A full disk shows only when something is written.
        await queries.run(
          `INSERT INTO acknowledged (address_key, at) VALUES ('probe', 0)
           ON CONFLICT (address_key) DO UPDATE SET at = acknowledged.at + 1`,
        );
      });
    },

    async list(filter) {
      const { where, values } = toCondition(filter);
      const rows = await db.run(`${selectListed} ${where} ORDER BY enquiries.id DESC`, values);
      return rows.map(toListed);
    },

    async find(reference) {
      const [row] = await db.run(`${selectListed} WHERE enquiries.reference = $1`, [reference]);
      if (!row) return null;
      const attempts = await db.run(
        `SELECT mails.kind, attempts.at, attempts.accepted, attempts.answer
         FROM attempts JOIN mails ON mails.id = attempts.mail_id
         WHERE mails.enquiry_id = (SELECT id FROM enquiries WHERE reference = $1)
         ORDER BY attempts.id`,
        [reference],
      );
      return {
        enquiry: toListed(row),
        attempts: attempts.map((attempt) => ({
          kind: attempt["kind"] as MailKind,
          at: Number(attempt["at"]),
          accepted: toAddresses(attempt),
          answer: String(attempt["answer"]),
        })),
      };
    },

    retry: (reference, now) =>
      changeSalesMail(reference, "status IN ('pending', 'failed')", "next_attempt_at = $1", now),

    release: (reference, now) =>
      changeSalesMail(
        reference,
        "status = 'held'",
        "status = 'pending', next_attempt_at = $1",
        now,
      ),

    erase: (references) =>
      db.transaction(async (queries) => {
        let erased = 0;
        for (const reference of references) {
          const [row] = await queries.run(
            "DELETE FROM enquiries WHERE reference = $1 RETURNING email",
            [reference],
          );
          if (!row) continue;
          erased += 1;
          await queries.run("DELETE FROM acknowledged WHERE address_key = $1", [
            toAddressKey(String(row["email"])),
          ]);
        }
        return erased;
      }),

    purge: (deliveredBefore, now) =>
      db.transaction(async (queries) => {
        await queries.run("DELETE FROM post_counts WHERE resets_at < $1", [now]);
        await queries.run("DELETE FROM acknowledged WHERE at < $1", [now - acknowledgementPause]);
        await queries.run("DELETE FROM mails WHERE kind = 'digest' AND created_at < $1", [
          deliveredBefore,
        ]);
        const purged = await queries.run(
          `DELETE FROM enquiries WHERE id IN (
             SELECT enquiry_id FROM mails WHERE kind = 'sales' AND status = 'sent' AND delivered_at < $1
           ) RETURNING id`,
          [deliveredBefore],
        );
        return purged.length;
      }),

    close: () => db.close(),
  };

  /** Whether there was a sales mail in the state that `condition` asks for. */
  function changeSalesMail(reference: string, condition: string, change: string, now: number) {
    return db.transaction(async (queries) => {
      const changed = await queries.run(
        `UPDATE mails SET ${change}
         WHERE kind = 'sales' AND ${condition}
           AND enquiry_id = (SELECT id FROM enquiries WHERE reference = $2)
         RETURNING id`,
        [now, reference],
      );
      return changed.length > 0;
    });
  }
}

async function append(queries: Queries, given: NewEnquiry) {
  const { enquiry, receivedAt, isHeld } = given;
  const contentKey = toContentKey(given);
  for (;;) {
    const reference = makeReference();
    const [row] = await queries.run(insertEnquiry, [
      reference,
      receivedAt,
      given.language,
      given.browserLanguage,
      contentKey,
      ...fieldNames.map((name) => enquiry[name]),
    ]);
    if (row) {
      const id = Number(row["id"]);
      await addMail(queries, id, "sales", isHeld ? "held" : "pending", receivedAt);
      if (given.isAcknowledged && (await mayAcknowledge(queries, enquiry.email, receivedAt)))
        await addMail(queries, id, "acknowledgement", "pending", receivedAt);
      return { reference, isNew: true };
    }
    // Taken: the reference, by chance, or the key of the same texts.
    const [known] = await queries.run(
      "SELECT reference FROM enquiries WHERE content_key = $1 AND received_at > $2",
      [contentKey, receivedAt - repetitionTime],
    );
    if (known) return { reference: String(known["reference"]), isNew: false };
    await queries.run(
      "UPDATE enquiries SET content_key = NULL WHERE content_key = $1 AND received_at <= $2",
      [contentKey, receivedAt - repetitionTime],
    );
  }
}

const insertEnquiry = `
  INSERT INTO enquiries (reference, received_at, language, browser_language, content_key, ${fieldNames.join(", ")})
  VALUES ($1, $2, $3, $4, $5, ${fieldNames.map((_, index) => `$${index + 6}`).join(", ")})
  ON CONFLICT DO NOTHING RETURNING id`;

function addMail(
  queries: Queries,
  enquiryId: number | null,
  kind: MailKind,
  status: MailStatus,
  at: number,
) {
  return queries.run(
    `INSERT INTO mails (enquiry_id, kind, status, created_at, next_attempt_at)
     VALUES ($1, $2, $3, $4, $4) ON CONFLICT DO NOTHING`,
    [enquiryId, kind, status, at],
  );
}

/** Notes it, so that the next enquiry from there gets none for a day. */
async function mayAcknowledge(queries: Queries, email: string, at: number): Promise<boolean> {
  const rows = await queries.run(
    `INSERT INTO acknowledged (address_key, at) VALUES ($1, $2)
     ON CONFLICT (address_key) DO UPDATE SET at = $2 WHERE acknowledged.at <= $3
     RETURNING at`,
    [toAddressKey(email), at, at - acknowledgementPause],
  );
  return rows.length > 0;
}

async function readClaim(queries: Queries, mail: Row, lease: string): Promise<Claim> {
  const id = Number(mail["id"]);
  const enquiryId = numberOrNull(mail["enquiry_id"]);
  const [row] =
    enquiryId === null
      ? []
      : await queries.run("SELECT * FROM enquiries WHERE id = $1", [enquiryId]);
  const attempts = await queries.run("SELECT accepted FROM attempts WHERE mail_id = $1", [id]);
  return {
    id,
    kind: mail["kind"] as MailKind,
    enquiry: row ? toStored(row) : null,
    createdAt: Number(mail["created_at"]),
    attempts: attempts.length,
    acceptedBy: attempts.flatMap(toAddresses),
    lease,
  };
}

const selectListed = `
  SELECT enquiries.*, mails.status, mails.delivered_at, mails.next_attempt_at
  FROM enquiries JOIN mails ON mails.enquiry_id = enquiries.id AND mails.kind = 'sales'`;

function toCondition({ status, from, before, email }: EnquiryFilter) {
  const values: Value[] = [];
  const conditions: string[] = [];
  const add = (condition: string, value: Value | undefined) => {
    if (value === undefined) return;
    values.push(value);
    conditions.push(`${condition} $${values.length}`);
  };
  add("mails.status =", status);
  add("enquiries.received_at >=", from);
  add("enquiries.received_at <", before);
  add("lower(enquiries.email) =", email?.toLowerCase());
  return { where: conditions.length > 0 ? `WHERE ${conditions.join(" AND ")}` : "", values };
}

function toStored(row: Row): StoredEnquiry {
  const texts = fieldNames.map((name): [FieldName, string] => [name, String(row[name])]);
  return {
    reference: String(row["reference"]),
    receivedAt: Number(row["received_at"]),
    language: row["language"] === "en" ? "en" : "fr",
    browserLanguage: String(row["browser_language"]),
    enquiry: Object.fromEntries(texts) as Record<FieldName, string> satisfies Enquiry,
  };
}

function toListed(row: Row): ListedEnquiry {
  const status = row["status"] as MailStatus;
  const isWaiting = status === "pending" || status === "failed";
  return {
    ...toStored(row),
    status,
    deliveredAt: numberOrNull(row["delivered_at"]),
    nextAttemptAt: isWaiting ? numberOrNull(row["next_attempt_at"]) : null,
  };
}

function toAddresses(attempt: Row): readonly string[] {
  return JSON.parse(String(attempt["accepted"])) as string[];
}

/** What makes two posts one enquiry: all that was typed, and whether a robot is suspected. */
function toContentKey({ enquiry, isHeld }: NewEnquiry): string {
  return hash(JSON.stringify([isHeld, ...fieldNames.map((name) => enquiry[name])]));
}

/** One for all ways to write a mailbox: case and what stands after a plus do not matter. */
function toAddressKey(email: string): string {
  return hash(email.toLowerCase().replace(/\+[^@]*(?=@)/, ""));
}

function hash(text: string): string {
  return createHash("sha256").update(text).digest("base64url");
}

function numberOrNull(value: unknown): number | null {
  return value === null || value === undefined ? null : Number(value);
}

/** A reference nobody can guess: 31⁸ of them. */
function makeReference(): string {
  const draw = () => referenceAlphabet.charAt(randomInt(referenceAlphabet.length));
  const four = () => draw() + draw() + draw() + draw();
  return `SPH-${four()}-${four()}`;
}
