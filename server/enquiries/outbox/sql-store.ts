// The enquiry store in SQL, the same for SQLite and PostgreSQL. No mail and no HTTP here.
import { hash, randomInt, randomUUID } from "node:crypto";
import { domainToASCII } from "node:url";
import {
  flood,
  isHeld,
  type Suspicion,
  suspicions,
  toFloodKey,
} from "#server/enquiries/receive/spam.ts";
import { referenceAlphabet } from "#shared/enquiry/reference.ts";
import { type Enquiry, type FieldName, fieldNames } from "#shared/enquiry/rules.ts";
import { type Database, insertInto, type Queries, type Row, type Value } from "./database.ts";
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

const day = 24 * 60 * 60_000;

/** An address gets one acknowledgement in this time, ms. */
const acknowledgementPause = day;

/** What has happened cannot be later than now, but for clocks of processes that share a store, ms. */
const clockTolerance = 60_000;

/** Nothing is put off for longer than half an hour and some chance, nor leased for longer than seconds, ms. */
const furthestAttempt = 60 * 60_000;
const longestLease = 10_000;

/**
 * So many addresses get an acknowledgement within the hour, from all processes together: far more than a laboratory has
 * visitors who write, and too few for whoever wants to pester people through the site. Several that are kept at the same
 * time may exceed it by a few.
 */
const mostAcknowledged = 30;
const hour = 60 * 60_000;

/** Kinds of mail, the most urgent first. */
const mailKinds: readonly MailKind[] = ["sales", "acknowledgement", "digest"];

/** What is stored of an enquiry when it arrives. */
export const enquiryColumns = [
  "received_at",
  "reference",
  "language",
  "browser_language",
  "suspicions",
  "content_key",
  "flood_key",
  ...fieldNames,
] as const;

const insertEnquiry = `${insertInto("enquiries", enquiryColumns)} ON CONFLICT DO NOTHING RETURNING id`;

/** A mail is due as soon as it is stored. */
const insertMail = `
  INSERT INTO mails (enquiry_id, kind, status, created_at, next_attempt_at)
  VALUES ($1, $2, $3, $4, $4) ON CONFLICT DO NOTHING`;

/** Returns a row where the address may get an acknowledgement now. */
const recordAcknowledgement = `
  INSERT INTO acknowledged (address_key, at)
  SELECT CAST($1 AS TEXT), CAST($2 AS BIGINT)
  WHERE (
    SELECT count(*) FROM acknowledged WHERE abs(acknowledged.at - CAST($2 AS BIGINT)) < ${hour}
  ) < ${mostAcknowledged}
  ON CONFLICT (address_key) DO UPDATE SET at = excluded.at
    WHERE acknowledged.at <= excluded.at - ${acknowledgementPause}
  RETURNING address_key`;

