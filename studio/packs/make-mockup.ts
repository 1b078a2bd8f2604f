// Makes the pictures of products' packs from the stored plates: the label of each, the blank bottle on the range's ground
// where that is not there yet, and its entry in masters/packs.json. `npm run images` then makes the variants.
//   npm run mockup -- SLUG…
import { access, readFile, writeFile } from "node:fs/promises";
import sharp from "sharp";
import { openBrowser } from "../../tests/open-browser.ts";
import { mastersFolder } from "#studio/images/picture-list.ts";
import { composeBlank } from "./compose-blank.ts";
import { drawLabel, openLabelPage } from "./draw-label.ts";
import { type LabelFacts, rangeColours, readLabelFacts } from "./label-facts.ts";
import { layLabel } from "./lay-label.ts";
import { getPlate, locateMaster, type Pixels, readMaster } from "./stored-plate.ts";

export const placesFile = new URL("packs.json", mastersFolder);

async function saveMaster(name: string, { data, width, height }: Pixels): Promise<void> {
  const raw = { width, height, channels: 3 } as const;
  const picture = sharp(data, { raw }).webp({ lossless: true, quality: 100, effort: 4 });
  await writeFile(locateMaster(name), await picture.toBuffer());
  console.log(name);
}

/** The blank bottle on the ground of its range; made where it is missing. */
async function provideBlank({ bottle, range }: LabelFacts): Promise<Pixels> {
  const name = `pack-${bottle}-${range}`;
  try {
    await access(locateMaster(name));
  } catch {
    await saveMaster(name, await composeBlank(bottle, rangeColours[range].ground));
  }
  return readMaster(name);
}

/** What the masters hold of a product: which bottle on which ground, where its label goes and what is printed on it. */
export function describeLabel({ bottle, range, symbol, name, lines }: LabelFacts) {
  const { left, top } = getPlate(bottle).box;
  // Spaces look alike.
  const print = [symbol, name, ...lines].join(" / ").replaceAll(/\s/g, " ");
  return { bottle, ground: range, left, top, print };
}

/** Adds the places of labels to those known, in the order of slugs. */
async function recordPlaces(made: readonly LabelFacts[]): Promise<void> {
  const known: Record<string, unknown> = JSON.parse(await readFile(placesFile, "utf8"));
  for (const facts of made) known[facts.slug] = describeLabel(facts);
  const sorted = Object.fromEntries(Object.entries(known).sort(([a], [b]) => (a < b ? -1 : 1)));
  await writeFile(placesFile, `${JSON.stringify(sorted, null, 2)}\n`);
}

async function makeMockups(slugs: readonly string[]): Promise<void> {
  if (slugs.length === 0) throw new Error("Which products? npm run mockup -- SLUG…");
  const products = await Promise.all(slugs.map((slug) => readLabelFacts(slug)));
  const browser = await openBrowser();
  try {
    const page = await openLabelPage(browser);
    for (const facts of products) {
      const blank = await provideBlank(facts);
      const label = await layLabel(facts.bottle, blank, await drawLabel(page, facts));
      await saveMaster(`label-${facts.slug}`, label);
    }
  } finally {
    await browser.close();
  }
  await recordPlaces(products);
}

if (import.meta.main) {
  try {
    await makeMockups(process.argv.slice(2));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
