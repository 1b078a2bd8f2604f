// The contract of the store, proved for an engine: wrong clocks, acknowledgements, digests, and what operators do with enquiries.
import { DatabaseSync } from "node:sqlite";
import { describe, expect, it, test } from "vitest";
import { purgeStep } from "#server/enquiries/outbox/enquiry-records.ts";
import type {
  EnquiryStore,
  NewEnquiry,
  PurgeTerms,
} from "#server/enquiries/outbox/enquiry-store.ts";
import { fileIn } from "#server/enquiries/outbox/open-store.ts";
import { purgeAll } from "#server/enquiries/outbox/purge-all.ts";
import type { Timers } from "#server/enquiries/outbox/timers.ts";
import { noSource } from "#shared/enquiry/source.ts";
import { ask, type Engine } from "#tests/storage.ts";
import {
  accepted,
  day,
  digest,
  hour,
  leaseNext,
  minute,
  newEnquiry,
  prepareStores,
  refused,
  second,
  start,
} from "./test-stores.ts";

export function proveRecords(engine: Engine): void {
  const stores = prepareStores(engine);
  const { open } = stores;

  describe("a clock that was a month ahead", () => {
    const ahead = start + 30 * day;
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
      expect(await store.boundTimes(start)).toBeGreaterThan(0);
      const due = await store.nextDueAt();
      expect(due).toBeLessThanOrEqual(start + minute);
      expect(await store.lease(due ?? 0, start + hour)).toMatchObject({ kind: "sales" });
    });

    it("does not take a mail from a process that is sending it", async () => {
      const store = await leave((first) => first.append(newEnquiry({ receivedAt: ahead })));
      const leased = await leaseNext(store, ahead);
      await store.boundTimes(start);
      expect(await store.lease(start + 9 * second, start + hour)).toBeNull();
      await store.extendLease(leased, start + 14 * second);
      expect(await store.lease(start + 13 * second, start + hour)).toBeNull();
    });

    it("does not affect ordinary waits", async () => {
      const store = open();
      await store.append(newEnquiry({ isAcknowledged: true }));
      const nextAttemptAt = start + 33 * minute;
      await store.recordAttempt(await leaseNext(store), refused, {
        status: "failed",
        nextAttemptAt,
      });
      await leaseNext(store);
      await store.addDigest(start, digest);
      expect(await store.boundTimes(start)).toBe(0);
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
      await store.append(newEnquiry({ company: "B", suspicions: ["trap", "haste"] }));
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
        newEnquiry({ company: "A", suspicions: ["trap", "haste"] }),
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

    it("note the first answer of sales, or the time that they are told", async () => {
      const store = open();
      const source = { ...noSource, landing: "/fr", utm_campaign: "Été ’27 🙂" };
      const { reference } = await store.append(newEnquiry({ source }));
      const answeredAt = async () => (await store.find(reference))?.enquiry.answeredAt;
      expect((await store.find(reference))?.enquiry).toMatchObject({ source, answeredAt: null });
      expect(await store.answer(reference, start - 1, null)).toBe(false);
      expect(await store.answer(reference, start + hour, null)).toBe(true);
      expect(await store.answer(reference, start + day, null)).toBe(true);
      expect(await answeredAt()).toBe(start + hour);
      expect(await store.answer(reference, start + day, start + minute)).toBe(true);
      expect(await store.answer(reference, start + day, start - 1)).toBe(false);
      expect(await answeredAt()).toBe(start + minute);
      expect(await store.answer("SPH-2222-2222", start, null)).toBe(false);
    });

    it("release a held enquiry, once", async () => {
      const store = open();
      const { reference } = await store.append(newEnquiry({ suspicions: ["trap", "haste"] }));
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
      expect(await store.erase([reference, "SPH-2222-2222"], start)).toBe(1);
      expect(await store.list({})).toEqual([]);
      expect(await store.lease(start + day, start + 2 * day)).toBeNull();
    });

    it("purge what was delivered long ago, never what was not delivered", async () => {
      const store = open();
      await store.append(newEnquiry({ company: "delivered" }));
      await store.recordAttempt(await leaseNext(store), accepted, { status: "sent" });
      const { reference: held } = await store.append(
        newEnquiry({ company: "B", suspicions: ["trap", "haste"] }),
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
      await append("held", ["trap", "haste"]);
      const released = await append("released", ["trap", "haste"]);
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
        await site.append(newEnquiry({ company: `Robot ${n}`, suspicions: ["trap", "haste"] }));
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
    if (stores.storage.settings.DATABASE_URL) {
      await ask(stores.storage.settings.DATABASE_URL, "UPDATE schema_version SET version = 99");
      await expect(open().getFacts()).rejects.toThrow(/version 99/);
    } else {
      const db = new DatabaseSync(fileIn(stores.storage.settings.DATA_DIR));
      db.exec("PRAGMA user_version = 99");
      db.close();
      expect(open).toThrow(/version 99/);
    }
  });
}
