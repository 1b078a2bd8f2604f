// Whatever is asked, in whatever words, the built site answers, soon and within its memory; it is never at a loss (5xx), unless
// it says that it is busy. SEED and CASES as in calls.test.ts.
import { rmSync } from "node:fs";
import fc from "fast-check";
import request from "supertest";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isAlive, talk } from "../attack/crowd.ts";
import { seed } from "../fixed-cases.ts";
import { readMainWork } from "../process-facts.ts";
import { type RunningSite, startSite } from "../start-site.ts";
import { requests } from "./requests.ts";

const cases = Number(process.env["CASES"] ?? 200);
/** What a request may cost the site's main thread, ms: what else the machine does is no part of it. */
const mostWork = 2000;
/** What an answer may take by the clock, ms, on a machine that is busy with something else. */
const patience = 20_000;
/** Bytes of any answer but those of files: 20 times the heaviest page. */
const longestAnswer = 20_000_000;
/** Of a process in a container of 512 MB, bytes. */
const mostMemory = 450e6;
const shrinkTime = 20_000;

let site: RunningSite;

async function start(): Promise<void> {
  site = await startSite({ NODE_OPTIONS: "--max-old-space-size=256" });
  await request(site.url).get("/recherche?q=zinc");
}

async function end(): Promise<void> {
  if (site.process.exitCode === null && site.process.signalCode === null) await site.kill();
  rmSync(site.dataDir, { recursive: true, force: true });
}

beforeAll(start);
afterAll(end);

/** Throws with what is wrong with the answer. */
async function check(bytes: string): Promise<void> {
  const { process } = site;
  const pid = process.pid ?? 0;
  const isOver = () => process.exitCode !== null || process.signalCode !== null;
  const worked = readMainWork(pid);
  let isStuck = false;
  // A site that works and works does not come back: nobody waits for it.
  const watch = setInterval(() => {
    isStuck ||= !isOver() && readMainWork(pid) - worked > mostWork;
    if (isStuck) process.kill("SIGKILL");
  }, 100);
  const answer = await talk(site, bytes, patience);
  clearInterval(watch);
  if (isStuck || !(await isAlive(site, patience))) {
    await end();
    await start();
    throw new Error(isStuck ? `no end within ${mostWork} ms` : "it ended, or hangs");
  }
  const [, status = ""] = /^HTTP\/1\.1 (\d{3}) /.exec(answer) ?? [];
  if (!status) throw new Error("no answer");
  const isBusy = status === "503" && /^retry-after: \d+/im.test(answer);
  if (status.startsWith("5") && !isBusy) throw new Error(`status ${status}`);
  if (answer.length > longestAnswer) throw new Error(`${answer.length} bytes`);
}

test(
  "odd addresses and headers",
  async () => {
    console.log(`SEED=${seed} CASES=${cases}`);
    let shrinksUntil = Number.POSITIVE_INFINITY;
    const property = fc.asyncProperty(requests, async (bytes) => {
      if (performance.now() > shrinksUntil) return;
      try {
        await check(bytes);
      } catch (error) {
        shrinksUntil = Math.min(shrinksUntil, performance.now() + shrinkTime);
        throw error;
      }
    });
    await fc.assert(property, { seed, numRuns: cases });
    const { text } = await request(site.url).get("/metrics").expect(200);
    const memory = /^process_resident_memory_bytes (\S+)$/m.exec(text)?.[1];
    expect(Number(memory)).toBeLessThan(mostMemory);
  },
  60_000 + cases * 400,
);
