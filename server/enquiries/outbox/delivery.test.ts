// The delivery loop with a simulated clock and a real SQLite store that does not wait for the disk.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pino from "pino";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createDelivery, type Delivery, type Sent, waitAfter } from "./delivery.ts";
import type { EnquiryStore, LeasedMail } from "./enquiry-store.ts";
import { openHastyStore } from "./test-stores.ts";
import type { Timers } from "./timers.ts";

const second = 1000;
const minute = 60 * second;
const day = 24 * 60 * minute;

let folder: string;
let store: EnquiryStore;
let clock: Clock;
let lines: string[];
let observed: string[];
let deliveries: Delivery[];
/** From 0 to 1; with 0.5, waits have no jitter. */
let chance: number;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "delivery-"));
  store = watchCalls(await openHastyStore(folder));
  clock = new Clock();
  lines = [];
  observed = [];
  deliveries = [];
  chance = 0.5;
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
async function settle(): Promise<void> {
  for (let quiet = 0; quiet < 5; quiet += 1) {
    await new Promise((resolve) => setImmediate(resolve));
    if (calls.size === 0) continue;
    await Promise.allSettled(calls);
    quiet = 0;
  }
}

/** `send`: returns the answer of a server that accepts everything, or the result for each address. */
function deliverBy(
  send: (reference: string, signal: AbortSignal, leased: LeasedMail) => Promise<string | Sent>,
  from = store,
): Delivery {
  const log = pino({ level: "debug" }, { write: (line: string) => void lines.push(line) });
  const delivery = createDelivery({
    store: from,
    send: async (leased, signal) => {
      const sent = await send(leased.enquiry?.reference ?? leased.kind, signal, leased);
      return typeof sent === "string"
        ? { accepted: ["sales@spherine.example"], refused: [], answer: sent }
        : sent;
    },
    log,
    now: () => clock.now,
    timers: clock.timers,
    random: () => chance,
    observe: (kind, result) => void observed.push(`${kind} ${result}`),
  });
  deliveries.push(delivery);
  return delivery;
}

let kept = 0;

async function keep(isAcknowledged = false): Promise<string> {
  kept += 1;
  const enquiry = {
    email: "claire@maison-oree.example",
    phone: "+33465712010",
    company: `Maison ${kept}`,
    country: "France",
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
    suspicions: [],
    isAcknowledged,
  });
  return reference;
}

/** The error of nodemailer for a refused mail. */
function refusal(responseCode: number, at: { code?: string; command?: string } = {}): Error {
  return Object.assign(new Error(`${responseCode} no <claire@maison-oree.example> here`), {
    code: "EENVELOPE",
    command: "RCPT TO",
    responseCode,
    ...at,
  });
}

/** The error of nodemailer for a server that is away. */
const outage = () =>
  Object.assign(new Error("connect ECONNREFUSED"), { code: "ESOCKET", command: "CONN" });

it("mails what is stored as soon as it is woken", async () => {
  const sent: string[] = [];
  const delivery = deliverBy(async (reference) => `250 ${sent.push(reference)}`);
  delivery.start();
  await settle();
  const reference = await keep();
  delivery.wake();
  await settle();
  expect(sent).toEqual([reference]);
  expect(await store.getFacts()).toMatchObject({ sent: 1, pending: 0 });
});

it("mails each enquiry once, however often it is woken", async () => {
  const sent: string[] = [];
  const delivery = deliverBy(async (reference) => `250 ${sent.push(reference)}`);
  delivery.start();
  const kept = [await keep(), await keep(), await keep()];
  for (let n = 0; n < 10; n++) delivery.wake();
  await clock.advance(2 * minute);
  expect(sent.sort()).toEqual(kept.sort());
});

