// The store on real files: what is kept survives, and two processes never hold the same enquiry.
import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { isReference } from "#shared/enquiry/reference.ts";
import type { Claim, EnquiryStore, NewEnquiry } from "./enquiry-store.ts";
import { openSqliteStore } from "./sqlite-store.ts";

const minute = 60_000;
const start = Date.UTC(2026, 0, 1);

let folder: string;
let file: string;
let opened: EnquiryStore[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "sqlite-store-"));
  file = join(folder, "data", "enquiries.sqlite");
  opened = [];
});

afterEach(async () => {
  for (const store of opened) await store.close();
  rmSync(folder, { recursive: true, force: true });
});

function open(): EnquiryStore {
  const store = openSqliteStore(file);
  opened.push(store);
  return store;
}

function newEnquiry(changes: Partial<NewEnquiry> = {}): NewEnquiry {
  return {
    enquiry: {
      email: "claire@maison-oree.example",
      phone: "+33 4 65 71 20 10",
      company: "Maison Orée'); DROP TABLE enquiries; --",
      country: "France",
      message: "un\ndeux 👩‍🔬",
      product: "Vitamine C+",
      page: "/liposomes/vitamine-c",
    },
    receivedAt: start,
    isHeld: false,
    formKey: null,
    ...changes,
  };
}

async function claimed(
  store: EnquiryStore,
  now = start,
  leaseUntil = now + 10_000,
): Promise<Claim> {
  const claim = await store.claim(now, leaseUntil);
  if (!claim) throw new Error("nothing was due");
  return claim;
}

describe("keeping", () => {
  it("gives back what was kept, also after the file was closed and opened again", async () => {
    const first = open();
    const { reference, isNew } = await first.append(newEnquiry());
    expect(isReference(reference)).toBe(true);
    expect(isNew).toBe(true);
    await first.close();
    const claim = await claimed(open());
    expect(claim).toMatchObject({
      reference,
      receivedAt: start,
      attempts: 0,
      enquiry: newEnquiry().enquiry,
    });
  });

  it("gives every enquiry a reference of its own", async () => {
    const store = open();
    const references = new Set<string>();
    for (let n = 0; n < 200; n++) references.add((await store.append(newEnquiry())).reference);
    expect(references.size).toBe(200);
  });

  it("keeps one enquiry for one form key within ten minutes, and another one after", async () => {
    const store = open();
    const sending = (receivedAt: number) => store.append(newEnquiry({ formKey: "k", receivedAt }));
    const first = await sending(start);
    expect(await sending(start + 9 * minute)).toEqual({ reference: first.reference, isNew: false });
    const later = await sending(start + 11 * minute);
    expect(later.isNew).toBe(true);
    expect(later.reference).not.toBe(first.reference);
    expect(await store.countByStatus()).toMatchObject({ pending: 2 });
  });

  it("recognises a form key that came in through another process", async () => {
    const first = await open().append(newEnquiry({ formKey: "k" }));
    expect(await open().append(newEnquiry({ formKey: "k" }))).toEqual({
      reference: first.reference,
      isNew: false,
    });
  });

  it("lets only its own account read the file", async () => {
    open();
    expect(statSync(file).mode & 0o077).toBe(0);
  });
});

