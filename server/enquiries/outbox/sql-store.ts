// The enquiry store in SQL, the same for SQLite and PostgreSQL. No mail and no HTTP here.
import { noSource } from "#shared/enquiry/source.ts";
import { append, findRepeated } from "./append-enquiry.ts";
import type { Database } from "./database.ts";
import { createEndpointRecords } from "./endpoint-records.ts";
import { createEnquiryRecords } from "./enquiry-records.ts";
import type { EnquiryStore, NewEnquiry } from "./enquiry-store.ts";
import { createMailQueue } from "./mail-queue.ts";
import { isUnsent, isUnsure, numberOrNull, shownStatus } from "./stored-rows.ts";

/**
 * An enquiry that is written and taken back, to know whether a visitor's could be stored: a table may be closed to the site, or full,
 * and letters outside ASCII may not fit. In PostgreSQL it uses up a number of an enquiry, of which there are 2⁶³.
 */
const trial: NewEnquiry = {
  enquiry: {
    email: "probe@spherine.invalid",
    phone: "",
    company: "",
    country: "",
    person: "",
    quantity: "",
    timing: "",
    message: "’🙂",
    product: "",
    page: "/",
  },
  language: "fr",
  browserLanguage: "",
  receivedAt: 0,
  selection: "",
  formula: "",
  source: noSource,
  suspicions: [],
  isAcknowledged: true,
};

export function createSqlStore(db: Database): EnquiryStore {
  return {
    ...createMailQueue(db),
    ...createEnquiryRecords(db),
    ...createEndpointRecords(db),

    append: (enquiry, endpoints = []) =>
      db.transaction((queries) => append(queries, enquiry, endpoints)),

    findRepeated: (enquiry) => findRepeated(db, enquiry),

    async readClock() {
      const [row] = await db.run(`SELECT ${db.dialect.clock} AS now`);
      return Number(row?.["now"]);
    },

    async getFacts() {
      const facts = { pending: 0, failed: 0, sent: 0, held: 0, unsure: 0 };
      const rows = await db.run(
        `SELECT ${shownStatus} AS shown, count(*) AS number FROM mails WHERE kind = 'sales' GROUP BY shown`,
      );
      for (const { shown, number } of rows) facts[shown as keyof typeof facts] = Number(number);
      const [oldest] = await db.run(
        `SELECT min(created_at) AS at FROM mails
         WHERE kind = 'sales' AND ${isUnsent} AND NOT ${isUnsure} AND delivered_at IS NULL`,
      );
      return { ...facts, oldestUnsentAt: numberOrNull(oldest?.["at"]) };
    },

    async checkWritable() {
      await db.transaction(async (queries) => {
        await queries.run("SAVEPOINT trial");
        await append(queries, trial, ["probe"]);
        await queries.run("ROLLBACK TO SAVEPOINT trial");
        // A full disk is noticed only when something is committed.
        await queries.run(
          `INSERT INTO acknowledged (address_key, at) VALUES ('probe ’🙂', 0)
           ON CONFLICT (address_key) DO UPDATE SET at = acknowledged.at + 1`,
        );
      });
    },

    close: () => db.close(),
  };
}