it("retries after 10 s, 30 s, 2 min, 10 min, 30 min, then every 30 min, and never gives up", async () => {
  const tries: number[] = [];
  const began = clock.now;
  await keep();
  const delivery = deliverBy(async () => {
    tries.push((clock.now - began) / second);
    throw refusal(451);
  });
  delivery.start();
  await clock.advance(7 * day);
  const pauses = tries.slice(1).map((time, index) => time - (tries[index] ?? 0));
  expect(pauses.slice(0, 7)).toEqual([10, 30, 120, 600, 1800, 1800, 1800]);
  expect(tries.length).toBeGreaterThan(7 * 48);
  expect(await store.getFacts()).toMatchObject({ failed: 1, sent: 0 });
  expect(waitAfter(1000)).toBe(30 * minute);
});

it("varies the waits by a tenth, so that processes do not retry at the same time", async () => {
  const tries: number[] = [];
  await keep();
  const delivery = deliverBy(async () => {
    tries.push(clock.now);
    throw refusal(451);
  });
  chance = 0;
  delivery.start();
  await settle();
  chance = 1;
  await clock.advance(minute);
  const pauses = tries.slice(1).map((time, index) => time - (tries[index] ?? 0));
  expect(pauses.slice(0, 2)).toEqual([9 * second, 33 * second]);
});

it("reports a permanently refused mail at once, and retries it slowly", async () => {
  const tries: number[] = [];
  const reference = await keep();
  const delivery = deliverBy(async () => {
    tries.push(clock.now);
    throw refusal(550);
  });
  delivery.start();
  await clock.advance(91 * minute);
  const pauses = tries.slice(1).map((time, index) => time - (tries[index] ?? 0));
  expect(pauses).toEqual([30 * minute, 30 * minute, 30 * minute]);
  expect(observed[0]).toBe("sales refused");
  const errors = lines.map((line) => JSON.parse(line)).filter(({ level }) => level === 50);
  expect(errors[0]).toMatchObject({ reference, response: 550, kind: "sales" });
});

it("sends everything from seven days without a mail server as soon as it is back", async () => {
  const sent: string[] = [];
  let isUp = false;
  const delivery = deliverBy(async (reference) => {
    if (!isUp) throw outage();
    return `250 ${sent.push(reference)}`;
  });
  delivery.start();
  const references: string[] = [];
  for (let hours = 0; hours < 7 * 24; hours += 12) {
    references.push(await keep());
    delivery.wake();
    await clock.advance(720 * minute);
  }
  isUp = true;
  await clock.advance(33 * minute);
  expect(sent.sort()).toEqual(references.sort());
  expect(await store.getFacts()).toMatchObject({ sent: 14, failed: 0, pending: 0 });
});

it("ends an outage that another process saw with the first mail that gets through", async () => {
  const [stopped, sent]: [string[], string[]] = [[], []];
  const waiting = await keep();
  const first = deliverBy(async (reference) => {
    stopped.push(reference);
    throw outage();
  });
  first.start();
  await clock.advance(20 * minute);
  await first.stop();
  expect(stopped.length).toBeGreaterThan(3);
  const tries = clock.now;
  // A process that has started long before, and so makes nothing due by starting.
  const later = deliverBy(async (reference) => `250 ${sent.push(reference)}`, {
    ...store,
    makeAllDue: async () => {},
  });
  later.start();
  const next = await keep();
  later.wake();
  await clock.advance(second);
  expect(sent).toEqual([next, waiting]);
  expect(clock.now - tries).toBeLessThan(minute);
});

it("does not take a mail that cannot be composed, or a full disk, for an outage", async () => {
  const tries: string[] = [];
  const refusedOne = await keep();
  const faults: Record<string, Error> = {
    [refusedOne]: refusal(550),
    [await keep()]: new TypeError("no such text"),
    [await keep()]: Object.assign(new Error("no space left"), { code: "ENOSPC" }),
  };
  const delivery = deliverBy(async (reference) => {
    tries.push(reference);
    const fault = faults[reference];
    if (fault) throw fault;
    return "250 OK";
  });
  delivery.start();
  await settle();
  const next = await keep();
  delivery.wake();
  await clock.advance(second);
  expect(tries.filter((reference) => reference !== next).sort()).toEqual(
    Object.keys(faults).sort(),
  );
});

