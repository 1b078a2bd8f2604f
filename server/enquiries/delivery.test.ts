// The loop on a real store, with a clock that the tests turn: nothing here waits for time to pass.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pino from "pino";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createDelivery, type Delivery, type Timers, waitAfter } from "./delivery.ts";
import type { EnquiryStore } from "./enquiry-store.ts";
import { openSqliteStore } from "./sqlite-store.ts";

const second = 1000;
const minute = 60 * second;

let folder: string;
let store: EnquiryStore;
let clock: Clock;
let lines: string[];
let deliveries: Delivery[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "delivery-"));
  store = openSqliteStore(join(folder, "enquiries.sqlite"));
  clock = new Clock();
  lines = [];
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

/** Time that passes when told to; timers go off in order on the way. */
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
}

/** Lets everything that waits for no timer and no network happen. */
async function settle(): Promise<void> {
  for (let n = 0; n < 20; n++) await new Promise((resolve) => setImmediate(resolve));
}

function deliverBy(
  send: (reference: string, signal: AbortSignal) => Promise<string>,
  from = store,
): Delivery {
  const log = pino({ level: "debug" }, { write: (line: string) => void lines.push(line) });
  const delivery = createDelivery({
    store: from,
    send: ({ reference }, signal) => send(reference, signal),
    log,
    now: () => clock.now,
    timers: clock.timers,
  });
  deliveries.push(delivery);
  return delivery;
}

async function keep(): Promise<string> {
  const enquiry = {
    email: "claire@maison-oree.example",
    phone: "+33465712010",
    company: "Maison",
    country: "France",
    message: "",
    product: "",
    page: "/",
  };
  return (await store.append({ enquiry, receivedAt: clock.now, isHeld: false, formKey: null }))
    .reference;
}

it("mails what is stored as soon as it is woken", async () => {
  const sent: string[] = [];
  const delivery = deliverBy(async (reference) => `250 ${sent.push(reference)}`);
  delivery.start();
  await settle();
  const reference = await keep();
  delivery.wake();
  await settle();
  expect(sent).toEqual([reference]);
  expect(await store.countByStatus()).toMatchObject({ sent: 1, pending: 0 });
});

it("mails once, however often it is woken", async () => {
  const sent: string[] = [];
  const delivery = deliverBy(async (reference) => `250 ${sent.push(reference)}`);
  delivery.start();
  const kept = [await keep(), await keep(), await keep()];
  for (let n = 0; n < 10; n++) delivery.wake();
  await clock.advance(2 * minute);
  expect(sent.sort()).toEqual(kept.sort());
});

it("tries again after 10 s, 30 s, 2 min, 10 min, 30 min, then every 30 min, and never gives up", async () => {
  const tries: number[] = [];
  const began = clock.now;
  await keep();
  const delivery = deliverBy(async () => {
    tries.push((clock.now - began) / second);
    throw Object.assign(new Error("550 no <claire@maison-oree.example> here"), {
      code: "EENVELOPE",
      responseCode: 550,
    });
  });
  delivery.start();
  await clock.advance(24 * 60 * minute);
  const pauses = tries.slice(1).map((time, index) => time - (tries[index] ?? 0));
  expect(pauses.slice(0, 7)).toEqual([10, 30, 120, 600, 1800, 1800, 1800]);
  expect(tries.length).toBeGreaterThan(48);
  expect(await store.countByStatus()).toMatchObject({ failed: 1, sent: 0 });
  expect(waitAfter(1000)).toBe(30 * minute);
});

it("mails what failed once the server is back", async () => {
  let isUp = false;
  const sent: string[] = [];
  const reference = await keep();
  const delivery = deliverBy(async (sending) => {
    if (!isUp) throw new Error("ECONNREFUSED");
    return `250 ${sent.push(sending)}`;
  });
  delivery.start();
  await clock.advance(minute);
  isUp = true;
  await clock.advance(2 * minute);
  expect(sent).toEqual([reference]);
});

it("logs references and codes, never what a visitor or a server wrote", async () => {
  const reference = await keep();
  const delivery = deliverBy(async () => {
    throw Object.assign(new Error("550 no <claire@maison-oree.example> here"), {
      code: "EENVELOPE",
      responseCode: 550,
    });
  });
  delivery.start();
  await clock.advance(minute);
  expect(lines.join("")).toContain(reference);
  expect(lines.join("")).toContain("EENVELOPE");
  expect(lines.join("")).not.toMatch(/claire|oree|465712010/);
});

