// Around a restart, as a proxy and its visitors meet it: requests while the site stops, the port, pages of two versions.
import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  globSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { Agent, type IncomingMessage, request as openRequest } from "node:http";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import request from "supertest";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { readSettings } from "#server/environment.ts";
import { wereKept } from "#server/http/kept-assets.ts";
import { allAddresses } from "#tests/addresses.ts";
import { manifest } from "#tests/asset-manifest.ts";
import { openProxy } from "#tests/proxy.ts";
import { makeDataDir, type RunningSite, startSite } from "#tests/start-site.ts";

const root = join(import.meta.dirname, "../..");

const enquiry = JSON.stringify({
  email: "claire@maison-oree.example",
  phone: "+33 4 65 71 00 00",
  company: "Maison Orée",
  country: "France",
});

let dataDir: string;
const closers: (() => unknown)[] = [];

beforeEach(() => {
  dataDir = makeDataDir();
});

afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
  rmSync(dataDir, { recursive: true, force: true });
});

const readHealth = async (site: RunningSite) =>
  ((await request(site.url).get("/healthz")).body as { readonly status: string }).status;

async function open(environment: Record<string, string> = {}, build?: string) {
  const site = await startSite({ DATA_DIR: dataDir, ...environment }, build);
  closers.push(site.kill);
  return site;
}

/** Begins a request; `finish` sends the rest of the body and waits for the answer. */
function begin(site: RunningSite, path: string, options: { agent?: Agent; body?: string } = {}) {
  const { agent, body } = options;
  const sent = openRequest(new URL(path, site.url), {
    method: body === undefined ? "GET" : "POST",
    headers: body === undefined ? {} : { "content-type": "application/json" },
    ...(agent && { agent }),
  });
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    sent.on("response", (answer) => answer.resume().once("close", () => resolve(answer)));
    sent.on("error", reject);
  });
  const isOpen = new Promise<void>((resolve) =>
    sent.once("socket", (socket) => socket.once("connect", resolve)),
  );
  const half = body?.length ? Math.floor(body.length / 2) : 0;
  if (body) sent.write(body.slice(0, half));
  else sent.flushHeaders();
  return {
    sent,
    isOpen,
    finish() {
      sent.end(body?.slice(half));
      return answered;
    },
  };
}

describe("told to stop, the site", () => {
  test("answers what is open and what still comes, and says that each connection ends", async () => {
    const site = await open();
    const agent = new Agent({ keepAlive: true });
    closers.push(() => agent.destroy());
    const kept = await begin(site, "/healthz", { agent }).finish();
    expect(kept.headers.connection).toBe("keep-alive");
    const inFlight = begin(site, "/contact", { body: enquiry });
    await inFlight.isOpen;

    const ended = new Promise((resolve) => site.process.once("exit", resolve));
    site.process.kill("SIGTERM");
    await expect
      .poll(async () => (await request(site.url).get("/healthz")).body)
      .toEqual({ status: "stopping" });
    // Supervisors may say it twice.
    site.process.kill("SIGTERM");

    const late = begin(site, "/contact", { agent, body: enquiry.replace("Orée", "Claire") });
    const answers = [await late.finish(), await inFlight.finish()];
    expect(late.sent.reusedSocket).toBe(true);
    for (const { statusCode, headers } of answers)
      expect([statusCode, headers.connection]).toEqual([201, "close"]);
    expect(await ended).toBe(0);
  });

  test("does the same when its terminal is closed", async () => {
    const site = await open();
    const inFlight = begin(site, "/contact", { body: enquiry });
    await inFlight.isOpen;
    const ended = new Promise((resolve) => site.process.once("exit", resolve));
    site.process.kill("SIGHUP");
    await expect.poll(() => site.log.map(({ msg }) => msg)).toContain("stopping");
    expect((await inFlight.finish()).statusCode).toBe(201);
    expect(await ended).toBe(0);
  });

  test("leaves its port to the next one, which waits for it", async () => {
    const first = await open();
    const { port } = new URL(first.url);
    const [code, second] = await Promise.all([first.stop(), open({ PORT: port })]);
    expect(code).toBe(0);
    await request(second.url).get("/healthz").expect(200);
  });
});

test("the site keeps unused connections for longer than a proxy does", async () => {
  const site = await open();
  const { headers } = await begin(site, "/healthz", {
    agent: new Agent({ keepAlive: true }),
  }).finish();
  const seconds = Number(/timeout=(\d+)/.exec(String(headers["keep-alive"]))?.[1]);
  // Caddy's own two minutes; nginx and others have less.
  expect(seconds).toBeGreaterThan(120);
});

