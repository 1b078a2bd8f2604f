// A first visit by a phone, on a phone's line and processor: every kind of page beside the same page without its scripts, in turn, in
// one run, so that what else the machine does falls on both. `VISITS=1 node bench/bench.ts visits` is quick and rough.
import { once } from "node:events";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import { type Browser, devices, type Page } from "playwright-core";
import { openBrowser } from "../tests/open-browser.ts";
import { type Figure, median } from "./figures.ts";
import { fetchAnswer, type Server, startSite } from "./servers.ts";

/** Of each page in each form. */
const rounds = Number(process.env["VISITS"] ?? 5);
const slowdown = 4;
/** As Lighthouse has a phone's: 1.6 Mbit/s down, 750 kbit/s up, 150 ms there and back. */
const line = {
  offline: false,
  latency: 150,
  downloadThroughput: 1.6e6 / 8,
  uploadThroughput: 750e3 / 8,
};
/** After the load, until what comes then has come, ms. */
const calm = 5_000;
/** From a press to all that it does, ms. */
const rest = 1_000;

const openMenu = (page: Page) => page.getByLabel(/^(?:Ouvrir le menu|Open menu)/);
const add = (page: Page) =>
  page
    .getByRole("main")
    .getByRole("button", { name: /^Ajouter à ma sélection/ })
    .first();

/** Each kind of page, and what somebody presses there. */
const kinds = {
  "/fr": openMenu,
  "/fr/liposomes": (page: Page) => page.getByRole("button", { name: "Vitamines" }),
  "/fr/niosomes": openMenu,
  "/fr/liposomes/magnesium": add,
  "/fr/niosomes/retinol": add,
  "/fr/probiotiques/bifidobacterium-bifidum-sph-101": add,
  "/fr/formule-marque-blanche/multivitamines": (page: Page) =>
    page.getByRole("link", { name: "Demander un devis" }).first(),
} as const;

/** What one visit was like: ms, and bytes on the wire. */
interface Visit {
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** What tasks of the main thread take beyond 50 ms each, after the first paint. */
  readonly blocking: number;
  readonly longest: number;
  /** From the press to the frame that answers it; NaN without scripts. */
  readonly tap: number;
  /** By kind, until the page is calm. */
  readonly bytes: ReadonlyMap<string, number>;
  readonly requests: number;
  /** Of scripts asked for before the load was over. */
  readonly scriptsBeforeLoad: number;
}

declare global {
  interface Window {
    seen: {
      first: number;
      largest: number;
      what: string;
      tasks: [number, number][];
      taps: number[];
    };
  }
}

/** In the page, before anything of it. */
function watch(): void {
  window.seen = { first: Number.NaN, largest: Number.NaN, what: "", tasks: [], taps: [] };
  const observe = (type: string, note: (entry: PerformanceEntry) => void, more = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
      ...more,
    });
  observe("paint", ({ name, startTime }) => {
    if (name === "first-contentful-paint") window.seen.first = startTime;
  });
  observe("largest-contentful-paint", (entry) => {
    window.seen.largest = entry.startTime;
    window.seen.what = (entry as { url?: string }).url || "text";
  });
  observe("longtask", ({ startTime, duration }) => window.seen.tasks.push([startTime, duration]));
  observe(
    "event",
    (entry) => {
      if ((entry as { interactionId?: number }).interactionId)
        window.seen.taps.push(entry.duration);
    },
    { durationThreshold: 16 },
  );
}

/** Somebody's phone, which has never been here. */
async function takePhone(browser: Browser) {
  const context = await browser.newContext({ ...devices["Pixel 7"], locale: "fr-FR" });
  context.setDefaultTimeout(20_000);
  const page = await context.newPage();
  await page.addInitScript(watch);
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", line);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  return { context, page, session };
}

const worstPress = async (page: Page) =>
  Math.max(0, ...(await page.evaluate(() => window.seen.taps)));

/** From the load on the menu is opened and closed, by a finger that does not wait: the slowest answer, ms. */
async function pressAllAlong(browser: Browser, url: string): Promise<number> {
  const { context, page } = await takePhone(browser);
  await page.goto(url, { waitUntil: "load" });
  const { x = 0, y = 0, width = 0, height = 0 } = (await openMenu(page).boundingBox()) ?? {};
  const end = Date.now() + calm;
  while (Date.now() < end) {
    await page.touchscreen.tap(x + width / 2, y + height / 2);
    await pause(rest / 4);
  }
  const slowest = await worstPress(page);
  await context.close();
  return slowest;
}

async function visit(
  browser: Browser,
  url: string,
  target: ((page: Page) => ReturnType<typeof add>) | null,
) {
  const { context, page, session } = await takePhone(browser);
  const kindOf = new Map<string, string>();
  const bytes = new Map<string, number>();
  let isLoaded = false;
  let scriptsBeforeLoad = 0;
  session.on("Network.requestWillBeSent", ({ requestId, type = "Other" }) => {
    kindOf.set(requestId, type);
    if (type === "Script" && !isLoaded) scriptsBeforeLoad += 1;
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const kind = kindOf.get(requestId) ?? "Other";
    bytes.set(kind, (bytes.get(kind) ?? 0) + encodedDataLength);
  });
  page.on("load", () => {
    isLoaded = true;
  });
  await page.goto(url, { waitUntil: "load" });
  await pause(calm);
  const seen = await page.evaluate(() => window.seen);
  let tap = Number.NaN;
  if (target) {
    await page.evaluate(() => {
      window.seen.taps = [];
    });
    await target(page).tap();
    await pause(rest);
    tap = await worstPress(page);
  }
  await context.close();
  const late = seen.tasks.filter(([start]) => start >= seen.first);
  const durations = late.map(([, duration]) => duration);
  return {
    what: seen.what,
    firstPaint: seen.first,
    largestPaint: seen.largest,
    blocking: durations.reduce((sum, duration) => sum + duration - 50, 0),
    longest: Math.max(0, ...durations),
    tap,
    bytes,
    requests: kindOf.size,
    scriptsBeforeLoad,
  } satisfies Visit & { what: string };
}

