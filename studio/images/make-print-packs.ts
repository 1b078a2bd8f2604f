// Writes the products' packs for the printed catalogue in languages other than that of the packs, French: the same bottles with
// labels in that language, into a folder of tools/catalogue/pictures, with the hash of what each was made from. No master is
// kept of them. Only what changed is made.
//   node images/make-print-packs.ts
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { type Language, languages } from "../../shared/editions/languages.ts";
import { openBrowser } from "../../tests/open-browser.ts";
import { getCropRectangle } from "#studio/images/make-image-variants.ts";
import { encoding, printFolder } from "#studio/images/make-print-pictures.ts";
import { packCrop, packWidth } from "#studio/images/print-picture-list.ts";
import { loadProducts } from "#studio/images/product-pictures.ts";
import { drawLabel, openLabelPage } from "../packs/draw-label.ts";
import { type LabelFacts, readLabelFacts } from "../packs/label-facts.ts";
import { layLabel } from "../packs/lay-label.ts";
import { getPlate, locateMaster, readMaster } from "../packs/stored-plate.ts";

export const packLanguages = languages.map(({ id }) => id).filter((id) => id !== "fr");

const folderOf = (language: Language) => join(printFolder, language);
const hashFileOf = (language: Language) => join(folderOf(language), "hashes.json");
const blankOf = ({ bottle, range }: LabelFacts) => `pack-${bottle}-${range}`;

/** Of what has been made, by slug. */
export const readPackHashes = (language: Language): Readonly<Record<string, string>> =>
  existsSync(hashFileOf(language)) ? JSON.parse(readFileSync(hashFileOf(language), "utf8")) : {};

/** Of what is to be made, by slug: changes with the label, the bottle, the crop or the encoding. */
export async function hashPacks(language: Language): Promise<Readonly<Record<string, string>>> {
  const hashes: Record<string, string> = {};
  for (const { slug } of await loadProducts()) {
    const facts = await readLabelFacts(slug, language);
    const form = JSON.stringify([facts, packCrop, packWidth, encoding]).replaceAll(/\s/g, " ");
    const blank = await readFile(locateMaster(blankOf(facts)));
    hashes[slug] = createHash("sha256").update(form).update(blank).digest("hex").slice(0, 8);
  }
  return hashes;
}

async function makePack(page: Page, facts: LabelFacts): Promise<Buffer> {
  const blank = await readMaster(blankOf(facts));
  const label = await layLabel(facts.bottle, blank, await drawLabel(page, facts));
  const { left, top } = getPlate(facts.bottle).box;
  const raw = ({ width, height }: typeof label) => ({ width, height, channels: 3 as const });
  const whole = await sharp(blank.data, { raw: raw(blank) })
    .composite([{ input: Buffer.from(label.data), raw: raw(label), left, top }])
    .png({ compressionLevel: 1 })
    .toBuffer();
  return sharp(whole)
    .extract(getCropRectangle(blank.width, blank.height, packCrop))
    .resize({ width: packWidth })
    .jpeg(encoding)
    .toBuffer();
}

async function makePrintPacks(language: Language): Promise<void> {
  mkdirSync(folderOf(language), { recursive: true });
  const known = readPackHashes(language);
  const hashes = await hashPacks(language);
  const stale = Object.keys(hashes).filter((slug) => known[slug] !== hashes[slug]);
  if (stale.length === 0) return;
  const browser = await openBrowser();
  try {
    const page = await openLabelPage(browser);
    for (const slug of stale) {
      const pack = await makePack(page, await readLabelFacts(slug, language));
      writeFileSync(join(folderOf(language), `product-${slug}.jpg`), pack);
      console.log(language, slug);
    }
  } finally {
    await browser.close();
  }
  writeFileSync(hashFileOf(language), `${JSON.stringify(hashes, null, 2)}\n`);
}

if (import.meta.main) for (const language of packLanguages) await makePrintPacks(language);
