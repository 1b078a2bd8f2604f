// What another visitor notices of an attack: they open pages that are ready, in a thread of their own, until it is over.
import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { RunningSite } from "./start-site.ts";
import type { Waits, Watched } from "./watch-visitor.ts";

/** Runs an attack, again until the visitor has opened some pages; `isRepeated: false`: once. */
export async function whileAttacked(
  site: RunningSite,
  paths: readonly string[],
  attack: () => Promise<unknown>,
  { isRepeated = true } = {},
): Promise<Waits> {
  const visitor = new Worker(new URL("./watch-visitor.ts", import.meta.url), {
    workerData: { url: site.url, paths, pid: site.process.pid ?? 0 } satisfies Watched,
  });
  let isEnough = false;
  const enough = once(visitor, "message").then(() => {
    isEnough = true;
  });
  do await attack();
  while (isRepeated && !isEnough);
  await enough;
  visitor.postMessage("over");
  const [waits] = (await once(visitor, "message")) as [Waits];
  return waits;
}
