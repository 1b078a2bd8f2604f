// Stores of enquiries for tests: new and empty for each of them, on either engine.

import { afterEach, beforeEach } from "vitest";
import type {
  EnquiryStore,
  LeasedMail,
  NewEnquiry,
} from "#server/enquiries/outbox/enquiry-store.ts";
import { openDatabase, openStore } from "#server/enquiries/outbox/open-store.ts";
import { createSqlStore } from "#server/enquiries/outbox/sql-store.ts";
import { noSource } from "#shared/enquiry/source.ts";
import { type Engine, makeStorage, type Storage } from "#tests/storage.ts";

export const second = 1000;
export const minute = 60 * second;
export const hour = 60 * minute;
export const day = 24 * hour;
export const start = Date.UTC(2026, 0, 1);

interface StoreChanges {
  readonly DATABASE_URL?: string;
  /** Time for which what passes by itself is tried again, ms. */
  readonly patience?: number;
}

/** Gives each test of the file or block an empty storage, and closes afterwards all that it opened. */
export function prepareStores(engine: Engine) {
  let storage: Storage;
  let opened: EnquiryStore[];

  beforeEach(async () => {
    storage = await makeStorage(engine);
    opened = [];
  });

  afterEach(async () => {
    for (const store of opened) await store.close();
    await storage.remove();
  });

  return {
    get storage() {
      return storage;
    },
    /** As one more process that shares the storage. */
    open({ patience, ...changes }: StoreChanges = {}): EnquiryStore {
      const settings = { DATABASE_URL: undefined, ...storage.settings, ...changes };
      const options = { isCommand: false, ...(patience !== undefined && { patience }) };
      const { store } = openStore(settings, () => {}, options);
      opened.push(store);
      return store;
    },
  };
}

/** SQLite that does not wait for the disk: for tests that commit thousands of times. */
export async function openHastyStore(dataDir: string): Promise<EnquiryStore> {
  const db = openDatabase({ DATABASE_URL: undefined, DATA_DIR: dataDir }, () => {});
  await db.run("PRAGMA synchronous = OFF");
  return createSqlStore(db);
}

export function newEnquiry(
  changes: Partial<NewEnquiry> & { readonly company?: string } = {},
): NewEnquiry {
  const { company = "Maison Orée'); DROP TABLE enquiries; --", ...rest } = changes;
  return {
    enquiry: {
      email: "claire@maison-oree.example",
      phone: "+33 4 65 71 20 10",
      company,
      country: "France",
      person: "",
      quantity: "",
      timing: "",
      message: "un\ndeux 👩‍🔬",
      product: "Vitamine C+",
      page: "/liposomes/vitamine-c",
    },
    language: "fr",
    browserLanguage: "de-CH",
    receivedAt: start,
    selection: "",
    formula: "",
    source: noSource,
    suspicions: [],
    isAcknowledged: false,
    ...rest,
  };
}

export async function leaseNext(
  store: EnquiryStore,
  now = start,
  leaseUntil = now + 10 * second,
): Promise<LeasedMail> {
  const leased = await store.lease(now, leaseUntil);
  if (!leased) throw new Error("nothing was due");
  return leased;
}

export const accepted = { at: start, accepted: ["sales@spherine.example"], answer: "250 OK" };
export const digest = { onlyAfterAnother: false, isSent: true };
export const refused = { at: start, accepted: [], answer: "450 later" };