/** The site without scripts: its pages are else the same. */
async function startScriptless({ url }: Server): Promise<Server> {
  const server = createServer((asked, answer) => {
    request(url + asked.url, { method: asked.method, headers: asked.headers }, (given) => {
      const chunks: Buffer[] = [];
      given.on("data", (chunk: Buffer) => chunks.push(chunk));
      given.on("end", () => {
        const { "content-length": _, ...headers } = given.headers;
        const isPage = String(headers["content-type"]).startsWith("text/html");
        const sent = Buffer.concat(chunks);
        const body = isPage ? withoutScripts(sent) : sent;
        answer.writeHead(given.statusCode ?? 502, { ...headers, "content-length": body.length });
        answer.end(body);
      });
    }).end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, pid: 0, stop: async () => void server.close() };
}

const scripts =
  /<script(?! type="application\/ld)[\s\S]*?<\/script>|<link rel="modulepreload"[^>]*>/g;

const withoutScripts = (page: Buffer) =>
  brotliCompressSync(brotliDecompressSync(page).toString().replace(scripts, ""));

const kilobytes = (visits: readonly Visit[], kind: string) =>
  median(visits.map(({ bytes }) => (bytes.get(kind) ?? 0) / 1000));

/** For each kind of page the ratios to the page without scripts, and what it cost. */
export async function measureFirstVisits(): Promise<readonly Figure[]> {
  const site = await startSite();
  const scriptless = await startScriptless(site);
  const browser = await openBrowser();
  const figures: Figure[] = [];
  for (const [address, target] of Object.entries(kinds)) {
    // The server's first visit is not what is measured here.
    await fetchAnswer(site.url + address);
    console.log(`      ${address}`);
    const ours: (Visit & { what: string })[] = [];
    const floor: Visit[] = [];
    const presses: { ours: number; floor: number }[] = [];
    for (let round = 0; round < rounds; round += 1) {
      ours.push(await visit(browser, site.url + address, target));
      floor.push(await visit(browser, scriptless.url + address, null));
      presses.push({
        ours: await pressAllAlong(browser, site.url + address),
        floor: await pressAllAlong(browser, scriptless.url + address),
      });
    }
    const of = (
      part: "firstPaint" | "largestPaint" | "blocking" | "longest" | "tap",
      list: readonly Visit[],
    ) => list.map((one) => one[part]);
    const ratios = ours.map((one, n) => one.largestPaint / (floor[n]?.largestPaint ?? Number.NaN));
    const spread = (values: readonly number[], digits = 0) =>
      `${Math.min(...values).toFixed(digits)} to ${Math.max(...values).toFixed(digits)}`;
    figures.push(
      {
        name: `${address}: largest paint against the page without scripts`,
        measured: median(ratios),
        atMost: 1.05,
        note: `${spread(ratios, 2)}; ${median(of("largestPaint", ours)).toFixed(0)} and ${median(of("largestPaint", floor)).toFixed(0)} ms; ${ours[0]?.what.split("/").at(-1)}`,
      },
      {
        name: `${address}: first paint`,
        measured: median(of("firstPaint", ours)),
        unit: "ms",
        atMost: 800,
        note: `${spread(of("firstPaint", ours))}; without scripts ${median(of("firstPaint", floor)).toFixed(0)}`,
      },
      {
        name: `${address}: blocking beyond the page without scripts`,
        measured: median(ours.map(({ blocking }, n) => blocking - (floor[n]?.blocking ?? 0))),
        unit: "ms",
        atMost: 50,
        note: `${median(of("blocking", ours)).toFixed(0)} and ${median(of("blocking", floor)).toFixed(0)} ms; the longest task ${median(of("longest", ours)).toFixed(0)} and ${median(of("longest", floor)).toFixed(0)} ms`,
      },
      {
        name: `${address}: first press to the frame that answers`,
        measured: median(of("tap", ours)),
        unit: "ms",
        atMost: 100,
        note: spread(of("tap", ours)),
      },
      {
        name: `${address}: the slowest of twenty presses from the load on`,
        measured: median(presses.map((each) => each.ours)),
        unit: "ms",
        atMost: 100,
        note: `${spread(presses.map((each) => each.ours))}; without scripts ${median(presses.map((each) => each.floor)).toFixed(0)}`,
      },
      {
        name: `${address}: scripts`,
        measured: kilobytes(ours, "Script"),
        unit: "kB",
        atMost: 85,
        note: `${median(ours.map((one) => one.scriptsBeforeLoad))} asked for before the load; ${["Document", "Stylesheet", "Font", "Image", "Media", "Fetch", "Other"].map((kind) => `${kind} ${kilobytes(ours, kind).toFixed(1)}`).join(", ")} kB; ${median(ours.map((one) => one.requests))} requests`,
      },
    );
  }
  await browser.close();
  await scriptless.stop();
  await site.stop();
  return figures;
}
