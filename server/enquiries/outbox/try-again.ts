// What passes by itself is tried again, for both databases by one rule.
import { setTimeout as pause } from "node:timers/promises";

/**
 * The last try of a call begins after this time, ms: longer than another program's checkpoint or backup keeps a file. A post makes
 * up to three such calls in turn, and a browser waits for 20 s.
 */
export const callPatience = 5000;

/** Pauses between tries double from the first to the longest, ms. */
const firstPause = 30;
const longestPause = 800;

/** PostgreSQL: a transaction met another's and was rolled back, or all connections of the server were taken. */
const passingStates: readonly unknown[] = ["40001", "40P01", "53300"];

/** SQLITE_BUSY and SQLITE_LOCKED, the last byte of an error's number: another connection has the file. */
const passingNumbers = [5, 6];

function isPassing(error: unknown): boolean {
  const { code, errcode } = (error ?? {}) as Readonly<Record<string, unknown>>;
  if (code === "ERR_SQLITE_ERROR") return passingNumbers.includes(Number(errcode) & 0xff);
  return passingStates.includes(code);
}

/** Calls `work` until it succeeds, fails for good, or `patience` (ms) is over. What failed must have left nothing behind. */
export async function tryAgain<Result>(
  work: () => Promise<Result>,
  patience: number,
): Promise<Result> {
  const end = performance.now() + patience;
  for (let wait = firstPause; ; wait = Math.min(2 * wait, longestPause)) {
    try {
      return await work();
    } catch (error) {
      const left = end - performance.now();
      if (left <= 0 || !isPassing(error)) throw error;
      // Varied, so that those who met do not meet again.
      await pause(Math.min(wait * (0.5 + Math.random()), left));
    }
  }
}
