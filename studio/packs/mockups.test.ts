// What the stored plates give is what the renders gave: the committed masters were composed from the renders themselves.
import { readFile } from "node:fs/promises";
import type { Browser } from "playwright-core";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBrowser } from "../../tests/open-browser.ts";
import { loadProducts } from "#studio/images/product-pictures.ts";
import { composeBlank } from "./compose-blank.ts";
import layout from "../../shared/labels/label-layout.json" with { type: "json" };
import { drawLabel, openLabelPage } from "./draw-label.ts";
import { rangeColours, readLabelFacts } from "./label-facts.ts";
import { layLabel } from "./lay-label.ts";
import { describeLabel, placesFile } from "./make-mockup.ts";
import { at, getPlate, type Pixels, readMaster } from "./stored-plate.ts";

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** Half as wide: what differs there is seen, and the edges of letters set a fraction of a pixel beside do not count. */
async function halve({ data, width, height }: Pixels): Promise<Buffer> {
  const picture = sharp(data, { raw: { width, height, channels: 3 } });
  return picture
    .resize(Math.round(width / 2))
    .raw()
    .toBuffer();
}

/** Differences of all channels, of 255: their mean, and what one in a thousand exceeds. */
async function compare(made: Pixels, master: string) {
  const known = await readMaster(master);
  expect([made.width, made.height]).toEqual([known.width, known.height]);
  const [ours, theirs] = await Promise.all([halve(made), halve(known)]);
  const sorted = ours.map((byte, index) => Math.abs(byte - (theirs[index] ?? 0))).sort();
  const mean = sorted.reduce((sum, difference) => sum + difference, 0) / sorted.length;
  return { mean, worst: sorted[Math.floor(sorted.length * 0.999)] ?? 0 };
}

test.each(["multivitamines", "acide-hyaluronique-vitamine-b5"])(
  "the label of %s comes out as it is kept",
  async (slug) => {
    const page = await openLabelPage(browser);
    const facts = await readLabelFacts(slug);
    const blank = await readMaster(`pack-${facts.bottle}-${facts.range}`);
    const label = await layLabel(facts.bottle, blank, await drawLabel(page, facts));
    const difference = await compare(label, `label-${slug}`);
    expect(difference.mean).toBeLessThan(0.4);
    expect(difference.worst).toBeLessThan(16);
  },
);

test("a blank bottle comes out on the ground of another range as it was rendered", async () => {
  const blank = await composeBlank("serum-clear", rangeColours.probiotiques.ground);
  const difference = await compare(blank, "pack-serum-clear-probiotiques");
  expect(difference.mean).toBeLessThan(0.4);
  expect(difference.worst).toBeLessThan(3);
});

test("every label says what its product says, on the bottle and in the colours of its range", async () => {
  const products = await loadProducts();
  const wanted = await Promise.all(products.map(({ slug }) => readLabelFacts(slug)));
  const known = JSON.parse(await readFile(placesFile, "utf8"));
  // Where this fails: npm run mockup -- SLUG
  expect(known).toEqual(
    Object.fromEntries(wanted.map((facts) => [facts.slug, describeLabel(facts)])),
  );
});

test.each(["white", "amber", "serum-clear", "serum-peach", "serum-blue"] as const)(
  "pages see the label of %s as its plate does",
  (bottle) => {
    const { camera, ...plate } = getPlate(bottle);
    const form = bottle.startsWith("serum") ? "serum" : "bottle";
    const { eye, tilt, ...view } = layout.forms[form].view;
    const [, up = [], back = []] = camera;
    const known = [-at(up, 3), at(back, 3), at(up, 1), -at(up, 2)];
    for (const [index, number] of [...eye, ...tilt].entries())
      expect(number).toBeCloseTo(at(known, index), 5);
    for (const name of ["lens", "radius", "foot", "head"] as const)
      expect(view[name]).toBeCloseTo(plate[name], 5);
  },
);

test("a product that does not exist, or has no line for its label, is said", async () => {
  await expect(readLabelFacts("vitamine-z")).rejects.toThrow("vitamine-z: shared/content/products");
});