describe("leasing", () => {
  it("gives an enquiry to one of two processes, until the lease runs out", async () => {
    const one = open();
    const other = open();
    const { reference } = await one.append(newEnquiry());
    await claimed(one);
    expect(await other.claim(start + 9_000, start + 19_000)).toBeNull();
    expect((await claimed(other, start + 10_000)).reference).toBe(reference);
  });

  it("keeps a lease that is prolonged, and only for who has it", async () => {
    const one = open();
    const other = open();
    await one.append(newEnquiry());
    const claim = await claimed(one);
    await one.extendLease(claim, start + 20_000);
    await other.extendLease({ ...claim, lease: "another" }, start + minute);
    expect(await other.claim(start + 15_000, start + 25_000)).toBeNull();
    expect(await other.claim(start + 20_000, start + 30_000)).not.toBeNull();
  });

  it("gives out the longest due first, and each once", async () => {
    const store = open();
    const { reference: later } = await store.append(newEnquiry({ receivedAt: start + 2 }));
    const { reference: sooner } = await store.append(newEnquiry({ receivedAt: start + 1 }));
    const now = start + minute;
    expect((await claimed(store, now)).reference).toBe(sooner);
    expect((await claimed(store, now)).reference).toBe(later);
    expect(await store.claim(now, now + 1)).toBeNull();
  });

  it("never gives out what is held or sent", async () => {
    const store = open();
    await store.append(newEnquiry({ isHeld: true }));
    await store.append(newEnquiry());
    await store.markSent(await claimed(store), { at: start, answer: "250 OK" });
    expect(await store.claim(start + 1e12, start + 2e12)).toBeNull();
    expect(await store.nextDueAt()).toBeNull();
    expect(await store.countByStatus()).toEqual({ pending: 0, failed: 0, sent: 1, held: 1 });
  });
});

describe("failed tries", () => {
  it("come back when they are due, with the tries counted and the answers kept", async () => {
    const store = open();
    await store.append(newEnquiry());
    await store.markFailed(
      await claimed(store),
      { at: start + 5, answer: "450 later" },
      start + minute,
    );
    expect(await store.countByStatus()).toMatchObject({ pending: 0, failed: 1 });
    expect(await store.nextDueAt()).toBe(start + minute);
    expect(await store.claim(start + minute - 1, start + 2 * minute)).toBeNull();
    const again = await claimed(store, start + minute);
    expect(again.attempts).toBe(1);
    await store.markSent(again, { at: start + minute, answer: "250 OK" });
    await store.close();
    const db = new DatabaseSync(file);
    const attempts = db.prepare("SELECT at, outcome, answer FROM attempts ORDER BY id").all();
    db.close();
    expect(attempts.map((attempt) => ({ ...attempt }))).toEqual([
      { at: start + 5, outcome: "failed", answer: "450 later" },
      { at: start + minute, outcome: "sent", answer: "250 OK" },
    ]);
  });

  it("of a process that lost its lease change nothing about the next one's", async () => {
    const store = open();
    await store.append(newEnquiry());
    const lost = await claimed(store);
    const held = await claimed(store, start + 10_000);
    await store.markFailed(lost, { at: start, answer: "late" }, start);
    expect(await store.claim(start + 11_000, start + 21_000)).toBeNull();
    await store.markSent(held, { at: start, answer: "250 OK" });
    await store.markFailed(lost, { at: start, answer: "later" }, start);
    expect(await store.countByStatus()).toMatchObject({ sent: 1, failed: 0 });
  });
});

describe("a store that cannot be used", () => {
  it("is noticed when the folder cannot be made", () => {
    writeFileSync(join(folder, "data"), "");
    expect(() => openSqliteStore(file)).toThrow();
  });

  it("is noticed when the file is no database", () => {
    open();
    const broken = join(folder, "broken.sqlite");
    writeFileSync(broken, "this is no database, whatever its name says".repeat(100));
    expect(() => openSqliteStore(broken)).toThrow(/not a database/);
  });

  it("is not touched when a newer version of the site wrote it", async () => {
    const store = open();
    await store.append(newEnquiry());
    await store.close();
    const db = new DatabaseSync(file);
    db.exec("PRAGMA user_version = 99");
    db.close();
    expect(() => openSqliteStore(file)).toThrow(/version 99/);
  });

  it("says so while another process holds it, keeps nothing, and recovers", async () => {
    const store = open();
    const other = new DatabaseSync(file);
    other.exec("BEGIN IMMEDIATE");
    await expect(store.append(newEnquiry())).rejects.toThrow(/locked/);
    await expect(store.checkWritable()).rejects.toThrow(/locked/);
    other.exec("ROLLBACK");
    other.close();
    await store.checkWritable();
    expect(await store.countByStatus()).toMatchObject({ pending: 0 });
    expect((await store.append(newEnquiry())).isNew).toBe(true);
  });
});
