// What Linux tells of the main thread of this process, in whose name the process is listed: whether it works, waits for a processor
// or stands. For the thread that watches it.
import { readFileSync } from "node:fs";

/** One look at a thread; times in ms since the thread began. */
export interface ThreadLook {
  readonly at: number;
  /** The time for which it had a processor. */
  readonly ran: number;
  /** The time for which it waited for one; a wait is added when it is over. */
  readonly waited: number;
  /** True while it has a processor or waits for one, false while it stands: for a file, a lock, a debugger. */
  readonly isRunnable: boolean;
}

/** Null where the system does not tell: macOS, Windows, some sandboxes. */
export function readMainThread(): ThreadLook | null {
  try {
    const folder = `/proc/self/task/${process.pid}`;
    const stat = readFileSync(`${folder}/stat`, "utf8");
    return parseThread(readFileSync(`${folder}/schedstat`, "utf8"), stat, performance.now());
  } catch {
    return null;
  }
}

/** `schedstat`, `stat`: as proc(5) has them. A system that does not count has zeros. */
export function parseThread(schedstat: string, stat: string, at: number): ThreadLook | null {
  const [ran = 0, waited = 0] = schedstat
    .split(" ")
    .map((nanoseconds) => Number(nanoseconds) / 1e6);
  if (!(ran > 0)) return null;
  // The state follows the program's name, which may have brackets and blanks of its own.
  const state = stat.charAt(stat.lastIndexOf(")") + 2);
  return { at, ran, waited, isRunnable: state === "R" };
}

/**
 * The part of the time between two looks in which the thread worked or stood, 0 to 1: the rest of it, it waited for a processor,
 * which says nothing of the thread. Of a wait that goes on nothing is told yet but that the thread has not run meanwhile.
 */
export function findOwnShare(before: ThreadLook, now: ThreadLook): number {
  const passed = now.at - before.at;
  const own = now.isRunnable ? now.ran - before.ran : passed - (now.waited - before.waited);
  return passed > 0 ? Math.min(1, Math.max(0, own / passed)) : 0;
}
