// The attacks of `npm run attack`: each strikes at one thing, for at most 20 s and with at most 2,000 requests, from addresses
// of this machine alone.
import { setTimeout as pause } from "node:timers/promises";
import { type Asked, type LoadPlan, load, send } from "../load.ts";
import { countFiles, readMainWork } from "../process-facts.ts";
import type { RunningSite } from "../start-site.ts";
import { address, pipelined, sendUnread, talk } from "./crowd.ts";
import {
  blankAtTheCut,
  loneMarks,
  manyReadings,
  markdownAddresses,
  misspeltData,
  postForm,
  postTooLong,
  singleLetters,
  views,
} from "./inputs.ts";
import type { Attack } from "./judge.ts";

/** Of all attacks: ms, requests. */
const duration = 10_000;
const mostRequests = 2000;
/** ms, after which a client of an attack gives up. */
const patience = 15_000;

const attacker = "127.0.0.66";

const each = (list: readonly string[]) => (n: number) => ({
  path: list[n % list.length] ?? "/",
  from: attacker,
});

const flood =
  (ask: (n: number) => Asked, plan: Partial<LoadPlan> & { readonly connections: number }) =>
  async (site: RunningSite) => [
    await load(site.url, { count: mostRequests, duration, patience, ...plan }, ask),
  ];

/** Each once or a few times, some at a time. */
const list = (paths: readonly string[], rounds: number) =>
  flood(each(paths), { count: paths.length * rounds, connections: 2 });

const asText = { accept: "text/html" };

/** Main-thread time of 500 ready pages as browsers ask for them, ms. */
async function measurePages(site: RunningSite): Promise<number> {
  const pid = site.process.pid ?? 0;
  const headers = { "accept-encoding": "gzip, deflate, br, zstd, x-new" };
  const before = readMainWork(pid);
  await load(site.url, { count: 500, connections: 4, patience }, () => ({
    path: "/liposomes/zinc",
    headers,
  }));
  return readMainWork(pid) - before;
}