describe("of two versions behind a proxy", () => {
  let other: string;
  let first: RunningSite;
  let second: RunningSite;

  beforeEach(async () => {
    other = makeOtherBuild();
    // Each has its own data; only the folder of hashed files is shared, as between containers.
    const ASSETS_DIR = join(dataDir, "assets");
    first = await open({ ASSETS_DIR, DATA_DIR: join(dataDir, "first") });
    second = await open({ ASSETS_DIR, DATA_DIR: join(dataDir, "second") }, join(other, "dist"));
    for (const site of [first, second])
      await expect.poll(() => readHealth(site), { timeout: 30_000 }).toBe("ok");
  });

  afterEach(() => rmSync(other, { recursive: true, force: true }));

  test("pages of either find all their files at both, and when one is gone", {
    timeout: 180_000,
  }, async () => {
    const proxy = await openProxy([first.url, second.url]);
    closers.push(proxy.close);
    const builds = new Set<string>();
    const files = new Set<string>();
    // Asked in turn, then once more the other way round.
    const pages = allAddresses.length % 2 === 0 ? [...allAddresses, "/"] : allAddresses;
    for (const address of [...pages, ...pages]) {
      const html = await (await fetch(proxy.url + address)).text();
      builds.add(/\/site-data\/([\w-]+)\//.exec(html)?.[1] ?? "");
      for (const [file] of html.matchAll(hashedAddress)) files.add(file);
    }
    expect(builds.size).toBe(2);
    // Sets grow while they are walked: what a script or a style sheet needs is looked at in turn.
    for (const file of files) {
      if (!/\.(js|css)$/.test(file)) continue;
      const text = await (await fetch(proxy.url + file)).text();
      for (const [, name] of text.matchAll(/"\.\/([\w.-]+\.js)"/g)) files.add(`/assets/${name}`);
      for (const [name] of text.matchAll(hashedAddress)) files.add(name);
    }
    expect(files.size).toBeGreaterThan(500);

    const inBoth = (file: string) =>
      [root, other].every((build) => existsSync(join(build, "dist/site", file)));
    const ofOne = [...files].filter((file) => !inBoth(file));
    expect(ofOne.length).toBeGreaterThan(100);
    const [atFirst, atSecond] = [await look(first, ofOne), await look(second, ofOne)];
    expect(atFirst.filter((told) => !told.startsWith("200 "))).toEqual([]);
    expect(atSecond).toEqual(atFirst);
    await first.stop();
    expect(await look(second, ofOne)).toEqual(atFirst);
  });
});

test("no address leads out of the folders of other versions' files", async () => {
  const site = await open({ ASSETS_DIR: "" });
  for (const path of [
    "/assets/%2e%2e/%2e%2e/enquiries.sqlite",
    "/assets/..%2f..%2fenquiries.sqlite",
  ])
    expect((await begin(site, path).finish()).statusCode, path).toBe(404);
});

test("without a folder for other versions' files the site runs, and warns", async () => {
  writeFileSync(join(dataDir, "file"), "");
  const site = await open({ ASSETS_DIR: join(dataDir, "file", "assets") });
  await request(site.url).get("/").expect(200);
  await expect.poll(() => readHealth(site)).toBe("ok");
  expect(site.log).toContainEqual(
    expect.objectContaining({
      level: 40,
      code: "ENOTDIR",
      msg: "files cannot be kept for pages of other versions",
    }),
  );
});

test("on a fresh volume pages are served while files are copied, and proxies wait for those", async () => {
  const ASSETS_DIR = join(dataDir, "fresh");
  const site = await open({ ASSETS_DIR });
  const [health, page] = await Promise.all([readHealth(site), request(site.url).get("/")]);
  expect(health).toBe("starting");
  expect(page.status).toBe(200);
  await expect.poll(() => readHealth(site), { timeout: 30_000 }).toBe("ok");
  expect(wereKept(ASSETS_DIR, manifest.build)).toBe(true);
});

const hashedAddress = /\/(?:assets|fonts|images|molecules|social)\/[\w-]+\.[\w.-]*\w/g;

/** Status, type, caching and content of each file, in a line each. */
async function look(site: RunningSite, files: readonly string[]): Promise<string[]> {
  const told: string[] = [];
  for (const file of files) {
    const answer = await fetch(site.url + file);
    const hash = createHash("sha256").update(await answer.bytes());
    const { headers } = answer;
    const facts = ["content-type", "cache-control", "vary"].map((name) => headers.get(name));
    told.push([answer.status, ...facts, hash.digest("hex"), file].join(" "));
  }
  return told;
}

/**
 * The project as it would be built after a change: every script and style sheet has another name and content, and fonts,
 * drawings and cards of the first are no longer there. In a folder with all that a site needs to run.
 */
function makeOtherBuild(): string {
  const folder = makeDataDir();
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  cpSync(join(root, "package.json"), join(folder, "package.json"));
  cpSync(join(root, "dist"), join(folder, "dist"), { recursive: true });
  const site = join(folder, "dist/site");
  for (const gone of ["fonts", "molecules", "social"])
    for (const file of globSync(`${gone}/*`, { cwd: site })) rmSync(join(site, file));
  const assets = join(site, "assets");
  const names = globSync("*.{js,css}", { cwd: assets });
  const rename = (text: string) =>
    names.reduce((renamed, name) => renamed.replaceAll(name, newName(name)), text);
  for (const name of names) {
    const text = `${rename(readFileSync(join(assets, name), "utf8"))}/* changed */`;
    for (const ending of ["", ".br"]) rmSync(join(assets, name + ending));
    const path = join(assets, newName(name));
    writeFileSync(path, text);
    writeFileSync(
      `${path}.br`,
      brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }),
    );
  }
  const manifest = join(folder, "dist/server/asset-manifest.json");
  const facts = JSON.parse(rename(readFileSync(manifest, "utf8")));
  writeFileSync(manifest, JSON.stringify({ ...facts, build: "other" }));
  return folder;
}

/** chunk.QTZWDY3I.js: chunk.QTZWDY3I-2.js. */
const newName = (name: string) => name.replace(/\.(\w+)$/, "-2.$1");

test("what Caddy shows while no site answers has the laboratory's details, as the site has", () => {
  const page = readFileSync(join(root, "deploy/down.html"), "utf8");
  const defaults = Object.entries(readSettings({})).filter(([name]) =>
    /^LAB_(?!ANSWER_TIME)/.test(name),
  );
  expect(defaults).toHaveLength(4);
  for (const [name, value] of defaults)
    expect(page).toContain(`env "${name}" | default "${value}"`);
});
