// What Lighthouse says of every kind of page in every edition, as a mobile phone. It comes from npm when it is first asked for:
// 176 MB that nothing else needs.
import { execFile } from "node:child_process";
import { once } from "node:events";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { promisify } from "node:util";
import { addressIn, editions } from "../shared/editions/editions.ts";
import { kindAddresses } from "../tests/addresses.ts";
import { findClosedPort } from "../tests/mail-server.ts";
import { openBrowser } from "../tests/open-browser.ts";
import type { Figure } from "./figures.ts";
import { type Server, startSite } from "./servers.ts";

const version = "13.5.0";
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
const audits = [
  { id: "largest-contentful-paint", name: "LCP", unit: "ms", atMost: 1200 },
  { id: "total-blocking-time", name: "TBT", unit: "ms", atMost: 20 },
  { id: "cumulative-layout-shift", name: "CLS", unit: "", atMost: 0 },
] as const;

/** What is read of its report; the whole is documented at https://github.com/GoogleChrome/lighthouse/blob/main/docs/understanding-results.md. */
interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
  readonly runtimeError?: { readonly code: string };
}

const run = promisify(execFile);

async function examine(url: string, port: number): Promise<Report> {
  const { stdout } = await run(
    "npm",
    [
      ...["exec", "--yes", `--package=lighthouse@${version}`, "--", "lighthouse", url],
      ...[`--port=${port}`, "--output=json", "--quiet", `--only-categories=${categories.join()}`],
    ],
    { maxBuffer: 64e6 },
  );
  const report = JSON.parse(stdout) as Report;
  if (report.runtimeError) throw new Error(`${url}: ${report.runtimeError.code}`);
  return report;
}

/**
 * The site without the header Referrer-Policy: with it, the browser that the tests bring breaks the request off as soon as
 * Lighthouse watches it (net::ERR_ABORTED; found by taking away one header after the other, not understood).
 */
async function startProxy({ url }: Server) {
  const proxy = createServer((asked, answer) => {
    const { method, headers } = asked;
    const forwarded = request(url + asked.url, { method, headers }, (given) => {
      const { "referrer-policy": _, ...kept } = given.headers;
      answer.writeHead(given.statusCode ?? 502, kept);
      given.pipe(answer);
    });
    asked.pipe(forwarded);
  }).listen(0, "127.0.0.1");
  await once(proxy, "listening");
  const { port } = proxy.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, stop: () => proxy.close() };
}

const scoreOf = (report: Report, id: string) =>
  Math.round((report.categories[id]?.score ?? 0) * 100);

const numberOf = (report: Report, id: string) => report.audits[id]?.numericValue ?? Number.NaN;

const listValues = (report: Report) => [
  ...categories.map((id) => scoreOf(report, id)),
  ...audits.map(({ id, name }) => `${name} ${Number(numberOf(report, id).toFixed(3))}`),
];

/** The worst page of each figure, and how many pages meet its goal. */
export async function measureLighthouse(): Promise<readonly Figure[]> {
  const site = await startSite();
  const proxy = await startProxy(site);
  const port = await findClosedPort();
  const browser = await openBrowser([`--remote-debugging-port=${port}`]);
  const addresses = editions.flatMap((edition) =>
    kindAddresses.map((address) => addressIn(edition, address)),
  );
  const reports: (Report & { readonly address: string })[] = [];
  for (const address of addresses) {
    // Its first visit is not what is measured here.
    await fetch(proxy.url + address);
    const report = await examine(proxy.url + address, port);
    reports.push({ address, ...report });
    // A page takes a quarter of a minute.
    console.log(`      ${address}: ${listValues(report).join(", ")}`);
  }
  await browser.close();
  proxy.stop();
  await site.stop();

  const summarize = (
    goal: Pick<Figure, "name" | "unit" | "atMost" | "atLeast">,
    read: (report: Report) => number,
  ): Figure => {
    const sign = goal.atLeast === undefined ? -1 : 1;
    const values = reports
      .map((report) => ({ address: report.address, value: read(report) }))
      .toSorted((a, b) => sign * (a.value - b.value));
    const [worst] = values;
    const { atMost = Number.POSITIVE_INFINITY, atLeast = Number.NEGATIVE_INFINITY } = goal;
    const met = values.filter(({ value }) => value <= atMost && value >= atLeast).length;
    const middle = values[Math.floor(values.length / 2)]?.value ?? Number.NaN;
    return {
      ...goal,
      measured: worst?.value ?? Number.NaN,
      note: `${worst?.address}; half of the pages ${Number(middle.toFixed(2))}; ${met} of ${values.length} meet it`,
    };
  };
  return [
    ...categories.map((id) =>
      summarize({ name: `Lighthouse mobile, ${id}: worst page`, atLeast: 100 }, (report) =>
        scoreOf(report, id),
      ),
    ),
    ...audits.map(({ id, name, unit, atMost }) =>
      summarize({ name: `Lighthouse mobile, ${name}: worst page`, unit, atMost }, (report) =>
        numberOf(report, id),
      ),
    ),
  ];
}