it("tries again at once when the process is started again, and then goes on waiting longer", async () => {
  await keep();
  const tries: number[] = [];
  const fail = async () => {
    tries.push(clock.now);
    throw new Error("ECONNREFUSED");
  };
  const first = deliverBy(fail);
  first.start();
  await clock.advance(5 * minute);
  await first.stop();
  const restart = clock.now;
  deliverBy(fail).start();
  await clock.advance(40 * minute);
  expect(tries.slice(-2)).toEqual([restart, restart + 30 * minute]);
});

it("takes up what a killed process was mailing once its lease has run out", async () => {
  const reference = await keep();
  // A process that claims, and is heard of no more.
  await store.claim(clock.now, clock.now + 10 * second);
  const sent: string[] = [];
  const delivery = deliverBy(async (sending) => `250 ${sent.push(sending)}`);
  delivery.start();
  await clock.advance(9 * second);
  expect(sent).toEqual([]);
  await clock.advance(2 * second);
  expect(sent).toEqual([reference]);
});

it("leaves alone what another process is slow to mail", async () => {
  await keep();
  let answer = (_: string) => {};
  const slow = deliverBy(() => new Promise((resolve) => (answer = resolve)));
  slow.start();
  await settle();
  const sentTwice: string[] = [];
  const other = deliverBy(async (reference) => `250 ${sentTwice.push(reference)}`);
  other.start();
  await clock.advance(50 * second);
  answer("250 at last");
  await clock.advance(5 * minute);
  expect(sentTwice).toEqual([]);
  expect(await store.countByStatus()).toMatchObject({ sent: 1 });
});

it("mails what another process stored before it died", async () => {
  const sent: string[] = [];
  const delivery = deliverBy(async (reference) => `250 ${sent.push(reference)}`);
  delivery.start();
  await settle();
  const reference = await keep();
  await clock.advance(minute);
  expect(sent).toEqual([reference]);
});

it("does not mail again what it could not note as mailed", async () => {
  const sent: string[] = [];
  let isFull = true;
  const failing: EnquiryStore = {
    ...store,
    markSent: async (...noted) => {
      if (isFull) throw new Error("database or disk is full");
      return store.markSent(...noted);
    },
  };
  await keep();
  const delivery = deliverBy(async (reference) => `250 ${sent.push(reference)}`, failing);
  delivery.start();
  await clock.advance(minute);
  isFull = false;
  await clock.advance(minute);
  expect(sent).toHaveLength(1);
  expect(await store.countByStatus()).toMatchObject({ sent: 1 });
});

it("lets the mail in flight finish when it is stopped", async () => {
  await keep();
  await keep();
  let answer = (_: string) => {};
  const delivery = deliverBy(
    (_, signal) =>
      new Promise((resolve, reject) => {
        answer = resolve;
        signal.addEventListener("abort", () => reject(signal.reason));
      }),
  );
  delivery.start();
  await settle();
  const stopped = delivery.stop();
  await settle();
  answer("250 OK");
  await stopped;
  expect(await store.countByStatus()).toMatchObject({ sent: 1, pending: 1 });
});

it("cuts off a mail that does not end, and leaves it to be mailed at once by the next process", async () => {
  const reference = await keep();
  const delivery = deliverBy(
    (_, signal) =>
      new Promise((_resolve, reject) =>
        signal.addEventListener("abort", () => reject(signal.reason)),
      ),
  );
  delivery.start();
  await settle();
  const stopped = delivery.stop();
  await clock.advance(6 * second);
  await stopped;
  const sent: string[] = [];
  deliverBy(async (sending) => `250 ${sent.push(sending)}`).start();
  await settle();
  expect(sent).toEqual([reference]);
});

it("does nothing before it is started and after it is stopped", async () => {
  const sent: string[] = [];
  const delivery = deliverBy(async (reference) => `250 ${sent.push(reference)}`);
  await keep();
  delivery.wake();
  await clock.advance(2 * minute);
  delivery.start();
  await delivery.stop();
  const before = sent.length;
  await keep();
  delivery.wake();
  await clock.advance(2 * minute);
  expect(sent).toHaveLength(before);
});
