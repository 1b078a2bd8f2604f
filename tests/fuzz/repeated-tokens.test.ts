// One token again and again, up to the length that a request may have, in every place where an outsider may write: it costs the site
// no more than as many letters. This is how work that grows with the square of a length is found, whoever does it.
import { rmSync } from "node:fs";
import request from "supertest";
import { afterAll, beforeAll, expect, test } from "vitest";
import { formulaField } from "#shared/enquiry/carried-formula.ts";
import { confirmedField, fieldNames, selectionField, trapField } from "#shared/enquiry/rules.ts";
import { talk } from "../attack/crowd.ts";
import { readMainWork } from "../process-facts.ts";
import { type RunningSite, startSite } from "../start-site.ts";

/** Node refuses more than 16 kB of headers. */
const length = 15_000;
const patience = 30_000;
/** ms. A request of ours that is not ready takes up to 60; what was found took 400 to 950. */
const floor = 150;
/** Times what a plain letter costs in the same place. */
const mostTimes = 8;

const tokens = [
  ...[
    ".",
    "/",
    ":",
    "-",
    ",",
    ";",
    "=",
    "&",
    "+",
    "%20",
    "(",
    "[",
    "<",
    '"',
    "0",
    "1,",
    "a.",
    "a,",
  ],
  ...[
    "a;q=",
    "q=0,",
    "a-",
    "/.",
    "//",
    "..",
    "%2e",
    "%2f",
    "{}",
    "a b",
    "\t",
    "W/",
    "0-0,",
    "é",
    "*",
  ],
];

type Place = (text: string) => string;

const rest = "Host: a\r\nConnection: close\r\n";
const get =
  (target: (text: string) => string): Place =>
  (text) =>
    `GET ${target(text.replace(/[\s"<>é]/g, encodeURIComponent))} HTTP/1.1\r\n${rest}\r\n`;

const headerNames = [
  ...["Accept", "Accept-Encoding", "Accept-Language", "Authorization", "Cache-Control", "Cookie"],
  ...["Content-Type", "Expect", "Forwarded", "If-Modified-Since", "If-None-Match", "If-Range"],
  ...["Origin", "Range", "Referer", "Sec-Fetch-Site", "Sec-Purpose", "User-Agent", "X-Any"],
  ...["X-Forwarded-For", "X-Forwarded-Host", "X-Forwarded-Proto"],
];

const postFields = [...fieldNames, trapField, confirmedField, selectionField, formulaField];

const post =
  (name: string): Place =>
  (text) => {
    const body = new URLSearchParams({ [name]: text }).toString();
    const type = "application/x-www-form-urlencoded";
    return `POST /contact HTTP/1.1\r\n${rest}Content-Type: ${type}\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
  };

const places: readonly (readonly [string, Place])[] = [
  ["the path", get((text) => `/${text}/x`)],
  ["a path of the longest that is read", get((text) => `/${text.slice(0, 290)}/x`)],
  ["the query of a page", get((text) => `/liposomes/zinc?${text}`)],
  ...["/recherche?q=", "/liposomes?filtre=", "/selection?s=", "/contact?page="].map(
    (path) => [`the query of ${path}`, get((text) => path + text)] as const,
  ),
  ...["/doses-maximales", "/allegations-autorisees"].map(
    (path) => [`the query of ${path}`, get((text) => `${path}?q=${text}`)] as const,
  ),
  ["the query of a bench", get((text) => `/formuler/complement.json?zinc=${text}`)],
  ...headerNames.map(
    (name) =>
      [
        `the header ${name}`,
        (text: string) =>
          `GET /liposomes?page=2 HTTP/1.1\r\n${rest}${name}: ${Buffer.from(text).toString("latin1")}\r\n\r\n`,
      ] as const,
  ),
  ...postFields.map((name) => [`the field ${name} of an enquiry`, post(name)] as const),
];

let site: RunningSite;

beforeAll(async () => {
  site = await startSite({ PRERENDER: "off" });
  await request(site.url).get("/recherche?q=zinc");
});

afterAll(async () => {
  await site.kill();
  rmSync(site.dataDir, { recursive: true, force: true });
});

/** The main thread's own time for one request, ms: the least of up to three, as whatever happens beside it can only add. */
async function measure(bytes: string, enough: number): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 3 && least > enough; round += 1) {
    const before = readMainWork(site.process.pid ?? 0);
    const answer = await talk(site, bytes, patience);
    least = Math.min(least, readMainWork(site.process.pid ?? 0) - before);
    expect(answer).toMatch(/^HTTP\/1\.1 [2-5]\d\d /);
    expect(answer).not.toMatch(/^HTTP\/1\.1 50[0-2] /);
  }
  return least;
}

test.each(places)("%s", async (_, place) => {
  const write = (token: string) =>
    place(token.repeat(Math.ceil(length / token.length)).slice(0, length));
  // The first one compiles what the others run.
  await measure(write("b"), 0);
  const usual = await measure(write("a"), 0);
  const most = Math.max(floor, usual * mostTimes);
  const slow: string[] = [];
  for (const token of tokens) {
    const took = await measure(write(token), most);
    if (took > most)
      slow.push(`${JSON.stringify(token)}: ${Math.round(took)} ms, at most ${Math.round(most)}`);
  }
  expect(slow).toEqual([]);
});