it("sends to the other addresses when one is refused, and retries only that one", async () => {
  const asked: (readonly string[])[] = [];
  const sales = ["ventes@spherine.example", "export@spherine.example"];
  await keep();
  const delivery = deliverBy(async (_reference, _signal, { acceptedBy }) => {
    const [first, ...others] = sales.filter((address) => !acceptedBy.includes(address));
    asked.push([first ?? "", ...others]);
    return others.length > 0
      ? { accepted: others, refused: [{ address: first ?? "", response: 450 }], answer: "250" }
      : { accepted: [first ?? ""], refused: [], answer: "250" };
  });
  delivery.start();
  await settle();
  expect(await store.getFacts()).toMatchObject({ failed: 1, oldestUnsentAt: null });
  // Greylisting is not an error.
  expect(lines.map((line) => JSON.parse(line)).filter(({ level }) => level > 30)).toMatchObject([
    { level: 40, msg: "mail sent, but not yet to every address of sales", responses: [450] },
  ]);
  expect(observed).toEqual(["sales delayed"]);
  await clock.advance(minute);
  expect(asked).toEqual([sales, ["ventes@spherine.example"]]);
  expect(await store.getFacts()).toMatchObject({ sent: 1, failed: 0 });
});

it("gives up an address of sales that is refused for a week, but only if another has received the enquiry", async () => {
  await keep();
  const delivery = deliverBy(async () => ({
    accepted: [],
    refused: [{ address: "old@spherine.example", response: 550 }],
    answer: "250",
  }));
  delivery.start();
  await clock.advance(6 * day);
  expect(await store.getFacts()).toMatchObject({ failed: 1 });
  await clock.advance(2 * day);
  expect(await store.getFacts()).toMatchObject({ sent: 1 });
});

it("gives up a refused acknowledgement without affecting the enquiry", async () => {
  await keep(true);
  const tries: string[] = [];
  const delivery = deliverBy(async (_reference, _signal, { kind }) => {
    tries.push(kind);
    if (kind === "acknowledgement") throw refusal(550);
    return "250 OK";
  });
  delivery.start();
  await clock.advance(2 * day);
  expect(tries.sort()).toEqual(["acknowledgement", "sales"]);
  expect(await store.getFacts()).toMatchObject({ sent: 1 });
  expect(observed.sort()).toEqual(["acknowledgement abandoned", "sales sent"]);
});

it.each([
  [{ code: "EAUTH", command: "AUTH PLAIN" }, 535, "check SMTP_URL and MAIL_FROM"],
  [{ code: "EENVELOPE", command: "MAIL FROM" }, 553, "check SMTP_URL and MAIL_FROM"],
  [{ code: "ETLS", command: "STARTTLS" }, 502, "check SMTP_URL and SMTP_TLS"],
])("does not give up an acknowledgement because of a wrong setting: %o", async (at, code, says) => {
  await keep(true);
  let isMended = false;
  const sent: string[] = [];
  const delivery = deliverBy(async (_reference, _signal, { kind }) => {
    if (!isMended) throw refusal(code, at);
    sent.push(kind);
    return "250 OK";
  });
  delivery.start();
  await clock.advance(3 * 60 * minute);
  const said = lines.map((line) => JSON.parse(line)).filter(({ level }) => level === 50);
  expect(new Set(said.map(({ kind }) => kind))).toEqual(new Set(["sales", "acknowledgement"]));
  for (const { msg } of said) expect(msg).toContain(says);
  expect(new Set(observed)).toEqual(new Set(["sales refused", "acknowledgement refused"]));
  isMended = true;
  await clock.advance(33 * minute);
  expect(sent.sort()).toEqual(["acknowledgement", "sales"]);
});

