// Many requests sent at once on one connection, whose answers nobody reads: they cost the site next to nothing, and other visitors
// neither time nor, as what is sent but never read has to be kept, memory.
import { readFileSync, rmSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { Worker } from "node:worker_threads";
import { afterAll, beforeAll, expect, test } from "vitest";
import { load, percentile } from "#tests/load.ts";
import { type RunningSite, startSite } from "#tests/start-site.ts";
import type { Watched } from "#tests/watch-visitor.ts";

const connections = 20;
const requestsEach = 2000;
/** Bytes. */
const mostGrowth = 50_000_000;
/** ms, of the site's work. */
const longestWait = 100;

const form = "email=a%40b.example&phone=0465712010&company=C&country=France";
const request = (line: string, encoding: string) =>
  `${line} HTTP/1.1\r\nHost: a\r\nAccept-Encoding: ${encoding}\r\n\r\n`;

const floods: Readonly<Record<string, string>> = {
  "a large file as it is": request("GET /catalogue.json", "identity"),
  "a large file in gzip": request("GET /catalogue.json", "gzip"),
  "a large file in brotli": request("GET /catalogue.json", "br"),
  "a page that is ready": request("GET /liposomes/zinc", "br"),
  "a page as it is": request("GET /liposomes/zinc", "identity"),
  "a page that is rendered each time": request("GET /recherche?q=zinc", "br"),
  headers: request("HEAD /catalogue.json", "identity"),
  forms: `POST /contact HTTP/1.1\r\nHost: a\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${form.length}\r\n\r\n${form}`,
};

let site: RunningSite;

beforeAll(async () => {
  site = await startSite({ CONTACT_LIMIT: "5", NODE_OPTIONS: "--max-old-space-size=256" });
  // What is made once is no part of a flood.
  for (const encoding of ["identity", "gzip", "br"])
    for (const path of ["/catalogue.json", "/liposomes/zinc", "/recherche?q=zinc"])
      await load(site.url, { count: 20, connections: 4 }, () => ({
        path,
        headers: { "accept-encoding": encoding },
      }));
});

afterAll(async () => {
  await site.stop();
  rmSync(site.dataDir, { recursive: true, force: true });
});

/** Bytes that the site's process has. */
const readMemory = () =>
  Number(
    /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${site.process.pid}/status`, "utf8"))?.[1],
  ) * 1024;

function flood(bytes: string): Socket {
  const { hostname, port } = new URL(site.url);
  const socket = connect(Number(port), hostname);
  socket.on("error", () => undefined);
  socket.pause();
  socket.write(bytes.repeat(requestsEach));
  return socket;
}

test.each(Object.keys(floods))("%s", async (name) => {
  const before = readMemory();
  const visitor = new Worker(new URL("../watch-visitor.ts", import.meta.url), {
    workerData: {
      url: site.url,
      paths: ["/fr/niosomes"],
      pid: site.process.pid ?? 0,
    } satisfies Watched,
  });
  const told: (string | readonly number[])[] = [];
  visitor.on("message", (message) => told.push(message));
  const sockets = Array.from({ length: connections }, () => flood(floods[name] ?? ""));
  await expect.poll(() => told).toContain("enough");
  for (const socket of sockets) socket.destroy();
  visitor.postMessage("over");
  await expect.poll(() => told).toHaveLength(2);
  const latencies = told[1] as readonly number[];
  expect(percentile({ latencies }, 0.9), "until another visitor has a page").toBeLessThan(
    longestWait,
  );
  await expect.poll(() => readMemory() - before).toBeLessThan(mostGrowth);
});

test("clients that read what they asked for lose nothing", async () => {
  const { hostname, port } = new URL(site.url);
  const paths = ["/", "/liposomes", "/recherche?q=zinc", "/healthz"];
  const socket = connect(Number(port), hostname);
  socket.write(paths.map((path) => request(`GET ${path}`, "identity")).join(""));
  let text = "";
  socket.setEncoding("utf8").on("data", (chunk) => {
    text += chunk;
  });
  await expect.poll(() => text).toContain('{"status":"ok"}');
  socket.destroy();
  const canonical = [...text.matchAll(/<link rel="canonical" href="http:\/\/[^/]+([^"]*)"/g)];
  expect(canonical.map(([, path]) => path)).toEqual(["/", "/liposomes", "/recherche?q=zinc"]);
  expect(text.match(/^HTTP\/1\.1 200 OK/gm)).toHaveLength(4);
});
