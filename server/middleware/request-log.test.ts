// Log lines and metrics of a request, even if the visitor does not wait for the answer.
import { createServer, get, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import express from "express";
import pino from "pino";
import { afterEach, beforeEach, expect, test } from "vitest";
import { dataAddress, dataPlaces } from "#shared/pages/data-addresses.ts";
import { looksLikeFile, requestLog } from "./request-log.ts";

let lines: Record<string, unknown>[];
let observed: (readonly [string, number | null])[];
let server: Server;
/** Ends the pending answer. */
let answer: () => void;

beforeEach(async () => {
  lines = [];
  observed = [];
  const log = pino({ base: null }, { write: (line) => void lines.push(JSON.parse(line)) });
  const app = express();
  app.use(requestLog(log, (kind, status) => void observed.push([kind, status])));
  app.get("/slow", (_request, response) => {
    response.write("some");
    answer = () => response.end();
  });
  app.get("/readyz", (request, response) => {
    response.status(request.query["ill"] ? 503 : 200).end();
  });
  app.use((_request, response) => void response.send("all"));
  server = createServer(app).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
});

afterEach(() => new Promise((resolve) => server.close(resolve)));

const url = (path: string) => `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;

async function visit(path: string, method = "GET"): Promise<Response> {
  const before = observed.length;
  const response = await fetch(url(path), { method });
  await response.text();
  // The line is written after the answer.
  await expect.poll(() => observed.length).toBe(before + 1);
  return response;
}

test("a request is one line, without its query", async () => {
  const response = await visit("/liposomes?q=secret");
  expect(lines).toEqual([
    {
      level: 30,
      time: expect.any(Number),
      id: response.headers.get("x-request-id"),
      method: "GET",
      path: "/liposomes",
      status: 200,
      ms: expect.any(Number),
      msg: "request",
    },
  ]);
});

test("a visitor who leaves before the end gets no status", async () => {
  const request = get(url("/slow"));
  request.on("error", () => {});
  await new Promise((resolve) => request.once("response", resolve));
  request.destroy();
  await expect.poll(() => lines).toMatchObject([{ status: null, msg: "visitor left" }]);
  expect(observed).toEqual([["page", null]]);
  answer();
});

test("probes are always counted, but logged only when they fail", async () => {
  for (const path of ["/healthz", "/readyz", "/metrics", "/readyz?ill=1"]) await visit(path);
  expect(lines).toMatchObject([{ path: "/readyz", status: 503 }]);
  expect(observed).toEqual([
    ["probe", 200],
    ["probe", 200],
    ["probe", 200],
    ["probe", 503],
  ]);
});

test("what browsers tell of errors is not logged", async () => {
  await visit("/page-errors/footer", "POST");
  expect([lines, observed]).toEqual([[], [["probe", 200]]]);
});

test("a post of the form is counted separately from its page", async () => {
  await visit("/contact", "POST");
  expect(observed).toEqual([["contact", 200]]);
});

test.each<readonly [path: string, kind: string]>([
  ["/", "page"],
  ["/liposomes/zinc", "page"],
  ["/invented/by/a/robot", "page"],
  ...dataPlaces.map((place) => [dataAddress(place, "build", "/liposomes.json"), "data"] as const),
  ["/page-data", "page"],
  ["/contact", "page"],
  ["/assets/start.js", "file"],
  ["/.env", "file"],
  ["/a..", "file"],
  ["/assets/start.js/", "page"],
  ["/a./b", "page"],
  ["/a.", "page"],
])("%s is counted as a %s", async (path, kind) => {
  await visit(path);
  expect(observed).toEqual([[kind, 200]]);
});

test("a path of dots costs no more than its length", () => {
  const dots = `/${".".repeat(1_000_000)}/x`;
  const began = process.cpuUsage();
  expect(looksLikeFile(dots)).toBe(false);
  // Comparing each dot with each later one would take hours.
  expect(process.cpuUsage(began).user / 1000).toBeLessThan(1000);
});
