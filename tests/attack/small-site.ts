// One small site under attack, and somebody else who wants an answer meanwhile: what the quick attacks and the floods share.
import { rmSync } from "node:fs";
import { afterAll, afterEach, beforeAll, beforeEach, expect } from "vitest";
import { type Asked, load, percentile, send } from "#tests/load.ts";
import { readMainWork, readMemory } from "#tests/process-facts.ts";
import { type RunningSite, startSite } from "#tests/start-site.ts";

/** Of the container, bytes. */
export const mostMemory = 512e6;
/** Main-thread work of the site until a visitor has an answer, ms: what else the machine does is no part of it. */
export const mostWork = 250;
/** ms by the clock, on a busy machine, after which an answer counts as missing. */
export const patience = 20_000;
export const attacker = "127.0.0.66";
const ready = "/liposomes/zinc";

/** Gives the tests of a file one site, with little memory, and another after one that an attack has harmed. */
export function attackOneSite() {
  let site: RunningSite;
  let before = 0;
  const pidOf = () => site.process.pid ?? 0;

  async function start(): Promise<void> {
    site = await startSite({
      NODE_OPTIONS: "--max-old-space-size=256",
      CONTACT_LIMIT: "5",
      // Its work is that of visitors alone.
      PRERENDER: "off",
    });
    for (const path of [
      ready,
      "/",
      "/recherche?q=zinc",
      "/en/search?q=zinc",
      "/fr/recherche?q=zinc",
    ])
      await send(site.url, { path, headers: { "accept-encoding": "br" } }, { patience });
  }

  async function end(): Promise<void> {
    if (site.process.exitCode === null && site.process.signalCode === null) await site.kill();
    rmSync(site.dataDir, { recursive: true, force: true });
  }

  beforeAll(start);
  afterAll(end);
  beforeEach(() => {
    before = readMemory(pidOf(), "VmRSS");
  });
  // An attack that succeeded is no reason for the next one to fail.
  afterEach(async ({ task }) => {
    if (task.result?.state !== "fail") return;
    await end();
    await start();
  });

  return {
    get site() {
      return site;
    },
    pidOf,
    /** What it had when the test began, bytes. */
    get memoryBefore() {
      return before;
    },
    /** Main-thread work so far, ms. */
    readWork: () => readMainWork(pidOf()),

    /** Asks for all of them once, some at a time; gives the statuses that came. */
    async ask(paths: readonly string[], connections = 2): Promise<readonly number[]> {
      const { statuses } = await load(
        site.url,
        { count: paths.length, connections, patience, duration: patience },
        (n) => ({ path: paths[n] ?? "/", from: attacker }),
      );
      return [...statuses.keys()].sort();
    },

    /** The median of five tries to get a ready page, in the site's own work, ms. */
    async readPage(asked: Asked = { path: ready }): Promise<number> {
      const works: number[] = [];
      for (let n = 0; n < 5; n += 1) {
        const worked = readMainWork(pidOf());
        const { status } = await send(site.url, asked, { patience });
        expect(status).toBe(200);
        works.push(readMainWork(pidOf()) - worked);
      }
      return percentile({ latencies: works.sort((a, b) => a - b) }, 0.5);
    },
  };
}
