// Attacks that want a site set up in a way of its own; they give what is not as it should be.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { openSync, readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { load, send } from "../load.ts";
import { makeDataDir, type RunningSite, startSite } from "../start-site.ts";
import { postForm } from "./inputs.ts";
import { forget, type Row, small } from "./judge.ts";

const program = (name: string) => join(import.meta.dirname, "../../dist/server", name);

async function withSite(
  environment: Readonly<Record<string, string>>,
  attack: (site: RunningSite) => Promise<readonly string[]>,
): Promise<readonly string[]> {
  const site = await startSite({ ...small, ...environment });
  try {
    return await attack(site);
  } finally {
    await forget(site);
  }
}

/** Posts to a site behind a proxy that names the visitor; gives the status. */
const postFrom = async (site: RunningSite, visitor: string, message: string) =>
  (
    await send(
      site.url,
      {
        ...postForm({ message }),
        headers: { ...postForm().headers, "x-forwarded-for": visitor },
      },
      { patience: 10_000 },
    )
  ).status;

/** One subscriber's block of IPv6 addresses, 256 networks of it, must not use up what all visitors may send together. */
const wideNetwork = () =>
  withSite({ TRUST_PROXY: "1", CONTACT_LIMIT: "5", CONTACT_LIMIT_TOTAL: "1000" }, async (site) => {
    await load(site.url, { count: 1024, connections: 8, patience: 10_000 }, (n) => ({
      ...postForm({ message: `x${n}` }),
      headers: {
        ...postForm().headers,
        "x-forwarded-for": `2001:db8:1:${(n % 256).toString(16)}00::1`,
      },
    }));
    const status = await postFrom(site, "203.0.113.9", "Bonjour");
    return status === 303 ? [] : [`the next visitor gets ${status}`];
  });

/** What one robot posts must not take the acknowledgements from everybody else. */
const acknowledgements = () =>
  withSite({ TRUST_PROXY: "1", CONTACT_LIMIT: "100" }, async (site) => {
    for (let n = 0; n < 40; n += 1)
      await send(site.url, {
        ...postForm({ message: `x${n}`, email: `robot${n}@spam.example` }),
        headers: { ...postForm().headers, "x-forwarded-for": "203.0.113.66" },
      });
    const visitor = "lise@maison-lune.example";
    await send(site.url, {
      ...postForm({ message: "Bonjour", email: visitor }),
      headers: { ...postForm().headers, "x-forwarded-for": "203.0.113.9" },
    });
    const folder = join(site.dataDir, "mail");
    const isAcknowledged = () =>
      readdirSync(folder).some((file) =>
        readFileSync(join(folder, file), "utf8").match(new RegExp(`^To:.*${visitor}`, "m")),
      );
    const ends = performance.now() + 20_000;
    while (!isAcknowledged() && performance.now() < ends) await pause(200);
    return isAcknowledged() ? [] : ["a visitor gets no acknowledgement after a robot's 40 posts"];
  });

async function findPort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const place = server.address();
  server.close();
  return typeof place === "object" && place ? place.port : 0;
}

/** A log that cannot be written, as on a full disk, must neither stop the pages nor the end of the process. */
async function fullLog(): Promise<readonly string[]> {
  const port = await findPort();
  const full = openSync("/dev/full", "w");
  const child = spawn(process.execPath, [program("main.js")], {
    env: { ...process.env, ...small, PORT: String(port), DATA_DIR: makeDataDir() },
    stdio: ["ignore", full, "ignore"],
  });
  const ended = once(child, "exit");
  const url = `http://127.0.0.1:${port}`;
  const ask = (path: string) => send(url, { path }, { patience: 5000 });
  const problems: string[] = [];
  const ends = performance.now() + 15_000;
  while ((await ask("/healthz")).status !== 200 && performance.now() < ends) await pause(200);
  for (let n = 0; n < 30; n += 1) await ask(`/liposomes?q=a${n}`);
  await pause(3000);
  for (const path of ["/healthz", "/liposomes/zinc"]) {
    const { status } = await ask(path);
    if (status !== 200) problems.push(`${path}: ${status || "no answer"}`);
  }
  child.kill("SIGTERM");
  const isOver = await Promise.race([ended.then(() => true), pause(15_000, false)]);
  if (!isOver) problems.push("it does not heed SIGTERM");
  child.kill("SIGKILL");
  return problems;
}

/** A day that there is not is a mistake, not another day. */
async function wrongDay(): Promise<readonly string[]> {
  return withSite({}, async (site) => {
    const child = spawn(process.execPath, [program("operate.js"), "list", "--from", "2026-02-31"], {
      env: { ...process.env, DATA_DIR: site.dataDir },
      stdio: "ignore",
    });
    const [code] = await once(child, "exit");
    return code === 0 ? ["2026-02-31 is taken for another day"] : [];
  });
}

/** What a cache before the site keeps of a missing file is for the site to say. */
const missingFile = () =>
  withSite({}, async (site) => {
    const { status, headers } = await send(site.url, { path: "/assets/start.00000000.js" });
    if (status !== 404) return [`a missing file gets ${status}`];
    return headers["cache-control"] ? [] : ["a missing file does not say how long it is missing"];
  });

const ownSites: Readonly<Record<string, () => Promise<readonly string[]>>> = {
  "A8 a log that cannot be written": fullLog,
  "A10 posts of one wide IPv6 network": wideNetwork,
  "acknowledgements after a robot": acknowledgements,
  "a day that there is not": wrongDay,
  "a missing file": missingFile,
};

/** The attacks as rows, to be run one after the other. */
export const ownSiteRows: readonly { readonly name: string; readonly run: () => Promise<Row> }[] =
  Object.entries(ownSites).map(([name, run]) => ({
    name,
    run: async () => ({ name, problems: await run(), figures: {} }),
  }));
