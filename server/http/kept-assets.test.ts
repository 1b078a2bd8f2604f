// The shared folder of hashed files: each process adds its own, and files that none has for a month are deleted.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { hashedFolders, keepAssets, wereKept } from "./kept-assets.ts";

const day = 24 * 60 * 60_000;

let folder: string;
let kept: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "spherine-"));
  kept = join(folder, "kept");
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A built site with these files in `assets`, each containing its name. */
function makeBuild(name: string, files: readonly string[]): string {
  const site = join(folder, name);
  for (const each of hashedFolders) mkdirSync(join(site, each), { recursive: true });
  for (const file of files) writeFileSync(join(site, "assets", file), file);
  return site;
}

const keptNames = () =>
  readdirSync(join(kept, "assets"))
    .filter((name) => !name.startsWith(".all-of-"))
    .sort();

test("holds files of several builds, without compressed copies", async () => {
  await keepAssets(makeBuild("old", ["site.1.css", "site.1.css.br", "start.1.js"]), kept, "old");
  await keepAssets(makeBuild("new", ["site.2.css", "site.2.css.br", "start.1.js"]), kept, "new");
  expect(keptNames()).toEqual(["site.1.css", "site.2.css", "start.1.js"]);
});

test("processes that start at the same time leave complete files and no drafts", async () => {
  const names = Array.from({ length: 40 }, (_, n) => `chunk.${n}.js`).sort();
  const site = makeBuild("site", names);
  await Promise.all(Array.from({ length: 4 }, () => keepAssets(site, kept, "site")));
  expect(keptNames()).toEqual(names);
  for (const name of names) expect(readFileSync(join(kept, "assets", name), "utf8")).toBe(name);
});

test("only files that no process has had for a month are deleted", async () => {
  const now = Date.now();
  const old = makeBuild("old", ["site.1.css", "both.1.js"]);
  const recent = makeBuild("new", ["site.2.css", "both.1.js"]);
  await keepAssets(old, kept, "old", now);
  await keepAssets(recent, kept, "recent", now + 20 * day);
  await keepAssets(recent, kept, "recent", now + 29 * day);
  expect(keptNames()).toEqual(["both.1.js", "site.1.css", "site.2.css"]);
  await keepAssets(recent, kept, "recent", now + 31 * day);
  expect(keptNames()).toEqual(["both.1.js", "site.2.css"]);
});

test("a file left incomplete by a power cut is copied again", async () => {
  const site = makeBuild("site", ["site.1.css"]);
  await keepAssets(site, kept, "site");
  writeFileSync(join(kept, "assets/site.1.css"), "si");
  await keepAssets(site, kept, "site");
  expect(readFileSync(join(kept, "assets/site.1.css"), "utf8")).toBe("site.1.css");
});

test("says so once all files of a build are there", async () => {
  const site = makeBuild("site", ["site.1.css"]);
  expect(wereKept(kept, "site")).toBe(false);
  await keepAssets(site, kept, "site");
  expect(wereKept(kept, "site")).toBe(true);
  expect(wereKept(kept, "another")).toBe(false);
});
