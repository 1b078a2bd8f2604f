// The built site where something goes wrong in it that nobody thought of: an event loop that stands still, an error that nobody
// caught, a log that cannot be written.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import request from "supertest";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { findClosedPort } from "#tests/mail-server.ts";
import { makeDataDir, type RunningSite, startSite } from "#tests/start-site.ts";

const root = join(import.meta.dirname, "../..");

let folder: string;
const closers: (() => unknown)[] = [];

beforeEach(() => {
  folder = makeDataDir();
});

afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
  rmSync(folder, { recursive: true, force: true });
});

/** A site that on SIGUSR2 does what misbehave.ts knows by this name. */
async function openFaulty(MISBEHAVIOUR: string): Promise<RunningSite> {
  const NODE_OPTIONS = `--import ${pathToFileURL(join(import.meta.dirname, "../misbehave.ts"))}`;
  const MISBEHAVES_UNTIL = join(folder, "enough");
  const settings = { DATA_DIR: folder, NODE_OPTIONS, MISBEHAVIOUR, MISBEHAVES_UNTIL };
  const site = await startSite(settings);
  closers.push(site.kill);
  return site;
}

const metricOf = async (url: string, name: string) =>
  Number(
    new RegExp(`^${name} (\\S+)$`, "m").exec(
      (await request(url).get("/metrics").expect(200)).text,
    )?.[1],
  );

const findLine = (site: RunningSite, msg: string) => site.log.find((line) => line["msg"] === msg);

describe("an event loop that stands still", () => {
  it("is told of while it does, with the address that was taken up last, and counted afterwards", async () => {
    const site = await openFaulty("stand still");
    await request(site.url).get("/liposomes/zinc?q=secret").expect(200);
    expect(await metricOf(site.url, "event_loop_stalls_total")).toBe(0);
    await request(site.url).get("/niosomes?q=secret").expect(200);
    site.process.kill("SIGUSR2");
    await expect
      .poll(() => findLine(site, "the event loop stands still"))
      .toMatchObject({ level: 50, time: expect.any(Number), path: "/niosomes" });
    expect(findLine(site, "the event loop stands still")?.["seconds"]).toBeCloseTo(2.1, 0);
    writeFileSync(join(folder, "enough"), "");
    await expect.poll(() => findLine(site, "the event loop moves again")).toBeDefined();
    expect(await metricOf(site.url, "event_loop_stalls_total")).toBe(1);
    const longest = await metricOf(site.url, "event_loop_longest_stall_seconds");
    expect(longest).toBeGreaterThanOrEqual(2);
    expect(longest).toBeLessThan(20);
    expect(JSON.stringify(site.log)).not.toContain("secret");
    expect(await site.stop()).toBe(0);
  });

  /** Runs a program of which stuck-program.ts knows what it does. */
  async function runStuck(what: string) {
    const program = spawn(
      process.execPath,
      [join(import.meta.dirname, "../stuck-program.ts"), what],
      { stdio: ["ignore", "pipe", "inherit"] },
    );
    closers.push(() => program.kill("SIGKILL"));
    const [text, [code, signal]] = await Promise.all([
      program.stdout.setEncoding("utf8").toArray(),
      once(program, "exit"),
    ]);
    const lines = text.join("").trim().split("\n");
    return { code, signal, last: JSON.parse(lines.at(-1) ?? "") };
  }

  it.each(["work", "wait"])(
    "ends the process where it does nothing but %s for ever",
    async (what) => {
      const { signal, last } = await runStuck(what);
      expect(signal).toBe("SIGKILL");
      expect(last).toMatchObject({
        level: 50,
        path: "/liposomes",
        msg: "the event loop stood still for too long: ending",
      });
      expect(last.seconds).toBeCloseTo(0.5, 0);
    },
  );

  it("is not what many slow requests in turn are, however long they take together", async () => {
    const { code, last } = await runStuck("requests");
    expect(code).toBe(0);
    expect(last).toMatchObject({ msg: "the event loop moves again" });
  });
});

describe("an error that nobody caught", () => {
  it("in a task beside requests is logged and counted, and the site goes on", async () => {
    const site = await openFaulty("reject");
    site.process.kill("SIGUSR2");
    await expect
      .poll(() => findLine(site, "a task failed, and nobody noticed"))
      .toMatchObject({ level: 50, err: { message: "a made-up rejection" } });
    await request(site.url).get("/").expect(200);
    expect(await metricOf(site.url, "unhandled_rejections_total")).toBe(1);
    expect(await site.stop()).toBe(0);
  });

  it("anywhere else is logged and ends the process", async () => {
    const site = await openFaulty("throw");
    const ended = once(site.process, "exit");
    site.process.kill("SIGUSR2");
    expect(await ended).toEqual([1, null]);
    expect(findLine(site, "an error that nobody caught: ending")).toMatchObject({
      err: { message: "a made-up error" },
    });
  });
});

describe("a log that cannot be written", () => {
  /** The site with this as its standard output, on a port that is known beforehand. */
  async function openMute(stdout: "pipe" | number) {
    const port = await findClosedPort();
    const child: ChildProcess = spawn(process.execPath, [join(root, "dist/server/main.js")], {
      env: {
        PATH: process.env["PATH"],
        PORT: String(port),
        HOST: "127.0.0.1",
        DATA_DIR: folder,
        ASSETS_DIR: process.env["ASSETS_DIR"],
      },
      stdio: ["ignore", stdout, "inherit"],
    });
    closers.push(() => child.kill("SIGKILL"));
    const url = `http://127.0.0.1:${port}`;
    const ask = () =>
      fetch(`${url}/healthz`).then(
        ({ status }) => status,
        () => 0,
      );
    await expect.poll(ask, { timeout: 100_000 }).toBe(200);
    return { child, url };
  }

  const send = (url: string, n: number) =>
    request(url)
      .post("/contact")
      .send({
        email: `claire@maison-oree${n}.example`,
        phone: "0465712010",
        company: "C",
        country: "France",
      });

  it("as its disk is full costs lines, which are counted, and nothing else", async () => {
    const full = openSync("/dev/full", "w");
    const { child, url } = await openMute(full);
    closeSync(full);
    for (let n = 0; n < 5; n += 1) {
      await request(url).get("/liposomes").expect(200);
      await send(url, n).expect(201);
    }
    expect(await metricOf(url, "log_lines_lost_total")).toBeGreaterThan(5);
    const ended = once(child, "exit");
    child.kill("SIGTERM");
    expect(await ended).toEqual([0, null]);
  });

  it("as nobody reads it costs lines as well, and does not keep the site from ending", async () => {
    const { child, url } = await openMute("pipe");
    // More than a pipe holds: each of these is a line of its own.
    for (let n = 0; n < 40; n += 1)
      await Promise.all(
        Array.from({ length: 20 }, (_, one) => request(url).get(`/${n}/${one}/${"x".repeat(150)}`)),
      );
    await send(url, 1).expect(201);
    const ended = once(child, "exit");
    child.kill("SIGTERM");
    await ended;
    await expect(fetch(url)).rejects.toThrow();
  });
});
