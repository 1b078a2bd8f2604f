// The store on real databases, the same for both engines: what is stored survives, and two processes never lease the same mail.
import { readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, describe, expect, it, test, vi } from "vitest";
import { isReference } from "#shared/enquiry/reference.ts";
import { ask, engines, makeStorage, type Storage } from "#tests/storage.ts";
import { purgeStep } from "./enquiry-records.ts";
import type { EnquiryStore, LeasedMail, NewEnquiry, PurgeTerms } from "./enquiry-store.ts";
import { migrations } from "./migrations.ts";
import { openStore } from "./open-store.ts";
import { purgeAll } from "./purge-all.ts";
import type { Timers } from "./timers.ts";

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;
const start = Date.UTC(2026, 0, 1);

let storage: Storage;
let opened: EnquiryStore[];

function open(): EnquiryStore {
  const { store } = openStore({ DATABASE_URL: undefined, ...storage.settings }, () => {});
  opened.push(store);
  return store;
}

function newEnquiry(changes: Partial<NewEnquiry> & { readonly company?: string } = {}): NewEnquiry {
  const { company = "Maison Orée'); DROP TABLE enquiries; --", ...rest } = changes;
  return {
    enquiry: {
      email: "claire@maison-oree.example",
      phone: "+33 4 65 71 20 10",
      company,
      country: "France",
      message: "un\ndeux 👩‍🔬",
      product: "Vitamine C+",
      page: "/liposomes/vitamine-c",
    },
    language: "fr",
    browserLanguage: "de-CH",
    receivedAt: start,
    selection: "",
    suspicions: [],
    isAcknowledged: false,
    ...rest,
  };
}

async function leaseNext(
  store: EnquiryStore,
  now = start,
  leaseUntil = now + 10 * second,
): Promise<LeasedMail> {
  const leased = await store.lease(now, leaseUntil);
  if (!leased) throw new Error("nothing was due");
  return leased;
}

const accepted = { at: start, accepted: ["sales@spherine.example"], answer: "250 OK" };
const digest = { onlyAfterAnother: false, isSent: true };
const refused = { at: start, accepted: [], answer: "450 later" };

afterEach(async () => {
  for (const store of opened) await store.close();
  await storage.remove();
});

