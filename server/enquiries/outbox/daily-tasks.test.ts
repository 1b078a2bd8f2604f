// The daily tasks on a real store, with a simulated clock.

import pino from "pino";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Suspicion } from "#server/enquiries/enquiry.ts";
import { noSource } from "#shared/enquiry/source.ts";
import { makeStorage, type Storage } from "#tests/storage.ts";
import { createDailyTasks, type DailyTasks, lastDailyTime } from "./daily-tasks.ts";
import type { EnquiryStore } from "./enquiry-store.ts";
import { openStore } from "./open-store.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

describe("the daily tasks", () => {
  const evening = Date.parse("2026-01-14T20:00Z");
  const eight = Date.parse("2026-01-15T07:00Z");

  let storage: Storage;
  let store: EnquiryStore;
  let now: number;
  let alarm: { readonly at: number; readonly callback: () => void } | null;
  let lines: string[];
  let wakes: number;

  beforeEach(async () => {
    storage = await makeStorage("SQLite");
    store = openStore({ DATABASE_URL: undefined, ...storage.settings }, () => {}).store;
    now = evening;
    alarm = null;
    lines = [];
    wakes = 0;
  });

  afterEach(async () => {
    await store.close();
    await storage.remove();
  });

  function startTasks(changes: { hasDigest?: boolean; store?: EnquiryStore } = {}): DailyTasks {
    const tasks = createDailyTasks({
      store,
      log: pino({ level: "debug" }, { write: (line: string) => void lines.push(line) }),
      now: () => now,
      timers: {
        set: (callback, ms) => {
          alarm = { at: now + ms, callback };
          return alarm;
        },
        clear: (handle) => {
          if (handle === alarm) alarm = null;
        },
      },
      hasDigest: true,
      retentionDays: 30,
      heldDays: 90,
      wake: () => {
        wakes += 1;
      },
      ...changes,
    });
    tasks.start();
    return tasks;
  }

  /** Advances the clock to the next alarm; fulfilled once its tasks have set another. */
  async function goOn(): Promise<void> {
    const due = alarm;
    if (!due) throw new Error("no alarm is set");
    now = due.at;
    alarm = null;
    due.callback();
    await expect.poll(() => alarm).not.toBeNull();
  }

  /** Stores an enquiry, suspect or not. */
  async function keep(at: number, suspicions: readonly Suspicion[] = []): Promise<string> {
    const enquiry = {
      email: "claire@maison-oree.example",
      phone: "+33 4 65 71 20 10",
      company: `Maison ${at}`,
      country: "France",
      person: "",
      quantity: "",
      timing: "",
      message: "",
      product: "",
      page: "",
    };
    const given = {
      enquiry,
      selection: "",
      formula: "",
      source: noSource,
      receivedAt: at,
      suspicions,
      isAcknowledged: false,
    };
    const { reference } = await store.append({ ...given, language: "fr", browserLanguage: "" });
    return reference;
  }

  /** Stores an enquiry that sales received at this time. */
  async function keepDelivered(at: number): Promise<string> {
    const reference = await keep(at);
    const leased = await store.lease(at, at + minute);
    if (!leased) throw new Error("nothing was due");
    const attempt = { at, accepted: ["sales@spherine.example"], answer: "250 OK" };
    await store.recordAttempt(leased, attempt, { status: "sent" });
    return reference;
  }

  /** Records that the tasks ran on this many days before the next. */
  async function haveBeenDone(days: number): Promise<void> {
    for (let n = 1; n <= days; n += 1)
      await store.addDigest(eight - n * day, { onlyAfterAnother: false, isSent: false });
  }

  it("store one digest at eight, have it sent, and wait for the next day", async () => {
    startTasks();
    expect(alarm?.at).toBe(eight);
    expect(await store.nextDueAt()).toBeNull();
    await goOn();
    expect(await store.lease(now, now + minute)).toMatchObject({
      kind: "digest",
      createdAt: eight,
    });
    expect(await store.lease(now, now + minute)).toBeNull();
    expect(wakes).toBe(1);
    expect(alarm?.at).toBe(eight + day);
  });

  it("create no digest when it is off, but delete enquiries past their retention time", async () => {
    await keepDelivered(evening - 40 * day);
    startTasks({ hasDigest: false });
    for (let days = 1; days <= 3; days += 1) await goOn();
    expect(await store.nextDueAt()).toBeNull();
    expect(wakes).toBe(0);
    expect(await store.list({})).toEqual([]);
  });

  it("delete delivered enquiries past their retention time, and log how many", async () => {
    await keepDelivered(eight - 30 * day - 1);
    const recent = await keepDelivered(eight - 30 * day);
    await haveBeenDone(2);
    startTasks();
    await goOn();
    expect((await store.list({})).map(({ reference }) => reference)).toEqual([recent]);
    expect(lines.join("")).toMatch(/"purged":1\b/);
  });

  it("delete held enquiries past their term, and log how many and nothing else of them", async () => {
    await keep(eight - 90 * day - 1, ["trap", "haste"]);
    const recent = await keep(eight - 90 * day, ["trap", "haste"]);
    const suspect = await keep(eight - 91 * day, ["haste"]);
    await haveBeenDone(2);
    startTasks();
    await goOn();
    expect((await store.list({})).map(({ reference }) => reference)).toEqual([suspect, recent]);
    const [line] = lines.filter((each) => each.includes("held"));
    expect(JSON.parse(line ?? "")).toEqual({
      level: 40,
      time: expect.any(Number),
      pid: expect.any(Number),
      hostname: expect.any(String),
      purged: 1,
      msg: "held enquiries that nobody released were deleted",
    });
  });

  it("keep held enquiries too while the clock may be ahead", async () => {
    await keep(eight - 100 * day, ["trap", "haste"]);
    await haveBeenDone(1);
    startTasks();
    await goOn();
    expect(await store.list({ status: "held" })).toHaveLength(1);
  });

  it("delete nothing when the clock is suddenly years ahead, even after restarts", async () => {
    await haveBeenDone(5);
    await keepDelivered(evening);
    now = evening + 1000 * day;
    startTasks().stop();
    await expect.poll(() => store.nextDueAt()).toBe(lastDailyTime(now));
    startTasks();
    await goOn();
    expect(await store.list({})).toHaveLength(1);
    expect(lines.join("")).toContain("no enquiry is deleted");
    // Once the clock is right again, the earlier days count again.
    now = eight - 1;
    startTasks();
    await goOn();
    expect(await store.list({})).toHaveLength(1);
    await keepDelivered(evening - 40 * day);
    await goOn();
    expect(await store.list({})).toHaveLength(1);
  });

  it("belong to the current day if the clock was set back in the meantime", async () => {
    now = evening + 30 * day;
    startTasks();
    const due = alarm as unknown as { callback: () => void };
    now = eight + minute;
    alarm = null;
    due.callback();
    await expect.poll(() => alarm).not.toBeNull();
    expect(await store.lease(now, now + minute)).toMatchObject({ createdAt: eight });
    expect(alarm).toMatchObject({ at: eight + day });
  });

  it("are retried ten minutes after a failure, for the same digest", async () => {
    let failures = 2;
    const failing: EnquiryStore = {
      ...store,
      addDigest: async (until, options) => {
        if (until === eight) failures -= 1;
        if (until === eight && failures >= 0)
          throw Object.assign(new Error("claire@…"), { code: "ECONNREFUSED" });
        await store.addDigest(until, options);
      },
    };
    await keepDelivered(evening - 40 * day);
    await haveBeenDone(2);
    startTasks({ store: failing });
    await goOn();
    expect(alarm?.at).toBe(eight + 10 * minute);
    expect(lines.join("")).toContain("ECONNREFUSED");
    expect(lines.join("")).not.toContain("claire");
    await goOn();
    expect(alarm?.at).toBe(eight + 20 * minute);
    expect(wakes).toBe(0);
    await goOn();
    expect(await store.lease(now, now + minute)).toMatchObject({
      kind: "digest",
      createdAt: eight,
    });
    expect(await store.list({})).toEqual([]);
    expect(alarm?.at).toBe(eight + day);
  });

  it("store one digest however often they fail after it", async () => {
    let failures = 1;
    const failing: EnquiryStore = {
      ...store,
      purge: async (...times) => {
        failures -= 1;
        if (failures >= 0) throw new Error("the disk is full");
        return store.purge(...times);
      },
    };
    await haveBeenDone(2);
    startTasks({ store: failing });
    await goOn();
    await goOn();
    expect(failures).toBe(-1);
    expect(await store.lease(now, now + minute)).toMatchObject({ kind: "digest" });
    expect(await store.lease(now, now + minute)).toBeNull();
  });

  it("make up for a digest missed while nothing ran, if there was an earlier one", async () => {
    startTasks().stop();
    await store.checkWritable();
    expect(await store.lease(now + day, now + 2 * day)).toBeNull();
    await store.addDigest(evening - 2 * day, { onlyAfterAnother: false, isSent: true });
    startTasks();
    await expect
      .poll(async () => (await store.lease(now + day, now + 2 * day))?.createdAt)
      .toBe(eight - day);
  });

  it("make up for it even if the store could not be reached at the start", async () => {
    await store.addDigest(evening - 2 * day, { onlyAfterAnother: false, isSent: false });
    let failures = 1;
    const alarms: { readonly ms: number; readonly callback: () => void }[] = [];
    const tasks = createDailyTasks({
      store: {
        ...store,
        addDigest: async (...digest) => {
          failures -= 1;
          if (failures >= 0) throw new Error("away");
          await store.addDigest(...digest);
        },
      },
      log: pino({ level: "silent" }),
      now: () => now,
      timers: { set: (callback, ms) => alarms.push({ ms, callback }), clear: () => {} },
      hasDigest: true,
      retentionDays: 30,
      heldDays: 90,
      wake: () => {},
    });
    tasks.start();
    await expect.poll(() => alarms.map(({ ms }) => ms)).toContain(10 * minute);
    alarms.find(({ ms }) => ms === 10 * minute)?.callback();
    await expect.poll(() => store.nextDueAt()).toBe(eight - day);
    tasks.stop();
  });

  it("stop for good, even while they run", async () => {
    startTasks().stop();
    expect(alarm).toBeNull();

    let finish = () => {};
    let isAsked = false;
    const slow: EnquiryStore = {
      ...store,
      addDigest: (until) => {
        if (until !== eight) return Promise.resolve();
        isAsked = true;
        return new Promise((_, reject) => {
          finish = () => reject(new Error("closed"));
        });
      },
    };
    const tasks = startTasks({ store: slow });
    const due = alarm as unknown as { callback: () => void };
    alarm = null;
    now = eight;
    due.callback();
    await expect.poll(() => isAsked).toBe(true);
    tasks.stop();
    finish();
    await new Promise((resolve) => setImmediate(resolve));
    expect(alarm).toBeNull();
    expect(lines).toEqual([]);
  });
});