it("retries an acknowledgement for a day, then gives up", async () => {
  await keep(true);
  let tries = 0;
  const delivery = deliverBy(async (_reference, _signal, { kind }) => {
    if (kind === "sales") return "250 OK";
    tries += 1;
    throw refusal(450);
  });
  delivery.start();
  await clock.advance(3 * day);
  expect(tries).toBeGreaterThan(40);
  expect(observed).toContain("acknowledgement abandoned");
  expect(await store.nextDueAt()).toBeNull();
});

it("mails failed enquiries once the server is back", async () => {
  let isUp = false;
  const sent: string[] = [];
  const reference = await keep();
  const delivery = deliverBy(async (sending) => {
    if (!isUp) throw outage();
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
    throw refusal(550);
  });
  delivery.start();
  await clock.advance(minute);
  expect(lines.join("")).toContain(reference);
  expect(lines.join("")).toContain("EENVELOPE");
  expect(lines.join("")).not.toMatch(/claire|oree|465712010/);
});

it("retries at once after a restart, then continues with longer waits", async () => {
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

it("sends the mail of a killed process once its lease has expired", async () => {
  const reference = await keep();
  // A process that leases a mail and dies.
  await store.lease(clock.now, clock.now + 10 * second);
  const sent: string[] = [];
  const delivery = deliverBy(async (sending) => `250 ${sent.push(sending)}`);
  delivery.start();
  await clock.advance(9 * second);
  expect(sent).toEqual([]);
  await clock.advance(2 * second);
  expect(sent).toEqual([reference]);
});

it("leaves a mail alone that another process is slow to send", async () => {
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
  expect(await store.getFacts()).toMatchObject({ sent: 1 });
});

it("sends what another process stored before it died", async () => {
  const sent: string[] = [];
  const delivery = deliverBy(async (reference) => `250 ${sent.push(reference)}`);
  delivery.start();
  await settle();
  const reference = await keep();
  await clock.advance(minute);
  expect(sent).toEqual([reference]);
});

it("does not resend a mail whose attempt could not be recorded", async () => {
  const sent: string[] = [];
  let isFull = true;
  const failing: EnquiryStore = {
    ...store,
    recordAttempt: async (...noted) => {
      if (isFull) throw new Error("database or disk is full");
      return store.recordAttempt(...noted);
    },
  };
  await keep();
  const delivery = deliverBy(async (reference) => `250 ${sent.push(reference)}`, failing);
  delivery.start();
  await clock.advance(minute);
  isFull = false;
  await clock.advance(minute);
  expect(sent).toHaveLength(1);
  expect(await store.getFacts()).toMatchObject({ sent: 1 });
});

it("lets the mail in flight finish when it is stopped", async () => {
  for (let n = 0; n < 5; n++) await keep();
  const answers: ((answer: string) => void)[] = [];
  const delivery = deliverBy(
    (_, signal) =>
      new Promise((resolve, reject) => {
        answers.push(resolve);
        signal.addEventListener("abort", () => reject(signal.reason));
      }),
  );
  delivery.start();
  await settle();
  const stopped = delivery.stop();
  await settle();
  for (const answer of answers) answer("250 OK");
  await stopped;
  expect(await store.getFacts()).toMatchObject({ sent: 4, pending: 1 });
});

it("aborts a mail that takes too long, for the next process to send at once", async () => {
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

it("sends other mails while one hangs", async () => {
  const sent: string[] = [];
  const hanging = await keep();
  const delivery = deliverBy((reference, signal) =>
    reference === hanging
      ? new Promise((_resolve, reject) =>
          signal.addEventListener("abort", () => reject(signal.reason)),
        )
      : Promise.resolve(`250 ${sent.push(reference)}`),
  );
  delivery.start();
  await settle();
  const other = await keep();
  delivery.wake();
  await settle();
  expect(sent).toEqual([other]);
});

it("does nothing before it is started or after it is stopped", async () => {
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
