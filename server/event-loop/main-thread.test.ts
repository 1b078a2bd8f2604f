// Whether a thread hangs or waits for a processor, by what Linux tells of it.
import { expect, test } from "vitest";
import { findOwnShare, parseThread, readMainThread, type ThreadLook } from "./main-thread.ts";

/** The looks that count of a thread that is looked at every 250 ms; each pair is what it ran and waited for meanwhile, ms. */
function countLooks(times: readonly (readonly [number, number])[], isRunnable: boolean): number {
  let before: ThreadLook = { at: 1000, ran: 600, waited: 20, isRunnable };
  let count = 0;
  for (const [ran, waited] of times) {
    const now = {
      at: before.at + 250,
      ran: before.ran + ran,
      waited: before.waited + waited,
      isRunnable,
    };
    count += findOwnShare(before, now);
    before = now;
  }
  return count;
}

const looks = (number: number, ran: number, waited: number) =>
  Array.from({ length: number }, () => [ran, waited] as const);

test.each([
  ["works without end", looks(80, 250, 0), true, 80],
  ["stands in a system call", looks(80, 0, 0), false, 80],
  ["has half a processor", looks(80, 125, 125), true, 40],
  ["has none, and no wait of it is over", looks(200, 0, 0), true, 0],
  // The wait of 20 seconds is told at its end.
  ["gets one at last", [...looks(80, 0, 0), [5, 20_000] as const], true, 0.02],
  // 550 ms of 53 s, as on a machine that was overloaded by 30.
  ["has a hundredth of a processor", looks(212, 2.6, 247.4), true, 2.2],
  ["stands, and waits between", looks(80, 10, 100), false, 48],
])("a thread that %s", (_, times, isRunnable, counted) => {
  expect(countLooks(times, isRunnable)).toBeCloseTo(counted, 1);
});

test("a machine that was frozen between two looks counts as one look at most", () => {
  const before = { at: 0, ran: 10, waited: 0, isRunnable: true };
  expect(findOwnShare(before, { at: 3_600_000, ran: 10.1, waited: 0, isRunnable: false })).toBe(1);
});

test("states and times are read as Linux writes them, zeros as nothing", () => {
  const stat = "4711 (node (site) S) R 1 4711 4711 0 -1 4194304";
  expect(parseThread("117710441 262493191 408\n", stat, 5)).toEqual({
    at: 5,
    ran: 117.710441,
    waited: 262.493191,
    isRunnable: true,
  });
  expect(parseThread("117710441 262493191 408\n", "1 (node) D 0", 5)?.isRunnable).toBe(false);
  expect(parseThread("0 0 0\n", stat, 5)).toBeNull();
});

test.runIf(process.platform === "linux")("this process is told of", () => {
  const before = readMainThread();
  const ends = performance.now() + 50;
  while (performance.now() < ends);
  expect(readMainThread()?.ran).toBeGreaterThan(before?.ran ?? Number.POSITIVE_INFINITY);
});
