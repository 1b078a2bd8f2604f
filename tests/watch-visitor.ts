// A visitor in a thread of their own, who opens page after page and tells how long each took: what the test is busy with does
// not count. Not a test itself.
import { setTimeout as pause } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";
import { readMainWork } from "./process-facts.ts";

export interface Watched {
  readonly url: string;
  readonly paths: readonly string[];
  /** The site's process. */
  readonly pid: number;
}

/** Both in order, ms. */
export interface Waits {
  /** How long the site worked until a page was there: what else the machine is busy with does not count. */
  readonly work: readonly number[];
  readonly clock: readonly number[];
  /** Pages that were not answered with 200, or not in time, with what came instead. */
  readonly missing: readonly string[];
}

const { url, paths, pid } = workerData as Watched;

/** As browsers ask over TLS. */
const headers = { "accept-encoding": "gzip, deflate, br, zstd" };

/** Pages opened at least. */
const fewest = 20;
/** ms, after which a visitor leaves. */
const patience = 10_000;

const work: number[] = [];
const clock: number[] = [];
const missing: string[] = [];
let isOver = false;
parentPort?.once("message", () => {
  isOver = true;
});
for (let n = 0; !isOver; n += 1) {
  const path = paths[n % paths.length] ?? "/";
  try {
    const began = performance.now();
    const worked = readMainWork(pid);
    const response = await fetch(url + path, { headers, signal: AbortSignal.timeout(patience) });
    await response.text();
    if (response.status !== 200) throw new Error(String(response.status));
    work.push(readMainWork(pid) - worked);
    clock.push(performance.now() - began);
  } catch (error) {
    missing.push(`${path}: ${error instanceof Error ? error.message : error}`);
  }
  if (work.length + missing.length === fewest) parentPort?.postMessage("enough");
  await pause(10);
}
const inOrder = (times: readonly number[]) => times.toSorted((a, b) => a - b);
parentPort?.postMessage({ work: inOrder(work), clock: inOrder(clock), missing } satisfies Waits);
