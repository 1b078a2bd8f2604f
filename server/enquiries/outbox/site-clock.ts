// The time used for storing and mailing enquiries. Processes that share a database use its clock: a lease must end for all of them
// at the same time. Machines keep their clocks by NTP (docs/operations.md); no mail waits longer because one was ahead.
import type { Logger } from "pino";
import type { EnquiryStore } from "./enquiry-store.ts";
import type { Timers } from "./timers.ts";

/** The interval of checks of clocks and stored times, and the pause after the store failed, ms. */
const lookPause = 60_000;
const retryPause = 10_000;

/** A smaller difference is ignored, as the query itself may take this long, ms. */
const tolerance = 1000;

/** Operators are told of a larger difference, ms. */
const notable = 10_000;

export interface SiteClock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Compares with the clock of a shared database. Rejects when the database cannot be reached. */
  measure(): Promise<void>;
  /** Starts to check clocks and stored times; `wake` is called when a mail may have become due. */
  start(wake: () => void): void;
  stop(): void;
}

export interface SiteClockParts {
  readonly store: Pick<EnquiryStore, "readClock" | "boundTimes">;
  /** Several processes share the store. */
  readonly isShared: boolean;
  readonly log: Logger;
  /** This machine's clock. */
  readonly machineNow: () => number;
  readonly timers: Timers;
}

export function createSiteClock(parts: SiteClockParts): SiteClock {
  const { store, isShared, log, machineNow, timers } = parts;
  /** The difference that is added to this machine's time, ms. */
  let difference = 0;
  let told = 0;
  let alarm: unknown;
  let isStopped = false;

  const now = () => machineNow() + difference;

  async function measure(): Promise<void> {
    if (!isShared) return;
    const before = machineNow();
    const time = await store.readClock();
    const measured = Math.round(time - (before + machineNow()) / 2);
    difference = Math.abs(measured) > tolerance ? measured : 0;
    if (Math.abs(difference - told) < notable) return;
    told = difference;
    log.warn(
      { seconds: Math.round(difference / 1000) },
      "this machine's clock differs from the database's, which counts",
    );
  }

  async function look(wake: () => void): Promise<void> {
    let pause = lookPause;
    try {
      await measure();
      const bounded = await store.boundTimes(now());
      if (bounded > 0) {
        log.warn({ bounded }, "mails waited for a time that a fast clock had set, and are due now");
        wake();
      }
    } catch {
      // Delivery reports that the store cannot be reached.
      pause = retryPause;
    }
    if (!isStopped) alarm = timers.set(() => void look(wake), pause);
  }

  return {
    now,
    measure,
    start: (wake) => void look(wake),
    stop() {
      isStopped = true;
      timers.clear(alarm);
    },
  };
}
