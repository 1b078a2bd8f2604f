// The enquiry store in SQL, the same for SQLite and PostgreSQL. No mail and no HTTP here.
import { hash, randomInt, randomUUID } from "node:crypto";
import { domainToASCII } from "node:url";
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
import { flood, isHeld, type Suspicion, suspicions, toFloodKey } from "./spam.ts";

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
  suspicions: "text",
  content_key: "text",
  flood_key: "text",
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
      AND (
        SELECT count(*) FROM acknowledged
        WHERE abs(acknowledged.at - CAST(value ->> 'at' AS BIGINT)) < ${hour}
      ) < ${mostAcknowledged}
    ON CONFLICT (address_key) DO UPDATE SET at = excluded.at
      WHERE acknowledged.at <= excluded.at - ${acknowledgementPause}
    RETURNING address_key`;
  const asked = `reference IN (SELECT value ->> 'reference' FROM ${db.dialect.elements})`;
  const selectFlooding = `
    SELECT reference FROM enquiries AS one WHERE ${asked} AND flood_key IS NOT NULL AND (
      SELECT count(DISTINCT lower(other.email)) FROM enquiries AS other
      WHERE other.flood_key = one.flood_key AND other.received_at > one.received_at - ${flood.time}
        AND other.id < one.id AND lower(other.email) <> lower(one.email)
    ) >= ${flood.mostOthers}`;
  const markFlooding = `UPDATE enquiries SET suspicions = trim(suspicions || ' flood') WHERE ${asked}`;
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

    async addDigest(until, { onlyAfterAnother, isSent }) {
      await db.transaction(async (queries) => {
        const [another] = await queries.run("SELECT 1 FROM mails WHERE kind = 'digest' LIMIT 1");
        if (another || !onlyAfterAnother)
          addMails(queries, [toMail(null, "digest", isSent ? "pending" : "abandoned", until)]);
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
        // Each looks at an index, but for the addresses, which are kept for a day.
        const mended = await Promise.all([
          queries.run(
            `UPDATE mails SET next_attempt_at = $1
             WHERE ${isUnsent} AND next_attempt_at > CASE status WHEN 'pending' THEN CAST($2 AS BIGINT) ELSE CAST($3 AS BIGINT) END
             RETURNING id`,
            [now, latest, now + furthestAttempt],
          ),
          // Not ended at once: whoever has it may be sending, and then prolongs it.
          queries.run("UPDATE mails SET lease_until = $1 WHERE lease_until > $1 RETURNING id", [
            now + longestLease,
          ]),
          queries.run("DELETE FROM mails WHERE kind = 'digest' AND created_at > $1 RETURNING id", [
            latest,
          ]),
          queries.run("UPDATE acknowledged SET at = $1 WHERE at > $2 RETURNING address_key", [
            now,
            latest,
          ]),
          queries.run(
            `UPDATE enquiries SET content_key = NULL
             WHERE received_at > $1 AND content_key IS NOT NULL RETURNING id`,
            [latest],
          ),
        ]);
        return mended.flat().length;
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
      suspicions: given.suspicions.join(" "),
      content_key: contentKey,
      flood_key: toFloodKey(given.enquiry.message),
      ...given.enquiry,
    }));
    // Asked together. A repeated enquiry is noted as well, which changes nothing: its first one was, within the day.
    const [inserted, noted, flooding] = await Promise.all([
      queries.run(insertEnquiries, [JSON.stringify(rows)]),
      alreadyNoted ?? noteAcknowledged(queries, enquiries),
      markFlood(queries, rows),
    ]);
    const ids = new Map(inserted.map(({ reference, id }) => [reference, Number(id)]));
    const held = new Set(
      drafts
        .filter(({ given, reference }) => flooding.has(reference) || isHeld(given.suspicions))
        .map(({ reference }) => reference),
    );
    const mails = drafts.flatMap(({ given, reference }) => {
      const id = ids.get(reference);
      if (id === undefined) return [];
      if (held.has(reference)) return [toMail(id, "sales", "held", given.receivedAt)];
      const kinds: MailKind[] = noted.has(given) ? ["sales", "acknowledgement"] : ["sales"];
      return kinds.map((kind) => toMail(id, kind, "pending", given.receivedAt));
    });
    // Not waited for: it goes with the commit.
    addMails(queries, mails);

    const results: Appended[] = [];
    for (const { given, reference, contentKey } of drafts) {
      results.push(
        ids.has(reference)
          ? { reference, isNew: true, isHeld: held.has(reference) }
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
    if (known) return { reference: String(known["reference"]), isNew: false, isHeld: false };
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

  /** Marks those whose message many other addresses have just sent; gives their references. */
  async function markFlood(
    queries: Queries,
    rows: readonly { readonly reference: string; readonly flood_key: string | null }[],
  ): Promise<ReadonlySet<string>> {
    const telling = rows.filter((row) => row.flood_key !== null);
    if (telling.length === 0) return new Set();
    const references = (list: readonly { readonly reference: string }[]) =>
      JSON.stringify(list.map(({ reference }) => ({ reference })));
    const found = (await queries.run(selectFlooding, [references(telling)])).map((row) => ({
      reference: String(row["reference"]),
    }));
    if (found.length > 0) queries.run(markFlooding, [references(found)]);
    return new Set(found.map(({ reference }) => reference));
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
