// What operators do beside the built site, as docs/operations.md has it: the commands, backup and restore, the alerts.
import { spawn } from "node:child_process";
import { copyFileSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import request from "supertest";
import { afterEach, describe, expect, it, test } from "vitest";
import { findClosedPort } from "#tests/mail-server.ts";
import { productionSettings as production } from "#tests/production-settings.ts";
import { type RunningSite, startSite } from "#tests/start-site.ts";
import { type Engine, engines, makeStorage, type Storage } from "#tests/storage.ts";
import { deadEndpoint } from "#tests/webhook-receiver.ts";

const root = join(import.meta.dirname, "../..");

let storage: Storage;
const closers: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
  await storage.remove();
});

async function openSite(environment: Record<string, string> = {}): Promise<RunningSite> {
  const site = await startSite({
    ...storage.settings,
    ACKNOWLEDGEMENTS: "off",
    DAILY_DIGEST: "off",
    ...environment,
  });
  closers.push(site.kill);
  return site;
}

async function openStorage(engine: Engine): Promise<void> {
  storage = await makeStorage(engine);
}

async function send(site: RunningSite, company: string, changes = {}): Promise<string> {
  const enquiry = {
    email: "claire@maison-oree.example",
    phone: "+33 4 65 71 00 00",
    company,
    country: "France",
    ...changes,
  };
  const { body } = await request(site.url).post("/contact").send(enquiry).expect(201);
  return body.reference;
}

interface Answer {
  readonly code: number | null;
  readonly out: string;
  readonly complaints: string;
}

