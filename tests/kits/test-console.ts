// What a test of the operators' commands has before it: a storage, a store that looks into it, a clock, and commands to run.

import { afterEach, beforeEach } from "vitest";
import { operate } from "#server/enquiries/operators/operate.ts";
import type {
  EnquiryStore,
  ListedEnquiry,
  NewEnquiry,
  Outcome,
} from "#server/enquiries/outbox/enquiry-store.ts";
import { openStore } from "#server/enquiries/outbox/open-store.ts";
import { noSource } from "#shared/enquiry/source.ts";
import { type Engine, makeStorage, type Storage } from "#tests/storage.ts";

export const minute = 60_000;
export const day = 24 * 60 * minute;
export const start = Date.UTC(2026, 0, 31, 12);
export const unknown = "SPH-2222-2222";
export const claire = "claire@maison-oree.example";

export interface Answer {
  readonly code: number;
  readonly out: string;
  readonly complaints: string;
}

let kept = 0;

/** An enquiry from another company each time. */
export function makeEnquiry({
  email = claire,
  message = "",
  ...given
}: Partial<NewEnquiry> & { email?: string; message?: string } = {}): NewEnquiry {
  kept += 1;
  return {
    enquiry: {
      email,
      phone: "+33 4 65 71 20 10",
      company: `Maison ${kept}`,
      country: "France",
      person: "",
      quantity: "",
      timing: "",
      message,
      product: "Zinc",
      page: "/liposomes/zinc",
    },
    language: "fr",
    browserLanguage: "de-CH",
    receivedAt: start,
    selection: "",
    formula: "",
    source: noSource,
    suspicions: [],
    isAcknowledged: false,
    ...given,
  };
}

export const later: Outcome = { status: "failed", nextAttemptAt: start + day };

/** Tests open a storage on it, and may put another there. */
export function prepareConsole() {
  let storage: Storage;
  let store: EnquiryStore;
  let now = start;
  let environment: Readonly<Record<string, string>> = {};

  beforeEach(() => {
    now = start;
    environment = {};
  });

  afterEach(async () => {
    await store.close();
    await storage.remove();
  });

  const operator = {
    get storage() {
      return storage;
    },
    set storage(changed) {
      storage = changed;
    },
    get store() {
      return store;
    },
    set store(changed) {
      store = changed;
    },
    get now() {
      return now;
    },
    set now(changed) {
      now = changed;
    },
    /** Settings beside those of the storage. */
    get environment() {
      return environment;
    },
    set environment(changed) {
      environment = changed;
    },
    async open(engine: Engine): Promise<void> {
      storage = await makeStorage(engine);
      store = openStore({ DATABASE_URL: undefined, ...storage.settings }, () => {}).store;
      // The site's first use creates the tables.
      await store.checkWritable();
    },
  };

  async function run(...args: string[]): Promise<Answer> {
    let out = "";
    let complaints = "";
    const code = await operate(args, {
      environment: { ...operator.storage.settings, ...environment, NODE_ENV: "production" },
      print: (text) => {
        out += text;
      },
      complain: (text) => {
        complaints += text;
      },
      now: () => operator.now,
    });
    return { code, out, complaints };
  }

  /** Stores one; returns its reference. */
  async function keep(given?: Parameters<typeof makeEnquiry>[0]): Promise<string> {
    return (await operator.store.append(makeEnquiry(given))).reference;
  }

  /** Records an attempt for the only due mail: sent, unless `outcome` says otherwise. */
  async function tryToSend(outcome: Outcome = { status: "sent" }, at = start): Promise<void> {
    const leased = await operator.store.lease(at, at + minute);
    if (!leased) throw new Error("nothing was due");
    const isSent = outcome.status === "sent";
    const accepted = isSent ? ["sales@spherine.example"] : [];
    await operator.store.recordAttempt(
      leased,
      { at, accepted, answer: isSent ? "250 OK" : "450 later" },
      outcome,
    );
  }

  const statusOf = async (reference: string): Promise<ListedEnquiry["status"] | undefined> =>
    (await store.find(reference))?.enquiry.status;

  return Object.assign(operator, { run, keep, tryToSend, statusOf });
}
