// Makes calls in a thread of their own, with bounds of memory and time: one that never ends, or takes all memory, fails alone.
import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { Answered, Asked } from "./call-thread.ts";

/** Processor time of the whole process after which a call is given up, ms. What else the machine does counts little. */
const deadline = 2000;
/** MB, of which an ordinary call leaves most. */
const memory = 384;

/**
 * What a call may take, ms: sixty times the median of ordinary ones. A search of 80 signs has at most 40 words where an ordinary
 * one has one or two, so that what grows with their number stays below; what grows with its square or a product does not. The
 * floor is what another visitor may wait at most for a page that is ready: a shorter call does no harm, however many times an
 * ordinary one it takes, and collecting garbage or a crowded processor may cost that much of it.
 */
const mostTimes = 60;
const floor = 100;

export interface CallRunner {
  /** Throws where the call does, takes too long or never ends, or where something does not hold of what came out. */
  readonly run: (asked: Asked) => Promise<void>;
  readonly stop: () => Promise<void>;
}

export function createCallRunner(): CallRunner {
  let thread: Worker | undefined;

  async function open(): Promise<Worker> {
    if (thread) return thread;
    thread = new Worker(new URL("./call-thread.ts", import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: memory },
      stdout: true,
      stderr: true,
      // Those of the test runner are not for it.
      execArgv: [],
    });
    await once(thread, "message");
    return thread;
  }

  async function stop(): Promise<void> {
    const ended = thread?.terminate();
    thread = undefined;
    await ended;
  }

  /** One call. Where it does not end in time, or its thread does, it rejects. */
  async function call(asked: Asked): Promise<Answered> {
    const current = await open();
    const over = new AbortController();
    const watch = setInterval(() => {
      const { user, system } = process.cpuUsage(before);
      if ((user + system) / 1000 > deadline) over.abort();
    }, 50);
    const before = process.cpuUsage();
    try {
      const answer = once(current, "message", { signal: over.signal });
      current.postMessage(asked);
      return (await answer)[0] as Answered;
    } catch (error) {
      await stop();
      const reason = over.signal.aborted ? `no end within ${deadline} ms` : String(error);
      throw new Error(`${asked.name}: ${reason}`);
    } finally {
      clearInterval(watch);
    }
  }

  return {
    async run(asked) {
      let least = Number.POSITIVE_INFINITY;
      let most = 0;
      // Noise can only add to the time: the fastest of three is the call's own.
      for (let round = 0; round < 3; round += 1) {
        const { took, usual, problem } = await call(asked);
        if (problem !== null) throw new Error(`${asked.name}: ${problem}`);
        least = Math.min(least, took);
        most = Math.max(floor, mostTimes * usual);
        if (least <= most) return;
      }
      throw new Error(`${asked.name}: ${Math.round(least)} ms, at most ${Math.round(most)}`);
    },
    stop,
  };
}
