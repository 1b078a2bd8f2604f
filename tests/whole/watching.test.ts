// What operators watch: a site in production, its figures, its log, its alerts.
import {
  cpSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import request from "supertest";
import { afterEach, beforeEach, describe, expect, it, test } from "vitest";
import { productionSettings as production } from "#tests/production-settings.ts";
import { runProgram } from "#tests/run-program.ts";
import { makeDataDir, type RunningSite, startSite } from "#tests/start-site.ts";
import { deadEndpoint } from "#tests/webhook-receiver.ts";

const root = join(import.meta.dirname, "../..");
const read = (file: string) => readFileSync(join(root, file), "utf8");
const manual = read("docs/operations.md");

let folder: string;
const closers: (() => Promise<unknown>)[] = [];

beforeEach(() => {
  folder = makeDataDir();
});

afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
  rmSync(folder, { recursive: true, force: true });
});

async function open(environment: Record<string, string> = {}): Promise<RunningSite> {
  const site = await startSite({ DATA_DIR: folder, ACKNOWLEDGEMENTS: "off", ...environment });
  closers.push(site.kill);
  return site;
}

const readMetrics = async (site: RunningSite) =>
  (await request(site.url).get("/metrics").expect(200)).text;

const messagesOf = (site: RunningSite) => site.log.map(({ msg }) => msg);

async function send(site: RunningSite) {
  return request(site.url)
    .post("/contact")
    .send({
      email: "claire@maison-oree.test",
      phone: "+33 4 65 71 00 00",
      company: "Maison Orée",
      country: "France",
    })
    .expect(201);
}

describe("in production", () => {
  it("the site starts with addresses of its own, and does not with any other", async () => {
    const site = await open(production);
    expect(messagesOf(site)).toContain("the site is up");
    await expect(startSite({ DATA_DIR: folder, NODE_ENV: "production" })).rejects.toThrow(
      /SITE_URL: got nothing.*\n.*MAIL_FROM: got nothing.*\n.*SALES_EMAIL: got nothing.*\n.*LAB_EMAIL: got nothing.*\n.*COMPANY_NAME: got nothing/,
    );
    const SALES_EMAIL = "contact@spherine.example";
    await expect(startSite({ ...production, DATA_DIR: folder, SALES_EMAIL })).rejects.toThrow(
      `SALES_EMAIL: got "${SALES_EMAIL}", wants addresses that your sales staff read`,
    );
  });

  it("browsers are told to insist on https for a year, for names below only if wanted", async () => {
    const policyOf = async (settings: Record<string, string>) => {
      const site = await open({ ...production, ...settings });
      return (await request(site.url).get("/healthz")).headers["strict-transport-security"];
    };
    expect(await policyOf({})).toBe("max-age=31536000");
    expect(await policyOf({ HSTS_SUBDOMAINS: "on" })).toBe("max-age=31536000; includeSubDomains");
    expect(await policyOf({ SITE_URL: "http://www.maison-oree.test" })).toBeUndefined();
  });

  it.each([
    ["0", 1],
    ["1", 0],
  ])("a proxy before TRUST_PROXY=%s is warned of %i times", async (TRUST_PROXY, times) => {
    const site = await open({ ...production, TRUST_PROXY });
    for (let n = 0; n < 3; n += 1)
      await request(site.url).get("/").set("X-Forwarded-For", "192.0.2.1").expect(200);
    await request(site.url).get("/liposomes").expect(200);
    await expect.poll(() => site.log.at(-1)?.["path"]).toBe("/liposomes");
    const warnings = messagesOf(site).filter((text) => String(text).includes("X-Forwarded-For"));
    expect(warnings).toHaveLength(times);
  });

  it("an address without encryption is warned of", async () => {
    const site = await open({ ...production, SITE_URL: "http://www.maison-oree.test" });
    await expect
      .poll(() => messagesOf(site))
      .toContain("SITE_URL is not https: what visitors write can be read on its way");
  });
});

