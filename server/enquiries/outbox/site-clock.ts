// The time by which enquiries are kept and mailed. Where several processes share a database its clock counts, as those of
// their machines may differ; and what a clock that was ahead left behind is set right.
import type { Logger } from "pino";
import type { EnquiryStore } from "./enquiry-store.ts";
import type { Timers } from "./timers.ts";

/** How often clocks and stored times are looked at, and how soon again after the store failed, ms. */
const lookPause = 60_000;
const retryPause = 10_000;

/** A difference that nobody need care about, and the time that asking may take, ms. */
const tolerance = 1000;

/** A difference from which on operators hear of it, ms. */
const notable = 10_000;

export interface SiteClock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Asks the database, if several processes share it, for its time. Rejects when it cannot be reached. */
  measure(): Promise<void>;
  /** Begins to look at clocks and stored times; `wake` is called when a mail may have become due. */
  start(wake: () => void): void;
  stop(): void;
}

export interface SiteClockParts {
  readonly store: Pick<EnquiryStore, "readClock" | "correctTimes">;
  /** Several processes share the store. */
  readonly isShared: boolean;
  readonly log: Logger;
  /** This machine's clock. */
  readonly machineNow: () => number;
  readonly timers: Timers;
}

export function createSiteClock(parts: SiteClockParts): SiteClock {
  const { store, isShared, log, machineNow, timers } = parts;
  /** What is added to this machine's time. */
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
      const mended = await store.correctTimes(now());
      if (mended > 0) {
        log.warn({ mended }, "stored times were ahead of the clock and were set right");
        wake();
      }
    } catch {
      // That the store is away is told by whoever sends from it.
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
