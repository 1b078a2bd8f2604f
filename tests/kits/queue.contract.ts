// The contract of the store, proved for an engine: what is stored survives, and two processes never lease the same mail.
import { describe, expect, it, test } from "vitest";
import { openDatabase } from "#server/enquiries/outbox/open-store.ts";
import { isReference } from "#shared/enquiry/reference.ts";
import { laboratory } from "#shared/generated/pages/laboratory.ts";
import type { Engine } from "#tests/storage.ts";
import {
  accepted,
  day,
  leaseNext,
  minute,
  newEnquiry,
  prepareStores,
  refused,
  second,
  start,
} from "./test-stores.ts";

/** A trigger that refuses new rows, as those of quotas do. */
const refusals = {
  SQLite: (table: string) =>
    `CREATE TRIGGER refusal BEFORE INSERT ON ${table} BEGIN SELECT RAISE(ABORT, 'full'); END`,
  PostgreSQL: (table: string) =>
    `CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'full'; END $$;
     CREATE TRIGGER refusal BEFORE INSERT ON ${table} EXECUTE FUNCTION refuse()`,
} as const;

export function proveQueue(engine: Engine): void {
  const stores = prepareStores(engine);
  const { open } = stores;

  describe("storing", () => {
    it("returns what was stored, also after it was closed and reopened", async () => {
      const first = open();
      const { reference, isNew } = await first.append(
        newEnquiry({
          suspicions: ["haste"],
          selection: "liposomes.zinc\n  10 mg\nniosomes.retinol",
          formula: "complement?v=1&zinc=10mg",
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
          formula: "complement?v=1&zinc=10mg",
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
      const trapped = await store.append(newEnquiry({ suspicions: ["trap", "haste"] }));
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

    it("takes no flood for what many visitors ask by a press", async () => {
      const store = open();
      const question = laboratory.buyer.rows.find(({ id }) => id === "active")?.question?.fr ?? "";
      expect(question.length).toBeGreaterThan(50);
      for (let n = 0; n < 8; n += 1) {
        const given = newEnquiry();
        const enquiry = {
          ...given.enquiry,
          email: `a${n}@maison-oree.example`,
          message: `${question}\nMerci.`,
        };
        expect((await store.append({ ...given, enquiry })).isHeld).toBe(false);
      }
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

    test.each(["enquiries", "mails"])("is not ready while %s take nothing more", async (table) => {
      const store = open();
      await store.checkWritable();
      const db = openDatabase({ DATABASE_URL: undefined, ...stores.storage.settings }, () => {});
      await db.run(refusals[engine](table));
      await expect(store.checkWritable()).rejects.toThrow(/full/);
      await db.run(`DROP TRIGGER refusal${engine === "SQLite" ? "" : ` ON ${table}`}`);
      await store.checkWritable();
      const left =
        "SELECT (SELECT count(*) FROM enquiries) + (SELECT count(*) FROM mails) AS number";
      expect(await db.run(left)).toEqual([{ number: 0 }]);
      await db.close();
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
      await store.append(newEnquiry({ suspicions: ["trap", "haste"] }));
      await store.append(newEnquiry());
      await store.recordAttempt(await leaseNext(store), accepted, { status: "sent" });
      expect(await store.lease(start + 1e12, start + 2e12)).toBeNull();
      expect(await store.nextDueAt()).toBeNull();
      expect(await store.getFacts()).toEqual({
        pending: 0,
        failed: 0,
        sent: 1,
        held: 1,
        unsure: 0,
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
}