describe("the figures", () => {
  it("count requests by kind and outcome, and name nothing that a visitor invents", async () => {
    const site = await open();
    const asBrowser = { "accept-encoding": "br" };
    for (let n = 0; n < 2; n += 1)
      expect((await fetch(`${site.url}/liposomes/zinc`, { headers: asBrowser })).status).toBe(200);
    await request(site.url).get("/invented-by-a-robot").expect(302);
    await request(site.url).get("/invented.php").expect(404);
    await send(site);
    const text = await readMetrics(site);
    expect(text).toContain('http_requests_total{kind="page",status="2xx"} 2\n');
    expect(text).toContain('http_requests_total{kind="page",status="3xx"} 1\n');
    expect(text).toContain('http_requests_total{kind="file",status="4xx"} 1\n');
    expect(text).toContain('http_requests_total{kind="contact",status="2xx"} 1\n');
    // The second visit's answer was ready.
    expect(text).toContain('http_request_duration_seconds_count{kind="page"} 2\n');
    expect(text).toContain("page_render_seconds_count 1\n");
    expect(text).not.toContain("invented");
  });

  it("begin at 0 wherever an alert looks for an increase", async () => {
    const text = await readMetrics(await open(deadEndpoint));
    const rules = read("deploy/alerts.yaml");
    const increases = [...rules.matchAll(/increase\((\w+)\{job="spherine",?([^}]*)\}/g)];
    expect(increases.length).toBeGreaterThan(5);
    for (const [, name = "", selector = ""] of increases) {
      const labels = [...selector.matchAll(/\w+="[^"]*"/g)].map(([label]) => label);
      const series = text
        .split("\n")
        .filter((line) => /[{ ]/.test(line[name.length] ?? "") && line.startsWith(name));
      // Not of histograms: their first answers come long before any alert.
      if (name.endsWith("_count")) continue;
      expect(
        series.filter((line) => labels.every((label) => line.includes(label))),
        name + selector,
      ).not.toEqual([]);
    }
  });

  it("tell what was built, whether there is a catalogue, and whether sales get a digest", async () => {
    const { version } = JSON.parse(read("package.json"));
    const text = await readMetrics(await open());
    expect(text).toMatch(
      new RegExp(
        `^spherine_build_info\\{version="${version}",commit="(unknown|[0-9a-f]{40})"\\} 1$`,
        "m",
      ),
    );
    expect(text).toContain("site_catalogue_present 1\n");
    expect(text).toContain("digest_enabled 1\n");
    const another = await open({ DAILY_DIGEST: "off" });
    expect(await readMetrics(another)).toContain("digest_enabled 0\n");
  });

  it("tell when the newest backup was made, where the site is told of backups", async () => {
    const BACKUP_DIR = join(folder, "backups");
    const site = await open({ BACKUP_DIR });
    const newest = async () =>
      Number(/^backup_newest_timestamp_seconds (\S+)$/m.exec(await readMetrics(site))?.[1]);
    expect(await newest()).toBe(0);
    mkdirSync(BACKUP_DIR);
    expect(await newest()).toBe(0);
    const write = (name: string, text: string, at: number) => {
      writeFileSync(join(BACKUP_DIR, name), text);
      utimesSync(join(BACKUP_DIR, name), at, at);
    };
    write("enquiries-1.dump", "x", 1000);
    write("enquiries-2.sqlite", "x", 2000);
    // Neither finished nor a backup.
    write("enquiries-3.sqlite", "", 3000);
    write("unfinished", "x", 4000);
    expect(await newest()).toBe(2000);
    expect(await readMetrics(await open())).not.toContain("backup_newest");
  });
});

describe("the log", () => {
  it("tells by one id which request an enquiry came with", async () => {
    const site = await open();
    const { headers, body } = await send(site);
    const id = headers["x-request-id"];
    await expect
      .poll(() => site.log.filter((line) => line["id"] === id))
      .toMatchObject([
        { msg: "enquiry stored", reference: body.reference },
        { msg: "request", path: "/contact", status: 201 },
      ]);
  });

  it("says nothing that the manual does not explain", () => {
    const said = globSync("server/**/*.ts", { cwd: root })
      .filter((file) => !file.endsWith(".test.ts"))
      .flatMap((file) => messagesIn(read(file)));
    expect(said.length).toBeGreaterThan(20);
    expect(said.filter((text) => text.includes("undefined"))).toEqual([]);
    const explained = [...manual.matchAll(/`([^`\n]+)` \((30|40|50)\)/g)].map(
      ([, text, level]) => `${text} (${level})`,
    );
    expect([...new Set(explained)].sort()).toEqual([...new Set(said)].sort());
  });

  it("names lines of the sources where something goes wrong that nobody thought of", async () => {
    cpSync(join(root, "dist/server"), join(folder, "server"), { recursive: true });
    symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
    writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
    rmSync(join(folder, "server/asset-manifest.json"));
    const { code, complaints } = await runProgram(
      process.execPath,
      [join(folder, "server/main.js")],
      {
        DATA_DIR: folder,
      },
    );
    expect(code).toBe(1);
    expect(complaints).toMatch(/server\/start\.ts:\d+/);
  });
});

/** The texts that a source file logs, with their levels; a text that is not written there as it is, is "undefined". */
function messagesIn(source: string): string[] {
  const levels = { debug: 20, info: 30, warn: 40, error: 50, fatal: 60 };
  // What the store's thread tells the site, which logs it.
  const told = [...source.matchAll(/level: "(warn|error)",\s+text:\s+"([^"\n]+)"/g)].map(
    ([, level, text]) => `${text} (${levels[level as keyof typeof levels]})`,
  );
  const logged = [...source.matchAll(/\blog\.(debug|info|warn|error|fatal)\(/g)].map((call) => {
    let depth = 1;
    let end = call.index + call[0].length;
    for (; depth > 0 && end < source.length; end += 1) {
      if (source[end] === "(") depth += 1;
      if (source[end] === ")") depth -= 1;
    }
    const args = source.slice(call.index + call[0].length, end - 1);
    const text = /"([^"\n]*)",?\s*$/.exec(args)?.[1];
    return `${text} (${levels[call[1] as keyof typeof levels]})`;
  });
  return [...told, ...logged];
}

test("every alert is shown firing and quiet by its tests", () => {
  const names = [...read("deploy/alerts.yaml").matchAll(/alert: (\w+)/g)].map(([, name]) => name);
  const cases = read("deploy/alerts.test.yaml")
    .split(/(?=eval_time:)/)
    .map((text) => ({
      name: /alertname: (\w+)/.exec(text)?.[1],
      isQuiet: /exp_alerts: \[\]/.test(text),
      isFiring: /exp_alerts:\s+- exp_labels/.test(text),
    }));
  expect(names.length).toBeGreaterThan(10);
  for (const name of names) {
    const ofAlert = cases.filter((tested) => tested.name === name);
    expect(
      ofAlert.some(({ isQuiet }) => isQuiet),
      `${name} is quiet`,
    ).toBe(true);
    expect(
      ofAlert.some(({ isFiring }) => isFiring),
      `${name} fires`,
    ).toBe(true);
  }
  // promtool compares these texts too, and is not there to be run by every check.
  const summaries = [...read("deploy/alerts.yaml").matchAll(/summary: (?!"\{\{)(.+)$/gm)];
  expect(summaries).toHaveLength(names.length - 1);
  const shown = read("deploy/alerts.test.yaml");
  for (const [, summary = ""] of summaries)
    for (const part of summary.split(/\{\{.*?\}\}/)) expect(shown).toContain(part);
});
