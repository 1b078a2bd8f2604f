// What tests of the delivery loop run it with: a simulated clock, and a real SQLite store that does not wait for the disk.

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pino from "pino";
import { afterEach, beforeEach } from "vitest";
import { createDelivery, type Delivery, type Sent } from "#server/enquiries/outbox/delivery.ts";
import type { EnquiryStore, LeasedMail } from "#server/enquiries/outbox/enquiry-store.ts";
import type { Timers } from "#server/enquiries/outbox/timers.ts";
import { noSource } from "#shared/enquiry/source.ts";
import { minute, openHastyStore } from "./test-stores.ts";

/** Time passes when told to; timers fire in order. */
class Clock {
  now = Date.UTC(2026, 0, 1);
  readonly #alarms = new Map<object, { at: number; callback: () => void }>();
  readonly timers: Timers = {
    set: (callback, ms) => {
      const handle = {};
      this.#alarms.set(handle, { at: this.now + ms, callback });
      return handle;
    },
    clear: (handle) => void this.#alarms.delete(handle as object),
  };

  async advance(ms: number): Promise<void> {
    const end = this.now + ms;
    await settle();
    for (;;) {
      const next = [...this.#alarms].sort(([, a], [, b]) => a.at - b.at)[0];
      if (!next || next[1].at > end) break;
      this.#alarms.delete(next[0]);
      this.now = Math.max(this.now, next[1].at);
      next[1].callback();
      await settle();
    }
    this.now = end;
  }

  /** As on a machine that sleeps: what was due meanwhile comes late, and once. */
  async skip(ms: number): Promise<void> {
    this.now += ms;
    await this.advance(0);
  }
}

/** Calls that the store has not answered, as its thread may be slow. */
const calls = new Set<Promise<unknown>>();

function watchCalls(watched: EnquiryStore): EnquiryStore {
  return new Proxy(watched, {
    get(target, name) {
      const method: unknown = Reflect.get(target, name);
      if (typeof method !== "function") return method;
      return (...args: readonly unknown[]) => {
        const answer: unknown = method.apply(target, args);
        if (!(answer instanceof Promise)) return answer;
        const forget = () => calls.delete(answer);
        calls.add(answer);
        answer.then(forget, forget);
        return answer;
      };
    },
  });
}

/** Lets everything happen that waits for neither timers nor the network. */
export async function settle(): Promise<void> {
  for (let quiet = 0; quiet < 5; quiet += 1) {
    await new Promise((resolve) => setImmediate(resolve));
    if (calls.size === 0) continue;
    await Promise.allSettled(calls);
    quiet = 0;
  }
}

/** The error of nodemailer for a refused mail. */
export function refusal(responseCode: number, at: { code?: string; command?: string } = {}): Error {
  return Object.assign(new Error(`${responseCode} no <claire@maison-oree.example> here`), {
    code: "EENVELOPE",
    command: "RCPT TO",
    responseCode,
    ...at,
  });
}

/** The error of nodemailer for a server that is away. */
export const outage = () =>
  Object.assign(new Error("connect ECONNREFUSED"), { code: "ESOCKET", command: "CONN" });

/** Gives each test a new store and clock, and stops its loops afterwards. */
export function prepareDelivery() {
  let folder: string;
  let store: EnquiryStore;
  let clock: Clock;
  let lines: string[];
  let observed: string[];
  let deliveries: Delivery[];
  let kept = 0;

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), "delivery-"));
    store = watchCalls(await openHastyStore(folder));
    clock = new Clock();
    lines = [];
    observed = [];
    deliveries = [];
  });

  afterEach(async () => {
    for (const delivery of deliveries) {
      const stopped = delivery.stop();
      await clock.advance(minute);
      await stopped;
    }
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** `send`: returns the answer of a server that accepts everything, or the result for each address. */
  function deliverBy(
    send: (
      reference: string,
      signal: AbortSignal,
      leased: LeasedMail,
      onWhole: () => void,
    ) => Promise<string | Sent>,
    from = store,
    chance = () => 0.5,
  ): Delivery {
    const log = pino({ level: "debug" }, { write: (line: string) => void lines.push(line) });
    const delivery = createDelivery({
      store: from,
      send: async (leased, signal, onWhole) => {
        const sent = await send(leased.enquiry?.reference ?? leased.kind, signal, leased, onWhole);
        return typeof sent === "string"
          ? { accepted: ["sales@spherine.example"], refused: [], answer: sent }
          : sent;
      },
      log,
      now: () => clock.now,
      timers: clock.timers,
      random: chance,
      observeSent: (kind) => void observed.push(`${kind} sent`),
      observeFailure: (kind, result) => void observed.push(`${kind} ${result}`),
    });
    deliveries.push(delivery);
    return delivery;
  }

  async function keep(isAcknowledged = false): Promise<string> {
    kept += 1;
    const enquiry = {
      email: `claire${kept}@maison-oree.example`,
      phone: "+33465712010",
      company: `Maison ${kept}`,
      country: "France",
      person: "",
      quantity: "",
      timing: "",
      message: "",
      product: "",
      page: "/",
    };
    const { reference } = await store.append({
      enquiry,
      language: "fr",
      browserLanguage: "",
      receivedAt: clock.now,
      selection: "",
      formula: "",
      source: noSource,
      suspicions: [],
      isAcknowledged,
    });
    return reference;
  }

  return {
    get store() {
      return store;
    },
    get clock() {
      return clock;
    },
    /** What the loops logged. */
    get lines() {
      return lines;
    },
    /** What the loops reported for metrics. */
    get observed() {
      return observed;
    },
    deliverBy,
    keep,
  };
}