describe.each(engines)("%s", (engine) => {
  beforeEach(async () => {
    storage = await makeStorage(engine);
    opened = [];
  });

  describe("storing", () => {
    it("returns what was stored, also after it was closed and reopened", async () => {
      const first = open();
      const { reference, isNew } = await first.append(
        newEnquiry({
          suspicions: ["haste"],
          selection: "liposomes.zinc\n  10 mg\nniosomes.retinol",
        }),
      );
      expect(isReference(reference)).toBe(true);
      expect(isNew).toBe(true);
      await first.close();
      expect(await leaseNext(open())).toMatchObject({
        kind: "sales",
        createdAt: start,
        attempts: 0,
        acceptedBy: [],
        enquiry: {
          reference,
          receivedAt: start,
          language: "fr",
          browserLanguage: "de-CH",
          selection: "liposomes.zinc\n  10 mg\nniosomes.retinol",
          suspicions: ["haste"],
          enquiry: newEnquiry().enquiry,
        },
      });
    });

    it("gives each enquiry a reference of its own", async () => {
      const store = open();
      const kept = await Promise.all(
        Array.from({ length: 200 }, (_, n) => store.append(newEnquiry({ company: `No. ${n}` }))),
      );
      expect(new Set(kept.map(({ reference }) => reference)).size).toBe(200);
      expect(await store.getFacts()).toMatchObject({ pending: 200, oldestUnsentAt: start });
    });

    it("stores the same texts once within ten minutes, and again after that", async () => {
      const store = open();
      const sending = (receivedAt: number) => store.append(newEnquiry({ receivedAt }));
      const first = await sending(start);
      const soon = start + 9 * minute;
      expect(await store.findRepeated(newEnquiry({ receivedAt: soon }))).toBe(first.reference);
      expect(await sending(soon)).toMatchObject({ reference: first.reference, isNew: false });
      const late = start + 11 * minute;
      expect(await store.findRepeated(newEnquiry({ receivedAt: late }))).toBeNull();
      const later = await sending(late);
      expect(later.isNew).toBe(true);
      expect(later.reference).not.toBe(first.reference);
      expect(await store.getFacts()).toMatchObject({ pending: 2 });
    });

    it("stores the same texts once, suspect or not, but a robot's copy separately", async () => {
      const store = open();
      const marked = await store.append(newEnquiry({ suspicions: ["haste"] }));
      expect(await store.append(newEnquiry())).toMatchObject({
        reference: marked.reference,
        isNew: false,
      });
      const trapped = await store.append(newEnquiry({ suspicions: ["trap"] }));
      expect(trapped).toMatchObject({ isNew: true, isHeld: true });
      expect(await store.getFacts()).toMatchObject({ pending: 1, held: 1 });
    });

    it("holds a flood that comes through two processes, except for its first five", async () => {
      const stores = [open(), open()] as const;
      const flood = Array.from({ length: 12 }, (_, n) => {
        const given = newEnquiry({ isAcknowledged: true });
        const email = `a${n}@spam.example`;
        return {
          ...given,
          enquiry: { ...given.enquiry, email, message: "Best offer. ".repeat(9) },
        };
      });
      for (const [n, given] of flood.entries()) {
        const { isHeld } = await stores[n % 2 === 0 ? 0 : 1].append(given);
        expect(isHeld).toBe(n >= 5);
      }
      const listed = await stores[0].list({ status: "held" });
      expect(listed.map(({ suspicions }) => suspicions)).toEqual(
        Array.from({ length: 7 }, () => ["flood"]),
      );
    });

    it("stores one of fifty identical posts that arrive at once through two processes", async () => {
      const stores = [open(), open()] as const;
      const kept = await Promise.all(
        Array.from({ length: 50 }, (_, n) => stores[n % 2 === 0 ? 0 : 1].append(newEnquiry())),
      );
      expect(new Set(kept.map(({ reference }) => reference)).size).toBe(1);
      expect(kept.filter(({ isNew }) => isNew)).toHaveLength(1);
      expect(await open().getFacts()).toMatchObject({ pending: 1 });
    });

    it("lets two processes open an empty database at the same time", async () => {
      const stores = [open(), open(), open(), open()];
      await Promise.all(stores.map((store) => store.checkWritable()));
      await stores[0]?.append(newEnquiry());
      expect(await stores[3]?.getFacts()).toMatchObject({ pending: 1 });
    });

    it("stores the others when one of several concurrent enquiries fails", async () => {
      const store = open();
      const broken = newEnquiry({ company: "broken" });
      const results = await Promise.allSettled([
        store.append(newEnquiry({ company: "before" })),
        store.append({ ...broken, receivedAt: Number.NaN }),
        store.append(newEnquiry({ company: "after" })),
      ]);
      expect(results.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
      expect(await store.getFacts()).toMatchObject({ pending: 2 });
    });
  });

  describe("leasing", () => {
    it("gives a mail to one of two processes until the lease expires", async () => {
      const one = open();
      const other = open();
      const { reference } = await one.append(newEnquiry());
      await leaseNext(one);
      expect(await other.lease(start + 9_000, start + 19_000)).toBeNull();
      expect((await leaseNext(other, start + 10_000)).enquiry?.reference).toBe(reference);
    });

    it("extends a lease only for the process that has it", async () => {
      const one = open();
      const other = open();
      await one.append(newEnquiry());
      const leased = await leaseNext(one);
      await one.extendLease(leased, start + 20_000);
      await other.extendLease({ ...leased, lease: "another" }, start + minute);
      expect(await other.lease(start + 15_000, start + 25_000)).toBeNull();
      expect(await other.lease(start + 20_000, start + 30_000)).not.toBeNull();
    });

    it("gives out the mail due longest first, each once, however many processes ask", async () => {
      const stores = [open(), open()] as const;
      const references: string[] = [];
      for (let n = 0; n < 20; n++) {
        const kept = newEnquiry({ company: `No. ${n}`, receivedAt: start + n });
        references.push((await stores[0].append(kept)).reference);
      }
      const now = start + minute;
      expect((await leaseNext(stores[0], now)).enquiry?.reference).toBe(references[0]);
      const claims = await Promise.all(
        Array.from({ length: 25 }, (_, n) =>
          stores[n % 2 === 0 ? 0 : 1].lease(now, now + 10 * second),
        ),
      );
      const given = claims.flatMap((leased) => leased?.enquiry?.reference ?? []);
      expect(given.sort()).toEqual(references.slice(1).sort());
    });

    it("never gives out what is held or sent", async () => {
      const store = open();
      await store.append(newEnquiry({ suspicions: ["trap"] }));
      await store.append(newEnquiry());
      await store.recordAttempt(await leaseNext(store), accepted, { status: "sent" });
      expect(await store.lease(start + 1e12, start + 2e12)).toBeNull();
      expect(await store.nextDueAt()).toBeNull();
      expect(await store.getFacts()).toEqual({
        pending: 0,
        failed: 0,
        sent: 1,
        held: 1,
        oldestUnsentAt: null,
      });
    });
  });

  describe("failed attempts", () => {
    it("come back when due, with earlier attempts counted and their answers recorded", async () => {
      const store = open();
      const { reference } = await store.append(newEnquiry());
      await store.recordAttempt(await leaseNext(store), refused, {
        status: "failed",
        nextAttemptAt: start + minute,
      });
      expect(await store.getFacts()).toMatchObject({ pending: 0, failed: 1 });
      expect(await store.nextDueAt()).toBe(start + minute);
      expect(await store.lease(start + minute - 1, start + 2 * minute)).toBeNull();
      const again = await leaseNext(store, start + minute);
      expect(again.attempts).toBe(1);
      await store.recordAttempt(again, { ...accepted, at: start + minute }, { status: "sent" });
      expect(await store.find(reference)).toMatchObject({
        enquiry: { status: "sent", deliveredAt: start + minute, nextAttemptAt: null },
        attempts: [
          { kind: "sales", ...refused },
          { kind: "sales", ...accepted, at: start + minute },
        ],
      });
    });

    it("tell which addresses have received it", async () => {
      const store = open();
      await store.append(newEnquiry());
      await store.recordAttempt(await leaseNext(store), accepted, {
        status: "failed",
        nextAttemptAt: start + minute,
      });
      // Somebody in sales has received it, so it no longer counts as unsent.
      expect(await store.getFacts()).toMatchObject({ failed: 1, oldestUnsentAt: null });
      const again = await leaseNext(store, start + minute);
      expect(again.acceptedBy).toEqual(["sales@spherine.example"]);
    });

    it("of a process that lost its lease do not affect the next one", async () => {
      const store = open();
      await store.append(newEnquiry());
      const lost = await leaseNext(store);
      const held = await leaseNext(store, start + 10_000);
      await store.recordAttempt(lost, refused, { status: "failed", nextAttemptAt: start });
      expect(await store.lease(start + 11_000, start + 19_000)).toBeNull();
      await store.recordAttempt(held, accepted, { status: "sent" });
      await store.recordAttempt(lost, refused, { status: "failed", nextAttemptAt: start });
      expect(await store.getFacts()).toMatchObject({ sent: 1, failed: 0 });
    });
  });

  describe("a mail that fails for ever", () => {
    it("has its first and last attempts kept, what was accepted, and all of them counted", async () => {
      const store = open();
      const { reference } = await store.append(newEnquiry());
      for (let n = 1; n <= 100; n += 1) {
        const at = start + n * minute;
        const leased = await leaseNext(store, at);
        expect(leased.attempts).toBe(n - 1);
        await store.recordAttempt(
          leased,
          { at, accepted: n === 20 ? ["sales@spherine.example"] : [], answer: `attempt ${n}` },
          { status: "failed", nextAttemptAt: at },
        );
      }
      const found = await store.find(reference);
      const answers = found?.attempts.map(({ answer }) => answer);
      const numbers = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 20];
      for (let n = 51; n <= 100; n += 1) numbers.push(n);
      expect(answers).toEqual(numbers.map((n) => `attempt ${n}`));
      expect(found?.attemptCount).toBe(100);
      expect(await leaseNext(store, start + day)).toMatchObject({
        attempts: 100,
        acceptedBy: ["sales@spherine.example"],
      });
    });
  });

  describe("an outage of the mail server", () => {
    it("ends for all processes with the first mail that gets through, but not for refused mails", async () => {
      const [one, other] = [open(), open()];
      const later = start + day;
      const putOff = async (company: string, awaitsServer: boolean) => {
        const { reference } = await one.append(newEnquiry({ company }));
        await one.recordAttempt(await leaseNext(one), refused, {
          status: "failed",
          nextAttemptAt: later,
          awaitsServer,
        });
        return reference;
      };
      const away = await putOff("A", true);
      const slowed = await putOff("B", false);
      await other.append(newEnquiry({ company: "C" }));
      await other.recordAttempt(await leaseNext(other), accepted, { status: "sent" });
      const dueOf = async (reference: string) =>
        (await other.find(reference))?.enquiry.nextAttemptAt;
      expect(await dueOf(away)).toBe(accepted.at);
      expect(await dueOf(slowed)).toBe(later);
    });
  });

  describe("acknowledgements", () => {
    const acknowledged = (changes: Parameters<typeof newEnquiry>[0]) =>
      newEnquiry({ isAcknowledged: true, ...changes });

    async function kindsDue(store: EnquiryStore): Promise<string[]> {
      const kinds: string[] = [];
      for (;;) {
        const leased = await store.lease(start + 10 * day, start + 11 * day);
        if (!leased) return kinds;
        kinds.push(leased.kind);
      }
    }

    it("go to an address once in 24 hours, however it is written, after the sales mail", async () => {
      const store = open();
      await store.append(acknowledged({}));
      const again = acknowledged({ company: "B", receivedAt: start + day - 1 });
      const enquiry = { ...again.enquiry, email: "Claire+achats@Maison-Oree.example" };
      await store.append({ ...again, enquiry });
      expect(await kindsDue(store)).toEqual(["sales", "sales", "acknowledgement"]);
      await store.append(acknowledged({ company: "C", receivedAt: start + day }));
      expect(await kindsDue(store)).toEqual(["sales", "acknowledgement"]);
    });

    it("are sent again when the same texts arrive after more than a day", async () => {
      const store = open();
      await store.append(acknowledged({}));
      expect(await kindsDue(store)).toEqual(["sales", "acknowledgement"]);
      await store.append(acknowledged({ receivedAt: start + 2 * day }));
      expect(await kindsDue(store)).toEqual(["sales", "acknowledgement"]);
    });

    it("are sent once when one address writes twice at the same time", async () => {
      const stores = [open(), open()] as const;
      await Promise.all([
        stores[0].append(acknowledged({ company: "A" })),
        stores[1].append(acknowledged({ company: "B" })),
      ]);
      expect(await kindsDue(stores[0])).toEqual(["sales", "sales", "acknowledgement"]);
    });
  });

  describe("a clock that was a month ahead", () => {
    const ahead = start + 30 * day;
    const acknowledged = (changes: Parameters<typeof newEnquiry>[0]) =>
      newEnquiry({ isAcknowledged: true, ...changes });
    /** Closes the store of the process whose clock was ahead. */
    async function leave(keep: (store: EnquiryStore) => Promise<unknown>): Promise<EnquiryStore> {
      const store = open();
      await keep(store);
      await store.close();
      return open();
    }

    test.each<[string, (store: EnquiryStore) => Promise<unknown>]>([
      ["was never tried", async () => {}],
      ["was leased by a process that died", (store) => leaseNext(store, ahead, ahead + 5 * second)],
      [
        "failed",
        async (store) =>
          store.recordAttempt(
            await leaseNext(store, ahead),
            { ...refused, at: ahead },
            { status: "failed", nextAttemptAt: ahead + minute },
          ),
      ],
    ])("does not delay a mail that %s", async (_, change) => {
      const store = await leave(async (first) => {
        await first.append(newEnquiry({ receivedAt: ahead }));
        await change(first);
      });
      expect(await store.lease(start, start + 5 * second)).toBeNull();
      expect(await store.correctTimes(start)).toBeGreaterThan(0);
      const due = await store.nextDueAt();
      expect(due).toBeLessThanOrEqual(start + minute);
      expect(await store.lease(due ?? 0, start + hour)).toMatchObject({ kind: "sales" });
    });

    it("does not take a mail from a process that is sending it", async () => {
      const store = await leave((first) => first.append(newEnquiry({ receivedAt: ahead })));
      const leased = await leaseNext(store, ahead);
      await store.correctTimes(start);
      expect(await store.lease(start + 9 * second, start + hour)).toBeNull();
      await store.extendLease(leased, start + 14 * second);
      expect(await store.lease(start + 13 * second, start + hour)).toBeNull();
    });

    it("suppresses acknowledgements for a day at most", async () => {
      const store = await leave((first) => first.append(acknowledged({ receivedAt: ahead })));
      await store.correctTimes(start);
      await store.append(acknowledged({ company: "B", receivedAt: start + day }));
      const kinds: string[] = [];
      for (let n = 0; n < 4; n += 1) kinds.push((await leaseNext(store, start + day)).kind);
      expect(kinds.sort()).toEqual(["acknowledgement", "acknowledgement", "sales", "sales"]);
    });

    it("leaves no digests of future days, which would suppress theirs", async () => {
      const store = await leave((first) => first.addDigest(ahead, digest));
      await store.correctTimes(start);
      expect(await store.nextDueAt()).toBeNull();
      await store.addDigest(ahead, digest);
      expect(await leaseNext(store, ahead)).toMatchObject({ kind: "digest", createdAt: ahead });
    });

    it("does not make a new enquiry count as repeated", async () => {
      const store = await leave((first) => first.append(newEnquiry({ receivedAt: ahead })));
      await store.correctTimes(start);
      expect(await store.findRepeated(newEnquiry())).toBeNull();
      expect(await store.append(newEnquiry())).toMatchObject({ isNew: true });
    });

    it("does not affect ordinary waits", async () => {
      const store = open();
      await store.append(acknowledged({}));
      const nextAttemptAt = start + 33 * minute;
      await store.recordAttempt(await leaseNext(store), refused, {
        status: "failed",
        nextAttemptAt,
      });
      await leaseNext(store);
      await store.addDigest(start, digest);
      expect(await store.correctTimes(start)).toBe(0);
      expect(await store.findRepeated(acknowledged({ receivedAt: start + minute }))).not.toBeNull();
    });
  });

  describe("the digest", () => {
    it("is created once per day by all processes together", async () => {
      const stores = [open(), open()];
      await Promise.all(stores.map((store) => store.addDigest(start, digest)));
      const leased = await leaseNext(open());
      expect(leased).toMatchObject({ kind: "digest", enquiry: null, createdAt: start });
      expect(await open().lease(start, start + minute)).toBeNull();
    });

    it("of a missed day is made up for, but not on a new site", async () => {
      const store = open();
      await store.addDigest(start, { onlyAfterAnother: true, isSent: true });
      expect(await store.nextDueAt()).toBeNull();
      await store.addDigest(start + day, digest);
      await store.addDigest(start + 2 * day, { onlyAfterAnother: true, isSent: true });
      await leaseNext(store, start + 2 * day);
      expect((await leaseNext(store, start + 2 * day)).createdAt).toBe(start + 2 * day);
    });

    it("counts what was received, delivered, waits and is held", async () => {
      const store = open();
      await store.append(newEnquiry({ company: "before", receivedAt: start - 1 }));
      await store.append(newEnquiry({ company: "A" }));
      await store.append(newEnquiry({ company: "B", suspicions: ["trap"] }));
      await store.append(newEnquiry({ company: "after", receivedAt: start + day }));
      await store.recordAttempt(await leaseNext(store), accepted, { status: "sent" });
      expect(await store.countForDigest(start, start + day)).toEqual({
        received: 2,
        delivered: 1,
        waiting: 2,
        held: 1,
      });
    });
  });

  describe("operators", () => {
    it("find enquiries by status, time and address", async () => {
      const store = open();
      const { reference: held } = await store.append(
        newEnquiry({ company: "A", suspicions: ["trap"] }),
      );
      const { reference: later } = await store.append(
        newEnquiry({ company: "B", receivedAt: start + day }),
      );
      const found = async (filter: Parameters<EnquiryStore["list"]>[0]) =>
        (await store.list(filter)).map(({ reference }) => reference);
      expect(await found({})).toEqual([later, held]);
      expect(await found({ status: "held" })).toEqual([held]);
      expect(await found({ from: start + 1 })).toEqual([later]);
      expect(await found({ before: start + 1 })).toEqual([held]);
      expect(await found({ email: "CLAIRE@maison-oree.example" })).toEqual([later, held]);
      expect(await found({ email: "claire" })).toEqual([]);
      expect(await store.find("SPH-2222-2222")).toBeNull();
    });

    it("release a held enquiry, once", async () => {
      const store = open();
      const { reference } = await store.append(newEnquiry({ suspicions: ["trap"] }));
      expect(await store.retry(reference, start)).toBe(false);
      expect(await store.release(reference, start + hour)).toBe(true);
      expect(await store.release(reference, start + hour)).toBe(false);
      expect((await leaseNext(store, start + hour)).enquiry?.reference).toBe(reference);
    });

    it("retry a failed enquiry at once", async () => {
      const store = open();
      const { reference } = await store.append(newEnquiry());
      const nextAttemptAt = start + day;
      await store.recordAttempt(await leaseNext(store), refused, {
        status: "failed",
        nextAttemptAt,
      });
      expect(await store.retry(reference, start + minute)).toBe(true);
      expect(await store.lease(start + minute, start + hour)).not.toBeNull();
    });

    it("erase an enquiry with everything that belongs to it", async () => {
      const store = open();
      const { reference } = await store.append(newEnquiry({ isAcknowledged: true }));
      await store.recordAttempt(await leaseNext(store), refused, {
        status: "failed",
        nextAttemptAt: 0,
      });
      expect(await store.erase([reference, "SPH-2222-2222"])).toBe(1);
      expect(await store.list({})).toEqual([]);
      expect(await store.lease(start + day, start + 2 * day)).toBeNull();
    });

    it("purge what was delivered long ago, never what was not delivered", async () => {
      const store = open();
      await store.append(newEnquiry({ company: "delivered" }));
      await store.recordAttempt(await leaseNext(store), accepted, { status: "sent" });
      const { reference: held } = await store.append(
        newEnquiry({ company: "B", suspicions: ["trap"] }),
      );
      const { reference: unsent } = await store.append(newEnquiry({ company: "C" }));
      await store.addDigest(start, digest);
      const terms = { deliveredBefore: start, heldBefore: start, now: start + day };
      const purge = (changes: Partial<PurgeTerms>) => store.purge({ ...terms, ...changes });
      expect(await purge({})).toEqual({ delivered: 0, held: 0, isMore: false });
      expect(await purge({ deliveredBefore: start + 1 })).toMatchObject({ delivered: 1, held: 0 });
      const left = await store.list({});
      expect(left.map(({ reference }) => reference)).toEqual([unsent, held]);
    });

    it("purge what was held long ago, never what was released or waits", async () => {
      const store = open();
      const append = async (company: string, suspicions: NewEnquiry["suspicions"]) =>
        (await store.append(newEnquiry({ company, suspicions }))).reference;
      await append("held", ["trap"]);
      const released = await append("released", ["trap"]);
      const suspect = await append("suspect", ["haste"]);
      await store.release(released, start);
      const terms = { deliveredBefore: start + day, now: start + day };
      expect(await store.purge({ ...terms, heldBefore: start })).toMatchObject({ held: 0 });
      expect(await store.purge({ ...terms, heldBefore: start + 1 })).toMatchObject({ held: 1 });
      const left = await store.list({});
      expect(left.map(({ reference }) => reference)).toEqual([suspect, released]);
    });

    it("purge many in steps, between which a visitor's enquiry is stored at once", async () => {
      const site = open();
      const operator = open();
      const many = 2 * purgeStep + 1;
      for (let n = 0; n < many; n += 1)
        await site.append(newEnquiry({ company: `Robot ${n}`, suspicions: ["trap"] }));
      const posted: string[] = [];
      const timers: Timers = {
        set: (goOn) =>
          void site
            .append(newEnquiry({ company: `Visitor ${posted.length}` }))
            .then(({ reference }) => posted.push(reference))
            .then(goOn),
        clear: () => {},
      };
      const terms = { deliveredBefore: start, heldBefore: start + 1, now: start + day };
      expect(await purgeAll(operator, terms, timers)).toEqual({ delivered: 0, held: many });
      const left = await site.list({});
      expect(left.map(({ reference }) => reference)).toEqual(posted.toReversed());
      expect(posted).toHaveLength(2);
    });
  });

  it("is not touched when a newer version of the site wrote it", async () => {
    const store = open();
    await store.append(newEnquiry());
    await store.close();
    if (storage.settings.DATABASE_URL) {
      await ask(storage.settings.DATABASE_URL, "UPDATE schema_version SET version = 99");
      await expect(open().getFacts()).rejects.toThrow(/version 99/);
    } else {
      changeFile("PRAGMA user_version = 99");
      expect(open).toThrow(/version 99/);
    }
  });
});

