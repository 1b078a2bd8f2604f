// What the site shows was made from the masters as they are, and none is kept for nothing.
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { type Picture, pictures } from "../shared/pictures/pictures.ts";
import { hashRequest, listRequests } from "./images/make-image-variants.ts";
import { hashPrintRequest, readPrintHashes } from "./images/make-print-pictures.ts";
import { hashPacks, packLanguages, readPackHashes } from "./images/make-print-packs.ts";
import { listPrintRequests } from "./images/print-picture-list.ts";
import { socialCardList } from "./images/social-card-list.ts";

const folder = join(import.meta.dirname, "masters");

test("every variant was made from its master as it is", async () => {
  const requests = await listRequests();
  expect(requests.map(({ name }) => name)).toEqual(Object.keys(pictures));
  for (const wanted of requests) {
    const known = (pictures as Readonly<Record<string, Picture>>)[wanted.name];
    expect(known?.hash, wanted.name).toBe(await hashRequest(wanted));
  }
});

test("every picture of print was made from its master as it is", async () => {
  const hashes: Record<string, string> = {};
  for (const wanted of await listPrintRequests())
    hashes[wanted.name] = await hashPrintRequest(wanted);
  expect(readPrintHashes()).toEqual(hashes);
});

test.each(packLanguages)("every pack of print in %s says what its product says", async (language) => {
  expect(readPackHashes(language)).toEqual(await hashPacks(language));
});

test("no master is kept for nothing", async () => {
  const requests = await listRequests();
  const masters = [...requests, ...socialCardList].map(({ master }) => master);
  const labels = requests.flatMap(({ label }) => (label ? [label.master] : []));
  const printed = (await listPrintRequests()).map(({ picture }) => picture.master);
  const needed = new Set([...masters, ...labels, ...printed]);
  const kept = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(?:webp|jpg)$/.test(file))
    .map((file) => file.replace(/\.\w+$/, "").replaceAll("\\", "/"));
  expect(kept.length).toBeGreaterThan(0);
  expect(kept.filter((name) => !needed.has(name))).toEqual([]);
});

// Those of whole printed pages are JPEG: as lossless pictures they would be 28 MB.
test.each([
  ["masters", folder, 46],
  ["masters of whole printed pages", join(folder, "print"), 8],
])("the %s stay small enough to keep with the code", (_, path, most) => {
  const files = readdirSync(path, { withFileTypes: true }).filter((file) => file.isFile());
  const sizes = files.map(({ name }) => statSync(join(path, name)).size);
  const megabytes = sizes.reduce((sum, size) => sum + size, 0) / 1e6;
  expect(megabytes).toBeGreaterThan(1);
  expect(megabytes).toBeLessThanOrEqual(most);
});
