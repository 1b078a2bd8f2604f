// Weights that visitors pay for, measured on what the build made and the site serves, brotli. Raised only with a decision record.
import { readdirSync, readFileSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import request from "supertest";
import { describe, expect, inject, test } from "vitest";
import { addressIn, editions } from "#shared/editions/editions.ts";
import { kindAddresses } from "#tests/addresses.ts";
import { manifest } from "#tests/asset-manifest.ts";

/** kB of 1000 bytes. */
const budgets = {
  scripts: 99,
  wake: 0.62,
  parts: 3.4,
  named: 3,
  style: 10.5,
  modes: 5.2,
  fonts: 45,
  search: 40,
  formula: 27,
};

const fiveActives =
  "/fr/formule-sur-mesure/composer/complement?v=1&vitamine-c=120mg&acerola=40mg&zinc=10mg&selenium=55ug&cuivre=0.14mg";

const dist = join(import.meta.dirname, "../../dist");
const site = request(inject("siteUrl"));

/** Of the copy that the build compressed, which is what is sent. */
const sizeOf = (address: string) => statSync(join(dist, "site", `${address}.br`)).size / 1000;
const total = (addresses: Iterable<string>) =>
  [...addresses].reduce((sum, address) => sum + sizeOf(address), 0);

describe("budgets", () => {
  test.each(Object.entries(manifest.scripts))("scripts of %s", (_, scripts) => {
    const needed = new Set([manifest.entry, ...scripts]);
    expect(total(needed)).toBeLessThanOrEqual(budgets.scripts);
  });

  test.each(Object.entries(manifest.parts))("parts that %s waits for besides", (_, scripts) => {
    expect(total(scripts)).toBeLessThanOrEqual(budgets.parts);
  });

  test.each(Object.entries(manifest.firstStyles))(
    "the style that pages of %s carry",
    (_, { css }) => {
      expect(brotliCompressSync(css).length / 1000).toBeLessThanOrEqual(budgets.style);
    },
  );

  test("the name on packs: the label, the field, and what they share", () => {
    const folder = join(dist, "site/assets");
    const known = new Set(
      [manifest.entry, ...(manifest.scripts["WhiteLabel"] ?? [])].map((one) => basename(one)),
    );
    const parts = readdirSync(folder).filter((name) =>
      /^(?:PrintedLabel|BrandInput)\.\w+\.js$/.test(name),
    );
    const shared = parts.flatMap(
      (name) => readFileSync(join(folder, name), "utf8").match(/chunk\.\w+\.js/g) ?? [],
    );
    expect(parts).toHaveLength(2);
    const own = new Set([...parts, ...shared].filter((name) => !known.has(name)));
    expect(total([...own].map((name) => `/assets/${name}`))).toBeLessThanOrEqual(budgets.named);
  });

  test.each(editions)(
    "a page of $id waits for no sheet, no script and no data",
    async (edition) => {
      for (const address of kindAddresses) {
        const { text } = await site.get(addressIn(edition, address)).expect(200);
        expect(text.match(/<link rel="stylesheet" href="[^"]+">/), address).toBeNull();
        expect(
          text.match(/<link rel="modulepreload"|type="application\/json"/),
          address,
        ).toBeNull();
        const scripts = [...text.matchAll(/<script type="module" src="([^"]+)"[^>]*>/g)];
        expect(scripts.map(([, script]) => script)).toEqual([manifest.wake]);
      }
      expect(sizeOf(manifest.wake)).toBeLessThanOrEqual(budgets.wake);
    },
  );

  test("the page of a formula of five actives, with its style and its sheet of paper, as it is sent", async () => {
    const { headers } = await site.head(fiveActives).set("Accept-Encoding", "br").expect(200);
    expect(headers["content-encoding"]).toBe("br");
    expect(Number(headers["content-length"]) / 1000).toBeLessThanOrEqual(budgets.formula);
  });

  test.each(Object.entries(manifest.searchIndexes))("all that the search knows: %s", (_, index) => {
    expect(sizeOf(index)).toBeLessThanOrEqual(budgets.search);
  });

  test("the style sheet for paper and forced colours", () => {
    expect(sizeOf(manifest.modes.stylesheet)).toBeLessThanOrEqual(budgets.modes);
  });

  test("the fonts that every page needs", () => {
    const bytes = manifest.fonts.map((font) => readFileSync(join(dist, "site", font)).length);
    expect(bytes.reduce((sum, size) => sum + size, 0) / 1000).toBeLessThanOrEqual(budgets.fonts);
  });

  test("the server's code is ASCII, which takes half of the memory", () => {
    const code = readFileSync(join(dist, "server/start.js"), "latin1");
    expect(/[^\0-\x7f]/.exec(code)?.index).toBeUndefined();
  });
});
