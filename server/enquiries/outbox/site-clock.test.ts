// The clock of the site, with simulated clocks of machine and database.
import pino from "pino";
import { beforeEach, describe, expect, it } from "vitest";
import { createSiteClock } from "./site-clock.ts";

const second = 1000;
const minute = 60 * second;
const month = 30 * 24 * 60 * minute;
const start = Date.UTC(2026, 0, 1);

let machine: number;
let database: number;
let isAway: boolean;
let boundedAt: number[];
let toBound: number;
let alarm: { readonly ms: number; readonly callback: () => void } | null;
let lines: string[];
let wakes: number;

beforeEach(() => {
  machine = start;
  database = start;
  isAway = false;
  boundedAt = [];
  toBound = 0;
  alarm = null;
  lines = [];
  wakes = 0;
});

function makeClock({ isShared }: { isShared: boolean }) {
  return createSiteClock({
    store: {
      readClock: async () => {
        if (isAway) throw new Error("away");
        return database;
      },
      boundTimes: async (now) => {
        if (isAway) throw new Error("away");
        boundedAt.push(now);
        return toBound;
      },
    },
    isShared,
    log: pino({}, { write: (line: string) => void lines.push(line) }),
    machineNow: () => machine,
    timers: {
      set: (callback, ms) => {
        alarm = { ms, callback };
        return alarm;
      },
      clear: (handle) => {
        if (handle === alarm) alarm = null;
      },
    },
  });
}

/** Lets the next check happen; returns the pause until the one after. */
async function look(begin: () => void): Promise<number | undefined> {
  alarm = null;
  begin();
  await expect.poll(() => alarm).not.toBeNull();
  return (alarm as { ms: number } | null)?.ms;
}

const next = () => look(alarm?.callback ?? (() => {}));

describe("where processes share a database", () => {
  it("is the database's, however wrong the machine's is, and operators are told once", async () => {
    machine = start + month;
    const clock = makeClock({ isShared: true });
    await clock.measure();
    expect(clock.now()).toBe(start);
    machine += 5 * second;
    database += 5 * second;
    expect(clock.now()).toBe(start + 5 * second);
    await clock.measure();
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? "")).toMatchObject({ level: 40, seconds: -month / second });
  });

  it("follows when the machine's clock is corrected", async () => {
    machine = start + month;
    const clock = makeClock({ isShared: true });
    expect(await look(() => clock.start(() => {}))).toBe(minute);
    machine = start;
    await next();
    expect(clock.now()).toBe(start);
  });

  it("is the machine's while they hardly differ, so that it does not jump", async () => {
    database = start + second;
    const clock = makeClock({ isShared: true });
    await clock.measure();
    expect(clock.now()).toBe(start);
    expect(lines).toEqual([]);
  });

  it("is queried again soon after the database could not be reached", async () => {
    isAway = true;
    machine = start + month;
    const clock = makeClock({ isShared: true });
    expect(await look(() => clock.start(() => {}))).toBe(10 * second);
    isAway = false;
    await next();
    expect(clock.now()).toBe(start);
    clock.stop();
    expect(alarm).toBeNull();
  });
});

it("is the machine's where the store is not shared", async () => {
  database = start + month;
  const clock = makeClock({ isShared: false });
  await look(() => clock.start(() => {}));
  expect(clock.now()).toBe(start);
});

it("bounds stored times every minute, and wakes delivery if some were ahead", async () => {
  const clock = makeClock({ isShared: false });
  await look(() => clock.start(() => (wakes += 1)));
  expect({ boundedAt, wakes, lines }).toEqual({ boundedAt: [start], wakes: 0, lines: [] });
  toBound = 3;
  machine -= month;
  await next();
  expect({ boundedAt, wakes }).toEqual({ boundedAt: [start, start - month], wakes: 1 });
  expect(lines.join("")).toContain('"bounded":3');
});
