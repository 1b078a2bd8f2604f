// The operators' access to stored enquiries: find, retry, release, erase, purge.
import { acknowledgementPause, insertWebhook, toAddressKey } from "./append-enquiry.ts";
import type { Database, Queries, Row, Value } from "./database.ts";
import { isOf } from "./endpoint-records.ts";
import type {
  EnquiryFilter,
  EnquiryRecords,
  ListedEnquiry,
  MailKind,
  MailStatus,
  PurgeTerms,
} from "./enquiry-store.ts";
import {
  foldAddress,
  isUnsent,
  isUnsure,
  numberOrNull,
  shownStatus,
  toAddresses,
  toStored,
} from "./stored-rows.ts";

const day = 24 * 60 * 60_000;

/**
 * A webhook that is under way when its enquiry is erased is over by then, ms (webhooks/post-webhook.ts): what tells of the erasure
 * must come after it.
 */
export const flightTime = 20_000;

/**
 * Enquiries that one step of a purge deletes, each with its mails, at most 61 attempts of each, and in SQLite the overwriting of
 * their pages: tens of milliseconds, while posts wait for a second at most.
 */
export const purgeStep = 200;

const findPast = `
  SELECT enquiry_id, status FROM mails
  WHERE kind = 'sales'
    AND (status = 'sent' AND delivered_at < $1 OR status = 'held' AND created_at < $2)
  ORDER BY id LIMIT ${purgeStep}`;

const selectListed = `
  SELECT enquiries.*, ${shownStatus} AS status, mails.delivered_at,
    CASE WHEN mails.${isUnsent} THEN mails.next_attempt_at END AS next_attempt_at
  FROM enquiries JOIN mails ON mails.enquiry_id = enquiries.id AND mails.kind = 'sales'`;

