// The ten attacks that did most harm, with the inputs that did it, against one small site: each is over in a few seconds, and
// somebody else gets an answer meanwhile. All attacks, with figures: npm run attack.
import { rmSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import pino from "pino";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { readSettings } from "#server/environment.ts";
import { createReadyAnswers } from "#server/http/ready-answers.ts";
import { createPages } from "#server/pages/pages.ts";
import { loadPage } from "#server/views/load-page.ts";
import { manifest } from "#tests/asset-manifest.ts";
import { isAlive, pipelined, sendUnread } from "#tests/attack/crowd.ts";
import {
  blankAtTheCut,
  loneMarks,
  manyReadings,
  markdownAddresses,
  misspeltData,
  postForm,
  singleLetters,
} from "#tests/attack/inputs.ts";
import { type Asked, load, percentile, send } from "#tests/load.ts";
import { readMainWork, readMemory, waitForRest } from "#tests/process-facts.ts";
import { type RunningSite, startSite } from "#tests/start-site.ts";

/** Of the container, bytes. */
const mostMemory = 512e6;
/** Main-thread work of the site until a visitor has an answer, ms: what else the machine does is no part of it. */
const mostWork = 250;
/** ms by the clock, on a busy machine, after which an answer counts as missing. */
const patience = 20_000;
const attacker = "127.0.0.66";
const ready = "/liposomes/zinc";

let site: RunningSite;
const pidOf = () => site.process.pid ?? 0;

async function start(): Promise<void> {
  site = await startSite({ NODE_OPTIONS: "--max-old-space-size=256", CONTACT_LIMIT: "5" });
  for (const path of [ready, "/", "/recherche?q=zinc", "/en/search?q=zinc", "/fr/recherche?q=zinc"])
    await send(site.url, { path, headers: { "accept-encoding": "br" } }, { patience });
}

async function end(): Promise<void> {
  if (site.process.exitCode === null && site.process.signalCode === null) await site.kill();
  rmSync(site.dataDir, { recursive: true, force: true });
}

beforeAll(start);
afterAll(end);
let before = 0;
beforeEach(() => {
  before = readMemory(pidOf(), "VmRSS");
});
// An attack that succeeded is no reason for the next one to fail.
afterEach(async ({ task }) => {
  if (task.result?.state !== "fail") return;
  await end();
  await start();
});

/** All of them once, some at a time; gives the statuses that came. */
async function ask(paths: readonly string[], connections = 2): Promise<readonly number[]> {
  const { statuses } = await load(
    site.url,
    { count: paths.length, connections, patience, duration: patience },
    (n) => ({ path: paths[n] ?? "/", from: attacker }),
  );
  return [...statuses.keys()].sort();
}

/** The longest of five tries to get a ready page, in the site's own work, ms. */
async function readPage(asked: Asked = { path: ready }): Promise<number> {
  const works: number[] = [];
  for (let n = 0; n < 5; n += 1) {
    const worked = readMainWork(pidOf());
    const { status } = await send(site.url, asked, { patience });
    expect(status).toBe(200);
    works.push(readMainWork(pidOf()) - worked);
  }
  return percentile({ latencies: works.sort((a, b) => a - b) }, 0.5);
}

test.each([
  ["a mark that stands on nothing", loneMarks],
  ["words that are each near to several", manyReadings],
  ["forty single letters", singleLetters],
])("a search of %s is answered as fast as another", async (_, paths) => {
  const worked = readMainWork(pidOf());
  expect(await ask(paths)).toEqual([200]);
  const each = (readMainWork(pidOf()) - worked) / paths.length;
  expect(each, "work of each, ms").toBeLessThan(mostWork);
  expect(readMemory(pidOf(), "VmHWM")).toBeLessThan(mostMemory);
});

test("a search with a blank where it is cut is found as the browser reads it", async () => {
  expect(await ask(blankAtTheCut)).toEqual([200]);
});

test("answers that nobody reads are not made", async () => {
  const unread = sendUnread(site, 4, pipelined(500));
  await pause(1000);
  expect(await readPage()).toBeLessThan(mostWork);
  unread.close();
  await waitForRest(pidOf(), patience);
  expect(readMemory(pidOf(), "VmHWM") - before).toBeLessThan(150e6);
});

test("all Markdown at once keeps no search waiting", async () => {
  const begun = readMainWork(pidOf());
  const flood = ask(markdownAddresses.slice(0, 400), 400);
  // All of them are there once the first ones are made.
  while (readMainWork(pidOf()) - begun < 500) await pause(10);
  const worked = readMainWork(pidOf());
  const { status } = await send(site.url, { path: "/recherche?q=zinc" }, { patience });
  expect(status).toBe(200);
  // A few dozen renders at most come before it.
  expect(readMainWork(pidOf()) - worked, "work before it, ms").toBeLessThan(1500);
  expect(await flood).not.toContain(500);
});

test("whoever searches without end takes forms and thanks from nobody", async () => {
  let isOver = false;
  const flood = load(site.url, { count: 2000, connections: 45, duration: 5000, patience }, (n) => ({
    path: `/recherche?q=zinc${n}`,
    from: attacker,
  })).then(() => {
    isOver = true;
  });
  const statuses: number[] = [];
  while (!isOver)
    for (const path of ["/contact?sujet=devis&page=/liposomes", "/?sent=SPH-7K3Q-9F2M"])
      statuses.push((await send(site.url, { path, from: "127.0.0.200" }, { patience })).status);
  await flood;
  expect(statuses.filter((status) => status !== 200)).toEqual([]);
});

test("other spellings of data addresses cost what the right one costs", async () => {
  const worked = readMainWork(pidOf());
  const paths = Array.from({ length: 300 }, (_, n) => misspeltData(n));
  const statuses = await ask(paths, 50);
  expect(statuses.filter((status) => ![200, 301, 308, 404].includes(status))).toEqual([]);
  expect((readMainWork(pidOf()) - worked) / paths.length, "work of each, ms").toBeLessThan(2.5);
  expect(await readPage()).toBeLessThan(mostWork);
});

test("posts without end are refused, and pages come all the same", async () => {
  const flood = load(site.url, { count: 600, connections: 30, patience }, (n) => ({
    ...postForm({ message: `x${n}` }),
    from: attacker,
  }));
  expect(await readPage()).toBeLessThan(mostWork);
  const { statuses } = await flood;
  expect(statuses.get(303)).toBe(5);
  expect([...statuses.keys()].filter((status) => ![303, 429, 503].includes(status))).toEqual([]);
});

test("a page that cannot be made ahead stops neither the others nor the site", async () => {
  const broken = "/notre-laboratoire";
  const loaded: string[] = [];
  const load: typeof loadPage = (path, ...others) => {
    loaded.push(path);
    if (path === broken) throw new Error("this page cannot be loaded");
    return loadPage(path, ...others);
  };
  const parts = {
    settings: readSettings({}),
    log: pino({ level: "silent" }),
    assets: manifest,
    ready: createReadyAnswers({ observe: () => {}, write: () => {} }),
    securityHeaders: { document: [], documentWith: () => [], part: [] },
    find: () => Promise.reject(new Error("nothing is looked for")),
    load,
  };
  const pages = createPages(parts);
  await pages.makeAhead(() => loaded.indexOf(broken) >= 0 && loaded.at(-1) !== broken);
  expect(loaded).toContain(broken);
  expect(loaded.at(-1)).not.toBe(broken);
});

test("the site is alive after all of that, and ends when it is told to", async () => {
  expect(await isAlive(site, patience)).toBe(true);
  expect(await site.stop()).toBe(0);
  await start();
});
