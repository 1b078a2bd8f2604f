// Notices an event loop that stands still, which nothing that runs in it can: a thread counts its beats (watch-worker.ts).
import { extname } from "node:path";
import { inspect } from "node:util";
import { Worker } from "node:worker_threads";

/** The interval of the loop's beats and of the thread's looks, ms. */
const beatInterval = 250;
/** Looks without a beat: 2 s, longer than any work of ours, and 20 s, by when no proxy waits any more. */
const looksUntilStandstill = 8;
const looksUntilEnd = 80;

/** Letters of an address that are logged: enough for any of ours. */
const mostLetters = 200;

export interface WatchSettings {
  readonly beatInterval: number;
  readonly looksUntilStandstill: number;
  readonly looksUntilEnd: number;
  readonly logLevel: string;
}

/** The memory that both threads share. */
export interface SharedBeats {
  /** Counters by `place`. */
  readonly numbers: Int32Array;
  /** The address of the request last taken up, in Latin-1. */
  readonly address: Uint8Array;
}

/** Places in `SharedBeats.numbers`: beats and requests so far, letters of the address, standstills, looks that the longest of them lasted. */
export const place = { beats: 0, letters: 1, stalls: 2, longest: 3 } as const;

export interface EventLoopWatch {
  /** Notes the request that is taken up now, a sign of life: many slow ones in turn are no standstill. The query of `url` is left out. */
  readonly note: (url: string) => void;
  /** Starts to watch the loop. */
  readonly start: () => void;
  /** The number of standstills that ended, and the duration of the longest, seconds. */
  readonly read: () => { readonly stalls: number; readonly longestSeconds: number };
}

/** `settings` lets tests shorten the times. */
export function createEventLoopWatch(
  logLevel: string,
  onFailure: (reason: string) => void,
  settings: Partial<WatchSettings> = {},
): EventLoopWatch {
  const numbers = new Int32Array(new SharedArrayBuffer(Object.keys(place).length * 4));
  const letters = Buffer.from(new SharedArrayBuffer(mostLetters));
  const interval = settings.beatInterval ?? beatInterval;
  const workerData: WatchSettings & SharedBeats = {
    beatInterval: interval,
    looksUntilStandstill,
    looksUntilEnd,
    logLevel,
    ...settings,
    numbers,
    address: letters,
  };
  return {
    note(url) {
      Atomics.store(numbers, place.letters, letters.write(url, "latin1"));
      Atomics.add(numbers, place.beats, 1);
    },
    start() {
      setInterval(() => Atomics.add(numbers, place.beats, 1), interval).unref();
      const file = new URL(`./watch-worker${extname(import.meta.filename)}`, import.meta.url);
      // The thread gets little memory, as it does next to nothing and needs none of the modules that the process imported.
      const resourceLimits = { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 2 };
      new Worker(file, { workerData, resourceLimits, execArgv: [] })
        .on("error", (error) => onFailure(inspect(error)))
        .unref();
    },
    read: () => ({
      stalls: Atomics.load(numbers, place.stalls),
      longestSeconds: (Atomics.load(numbers, place.longest) * interval) / 1000,
    }),
  };
}