export function createEnquiryRecords(db: Database): EnquiryRecords {
  return {
    async list(filter) {
      const { where, values } = toCondition(filter);
      const rows = await db.run(`${selectListed} ${where} ORDER BY enquiries.id DESC`, values);
      if (filter.email === undefined) return rows.map(toListed);
      // The comparison is not in SQL, as SQLite's lower() handles ASCII only.
      const wanted = foldAddress(filter.email.trim());
      return rows.filter((row) => foldAddress(String(row["email"])) === wanted).map(toListed);
    },

    async find(reference) {
      const [row] = await db.run(`${selectListed} WHERE enquiries.reference = $1`, [reference]);
      if (!row) return null;
      const [counted] = await db.run(
        `SELECT sum(attempts) AS number FROM mails
         WHERE enquiry_id = (SELECT id FROM enquiries WHERE reference = $1)`,
        [reference],
      );
      const webhooks = await db.run(
        `SELECT endpoint, status, delivered_at,
           CASE WHEN ${isUnsent} THEN next_attempt_at END AS next_attempt_at
         FROM mails
         WHERE kind = 'webhook' AND enquiry_id = (SELECT id FROM enquiries WHERE reference = $1)
         ORDER BY endpoint`,
        [reference],
      );
      const attempts = await db.run(
        `SELECT mails.kind, mails.endpoint, attempts.at, attempts.accepted, attempts.answer, attempts.is_unanswered
         FROM attempts JOIN mails ON mails.id = attempts.mail_id
         WHERE mails.enquiry_id = (SELECT id FROM enquiries WHERE reference = $1)
         ORDER BY attempts.id`,
        [reference],
      );
      return {
        enquiry: toListed(row),
        attemptCount: Number(counted?.["number"]),
        attempts: attempts.map((attempt) => ({
          kind: attempt["kind"] as MailKind,
          ...(attempt["endpoint"] !== "" && { endpoint: String(attempt["endpoint"]) }),
          at: Number(attempt["at"]),
          accepted: toAddresses(attempt),
          answer: String(attempt["answer"]),
          ...(Number(attempt["is_unanswered"]) > 0 && { isUnanswered: true }),
        })),
        webhooks: webhooks.map((webhook) => ({
          endpoint: String(webhook["endpoint"]),
          status: webhook["status"] as MailStatus,
          deliveredAt: numberOrNull(webhook["delivered_at"]),
          nextAttemptAt: numberOrNull(webhook["next_attempt_at"]),
        })),
      };
    },

    retry: (reference, now) =>
      change(
        ["sales", "webhook"],
        reference,
        `(${isUnsent} OR ${isUnsure})`,
        "status = CASE status WHEN 'abandoned' THEN 'failed' ELSE status END, next_attempt_at = $1",
        now,
      ),

    confirm: (reference, now) =>
      change(
        ["sales"],
        reference,
        isUnsure,
        "status = 'sent', awaits_server = 0, delivered_at = coalesce(delivered_at, $1)",
        now,
      ),

    async answer(reference, now, at) {
      const answeredAt = "coalesce(CAST($2 AS BIGINT), answered_at, $3)";
      const changed = await db.run(
        `UPDATE enquiries SET answered_at = ${answeredAt}
         WHERE reference = $1 AND received_at <= ${answeredAt} RETURNING id`,
        [reference, at, now],
      );
      return changed.length > 0;
    },

    release: (reference, now) =>
      change(
        ["sales", "webhook"],
        reference,
        "status = 'held'",
        "status = 'pending', next_attempt_at = $1",
        now,
      ),

    erase: (references, now) =>
      db.transaction(async (queries) => {
        let erased = 0;
        for (const reference of references) {
          await tellErased(queries, reference, now);
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

    async purge(terms) {
      // The search comes before the transaction: while the last step reads all mails, posts are stored.
      const found = await db.run(findPast, [terms.deliveredBefore, terms.heldBefore]);
      const number = { delivered: 0, held: 0 };
      await db.transaction(async (queries) => {
        await purgeCounts(queries, terms);
        for (const { enquiry_id: id, status } of found) {
          // An operator may have released it meanwhile.
          const [deleted] = await queries.run(
            `DELETE FROM enquiries WHERE id = $1 AND EXISTS (
               SELECT 1 FROM mails WHERE enquiry_id = $1 AND kind = 'sales' AND status = $2
             ) RETURNING id`,
            [Number(id), String(status)],
          );
          if (deleted) number[status === "held" ? "held" : "delivered"] += 1;
        }
      });
      const isMore = found.length === purgeStep && number.delivered + number.held > 0;
      return { ...number, isMore };
    },
  };

  /** Returns false if the enquiry has no mail of these kinds that meets the condition. */
  function change(
    kinds: readonly MailKind[],
    reference: string,
    condition: string,
    changes: string,
    now: number,
  ) {
    return db.transaction(async (queries) => {
      const changed = await queries.run(
        `UPDATE mails SET ${changes}
         WHERE kind IN (${kinds.map((kind) => `'${kind}'`).join(", ")}) AND ${condition}
           AND ${isOf("$2")}
         RETURNING id`,
        [now, reference],
      );
      return changed.length > 0;
    });
  }
}

/** Deletes the webhooks of an enquiry, and stores another for each endpoint that has or may have got one. */
async function tellErased(queries: Queries, reference: string, now: number): Promise<void> {
  const webhooks = await queries.run(
    `DELETE FROM mails
     WHERE kind = 'webhook' AND enquiry_id = (SELECT id FROM enquiries WHERE reference = $1)
     RETURNING endpoint, attempts, lease`,
    [reference],
  );
  for (const { endpoint, attempts, lease } of webhooks)
    if (lease !== null || Number(attempts) > 0)
      await queries.run(insertWebhook, [
        null,
        reference,
        String(endpoint),
        "pending",
        now,
        lease === null ? now : now + flightTime,
      ]);
}

/** Small tables: an address gets one acknowledgement a day, at most 30 an hour; there is one digest a day. */
async function purgeCounts(queries: Queries, { deliveredBefore, now }: PurgeTerms): Promise<void> {
  // Counts with a time too far ahead, which a wrong clock made, are deleted as well.
  await queries.run("DELETE FROM post_counts WHERE resets_at < $1 OR resets_at > $2", [
    now,
    now + day,
  ]);
  await queries.run("DELETE FROM acknowledged WHERE at < $1", [now - acknowledgementPause]);
  await queries.run("DELETE FROM mails WHERE kind = 'digest' AND created_at < $1", [
    deliveredBefore,
  ]);
  await queries.run(
    `DELETE FROM mails
     WHERE erased_reference IS NOT NULL AND NOT ${isUnsent} AND created_at < $1`,
    [deliveredBefore],
  );
}

function toCondition({ status, from, before, webhook }: EnquiryFilter) {
  const values: Value[] = [];
  const conditions: string[] = [];
  const add = (condition: string, value: Value | undefined) => {
    if (value === undefined) return;
    values.push(value);
    conditions.push(`${condition} $${values.length}`);
  };
  const waiting = `SELECT endpoint FROM mails AS webhooks
    WHERE webhooks.enquiry_id = enquiries.id AND webhooks.kind = 'webhook' AND webhooks.${isUnsent}`;
  add(`${shownStatus} =`, status);
  add("enquiries.received_at >=", from);
  add("enquiries.received_at <", before);
  if (webhook !== undefined) {
    values.push(webhook);
    conditions.push(`$${values.length} IN (${waiting})`);
  }
  return { where: conditions.length > 0 ? `WHERE ${conditions.join(" AND ")}` : "", values };
}

function toListed(row: Row): ListedEnquiry {
  return {
    ...toStored(row),
    status: row["status"] as MailStatus,
    deliveredAt: numberOrNull(row["delivered_at"]),
    nextAttemptAt: numberOrNull(row["next_attempt_at"]),
    answeredAt: numberOrNull(row["answered_at"]),
  };
}
