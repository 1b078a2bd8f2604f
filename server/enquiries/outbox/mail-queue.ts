// The mails to send: leased one at a time, with a record of each attempt; the digests among them.
import { randomUUID } from "node:crypto";
import { insertMail } from "./append-enquiry.ts";
import type { Database, Queries, Row } from "./database.ts";
import { isOff } from "./endpoint-records.ts";
import type { LeasedMail, MailKind, MailQueue } from "./enquiry-store.ts";
import { isUnsent, isUnsure, numberOrNull, toAddresses, toStored } from "./stored-rows.ts";

/** A new mail is due at once; the clocks of processes that share a store differ by less than this, ms. */
const clockTolerance = 60_000;

/** Delivery puts nothing off by more than half an hour plus jitter, nor leases anything for longer than seconds, ms. */
const furthestAttempt = 60 * 60_000;
const longestLease = 10_000;

/**
 * Failed attempts of a mail that are kept: how it began and how it stands. One that is refused for ever has 48 a day: 60 rows of
 * it stay, and one for each time that some of its addresses accepted it, as these must not get it again.
 */
const firstKept = 10;
const lastKept = 50;

/** Attempts that recording another may delete: one as a rule, more where an older version kept all of them. */
const mostForgotten = 100;

const forgetAttempts = `
  DELETE FROM attempts WHERE id IN (
    SELECT id FROM attempts
    WHERE mail_id = $1 AND accepted = '[]' AND id < (
      SELECT id FROM attempts WHERE mail_id = $1 ORDER BY id DESC LIMIT 1 OFFSET ${lastKept - 1}
    )
    ORDER BY id LIMIT ${mostForgotten} OFFSET ${firstKept}
  )`;

/** The kinds of mail in the order of urgency; webhooks, which are none, have loops of their own. */
export const mailKinds = ["sales", "acknowledgement", "digest"] as const;

/** The first unleased mail of each kind, and the first lease to end: indexes find them however many mails wait. $1: endpoint. */
const nextDueOf = (kinds: readonly MailKind[]) => `
  SELECT min(due) AS due FROM (
    ${kinds
      .map(
        (kind) => `SELECT (
          SELECT next_attempt_at FROM mails WHERE kind = '${kind}' AND endpoint = $1 AND ${isUnsent} AND lease_until = 0
          ORDER BY next_attempt_at LIMIT 1
        ) AS due`,
      )
      .join(" UNION ALL ")}
    UNION ALL SELECT min(CASE WHEN next_attempt_at > lease_until THEN next_attempt_at ELSE lease_until END) AS due
      FROM mails WHERE lease_until > 0 AND endpoint = $1 AND kind IN (${kinds.map((kind) => `'${kind}'`).join(", ")})
  ) AS dues`;