const file = () => join(storage.settings.DATA_DIR, "enquiries.sqlite");

function changeFile(sql: string): void {
  const db = new DatabaseSync(file());
  db.exec(sql);
  db.close();
}

describe("a SQLite file", () => {
  beforeEach(async () => {
    storage = await makeStorage("SQLite");
    opened = [];
  });

  it("is readable by its own account only", () => {
    open();
    expect(statSync(file()).mode & 0o077).toBe(0);
  });

  it("of the first version is migrated with all its content", async () => {
    const [first] = migrations;
    changeFile(`${first?.({ id: "INTEGER PRIMARY KEY", integer: "INTEGER", tableEnd: "STRICT", volatile: "", clock: "", lockFree: "" })}
      INSERT INTO enquiries VALUES
        (1, 'SPH-2222-2222', ${start}, 'sent', 'a@b.fr', '0123456789', 'A', 'France', '', '', '', NULL, 0, NULL, 0),
        (2, 'SPH-3333-3333', ${start + 1}, 'failed', 'a@b.fr', '0123456789', 'B', 'France', '', '', '', 'k', ${start + 5}, 'x', 9);
      INSERT INTO attempts VALUES (1, 2, ${start}, 'failed', '450 no'), (2, 1, ${start}, 'sent', '250 yes');
      PRAGMA user_version = 1;`);
    const store = open();
    expect(await store.list({})).toMatchObject([
      { reference: "SPH-3333-3333", status: "failed", nextAttemptAt: start + 5, selection: "" },
      { reference: "SPH-2222-2222", status: "sent", deliveredAt: start },
    ]);
    expect(await store.find("SPH-3333-3333")).toMatchObject({ attempts: [{ answer: "450 no" }] });
    expect(await leaseNext(store, start + 5)).toMatchObject({ attempts: 1 });
  });

  it("that cannot be opened is named", () => {
    writeFileSync(file(), "this is no database, whatever its name says".repeat(100));
    expect(open).toThrow(/enquiries\.sqlite \(DATA_DIR\): .*not a database/);
  });

  it("is checkpointed when idle, and neither file nor log contains erased text", async () => {
    const store = open();
    const { reference } = await store.append(newEnquiry({ company: "Oubliée" }));
    const holds = (path: string) => readFileSync(path).includes("Oubliée");
    await vi.waitFor(() => expect(holds(file())).toBe(true), 5000);
    const command = open();
    expect(await command.erase([reference])).toBe(1);
    await command.close();
    expect(holds(file())).toBe(false);
    expect(holds(`${file()}-wal`)).toBe(false);
  });

  it("fails while another process has it locked, stores nothing, and recovers", async () => {
    const store = open();
    const other = new DatabaseSync(file());
    other.exec("BEGIN IMMEDIATE");
    await expect(store.append(newEnquiry())).rejects.toThrow(/locked/);
    await expect(store.checkWritable()).rejects.toThrow(/locked/);
    other.exec("ROLLBACK");
    other.close();
    await store.checkWritable();
    expect(await store.getFacts()).toMatchObject({ pending: 0 });
    expect((await store.append(newEnquiry())).isNew).toBe(true);
  });
});

describe("a PostgreSQL server", () => {
  it("that cannot be reached is an error, but does not prevent a start", async () => {
    storage = await makeStorage("PostgreSQL");
    const url = storage.settings.DATABASE_URL ?? "";
    const { store } = openStore(
      { DATABASE_URL: url.replace(/:\d+\//, ":1/"), DATA_DIR: storage.settings.DATA_DIR },
      () => {},
    );
    opened = [store];
    await expect(store.append(newEnquiry())).rejects.toThrow(/ECONNREFUSED/);
    await expect(store.getFacts()).rejects.toThrow(/ECONNREFUSED/);
  });
});
