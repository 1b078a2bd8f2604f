// The daily tasks: the digest for sales, and the deletion of enquiries past their term.
import type { Logger } from "pino";
import type { EnquiryStore } from "./enquiry-store.ts";
import { codeOf } from "./error-facts.ts";
import { purgeAll } from "./purge-all.ts";
import type { Timers } from "./timers.ts";

const hour = 60 * 60_000;
const day = 24 * hour;

/** Hour in Paris at which the daily tasks run. */
const dailyHour = 8;

/** Enquiries are deleted only if the tasks ran on this many days in a row, today included: the clock may be years ahead. */
const provenDays = 3;

/** Pause before the tasks are retried after a failure, ms. */
const retryPause = 10 * 60_000;

export interface DailyTasks {
  start(): void;
  stop(): void;
}

export interface DailyTasksParts {
  readonly store: EnquiryStore;
  readonly log: Logger;
  readonly now: () => number;
  readonly timers: Timers;
  readonly hasDigest: boolean;
  /** An enquiry is deleted so many days after its delivery. */
  readonly retentionDays: number;
  /** A held one is deleted so many days after it was received. */
  readonly heldDays: number;
  /** Called when a digest was stored, to send it. */
  readonly wake: () => void;
}

export function createDailyTasks(parts: DailyTasksParts): DailyTasks {
  const { store, log, now, timers, hasDigest, retentionDays, heldDays, wake } = parts;
  let alarm: unknown;
  let makeUpAlarm: unknown;
  let isStopped = false;

  async function doTasks(): Promise<void> {
    // The clock is read again, as it may have been adjusted since the alarm was set.
    const at = lastDailyTime(now());
    try {
      await store.addDigest(at, { onlyAfterAnother: false, isSent: hasDigest });
      if (hasDigest) wake();
      await purge(at);
    } catch (error) {
      // The store closes as soon as the tasks are told to stop, perhaps while they run.
      if (isStopped) return;
      log.error({ code: codeOf(error) }, "the daily tasks failed; they are tried again");
      alarm = timers.set(() => void doTasks(), retryPause);
      return;
    }
    wait();
  }

  async function purge(at: number): Promise<void> {
    // One hour more, as days on which the clocks change have 23 or 25.
    if ((await store.countDigests(at - provenDays * day - hour, at)) < provenDays) {
      log.info("no enquiry is deleted before the daily tasks were done on three days running");
      return;
    }
    const time = now();
    const terms = {
      deliveredBefore: time - retentionDays * day,
      heldBefore: time - heldDays * day,
      now: time,
    };
    const { delivered, held } = await purgeAll(store, terms, timers, () => isStopped);
    if (delivered > 0) log.info({ purged: delivered }, "enquiries kept long enough were deleted");
    if (held > 0) log.warn({ purged: held }, "held enquiries that nobody released were deleted");
  }

  function wait(): void {
    if (isStopped) return;
    alarm = timers.set(() => void doTasks(), nextDailyTime(now()) - now());
  }

  /** Adds the last digest if no process was running at eight; a new site has none to make up for. */
  async function makeUp(): Promise<void> {
    if (!hasDigest) return;
    try {
      await store.addDigest(lastDailyTime(now()), { onlyAfterAnother: true, isSent: true });
    } catch (error) {
      if (isStopped) return;
      log.error({ code: codeOf(error) }, "a missed digest could not be made up for yet");
      makeUpAlarm = timers.set(() => void makeUp(), retryPause);
    }
  }

  return {
    start() {
      wait();
      void makeUp();
    },
    stop() {
      isStopped = true;
      timers.clear(alarm);
      timers.clear(makeUpAlarm);
    },
  };
}

const parisTime = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Europe/Paris",
  hour: "numeric",
  minute: "numeric",
});

// The offset of Paris from UTC is whole hours, so eight o'clock there is always at a full hour.

/** The next time after `now` at which it is eight in Paris, ms since 1970. */
export function nextDailyTime(now: number): number {
  for (let at = startOfHour(now) + hour; ; at += hour) if (isDailyTime(at)) return at;
}

/** The last time at which it was eight in Paris, ms since 1970; `now` if it is. */
export function lastDailyTime(now: number): number {
  for (let at = startOfHour(now); ; at -= hour) if (isDailyTime(at)) return at;
}

const startOfHour = (time: number) => Math.floor(time / hour) * hour;
const isDailyTime = (time: number) =>
  parisTime.format(time) === `${String(dailyHour).padStart(2, "0")}:00`;
