// The enquiry store in SQL, the same for SQLite and PostgreSQL. No mail and no HTTP here.
import { hash, randomInt, randomUUID } from "node:crypto";
import { referenceAlphabet } from "#shared/enquiry/reference.ts";
import { type Enquiry, type FieldName, fieldNames } from "#shared/enquiry/rules.ts";
import {
  type Columns,
  type Database,
  insertFromJson,
  type Queries,
  type Row,
  type Value,
} from "./database.ts";
import type {
  Appended,
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

interface NewMail {
  /** null for a digest. */
  readonly enquiry_id: number | null;
  readonly kind: MailKind;
  readonly status: MailStatus;
  /** Milliseconds since 1970. */
  readonly created_at: number;
  readonly next_attempt_at: number;
}

/** Kinds of mail, the most urgent first. */
const mailKinds: readonly MailKind[] = ["sales", "acknowledgement", "digest"];

/** What is kept of an enquiry when it comes. */
export const enquiryColumns: Columns = {
  received_at: "integer",
  reference: "text",
  language: "text",
  browser_language: "text",
  content_key: "text",
  ...Object.fromEntries(fieldNames.map((name) => [name, "text" as const])),
};

/** What is kept of a mail when it is caused. */
export const mailColumns: Columns = {
  enquiry_id: "integer",
  kind: "text",
  status: "text",
  created_at: "integer",
  next_attempt_at: "integer",
};

/** Written as in the indexes that it selects by. */
const isUnsent = "status IN ('pending', 'failed')";

/** Of each kind the first that nobody has leased, and the first lease to end: the indexes give them however many wait. */
const nextDue = `
  SELECT min(due) AS due FROM (
    ${mailKinds
      .map(
        (kind) => `SELECT (
          SELECT next_attempt_at FROM mails WHERE kind = '${kind}' AND ${isUnsent} AND lease_until = 0
          ORDER BY next_attempt_at LIMIT 1
        ) AS due`,
      )
      .join(" UNION ALL ")}
    UNION ALL SELECT min(lease_until) AS due FROM mails WHERE lease_until > 0
  ) AS dues`;

export function createSqlStore(db: Database): EnquiryStore {
  const claimDue = `
    UPDATE mails SET lease = $1, lease_until = $2
    WHERE id = (
      SELECT id FROM mails
      WHERE kind = $3 AND ${isUnsent} AND next_attempt_at <= $4 AND lease_until <= $4
      ORDER BY next_attempt_at, id
      LIMIT 1 ${db.dialect.lockFree}
    )
    RETURNING id, enquiry_id, kind, created_at`;

  const insertEnquiries = `${insertFromJson(db.dialect, "enquiries", enquiryColumns)}
    ON CONFLICT DO NOTHING RETURNING reference, id`;
  const insertAcknowledged = `
    ${insertFromJson(db.dialect, "acknowledged", { address_key: "text", at: "integer" })}
    ON CONFLICT (address_key) DO UPDATE SET at = excluded.at
      WHERE acknowledged.at <= excluded.at - ${acknowledgementPause}
    RETURNING address_key`;
  const insertMails = `${insertFromJson(db.dialect, "mails", mailColumns)} ON CONFLICT DO NOTHING`;

  return {
    append: (enquiry) => db.transaction((queries) => appendOne(queries, enquiry)),

    appendAll: (enquiries) => db.transaction((queries) => appendAll(queries, enquiries)),

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
        if (another || !onlyAfterAnother)
          addMails(queries, [toMail(null, "digest", "pending", until)]);
      });
    },

    async countForDigest(from, until) {
      const [row] = await db.run(
        `SELECT
          (SELECT count(*) FROM enquiries WHERE received_at >= $1 AND received_at < $2) AS received,
          (SELECT count(*) FROM mails WHERE kind = 'sales' AND delivered_at >= $1 AND delivered_at < $2) AS delivered,
          (SELECT count(*) FROM mails WHERE kind = 'sales' AND ${isUnsent} AND delivered_at IS NULL) AS waiting,
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
        for (const kind of mailKinds) {
          const [mail] = await queries.run(claimDue, [lease, leaseUntil, kind, now]);
          if (mail) return readClaim(queries, mail, lease);
        }
        return null;
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
          `UPDATE mails SET next_attempt_at = $1 WHERE ${isUnsent} AND next_attempt_at > $1`,
          [now],
        ),
      );
    },

    async nextDueAt() {
      const [row] = await db.run(nextDue);
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
         WHERE kind = 'sales' AND ${isUnsent} AND delivered_at IS NULL`,
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

    retry: (reference, now) => changeSalesMail(reference, isUnsent, "next_attempt_at = $1", now),

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

  /** Keeps several enquiries by few statements; gives for each what became of it. */
  async function appendAll(
    queries: Queries,
    enquiries: readonly NewEnquiry[],
    alreadyNoted?: ReadonlySet<NewEnquiry>,
  ): Promise<readonly Appended[]> {
    const drafts = enquiries.map((given) => ({
      given,
      reference: makeReference(),
      contentKey: toContentKey(given),
    }));
    const rows = drafts.map(({ given, reference, contentKey }) => ({
      reference,
      received_at: given.receivedAt,
      language: given.language,
      browser_language: given.browserLanguage,
      content_key: contentKey,
      ...given.enquiry,
    }));
    // Asked together. A repeated enquiry is noted as well, which changes nothing: its first one was, within the day.
    const [inserted, noted] = await Promise.all([
      queries.run(insertEnquiries, [JSON.stringify(rows)]),
      alreadyNoted ?? noteAcknowledged(queries, enquiries),
    ]);
    const ids = new Map(inserted.map(({ reference, id }) => [reference, Number(id)]));
    const mails = drafts.flatMap(({ given, reference }) => {
      const id = ids.get(reference);
      if (id === undefined) return [];
      const kinds: MailKind[] = noted.has(given) ? ["sales", "acknowledgement"] : ["sales"];
      const status = given.isHeld ? "held" : "pending";
      return kinds.map((kind) => toMail(id, kind, status, given.receivedAt));
    });
    // Not waited for: it goes with the commit.
    addMails(queries, mails);

    const results: Appended[] = [];
    for (const { given, reference, contentKey } of drafts) {
      results.push(
        ids.has(reference)
          ? { reference, isNew: true }
          : await appendTaken(queries, given, contentKey, noted),
      );
    }
    return results;
  }

  /** Something was taken: the reference, by chance, or the key of the same texts. */
  async function appendTaken(
    queries: Queries,
    given: NewEnquiry,
    contentKey: string,
    noted: ReadonlySet<NewEnquiry>,
  ): Promise<Appended> {
    const since = given.receivedAt - repetitionTime;
    const [known] = await queries.run(
      "SELECT reference FROM enquiries WHERE content_key = $1 AND received_at > $2",
      [contentKey, since],
    );
    if (known) return { reference: String(known["reference"]), isNew: false };
    await queries.run(
      "UPDATE enquiries SET content_key = NULL WHERE content_key = $1 AND received_at <= $2",
      [contentKey, since],
    );
    return appendOne(queries, given, noted);
  }

  async function appendOne(
    queries: Queries,
    given: NewEnquiry,
    alreadyNoted?: ReadonlySet<NewEnquiry>,
  ): Promise<Appended> {
    const [appended] = await appendAll(queries, [given], alreadyNoted);
    return appended as Appended;
  }

  /** Those whose address has had no acknowledgement for a day; notes it, so that the next one from there gets none. */
  async function noteAcknowledged(
    queries: Queries,
    enquiries: readonly NewEnquiry[],
  ): Promise<ReadonlySet<NewEnquiry>> {
    // One for each address: a statement cannot change a row twice.
    const byKey = new Map<string, NewEnquiry>();
    for (const given of enquiries) {
      const key = toAddressKey(given.enquiry.email);
      if (given.isAcknowledged && !byKey.has(key)) byKey.set(key, given);
    }
    if (byKey.size === 0) return new Set();
    // In one order everywhere: processes that lock the same rows must not wait for one another.
    const rows = [...byKey]
      .map(([key, { receivedAt }]) => ({ address_key: key, at: receivedAt }))
      .sort((a, b) => (a.address_key < b.address_key ? -1 : 1));
    const noted = await queries.run(insertAcknowledged, [JSON.stringify(rows)]);
    return new Set(noted.flatMap((row) => byKey.get(String(row["address_key"])) ?? []));
  }

  function addMails(queries: Queries, mails: readonly NewMail[]): void {
    if (mails.length > 0) queries.run(insertMails, [JSON.stringify(mails)]);
  }

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

/** A mail that is due when it is caused: `at`, milliseconds since 1970. */
function toMail(enquiryId: number | null, kind: MailKind, status: MailStatus, at: number): NewMail {
  return { enquiry_id: enquiryId, kind, status, created_at: at, next_attempt_at: at };
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
  return hash(
    "sha256",
    JSON.stringify([isHeld, ...fieldNames.map((name) => enquiry[name])]),
    "base64url",
  );
}

/** One for all ways to write a mailbox: case and what stands after a plus do not matter. */
function toAddressKey(email: string): string {
  return hash("sha256", email.toLowerCase().replace(/\+[^@]*(?=@)/, ""), "base64url");
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
