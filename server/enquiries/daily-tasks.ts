// What happens once a day: the digest for sales, and the end of what was kept long enough.
import type { Logger } from "pino";
import type { EnquiryStore } from "./enquiry-store.ts";
import { codeOf } from "./error-facts.ts";
import type { Timers } from "./timers.ts";

const hour = 60 * 60_000;
const day = 24 * hour;

/** Hour of Paris at which the day's tasks are done. */
const dailyHour = 8;

/** After a failure the tasks are tried again, ms. */
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
  readonly retentionDays: number;
  /** A digest was stored: send it. */
  readonly wake: () => void;
}

export function createDailyTasks(parts: DailyTasksParts): DailyTasks {
  const { store, log, now, timers, hasDigest, retentionDays, wake } = parts;
  let alarm: unknown;
  let isStopped = false;

  async function doTasks(at: number): Promise<void> {
    try {
      if (hasDigest) {
        await store.addDigest(at, { onlyAfterAnother: false });
        wake();
      }
      const purged = await store.purge(now() - retentionDays * day, now());
      if (purged > 0) log.info({ purged }, "enquiries kept long enough were deleted");
    } catch (error) {
      // The store closes as soon as the tasks are told to stop, perhaps under them.
      if (isStopped) return;
      log.error({ code: codeOf(error) }, "the daily tasks failed; they are tried again");
      alarm = timers.set(() => void doTasks(at), retryPause);
      return;
    }
    wait();
  }

  function wait(): void {
    if (isStopped) return;
    const at = nextDailyTime(now());
    alarm = timers.set(() => void doTasks(at), at - now());
  }

  /** The digest of a day on which no process was up at eight; a new site has none to make up for. */
  async function makeUp(): Promise<void> {
    const last = nextDailyTime(now() - day);
    if (!hasDigest || last > now()) return;
    try {
      await store.addDigest(last, { onlyAfterAnother: true });
    } catch (error) {
      if (!isStopped)
        log.error({ code: codeOf(error) }, "a missed digest could not be made up for");
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
    },
  };
}

const parisTime = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Europe/Paris",
  hour: "numeric",
  minute: "numeric",
});

/** The next time after `now` at which it is eight in Paris, ms since 1970; summer time considered. */
export function nextDailyTime(now: number): number {
  // Paris is whole hours from UTC: one of the next full hours is it.
  for (let at = Math.floor(now / hour) * hour + hour; ; at += hour)
    if (parisTime.format(at) === `${String(dailyHour).padStart(2, "0")}:00`) return at;
}
