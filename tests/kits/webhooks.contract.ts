// The contract of the store for webhooks, proved for an engine: they are kept with their enquiry, and never in the way of a mail.
import { describe, expect, it } from "vitest";
import { flightTime } from "#server/enquiries/outbox/enquiry-records.ts";
import type { EnquiryStore, LeasedMail } from "#server/enquiries/outbox/enquiry-store.ts";
import type { Engine } from "#tests/storage.ts";
import {
  accepted,
  day,
  hour,
  leaseNext,
  minute,
  newEnquiry,
  prepareStores,
  refused,
  second,
  start,
} from "./test-stores.ts";

const crm = { name: "crm", addressKey: "first address" };
const chat = { name: "chat", addressKey: "another" };
const taken = { at: start, accepted: ["crm"], answer: "204" };
const later = { status: "failed", nextAttemptAt: start + 10 * minute } as const;

export function proveWebhooks(engine: Engine): void {
  const stores = prepareStores(engine);
  const { open } = stores;

  const keep = (store: EnquiryStore, changes?: Parameters<typeof newEnquiry>[0]) =>
    store.append(newEnquiry(changes), ["crm", "chat"]);

  const lease = (store: EnquiryStore, endpoint = crm, now = start) =>
    store.leaseWebhook(now, now + 5 * second, endpoint);

  async function leaseHook(store: EnquiryStore, endpoint = crm, now = start): Promise<LeasedMail> {
    const leased = await lease(store, endpoint, now);
    if (!leased) throw new Error("nothing was due");
    return leased;
  }

  const stateOf = async (store: EnquiryStore, reference: string) =>
    Object.fromEntries(
      (await store.find(reference))?.webhooks.map(({ endpoint, status }) => [endpoint, status]) ??
        [],
    );

  describe("webhooks", () => {
    it("are stored with the enquiry, one for each endpoint, and leased by that alone", async () => {
      const store = open();
      const { reference } = await keep(store);
      expect(await leaseHook(store)).toMatchObject({
        kind: "webhook",
        endpoint: "crm",
        createdAt: start,
        erasedReference: null,
        enquiry: { reference, enquiry: newEnquiry().enquiry },
      });
      expect(await lease(store)).toBeNull();
      expect(await leaseHook(store, chat)).toMatchObject({ endpoint: "chat" });
      expect(await leaseNext(store)).toMatchObject({ kind: "sales", endpoint: "" });
      expect(await store.lease(start, start + second)).toBeNull();
    });

    it("are not stored again with the same texts", async () => {
      const store = open();
      await keep(store);
      expect(await keep(store)).toMatchObject({ isNew: false });
      await leaseHook(store);
      expect(await lease(store)).toBeNull();
    });

    it("have a lease and attempts of their own", async () => {
      const store = open();
      const { reference } = await keep(store);
      await store.recordAttempt(await leaseHook(store), refused, later);
      expect(await store.nextWebhookDueAt(crm)).toBe(later.nextAttemptAt);
      expect(await store.nextWebhookDueAt(chat)).toBe(start);
      expect(await store.nextDueAt()).toBe(start);
      await store.recordAttempt(await leaseHook(store, chat), taken, { status: "sent" });
      expect(await store.find(reference)).toMatchObject({
        enquiry: { status: "pending", deliveredAt: null },
        attemptCount: 2,
        attempts: [
          { kind: "webhook", endpoint: "crm", accepted: [] },
          { kind: "webhook", endpoint: "chat", accepted: ["crm"] },
        ],
        webhooks: [
          { endpoint: "chat", status: "sent", deliveredAt: start, nextAttemptAt: null },
          { endpoint: "crm", status: "failed", nextAttemptAt: later.nextAttemptAt },
        ],
      });
      expect(await store.getFacts()).toMatchObject({ pending: 1, sent: 0 });
    });

    it("end an outage of their endpoint, and of no mail", async () => {
      const store = open();
      await keep(store);
      const waits = { ...later, awaitsServer: true };
      await store.recordAttempt(await leaseNext(store), refused, waits);
      await store.recordAttempt(await leaseHook(store), refused, waits);
      await store.recordAttempt(await leaseHook(store, chat), refused, waits);
      await keep(store, { company: "B" });
      await store.recordAttempt(await leaseHook(store), taken, { status: "sent" });
      expect(await store.nextWebhookDueAt(crm)).toBe(start);
      await leaseHook(store, chat);
      expect(await lease(store, chat)).toBeNull();
      await leaseNext(store);
      expect(await store.lease(start, start + second)).toBeNull();
    });

    it("are made due for one endpoint, for mails, or all together", async () => {
      const store = open();
      await keep(store);
      await store.recordAttempt(await leaseNext(store), refused, later);
      await store.recordAttempt(await leaseHook(store), refused, later);
      await store.makeAllDue(start, "");
      expect(await store.nextDueAt()).toBe(start);
      expect(await store.nextWebhookDueAt(crm)).toBe(later.nextAttemptAt);
      await store.makeAllDue(start, "crm");
      expect(await store.nextWebhookDueAt(crm)).toBe(start);
      await store.recordAttempt(await leaseHook(store), refused, later);
      await store.makeAllDue(start);
      expect(await store.nextWebhookDueAt(crm)).toBe(start);
    });

    it("of a held enquiry wait until it is released", async () => {
      const store = open();
      const { reference, isHeld } = await keep(store, { suspicions: ["trap", "haste"] });
      expect(isHeld).toBe(true);
      expect(await lease(store)).toBeNull();
      expect(await store.nextWebhookDueAt(crm)).toBeNull();
      expect(await store.release(reference, start + day)).toBe(true);
      expect(await lease(store)).toBeNull();
      expect(await leaseHook(store, crm, start + day)).toMatchObject({ enquiry: { reference } });
    });

    it("are retried with their enquiry, also once sales have it", async () => {
      const store = open();
      const { reference } = await keep(store);
      await store.recordAttempt(await leaseNext(store), accepted, { status: "sent" });
      await store.recordAttempt(await leaseHook(store), refused, later);
      expect(await store.retry(reference, start)).toBe(true);
      await store.recordAttempt(await leaseHook(store), taken, { status: "sent" });
      await store.recordAttempt(await leaseHook(store, chat), taken, { status: "sent" });
      expect(await store.retry(reference, start)).toBe(false);
    });

    it("are given up for one enquiry or all, whatever is under way", async () => {
      const store = open();
      const { reference: one } = await keep(store);
      const { reference: two } = await keep(store, { company: "B" });
      const flying = await leaseHook(store);
      expect(await store.discardWebhooks("crm", one)).toBe(1);
      await store.recordAttempt(flying, refused, later);
      expect(await stateOf(store, one)).toEqual({ chat: "pending", crm: "abandoned" });
      expect(await store.discardWebhooks("crm")).toBe(1);
      expect(await store.discardWebhooks("crm")).toBe(0);
      expect(await stateOf(store, two)).toEqual({ chat: "pending", crm: "abandoned" });
      expect(await store.listEndpoints()).toMatchObject([{ name: "chat", waiting: 2 }]);
    });
  });

  describe("an endpoint", () => {
    it("that is off gets nothing, whichever process noted it, until it is turned on", async () => {
      const store = open();
      await keep(store);
      await store.recordAttempt(await leaseHook(store), refused, later);
      await store.turnOff(crm, start + minute);
      await store.turnOff(crm, start + hour);
      const other = open();
      expect(await lease(other, crm, start + day)).toBeNull();
      expect(await other.nextWebhookDueAt(crm)).toBeNull();
      await leaseHook(other, chat, start + day);
      expect(await other.listEndpoints()).toEqual([
        { name: "chat", waiting: 1, oldestUnsentAt: start, goneKey: null, goneAt: null },
        {
          name: "crm",
          waiting: 1,
          oldestUnsentAt: start,
          goneKey: crm.addressKey,
          goneAt: start + minute,
        },
      ]);
      expect(await other.turnOn("crm", start + 2 * minute)).toBe(true);
      expect(await other.turnOn("crm", start + 2 * minute)).toBe(false);
      await leaseHook(store, crm, start + 2 * minute);
    });

    it("is on again at another address", async () => {
      const store = open();
      await keep(store);
      await store.turnOff(crm, start);
      const moved = { ...crm, addressKey: "second address" };
      await leaseHook(store, moved);
      await store.turnOff(moved, start + hour);
      expect(await store.listEndpoints()).toMatchObject([
        { name: "chat" },
        { name: "crm", goneKey: "second address", goneAt: start + hour },
      ]);
    });
  });

  describe("an erasure", () => {
    it("is told to endpoints that have the enquiry or may have it, by its reference alone", async () => {
      const store = open();
      const { reference } = await store.append(newEnquiry(), ["crm", "chat", "stock"]);
      await store.recordAttempt(await leaseHook(store), taken, { status: "sent" });
      await store.recordAttempt(await leaseHook(store, chat), refused, later);
      expect(await store.erase([reference], start + minute)).toBe(1);
      for (const endpoint of [crm, chat]) {
        const told = await leaseHook(store, endpoint, start + minute);
        expect(told).toMatchObject({ enquiry: null, erasedReference: reference, attempts: 0 });
        expect(told.createdAt).toBe(start + minute);
        await store.recordAttempt(told, taken, { status: "sent" });
      }
      expect(await lease(store, { name: "stock", addressKey: "" }, start + day)).toBeNull();
      expect(await store.find(reference)).toBeNull();
      expect(await store.erase([reference], start + minute)).toBe(0);
      expect(await lease(store, crm, start + day)).toBeNull();
    });

    it("comes after what is under way, and is not taken for it", async () => {
      const store = open();
      const { reference } = await keep(store);
      const flying = await leaseHook(store);
      await store.erase([reference], start + second);
      // SQLite gives the numbers of what was erased to what comes next.
      await keep(store, { company: "B", receivedAt: start + second });
      await store.extendLease(flying, start + 10 * second);
      await store.recordAttempt(flying, taken, { status: "sent" });
      const next = await leaseHook(store, crm, start + 2 * second);
      expect(next).toMatchObject({ enquiry: { enquiry: { company: "B" } } });
      await store.recordAttempt(next, taken, { status: "sent" });
      expect(await lease(store, crm, start + flightTime)).toBeNull();
      expect(await leaseHook(store, crm, start + second + flightTime)).toMatchObject({
        erasedReference: reference,
      });
    });

    it("is tried again by the reference of what was erased", async () => {
      const store = open();
      const { reference } = await keep(store);
      await store.recordAttempt(await leaseHook(store), taken, { status: "sent" });
      await store.erase([reference], start);
      await store.recordAttempt(await leaseHook(store), refused, later);
      expect(await store.retry(reference, start)).toBe(true);
      await leaseHook(store);
    });

    it("is nobody's business where nothing was sent", async () => {
      const store = open();
      const { reference } = await keep(store, { suspicions: ["trap", "haste"] });
      await store.erase([reference], start);
      expect(await store.listEndpoints()).toEqual([]);
    });

    it("is none when an enquiry is past its term", async () => {
      const store = open();
      await keep(store);
      await store.recordAttempt(await leaseHook(store), taken, { status: "sent" });
      await store.recordAttempt(await leaseNext(store), accepted, { status: "sent" });
      const terms = { deliveredBefore: start + 1, heldBefore: 0, now: start + day };
      expect(await store.purge(terms)).toMatchObject({ delivered: 1 });
      expect(await store.listEndpoints()).toEqual([]);
    });

    it("is forgotten with what was delivered at the same time", async () => {
      const store = open();
      const { reference } = await keep(store);
      await store.recordAttempt(await leaseHook(store), taken, { status: "sent" });
      await store.recordAttempt(await leaseHook(store, chat), taken, { status: "sent" });
      await store.erase([reference], start);
      await store.recordAttempt(await leaseHook(store), taken, { status: "sent" });
      await store.purge({ deliveredBefore: start + day, heldBefore: 0, now: start + day });
      expect(await store.listEndpoints()).toMatchObject([{ name: "chat", waiting: 1 }]);
      // Told once, and not again for want of a trace.
      expect(await lease(store, crm, start + day)).toBeNull();
    });
  });
}