const countFlood = `
  SELECT count(DISTINCT lower(email)) AS number FROM enquiries
  WHERE flood_key = $1 AND received_at > $2 AND lower(email) <> lower($3)`;

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

  return {
    append: (enquiry) => db.transaction((queries) => append(queries, enquiry)),

    findRepeated: (enquiry) => findRepeated(db, enquiry),

    async addDigest(until, { onlyAfterAnother, isSent }) {
      await db.transaction(async (queries) => {
        const [another] = await queries.run("SELECT 1 FROM mails WHERE kind = 'digest' LIMIT 1");
        if (another || !onlyAfterAnother)
          await queries.run(insertMail, [null, "digest", isSent ? "pending" : "abandoned", until]);
      });
    },

    async countDigests(from, until) {
      const [row] = await db.run(
        `SELECT count(*) AS number FROM mails
         WHERE kind = 'digest' AND created_at > $1 AND created_at <= $2`,
        [from, until],
      );
      return Number(row?.["number"]);
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

    async readClock() {
      const [row] = await db.run(`SELECT ${db.dialect.clock} AS now`);
      return Number(row?.["now"]);
    },

    mendTimes: (now) =>
      db.transaction(async (queries) => {
        const latest = now + clockTolerance;
        const corrections: readonly (readonly [string, readonly number[]])[] = [
          [
            `UPDATE mails SET next_attempt_at = $1
             WHERE ${isUnsent} AND next_attempt_at > CASE status WHEN 'pending' THEN CAST($2 AS BIGINT) ELSE CAST($3 AS BIGINT) END
             RETURNING id`,
            [now, latest, now + furthestAttempt],
          ],
          // Not ended at once: a process that holds the lease may be sending, and then extends it.
          [
            "UPDATE mails SET lease_until = $1 WHERE lease_until > $1 RETURNING id",
            [now + longestLease],
          ],
          ["DELETE FROM mails WHERE kind = 'digest' AND created_at > $1 RETURNING id", [latest]],
          ["UPDATE acknowledged SET at = $1 WHERE at > $2 RETURNING address_key", [now, latest]],
          [
            `UPDATE enquiries SET content_key = NULL
             WHERE received_at > $1 AND content_key IS NOT NULL RETURNING id`,
            [latest],
          ],
        ];
        let corrected = 0;
        // All use an index except the one on addresses, a table that holds a day's worth.
        for (const [sql, values] of corrections)
          corrected += (await queries.run(sql, values)).length;
        return corrected;
      }),

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
      if (filter.email === undefined) return rows.map(toListed);
      // Not by the database: SQLite's lower() knows no letters but ASCII's.
      const wanted = foldAddress(filter.email.trim());
      return rows.filter((row) => foldAddress(String(row["email"])) === wanted).map(toListed);
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
        // Also what a clock that was ahead has counted.
        await queries.run("DELETE FROM post_counts WHERE resets_at < $1 OR resets_at > $2", [
          now,
          now + day,
        ]);
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

async function findRepeated(queries: Queries, enquiry: NewEnquiry): Promise<string | null> {
  const [known] = await queries.run(
    "SELECT reference FROM enquiries WHERE content_key = $1 AND received_at > $2",
    [toContentKey(enquiry), enquiry.receivedAt - repetitionTime],
  );
  return known ? String(known["reference"]) : null;
}

async function append(queries: Queries, given: NewEnquiry): Promise<Appended> {
  const { enquiry, receivedAt } = given;
  const isFlood = await isFlooding(queries, given);
  const found: readonly Suspicion[] = isFlood ? [...given.suspicions, "flood"] : given.suspicions;
  const contentKey = toContentKey(given);
  for (;;) {
    const reference = makeReference();
    const [row] = await queries.run(insertEnquiry, [
      receivedAt,
      reference,
      given.language,
      given.browserLanguage,
      found.join(" "),
      contentKey,
      toFloodKey(enquiry.message),
      ...fieldNames.map((name) => enquiry[name]),
    ]);
    if (row) {
      await storeMails(queries, given, Number(row["id"]), isHeld(found));
      return { reference, isNew: true, isHeld: isHeld(found) };
    }
    // Either the same texts are stored already, or the reference is by chance that of another enquiry.
    const known = await findRepeated(queries, given);
    if (known !== null) return { reference: known, isNew: false, isHeld: false };
    // An enquiry that is too old to be repeated gives up its key.
    await queries.run(
      "UPDATE enquiries SET content_key = NULL WHERE content_key = $1 AND received_at <= $2",
      [contentKey, receivedAt - repetitionTime],
    );
  }
}

/** The mails of a new enquiry: to sales and, where the visitor may get one now, the acknowledgement. */
async function storeMails(
  queries: Queries,
  given: NewEnquiry,
  id: number,
  isWithheld: boolean,
): Promise<void> {
  const { receivedAt } = given;
  await queries.run(insertMail, [id, "sales", isWithheld ? "held" : "pending", receivedAt]);
  if (!isWithheld && given.isAcknowledged && (await claimAcknowledgement(queries, given)))
    await queries.run(insertMail, [id, "acknowledgement", "pending", receivedAt]);
}

/** Whether the address may get an acknowledgement; if so the next enquiry from there within a day gets none. */
async function claimAcknowledgement(
  queries: Queries,
  { enquiry, receivedAt }: NewEnquiry,
): Promise<boolean> {
  const key = toAddressKey(enquiry.email);
  return (await queries.run(recordAcknowledgement, [key, receivedAt])).length > 0;
}

/** Whether many other addresses have just sent the same message. */
async function isFlooding(queries: Queries, { enquiry, receivedAt }: NewEnquiry): Promise<boolean> {
  const key = toFloodKey(enquiry.message);
  if (key === null) return false;
  const [row] = await queries.run(countFlood, [key, receivedAt - flood.time, enquiry.email]);
  return Number(row?.["number"]) >= flood.mostOthers;
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

function toCondition({ status, from, before }: EnquiryFilter) {
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
  return { where: conditions.length > 0 ? `WHERE ${conditions.join(" AND ")}` : "", values };
}

function toStored(row: Row): StoredEnquiry {
  const texts = fieldNames.map((name): [FieldName, string] => [name, String(row[name])]);
  return {
    reference: String(row["reference"]),
    receivedAt: Number(row["received_at"]),
    language: row["language"] === "en" ? "en" : "fr",
    browserLanguage: String(row["browser_language"]),
    suspicions: String(row["suspicions"]).split(" ").filter(isSuspicion),
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

const isSuspicion = (text: string): text is Suspicion =>
  (suspicions as readonly string[]).includes(text);

function toAddresses(attempt: Row): readonly string[] {
  return JSON.parse(String(attempt["accepted"])) as string[];
}

/**
 * What makes two posts one enquiry: all that was typed, and whether it is held, as a robot's copy must not swallow a
 * visitor's. A mere mark makes no difference: who sends the same once more, slower, has sent it.
 */
function toContentKey({ enquiry, suspicions: found }: NewEnquiry): string {
  return hash(
    "sha256",
    JSON.stringify([isHeld(found), ...fieldNames.map((name) => enquiry[name])]),
    "base64url",
  );
}

/** The same for all ways to write an address: case, and a domain in its own letters or as DNS has it, "xn--…". */
function foldAddress(email: string): string {
  const at = email.lastIndexOf("@") + 1;
  const domain = email.slice(at);
  return email.slice(0, at).normalize("NFC").toLowerCase() + (domainToASCII(domain) || domain);
}

/** One for all ways to write a mailbox: neither does what stands after a plus matter, nor do dots to Gmail, which has two names. */
function toAddressKey(email: string): string {
  const [local = "", domain = ""] = foldAddress(email).split("@");
  const name = local.replace(/\+.*$/, "");
  const mailbox = /^(?:gmail|googlemail)\.com$/.test(domain)
    ? `${name.replaceAll(".", "")}@gmail.com`
    : `${name}@${domain}`;
  return hash("sha256", mailbox, "base64url");
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
