// What operators do with stored enquiries: find, retry, release, erase, purge.
import { acknowledgementPause, toAddressKey } from "./append-enquiry.ts";
import type { Database, Row, Value } from "./database.ts";
import type {
  EnquiryFilter,
  EnquiryRecords,
  ListedEnquiry,
  MailKind,
  MailStatus,
} from "./enquiry-store.ts";
import { foldAddress, isUnsent, numberOrNull, toAddresses, toStored } from "./stored-rows.ts";

const day = 24 * 60 * 60_000;

const selectListed = `
  SELECT enquiries.*, mails.status, mails.delivered_at, mails.next_attempt_at
  FROM enquiries JOIN mails ON mails.enquiry_id = enquiries.id AND mails.kind = 'sales'`;

export function createEnquiryRecords(db: Database): EnquiryRecords {
  return {
    async list(filter) {
      const { where, values } = toCondition(filter);
      const rows = await db.run(`${selectListed} ${where} ORDER BY enquiries.id DESC`, values);
      if (filter.email === undefined) return rows.map(toListed);
      // Not in SQL: SQLite's lower() handles ASCII only.
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
        // Counts made by a clock that was ahead as well.
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
  };

  /** False if there is no sales mail that meets the condition. */
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
