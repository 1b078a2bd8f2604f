import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type Language, languages } from "#shared/editions/languages.ts";
import { catalogueAddress } from "#shared/editions/printed-catalogue.ts";
import { watchCatalogues } from "./printed-catalogues.ts";

let folder: string;
let file: string;
let changes: number;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "spherine-"));
  file = join(folder, "server/catalogues.json");
  mkdirSync(join(folder, "server"));
  mkdirSync(join(folder, "site"));
  changes = 0;
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Replaces the file as a whole, as the build does. */
function say(...ids: Language[]): void {
  const facts = ids.map((id) => [id, { address: catalogueAddress(id), versioned: "", bytes: 1 }]);
  writeFileSync(`${file}.draft`, JSON.stringify(Object.fromEntries(facts)));
  renameSync(`${file}.draft`, file);
}

const open = () =>
  watchCatalogues({
    file,
    siteFolder: join(folder, "site"),
    onChange: () => {
      changes += 1;
    },
  });

test("each catalogue is known once the build has set it; other files change nothing", async () => {
  say();
  const catalogues = open();
  const none = catalogues.now();
  expect(catalogues.pendingCatalogues()).toEqual(languages.map(({ id }) => catalogueAddress(id)));
  writeFileSync(join(folder, "server/build.json"), "{}");
  say("fr");
  await expect.poll(catalogues.pendingCatalogues).toEqual(["/catalogue-en.pdf"]);
  expect(catalogues.now()).not.toBe(none);
  expect(changes).toBe(1);
  say("fr", "en");
  await expect.poll(catalogues.pendingCatalogues).toEqual([]);
  expect(changes).toBe(2);
});

test("a catalogue that the build names but that has no file makes the site incomplete", async () => {
  say("fr");
  const { isIncomplete } = open();
  expect(await isIncomplete()).toBe(true);
  writeFileSync(join(folder, "site", catalogueAddress("fr")), "");
  expect(await isIncomplete()).toBe(false);
});

test("known catalogues stay while the file is gone", async () => {
  say("fr");
  const catalogues = open();
  rmSync(file);
  say("fr", "en");
  await expect.poll(catalogues.pendingCatalogues).toEqual([]);
  expect(changes).toBe(1);
});

test("without a file of the build no catalogue is known", () => {
  expect(open).toThrow("no such file");
});