export function createMailQueue(db: Database): MailQueue {
  const leaseDue = `
    UPDATE mails SET lease = $1, lease_until = $2
    WHERE id = (
      SELECT id FROM mails
      WHERE kind = $3 AND endpoint = $5 AND ${isUnsent} AND next_attempt_at <= $4 AND lease_until <= $4
      ORDER BY next_attempt_at, id
      LIMIT 1 ${db.dialect.lockFree}
    )
    RETURNING id, enquiry_id, erased_reference, kind, endpoint, created_at, attempts, unanswered`;

  /** Mails that another process handles at this moment are skipped, as two processes would deadlock. */
  const endOutage = `
    UPDATE mails SET awaits_server = 0, next_attempt_at = $1
    WHERE id IN (
      SELECT id FROM mails
      WHERE awaits_server = 1 AND endpoint = $2 AND ${isUnsent} ${db.dialect.lockFree}
    )`;

  async function leaseFirst(
    queries: Queries,
    [now, leaseUntil]: readonly [number, number],
    kinds: readonly MailKind[],
    endpoint: string,
  ): Promise<LeasedMail | null> {
    const lease = randomUUID();
    for (const kind of kinds) {
      const [mail] = await queries.run(leaseDue, [lease, leaseUntil, kind, now, endpoint]);
      if (mail) return readLeased(queries, mail, lease);
    }
    return null;
  }

  return {
    lease: (now, leaseUntil, kinds: readonly MailKind[] = mailKinds) =>
      db.transaction((queries) => leaseFirst(queries, [now, leaseUntil], kinds, "")),

    leaseWebhook: (now, leaseUntil, endpoint) =>
      db.transaction(async (queries) =>
        (await isOff(queries, endpoint))
          ? null
          : leaseFirst(queries, [now, leaseUntil], ["webhook"], endpoint.name),
      ),

    async extendLease({ id, lease }, leaseUntil) {
      await db.transaction((queries) =>
        queries.run("UPDATE mails SET lease_until = $1 WHERE id = $2 AND lease = $3", [
          leaseUntil,
          id,
          lease,
        ]),
      );
    },

    async noteWhole({ id, lease, unanswered }, nextAttemptAt) {
      await db.transaction((queries) =>
        queries.run(
          `UPDATE mails SET status = 'failed', unanswered = $1, next_attempt_at = $2
           WHERE id = $3 AND lease = $4 AND status <> 'sent'`,
          [unanswered + 1, nextAttemptAt, id, lease],
        ),
      );
    },

    async recordAttempt(mail, { at, accepted, answer, isUnanswered = false }, outcome) {
      const { id, lease, kind, endpoint, createdAt } = mail;
      await db.transaction(async (queries) => {
        // Once it is erased, SQLite may give its number to another.
        const [known] = await queries.run(
          "SELECT 1 FROM mails WHERE id = $1 AND kind = $2 AND endpoint = $3 AND created_at = $4",
          [id, kind, endpoint, createdAt],
        );
        if (!known) return;
        await queries.run(
          `INSERT INTO attempts (mail_id, at, accepted, answer, is_unanswered)
           VALUES ($1, $2, $3, $4, $5)`,
          [id, at, JSON.stringify(accepted), answer, isUnanswered ? 1 : 0],
        );
        await queries.run("UPDATE mails SET attempts = attempts + 1 WHERE id = $1", [id]);
        await queries.run(forgetAttempts, [id]);
        if (accepted.length > 0) {
          await queries.run(
            "UPDATE mails SET delivered_at = coalesce(delivered_at, $1) WHERE id = $2",
            [at, id],
          );
          await queries.run(endOutage, [at, endpoint]);
        }
        if (outcome.status === "sent") {
          await queries.run(
            `UPDATE mails SET status = 'sent', awaits_server = 0, lease = NULL, lease_until = 0
             WHERE id = $1`,
            [id],
          );
          return;
        }
        // The update needs our lease: the process that has it now may be sending or may have sent.
        await queries.run(
          `UPDATE mails
           SET status = $1, next_attempt_at = $2, awaits_server = $3, unanswered = $6, lease = NULL, lease_until = 0
           WHERE id = $4 AND lease = $5 AND status <> 'sent'`,
          [
            outcome.status,
            outcome.status === "failed" ? outcome.nextAttemptAt : at,
            outcome.status === "failed" && outcome.awaitsServer ? 1 : 0,
            id,
            lease,
            mail.unanswered + (isUnanswered ? 1 : 0),
          ],
        );
      });
    },

    async makeAllDue(now, endpoint) {
      await db.transaction((queries) =>
        queries.run(
          `UPDATE mails SET next_attempt_at = $1
           WHERE ${isUnsent} AND next_attempt_at > $1 AND unanswered = 0
           ${endpoint === undefined ? "" : "AND endpoint = $2"}`,
          endpoint === undefined ? [now] : [now, endpoint],
        ),
      );
    },

    boundTimes: (now) =>
      db.transaction(async (queries) => {
        const moved = await queries.run(
          `UPDATE mails SET next_attempt_at = $1
           WHERE ${isUnsent} AND next_attempt_at > CASE status WHEN 'pending' THEN CAST($2 AS BIGINT) ELSE CAST($3 AS BIGINT) END
           RETURNING id`,
          [now, now + clockTolerance, now + furthestAttempt],
        );
        // The lease is shortened, not ended: a process that holds it may be sending, and then extends it.
        const shortened = await queries.run(
          "UPDATE mails SET lease_until = $1 WHERE lease_until > $1 RETURNING id",
          [now + longestLease],
        );
        return moved.length + shortened.length;
      }),

    async nextDueAt(kinds: readonly MailKind[] = mailKinds) {
      const [row] = await db.run(nextDueOf(kinds), [""]);
      return numberOrNull(row?.["due"]);
    },

    async nextWebhookDueAt(endpoint) {
      if (await isOff(db, endpoint)) return null;
      const [row] = await db.run(nextDueOf(["webhook"]), [endpoint.name]);
      return numberOrNull(row?.["due"]);
    },

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
          (SELECT count(*) FROM mails WHERE kind = 'sales' AND (${isUnsent} OR ${isUnsure}) AND delivered_at IS NULL) AS waiting,
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
  };
}

async function readLeased(queries: Queries, mail: Row, lease: string): Promise<LeasedMail> {
  const id = Number(mail["id"]);
  const enquiryId = numberOrNull(mail["enquiry_id"]);
  const [row] =
    enquiryId === null
      ? []
      : await queries.run("SELECT * FROM enquiries WHERE id = $1", [enquiryId]);
  const accepting = await queries.run(
    "SELECT accepted FROM attempts WHERE mail_id = $1 AND accepted <> '[]'",
    [id],
  );
  return {
    id,
    kind: mail["kind"] as MailKind,
    endpoint: String(mail["endpoint"]),
    enquiry: row ? toStored(row) : null,
    erasedReference: mail["erased_reference"] === null ? null : String(mail["erased_reference"]),
    createdAt: Number(mail["created_at"]),
    attempts: Number(mail["attempts"]),
    unanswered: Number(mail["unanswered"]),
    acceptedBy: accepting.flatMap(toAddresses),
    lease,
  };
}
