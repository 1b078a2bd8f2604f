// The figures of POST /contact, with the built site on each engine: how long a visitor waits while the mail server says
// nothing, how soon sales have the mail, and what malformed posts and slow connections do to the others.
import { readFileSync, rmSync } from "node:fs";
import { createConnection, createServer, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import autocannon from "autocannon";
import { openFlappingMailServer } from "./flapping-mail-server.ts";
import { load, percentile } from "./load.ts";
import { listen } from "./mail-server.ts";
import { makeMalformed } from "./malformed.ts";
import { startPostgres } from "./run-postgres.ts";
import { makeDataDir, type RunningSite, startSite } from "./start-site.ts";

const settings = {
  SALES_EMAIL: "sales@spherine.example",
  ACKNOWLEDGEMENTS: "off",
  DAILY_DIGEST: "off",
  CONTACT_LIMIT: "100000",
  CONTACT_LIMIT_TOTAL: "1000000",
};

let number = 0;
const newPost = () => {
  number += 1;
  return {
    path: "/contact",
    method: "POST" as const,
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      email: `visitor${number}@maison.example`,
      phone: "+33 4 65 71 20 10",
      company: `Maison ${number}`,
      country: "France",
    }),
  };
};

const print = (figure: string, value: string) => console.log(`${figure.padEnd(62)} ${value}`);
const ms = (time: number) => `${time.toFixed(1)} ms`;

/** Takes connections and says nothing. */
async function openBlackHole() {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => undefined);
  });
  const port = await listen(server, () => server.listen(0, "127.0.0.1"));
  return {
    url: `smtp://127.0.0.1:${port}`,
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

async function measureAcceptance(name: string, storage: Record<string, string>): Promise<void> {
  const blackHole = await openBlackHole();
  const site = await startSite({ ...settings, ...storage, SMTP_URL: blackHole.url });
  const measure = (amount: number) =>
    autocannon({
      url: site.url,
      connections: 50,
      amount,
      requests: [{ setupRequest: (request) => ({ ...request, ...newPost() }) }],
    });
  // Until the code is compiled, and the numbers are those of a process that has been up for a while.
  await measure(12_000);
  const { latency, non2xx, errors } = await measure(4000);
  if (non2xx + errors > 0) throw new Error("not every enquiry was accepted");
  print(
    `${name}: acceptance, 50 at once, mail server silent (p99 < 25)`,
    `p50 ${ms(latency.p50)}, p99 ${ms(latency.p99)}`,
  );
  await site.kill();
  blackHole.close();
}

async function measureHandover(name: string, storage: Record<string, string>): Promise<void> {
  const mailServer = await openFlappingMailServer();
  const site = await startSite({ ...settings, ...storage, SMTP_URL: mailServer.url });
  const accepted = Date.now();
  const count = 500;
  await load(site.url, { count, connections: 10 }, newPost);
  while (mailServer.mailbox.length < count) await pause(20);
  const text = await (await fetch(`${site.url}/metrics`)).text();
  const within = /^mail_delivery_seconds_bucket\{le="5",kind="sales"\} (\d+)$/m.exec(text)?.[1];
  print(
    `${name}: handed over within 5 s, mail server up (99 %)`,
    `${((100 * Number(within)) / count).toFixed(1)} % of ${count}, all after ${Date.now() - accepted} ms`,
  );
  await site.stop();
  await mailServer.close();
}

const memoryOf = (site: RunningSite) =>
  Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${site.process.pid}/status`, "utf8"))?.[1]) /
  1000;

async function measureMalformed(dataDir: string): Promise<void> {
  const site = await startSite({ ...settings, DATA_DIR: dataDir });
  const post = (from: number) => (n: number) => ({
    path: "/contact",
    method: "POST" as const,
    ...makeMalformed(from + n),
  });
  await load(site.url, { count: 2000, connections: 20 }, post(0));
  const before = memoryOf(site);
  const { statuses } = await load(site.url, { count: 10_000, connections: 20 }, post(2000));
  const failures = [...statuses].filter(([status]) => status >= 500 || status === 0);
  print(
    "10,000 malformed posts (no 5xx, memory flat)",
    `${failures.length} kinds of failure, ${before.toFixed(0)} MB before, ${memoryOf(site).toFixed(0)} MB after`,
  );
  await site.stop();
}

async function measureSlowConnections(dataDir: string): Promise<void> {
  const site = await startSite({ ...settings, DATA_DIR: dataDir });
  const { port } = new URL(site.url);
  const read = () => load(site.url, { count: 4000, connections: 10 }, () => ({ path: "/" }));
  await read();
  const before = percentile(await read(), 0.99);
  const head = "POST /contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n";
  const sockets = Array.from({ length: 600 }, (_, n) => {
    const socket = createConnection({ host: "127.0.0.1", port: Number(port) });
    socket.on("error", () => undefined);
    // Half of them never end their headers, the others never end their body.
    socket.write(n % 2 === 0 ? head : `${head}Content-Length: 1000\r\n\r\n{`);
    const drip = setInterval(
      () => socket.writable && socket.write(n % 2 === 0 ? "X-A: b\r\n" : "a"),
      500,
    );
    socket.on("close", () => clearInterval(drip));
    return socket;
  });
  await pause(1000);
  const during = percentile(await read(), 0.99);
  for (const socket of sockets) socket.destroy();
  print(
    "p99 of a page, without and with 600 slow connections (within 2×)",
    `${ms(before)}, ${ms(during)}: ${(during / before).toFixed(2)}×`,
  );
  await site.stop();
}

const folder = makeDataDir();
const postgres = await startPostgres();
const sqlite = (name: string) => ({ DATA_DIR: `${folder}/${name}` });
const shared = async (name: string) => ({
  ...sqlite(name),
  DATABASE_URL: await postgres.makeDatabase(name),
});
console.log("\nenquiries");
await measureAcceptance("SQLite", sqlite("acceptance"));
await measureAcceptance("PostgreSQL", await shared("acceptance"));
await measureHandover("SQLite", sqlite("handover"));
await measureHandover("PostgreSQL", await shared("handover"));
await measureMalformed(`${folder}/malformed`);
await measureSlowConnections(`${folder}/slow`);
await postgres.stop();
rmSync(folder, { recursive: true, force: true });