export const attacks: readonly Attack[] = [
  { name: "A1 a lone mark", run: list(loneMarks, 2), statuses: [200, 301] },
  { name: "A2 the product of readings", run: list(manyReadings, 2), statuses: [200, 301] },
  { name: "A3 a blank at the cut", run: list(blankAtTheCut, 4), statuses: [200, 301] },
  {
    name: "A4 40 single letters",
    run: flood(each(singleLetters), { connections: 5 }),
    statuses: [200, 301],
  },
  {
    name: "A5 answers that nobody reads",
    run: async (site) => {
      const unread = sendUnread(site, 4, pipelined(500));
      await pause(3000);
      unread.close();
      return [];
    },
  },
  {
    name: "A6 all Markdown at once",
    run: flood(each(markdownAddresses), {
      count: markdownAddresses.length,
      connections: markdownAddresses.length,
    }),
  },
  {
    name: "A6 all views of lists at once",
    run: flood(each(views), { count: views.length, connections: views.length }),
  },
  {
    name: "A7 one address searches on 45 connections",
    run: flood((n) => ({ path: `/recherche?q=zinc${n}`, from: attacker }), { connections: 45 }),
  },
  {
    name: "A7 45 addresses search",
    run: flood((n) => ({ path: `/recherche?q=zinc${n}`, from: address(n % 45) }), {
      connections: 45,
    }),
  },
  {
    name: "the limit of views for an address",
    environment: { VIEW_LIMIT: "60" },
    statuses: [200, 429],
    run: async (site) => {
      const one = await load(site.url, { count: 400, connections: 4, duration, patience }, (n) => ({
        path: `/recherche?q=zinc${n}`,
        from: attacker,
      }));
      if (!one.statuses.get(429)) throw new Error("one address is never refused");
      const { headers } = await send(site.url, { path: "/recherche?q=a", from: attacker });
      if (!headers["retry-after"]) throw new Error("it is not told when to come again");
      const { status } = await send(site.url, { path: "/liposomes/zinc", from: attacker });
      if (status !== 200 && status !== 406) throw new Error(`a ready page is refused: ${status}`);
      return [one];
    },
  },
  {
    name: "A9 other spellings of data addresses",
    run: flood(
      (n) => ({ path: misspeltData(n), from: attacker, headers: { "accept-encoding": "br" } }),
      // Long enough for the slowest hundredth to be more than the first moment, in which a hundred connections are made.
      { connections: 100, count: 20_000 },
    ),
  },
  {
    name: "two Host headers, and what Node itself refuses",
    run: async (site) => {
      const two = await talk(
        site,
        "GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n",
      );
      const wrong: string[] = [];
      if (!two.startsWith("HTTP/1.1 400")) wrong.push("two Host headers are taken");
      for (const [name, bytes] of [
        ["a wrong header", "GET / HTTP/1.1\r\nHost: a\r\nX y: 1\r\n\r\n"],
        [
          "an unknown expectation",
          "GET / HTTP/1.1\r\nHost: a\r\nExpect: x\r\nConnection: close\r\n\r\n",
        ],
      ] as const) {
        const answer = await talk(site, bytes);
        if (!/^HTTP\/1\.1 4\d\d/.test(answer)) wrong.push(`${name} is taken`);
        else if (!/^x-content-type-options: nosniff/im.test(answer)) wrong.push(`${name}: sniffed`);
      }
      if (wrong.length > 0) throw new Error(wrong.join(", "));
      return [];
    },
  },
  {
    name: "300 slow readers of the printed catalogue",
    run: async (site) => {
      const pid = site.process.pid ?? 0;
      const before = countFiles(pid);
      const unread = sendUnread(site, 300, "GET /catalogue.pdf HTTP/1.1\r\nHost: a\r\n\r\n");
      const ends = performance.now() + 120_000;
      while (countFiles(pid) > before + 20 && performance.now() < ends) await pause(500);
      const left = countFiles(pid) - before;
      unread.close();
      if (left > 20) throw new Error(`${left} files are still open after two minutes`);
      return [];
    },
  },
  {
    name: "posts of 60 kB on 240 connections",
    environment: { CONTACT_LIMIT: "5" },
    statuses: [413, 422, 429],
    run: flood((n) => ({ ...postTooLong(n), from: attacker }), { connections: 240 }),
  },
  {
    name: "posts of one address, nearly all too many",
    environment: { CONTACT_LIMIT: "5" },
    statuses: [303, 422, 429],
    run: flood((n) => ({ ...postForm({ message: `x${n}` }), from: attacker }), { connections: 50 }),
  },
  {
    name: "260 spellings of Accept-Encoding",
    run: async (site) => {
      const before = Math.min(await measurePages(site), await measurePages(site));
      const report = await load(site.url, { count: 260, connections: 4, patience }, (n) => ({
        path: "/liposomes/zinc",
        headers: { ...asText, "accept-encoding": `br, x-${n}` },
        from: attacker,
      }));
      const after = Math.min(await measurePages(site), await measurePages(site));
      if (after > 1.5 * before)
        throw new Error(`500 pages took ${before.toFixed(0)} ms, then ${after.toFixed(0)}`);
      return [report];
    },
  },
  {
    name: "half of a request, on 1,000 connections",
    run: async (site) => {
      const unread = sendUnread(site, 1000, "GET / HTTP/1.1\r\nHost: a\r\nX-A: ");
      await pause(duration);
      unread.close();
      return [];
    },
  },
  {
    name: "paths that might be mistyped",
    run: flood(
      (n) => ({
        path: `/liposomes/${"vitaminez".repeat(1 + (n % 30))}${n}`.slice(0, 280),
        from: address(n % 100),
      }),
      { connections: 100 },
    ),
  },
];
