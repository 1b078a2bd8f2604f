// How long a mail that was not sent waits for its next attempt.

const second = 1000;
const minute = 60 * second;

/** Wait after the first, second, … failure, ms; the last one repeats for as long as it takes. */
const waits = [10 * second, 30 * second, 2 * minute, 10 * minute, 30 * minute];

/** Wait where asking again soon is useless or does harm, ms. */
export const slowWait = 30 * minute;

/** Waits vary by this share, so that several processes do not retry at the same time. */
const jitter = 0.1;

/** The wait after the n-th failure in a row, before jitter, ms. */
export function waitAfter(failures: number): number {
  return waits[Math.min(failures, waits.length) - 1] ?? 0;
}

/** `random`: a number from 0 to 1. */
export const varyWait = (wait: number, random: number): number =>
  Math.round(wait * (1 + jitter * (2 * random - 1)));
