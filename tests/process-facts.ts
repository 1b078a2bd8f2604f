// What the system knows of a site's process: memory, work, open files.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";

/** Bytes of memory that it has (VmRSS), or has had at most (VmHWM). */
export function readMemory(pid: number, which: "VmRSS" | "VmHWM"): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(new RegExp(`^${which}:\\s+(\\d+) kB`, "m").exec(status)?.[1]) * 1024;
}

/** From now on, the most is counted anew. */
export const forgetPeak = (pid: number) => writeFileSync(`/proc/${pid}/clear_refs`, "5");

export const countFiles = (pid: number) => readdirSync(`/proc/${pid}/fd`).length;

/** Processor time of all its threads so far, hundredths of a second. */
function readWork(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(" ");
  return Number(fields[13]) + Number(fields[14]);
}

/** How long its main thread has run, ms: all that it did before an answer, a visitor had to wait for. */
export const readMainWork = (pid: number) =>
  Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, "utf8").split(" ")[0]) / 1e6;

/** How long the process is watched, ms, and what it may do meanwhile, hundredths of a second. */
const moment = 500;
const nextToNothing = 5;

/** Resolves once it does next to nothing, or after `patience`, ms. */
export async function waitForRest(pid: number, patience = Number.POSITIVE_INFINITY): Promise<void> {
  const ends = performance.now() + patience;
  let work: number;
  do {
    work = readWork(pid);
    await pause(moment);
  } while (readWork(pid) - work >= nextToNothing && performance.now() < ends);
}
