// Requests per second of a warm page beside a bare node:http server that sends the same bytes, in one run.
import { spawn, spawnSync } from "node:child_process";
import { createServer, get } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import autocannon from "autocannon";
import { findClosedPort } from "../tests/mail-server.ts";
import { makeDataDir } from "../tests/start-site.ts";
import { measureGrowth } from "./bench-growth.ts";

const root = join(import.meta.dirname, "..");
const addresses = ["/", "/liposomes", "/liposomes/vitamine-c"] as const;
/** Seconds per measurement. */
const duration = 5;
const headers = { "accept-encoding": "br" };

const built = spawnSync(process.execPath, ["tools/build.ts"], { cwd: root, stdio: "inherit" });
if (built.status !== 0) process.exit(built.status ?? 1);

async function measure(url: string): Promise<number> {
  const result = await autocannon({ url, connections: 20, duration, headers });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url} did not answer every request`);
  return result.requests.average;
}

/** The body as it travels, still compressed. */
function fetchRaw(url: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get(url, { headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => resolve(Buffer.concat(chunks)));
    }).on("error", reject);
  });
}

/** Starts the built site with its request log off, as what is measured here is the pages. Resolves once it answers. */
async function startSite(): Promise<{ url: string; stop: () => void }> {
  const port = await findClosedPort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ["dist/server/main.js"], {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, PORT: String(port), LOG_LEVEL: "error", DATA_DIR: makeDataDir() },
  });
  const stop = () => child.kill("SIGTERM");
  while (!(await fetch(`${url}/healthz`).catch(() => null))?.ok) {
    if (child.exitCode !== null) throw new Error("the site ended");
    await setTimeout(50);
  }
  return { url, stop };
}

const site = await startSite();
console.log("page                    site req/s   bare req/s   ratio");
for (const address of addresses) {
  const page = await fetchRaw(site.url + address);
  const bare = createServer((_request, answer) => {
    answer.writeHead(200, {
      "content-type": "text/html; charset=utf-8",
      "content-encoding": "br",
      "content-length": page.length,
    });
    answer.end(page);
  });
  await new Promise<void>((resolve) => bare.listen(0, "127.0.0.1", resolve));
  const bareUrl = `http://127.0.0.1:${(bare.address() as AddressInfo).port}/`;
  const ours = await measure(site.url + address);
  const theirs = await measure(bareUrl);
  bare.close();
  const row = [address.padEnd(22), ours.toFixed(0).padStart(11), theirs.toFixed(0).padStart(12)];
  console.log(`${row.join(" ")}   ${(ours / theirs).toFixed(2)}`);
}
site.stop();
await measureGrowth();