/** Runs the built command as a process of its own. */
function enquiries(...args: string[]): Promise<Answer> {
  const child = spawn(process.execPath, [join(root, "dist/server/operate.js"), ...args], {
    env: { PATH: process.env["PATH"], ...storage.settings },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let out = "";
  let complaints = "";
  child.stdout.setEncoding("utf8").on("data", (text) => {
    out += text;
  });
  child.stderr.setEncoding("utf8").on("data", (text) => {
    complaints += text;
  });
  return new Promise((resolve) =>
    child.once("close", (code) => resolve({ code, out, complaints })),
  );
}

const listed = async (...filter: string[]) =>
  [...(await enquiries("list", ...filter)).out.matchAll(/^SPH-\S+/gm)].map(([text]) => text);

describe.each(engines)("the command beside a running site on %s", (engine) => {
  it("sees what the site keeps, changes it, and leaves the site at work", async () => {
    await openStorage(engine);
    const site = await openSite();
    const reference = await send(site, "Maison Orée");
    const spam = await send(site, "Robot", { "leave-empty": "x" });
    await expect.poll(() => listed("--status", "sent")).toEqual([reference]);
    expect(await listed("--status", "held")).toEqual([spam]);
    expect((await enquiries("show", reference)).out).toContain("company       Maison Orée\n");

    const { code, out } = await enquiries("export");
    expect(code).toBe(0);
    expect(out).toMatch(/^\ufeff"reference",/);
    expect(out).toContain(`"'+33 4 65 71 00 00","Maison Orée"`);

    expect(await enquiries("release", spam)).toMatchObject({ code: 0, complaints: "" });
    // Any other enquiry makes the site look.
    const another = await send(site, "Maison Claire");
    await expect
      .poll(async () => (await listed("--status", "sent")).sort())
      .toEqual([reference, spam, another].sort());

    expect(await enquiries("erase", "--email", "claire@maison-oree.example")).toEqual({
      code: 0,
      out: "3 enquiries erased\n",
      complaints: "",
    });
    expect(readdirSync(join(storage.settings.DATA_DIR, "mail"))).toEqual([]);
    await request(site.url).get("/readyz").expect(200);
  });
});

test("a command that is not understood is answered with the usage and code 2", async () => {
  await openStorage("SQLite");
  const { code, out, complaints } = await enquiries("lists");
  expect({ code, out }).toEqual({ code: 2, out: "" });
  expect(complaints).toContain("Usage:");
});

test("a command whose output nobody reads to the end is no stack trace", async () => {
  await openStorage("SQLite");
  await send(await openSite(), "Maison Orée");
  const child = spawn(process.execPath, [join(root, "dist/server/operate.js"), "list"], {
    env: { PATH: process.env["PATH"], ...storage.settings },
    stdio: ["ignore", "pipe", "pipe"],
  });
  child.stdout.destroy();
  let complaints = "";
  child.stderr.setEncoding("utf8").on("data", (text) => {
    complaints += text;
  });
  const code = await new Promise((resolve) => child.once("close", resolve));
  expect(code).toBe(0);
  expect(complaints).not.toContain("EPIPE");
});

test("a backup made while the site runs can be put back", async () => {
  await openStorage("SQLite");
  const { DATA_DIR } = storage.settings;
  const copy = join(DATA_DIR, "backups", "enquiries.sqlite");
  mkdirSync(join(DATA_DIR, "backups"));
  const first = await openSite();
  const saved = await send(first, "before");
  // The site goes on writing meanwhile.
  const [backup] = await Promise.all([
    enquiries("backup", copy),
    ...Array.from({ length: 20 }, (_, n) => send(first, `meanwhile ${n}`)),
  ]);
  expect(backup).toMatchObject({ code: 0, complaints: "" });
  const lost = await send(first, "after");
  expect(await first.stop()).toBe(0);

  mkdirSync(join(DATA_DIR, "before"));
  for (const name of readdirSync(DATA_DIR).filter((file) => file.startsWith("enquiries.sqlite")))
    renameSync(join(DATA_DIR, name), join(DATA_DIR, "before", name));
  copyFileSync(copy, join(DATA_DIR, "enquiries.sqlite"));

  const second = await openSite();
  await request(second.url).get("/readyz").expect(200);
  const restored = await listed();
  expect(restored).toContain(saved);
  expect(restored).not.toContain(lost);
  const next = await send(second, "next");
  expect(await listed()).toContain(next);
  // What waited in the copy is mailed now, once the leases that it was copied with have run out.
  await expect
    .poll(async () => (await listed("--status", "sent")).length)
    .toBe(restored.length + 1);
});

test("a database that is deleted under the site costs no enquiry", async () => {
  await openStorage("SQLite");
  const { DATA_DIR } = storage.settings;
  // Nobody takes the mails, so that all of them wait in the database alone.
  const settings = { SMTP_URL: `smtp://127.0.0.1:${await findClosedPort()}` };
  const first = await openSite(settings);
  const kept = [await send(first, "Maison Orée"), await send(first, "Maison Claire")];
  for (const name of readdirSync(DATA_DIR).filter((file) => file.startsWith("enquiries.sqlite")))
    rmSync(join(DATA_DIR, name));
  const late = { email: "a@b.example", phone: "0465712010", company: "C", country: "France" };
  await request(first.url).post("/contact").send(late).expect(503);
  await expect
    .poll(async () => (await request(first.url).get("/readyz")).body.because)
    .toEqual(["storage"]);
  await request(first.url).get("/").expect(200);
  const told = () => first.log.filter(({ msg }) => /deleted or replaced/.test(String(msg)));
  await expect.poll(told).toHaveLength(1);
  await request(first.url).post("/contact").send(late).expect(503);
  expect(told()).toHaveLength(1);
  expect(await first.stop()).toBe(0);

  const second = await openSite(settings);
  await request(second.url).get("/readyz").expect(200);
  expect((await listed()).sort()).toEqual(kept.sort());
  await request(second.url).post("/contact").send(late).expect(201);
});

test("machines may ask how things are as often as they like", async () => {
  await openStorage("SQLite");
  const { DATA_DIR } = storage.settings;
  const site = await openSite();
  await request(site.url).get("/readyz").expect(200);
  // The store notes each look at whether it can be written.
  const looks = () => {
    const db = new DatabaseSync(join(DATA_DIR, "enquiries.sqlite"), { readOnly: true });
    const row = db.prepare("SELECT at FROM acknowledged WHERE address_key LIKE 'probe%'").get();
    db.close();
    return Number(row?.["at"]);
  };
  const before = looks();
  const startedAt = performance.now();
  for (let n = 0; n < 10; n += 1)
    await Promise.all(
      Array.from({ length: 16 }, () =>
        Promise.all([
          request(site.url).get("/readyz").expect(200),
          request(site.url).get("/metrics").expect(200),
        ]),
      ),
    );
  const seconds = (performance.now() - startedAt) / 1000;
  expect(looks() - before).toBeLessThanOrEqual(1 + seconds / 5);
});

test("whoever runs the site in production hears of metrics that anybody may read", async () => {
  await openStorage("SQLite");
  async function warningsWith(environment: Record<string, string>): Promise<string> {
    const site = await openSite(environment);
    await site.stop();
    return site.log.map(({ level, msg }) => (level === 40 ? msg : "")).join();
  }
  expect(await warningsWith(production)).toContain("METRICS_TOKEN is not set");
  const quiet = await warningsWith({ ...production, METRICS_TOKEN: "s3cret" });
  expect(quiet).toContain("SMTP_URL is not set");
  expect(quiet).not.toContain("METRICS_TOKEN");
  expect(await warningsWith({})).not.toContain("METRICS_TOKEN");
});

test("every figure that the alerts ask for is one that the site tells", async () => {
  await openStorage("SQLite");
  const site = await openSite({ BACKUP_DIR: storage.settings.DATA_DIR, ...deadEndpoint });
  await send(site, "Maison Orée");
  const { text } = await request(site.url).get("/metrics").expect(200);
  const told = new Set([...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name));
  const rules = readFileSync(join(root, "deploy/alerts.yaml"), "utf8");
  const asked = [...rules.matchAll(/\b(\w+)\{job="spherine"/g)].map(([, name]) => name);
  expect(asked.length).toBeGreaterThan(5);
  // Prometheus itself tells "up".
  for (const name of asked)
    expect([...told, "up"]).toContain(name?.replace(/_(?:bucket|count)$/, ""));
});

test("every alert is explained in the manual", async () => {
  await openStorage("SQLite");
  const rules = readFileSync(join(root, "deploy/alerts.yaml"), "utf8");
  const manual = readFileSync(join(root, "docs/operations.md"), "utf8");
  for (const [, name] of rules.matchAll(/alert: (\w+)/g)) expect(manual).toContain(`\`${name}\``);
});
