// A visitor in a thread of their own, who opens page after page and tells how long the site worked until each was there: what
// the test is busy with does not count, nor what else the machine is. Not a test itself.
import { readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";

export interface Watched {
  readonly url: string;
  readonly paths: readonly string[];
  /** The site's process. */
  readonly pid: number;
}

const { url, paths, pid } = workerData as Watched;

/** How long the site's main thread has run, ms: all that it did before our answer, we had to wait for. */
const readWork = () =>
  Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, "utf8").split(" ")[0]) / 1e6;

/** As browsers ask over TLS. */
const headers = { "accept-encoding": "gzip, deflate, br, zstd" };

/** Pages opened at least. */
const fewest = 20;

const waits: number[] = [];
let isOver = false;
parentPort?.once("message", () => {
  isOver = true;
});
for (let n = 0; !isOver; n += 1) {
  const began = readWork();
  const response = await fetch(url + (paths[n % paths.length] ?? "/"), { headers });
  await response.text();
  if (response.status !== 200) throw new Error(`${response.url}: ${response.status}`);
  waits.push(readWork() - began);
  if (waits.length === fewest) parentPort?.postMessage("enough");
  await pause(10);
}
parentPort?.postMessage(waits.sort((a, b) => a - b));
