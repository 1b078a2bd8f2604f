// One attack and what it did to the others: a row of what `npm run attack` prints, and whether it is as it should be.
import { rmSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { addressIn, editions } from "#shared/editions/editions.ts";
import { sheetAddresses } from "../addresses.ts";
import { type Asked, type LoadReport, load, percentile, send } from "../load.ts";
import { forgetPeak, readMemory, waitForRest } from "../process-facts.ts";
import { containerMemory, type RunningSite, startSite } from "../start-site.ts";
import { whileAttacked } from "../while-attacked.ts";
import { isAlive } from "./crowd.ts";
import { pages, postForm } from "./inputs.ts";

export interface Attack {
  readonly name: string;
  /** Takes at most 20 s; gives what its own requests got. What it throws is what it found. */
  readonly run: (site: RunningSite) => Promise<readonly LoadReport[] | undefined>;
  /** Statuses that its requests may get, beside an honest 503. */
  readonly statuses?: readonly number[];
  /** Settings of the site. */
  readonly environment?: Readonly<Record<string, string>>;
}

export interface Row {
  readonly name: string;
  /** What is not as it should be; empty: nothing. */
  readonly problems: readonly string[];
  readonly figures: Readonly<Record<string, string>>;
}

/** What Node gives itself in a container of 512 MB. */
export const small = { NODE_OPTIONS: "--max-old-space-size=256", ...containerMemory };

const container = 512e6;
/** Of another visitor's ready page, ms. */
const longestWait = 100;
/** What may be left of an attack once it is over, bytes. */
const mostKept = 50e6;
/** From which other visitors ask, who have nothing to do with the attack: one each time, as each may post a few times only. */
const elsewhere = (n: number) => `127.0.0.${100 + (n % 150)}`;
/** ms: no visitor waits longer. */
const patience = 10_000;

/** What others ask for meanwhile that must be made for them, in turn. */
const otherKinds: Readonly<Record<string, (n: number) => Asked>> = {
  searches: (n) => ({ path: `/recherche?q=zinc&x=${n}` }),
  selections: () => ({ path: "/selection?s=liposomes.zinc" }),
  forms: () => ({ path: "/contact?sujet=devis&page=/liposomes" }),
  thanks: () => ({ path: "/?sent=SPH-7K3Q-9F2M" }),
  posts: (n) => postForm({ message: `Bonjour ${n}` }),
};
/** For no attack's sake may these be refused. */
const neverRefused = ["forms", "thanks", "posts"];

/** A site that has made its pages and rests. */
export async function startWarm(environment: Readonly<Record<string, string>> = {}) {
  const site = await startSite({
    ...small,
    ...environment,
  });
  const headers = { "accept-encoding": "gzip, deflate, br, zstd" };
  const warmed = [...pages, ...pages.slice(0, 200)];
  await load(site.url, { count: warmed.length, connections: 4, patience }, (n) => ({
    path: warmed[n] ?? "/",
    headers,
  }));
  // What is made for one visitor brings indexes and code that stay.
  for (const edition of editions)
    for (const ask of Object.values(otherKinds)) {
      const asked = ask(0);
      await send(site.url, { ...asked, path: addressIn(edition, asked.path) }, { patience });
    }
  await waitForRest(site.process.pid ?? 0, 20_000);
  return site;
}

/** Asks, as somebody else, until it is stopped; gives what came of each kind. */
function visitElsewhere(site: RunningSite) {
  const asked: Record<string, number[]> = {};
  let isOver = false;
  const visits = (async () => {
    for (let n = 0; !isOver; n += 1)
      for (const [kind, ask] of Object.entries(otherKinds)) {
        if (isOver) break;
        const { status } = await send(site.url, { ...ask(n), from: elsewhere(n) }, { patience });
        asked[kind] = [...(asked[kind] ?? []), status];
        await pause(50);
      }
  })();
  return async () => {
    isOver = true;
    await visits;
    return asked;
  };
}

const isRefused = (status: number) => status === 503 || status === 429;
const megabytes = (bytes: number) => (bytes / 1e6).toFixed(0);

/** What is wrong with the answers that the attack itself got. */
function judgeAnswers(reports: readonly LoadReport[], allowed: readonly number[] | undefined) {
  const statuses = new Map<number, number>();
  for (const report of reports)
    for (const [status, count] of report.statuses)
      statuses.set(status, (statuses.get(status) ?? 0) + count);
  const wrong = [...statuses.keys()].filter((status) =>
    allowed ? ![...allowed, 503].includes(status) : status >= 500 && status !== 503,
  );
  const got = [...statuses].map(([status, count]) => `${status || "none"}×${count}`).join(" ");
  return { got, problems: wrong.map((status) => `answers with ${status || "nothing"}`) };
}

/** Waits until the site rests; garbage is collected when there is work, so some is given to it. */
async function readRest(site: RunningSite, pid: number, goal: number): Promise<number> {
  await waitForRest(pid, patience);
  await pause(patience);
  for (let round = 0; round < 3 && readMemory(pid, "VmRSS") > goal; round += 1) {
    await load(site.url, { count: 300, connections: 2, patience, duration: patience }, (n) => ({
      path: pages[n % pages.length] ?? "/",
    }));
    await waitForRest(pid, patience);
  }
  return readMemory(pid, "VmRSS");
}

/** Runs it against a site of its own, while one visitor reads ready pages and another asks for what is made for them. */
export async function judge({ name, run, statuses, environment }: Attack): Promise<Row> {
  const site = await startWarm({ CONTACT_LIMIT: "1000", ...environment });
  const pid = site.process.pid ?? 0;
  const problems: string[] = [];
  let reports: readonly LoadReport[] = [];
  try {
    const atRest = readMemory(pid, "VmRSS");
    forgetPeak(pid);
    const stopVisits = visitElsewhere(site);
    const waits = await whileAttacked(
      site,
      sheetAddresses.slice(0, 30),
      async () => {
        reports =
          (await run(site).catch((error: unknown) => {
            problems.push(error instanceof Error ? error.message : String(error));
            return undefined;
          })) ?? [];
      },
      { isRepeated: false },
    );
    const others = await stopVisits();
    const figures: Record<string, string> = {};
    const at = (latencies: readonly number[], share: number) =>
      percentile({ latencies }, share).toFixed(0);
    figures["work"] = `${at(waits.work, 0.5)}/${at(waits.work, 0.99)}`;
    figures["clock"] = `${at(waits.clock, 0.5)}/${at(waits.clock, 0.99)}`;
    if (percentile({ latencies: waits.work }, 0.99) > longestWait) problems.push("pages are slow");
    if (waits.missing.length > 0) problems.push(`${waits.missing.length} pages did not come`);
    const own = judgeAnswers(reports, statuses);
    figures["attack"] = own.got;
    problems.push(...own.problems);
    for (const [kind, got] of Object.entries(others)) {
      const refused = got.filter(isRefused).length;
      const lost = got.filter((status) => status === 0 || status === 500).length;
      figures[kind] = `${refused + lost}/${got.length}`;
      if (lost > 0) problems.push(`${lost} ${kind} of others were not answered`);
      if (refused > 0 && neverRefused.includes(kind)) problems.push(`${kind} of others refused`);
    }
    if (await isAlive(site)) {
      const peak = readMemory(pid, "VmHWM");
      const after = await readRest(site, pid, atRest + mostKept);
      figures["MB"] = [atRest, peak, after].map(megabytes).join("/");
      if (peak > container) problems.push("too much memory");
      if (after > atRest + mostKept) problems.push("memory is kept");
      if (site.process.exitCode === null && (await site.stop()) !== 0)
        problems.push("it did not stop as it should");
    } else problems.push(site.process.exitCode === null ? "it hangs" : "it is dead");
    return { name, problems, figures };
  } finally {
    await forget(site);
  }
}

/** Ends it, however it is, and removes what it wrote. */
export async function forget(site: RunningSite): Promise<void> {
  if (site.process.exitCode === null && site.process.signalCode === null) await site.kill();
  rmSync(site.dataDir, { recursive: true, force: true });
}
