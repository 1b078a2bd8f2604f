// What the checks stand on: it works wherever the project lies, leaves nothing behind, and overlooks nothing.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { afterEach, beforeEach, expect, inject, test } from "vitest";
import { openBrowser, watchConsole } from "#tests/open-browser.ts";
import { findPrograms, startPostgres } from "#tests/run-postgres.ts";
import { makeDataDir } from "#tests/start-site.ts";
import { ask } from "#tests/storage.ts";

/** As a project lies that only its owner may enter, under a name that shells, globs and addresses read in their own ways. */
let closed: string;
let folder: string;

beforeEach(() => {
  closed = join(makeDataDir(), "l’été $HOME # [1] %41 & co");
  folder = join(closed, "folder");
  mkdirSync(folder, { recursive: true, mode: 0o700 });
});

afterEach(() => rmSync(dirname(closed), { recursive: true, force: true }));

test("PostgreSQL starts from a folder that only its owner may enter, and takes its files away", async () => {
  const programs = join(closed, "native");
  cpSync(findPrograms(), programs, { recursive: true, verbatimSymlinks: true });
  const postgres = await startPostgres({ folder, programs });
  try {
    const [{ data_directory: data } = {}] = await ask(postgres.url, "SHOW data_directory");
    expect(readdirSync(String(data))).toContain("PG_VERSION");
    await postgres.stop();
    expect(existsSync(dirname(String(data)))).toBe(false);
    expect(readdirSync(closed)).toEqual(["native"]);
  } finally {
    await postgres.stop();
  }
});

/** Runs a script beside this file that writes one line and never ends by itself. */
async function runScript(script: string) {
  const starter = spawn(process.execPath, ["--input-type=module", "--eval", script], {
    cwd: import.meta.dirname,
    env: { ...process.env, FOLDER: folder },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [line = ""]: string[] = await once(createInterface(starter.stdout), "line");
  return { line, kill: () => starter.kill("SIGKILL") };
}

test("PostgreSQL ends with whoever started it, also one that is killed", async () => {
  const { line: url, kill } = await runScript(`
    import { startPostgres } from "#tests/run-postgres.ts";
    console.log((await startPostgres({ folder: process.env.FOLDER })).url);`);
  const [{ data_directory: data } = {}] = await ask(url, "SHOW data_directory");
  kill();
  await expect.poll(() => existsSync(folder) || existsSync(dirname(String(data)))).toBe(false);
  await expect(ask(url, "SELECT 1")).rejects.toThrow("ECONNREFUSED");
});

test("so does a site", async () => {
  const { line: url, kill } = await runScript(`
    import { startSite } from "#tests/start-site.ts";
    console.log((await startSite({ DATA_DIR: process.env.FOLDER })).url);`);
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  kill();
  await expect.poll(() => fetch(url).catch(() => "gone")).toBe("gone");
});

test("PostgreSQL that cannot start says why", async () => {
  await expect(startPostgres({ folder, programs: join(closed, "none") })).rejects.toThrow("ENOENT");
});

test("what goes wrong in a browser is noticed", async () => {
  const browser = await openBrowser();
  try {
    const context = await browser.newContext();
    const problems = watchConsole(context);
    const page = await context.newPage();
    await page.goto(inject("siteUrl"));
    expect(problems).toEqual([]);
    await page.evaluate(() => {
      console.error("an error");
      console.warn("a warning");
      setTimeout(() => {
        throw new Error("a throw");
      });
      void Promise.reject(new Error("a rejection"));
      for (const address of ["/images/missing.webp", "https://elsewhere.example/a.webp"])
        document.body.append(Object.assign(new Image(), { src: address }));
      document.body.append(
        Object.assign(document.createElement("script"), { textContent: "alert()" }),
      );
    });
    for (const problem of [
      "an error",
      "a warning",
      "a throw",
      "a rejection",
      "404",
      "elsewhere.example",
      "script-src",
    ])
      await expect.poll(() => problems).toContainEqual(expect.stringContaining(problem));
  } finally {
    await browser.close();
  }
});
