// Writes the products' packs for the printed catalogue in languages other than that of the packs, French: the same bottles with
// labels in that language, into a folder of tools/catalogue/pictures, with the hash of what each was made from. No master is
// kept of them. Only what changed is made.
//   node images/make-print-packs.ts
//   node images/make-print-packs.ts --printer    those of the printer's edition, as large as masters allow, into var/print
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright-core";
import sharp, { type Sharp } from "sharp";
import { type Language, languages } from "../../shared/editions/languages.ts";
import { openBrowser } from "../../tests/open-browser.ts";
import { getCropRectangle } from "#studio/images/make-image-variants.ts";
import {
  encoding,
  printFolder,
  printerFolder,
  toPrinterJpeg,
} from "#studio/images/make-print-pictures.ts";
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

/** The part of a bottle that is shown, as large as it comes. */
async function makePack(page: Page, facts: LabelFacts): Promise<Sharp> {
  const blank = await readMaster(blankOf(facts));
  const label = await layLabel(facts.bottle, blank, await drawLabel(page, facts));
  const { left, top } = getPlate(facts.bottle).box;
  const raw = ({ width, height }: typeof label) => ({ width, height, channels: 3 as const });
  const whole = await sharp(blank.data, { raw: raw(blank) })
    .composite([{ input: Buffer.from(label.data), raw: raw(label), left, top }])
    .png({ compressionLevel: 1 })
    .toBuffer();
  return sharp(whole).extract(getCropRectangle(blank.width, blank.height, packCrop));
}

/** Writes packs, as `encode` has them, into a folder of the language. */
async function writePacks(
  language: Language,
  { slugs, folder, encode }: { slugs: readonly string[]; folder: string; encode: (pack: Sharp) => Sharp },
): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const browser = await openBrowser();
  try {
    const page = await openLabelPage(browser);
    for (const slug of slugs) {
      const pack = await makePack(page, await readLabelFacts(slug, language));
      writeFileSync(join(folder, `product-${slug}.jpg`), await encode(pack).toBuffer());
      console.log(language, slug);
    }
  } finally {
    await browser.close();
  }
}

async function makePrintPacks(language: Language): Promise<void> {
  const known = readPackHashes(language);
  const hashes = await hashPacks(language);
  const slugs = Object.keys(hashes).filter((slug) => known[slug] !== hashes[slug]);
  if (slugs.length === 0) return;
  await writePacks(language, {
    slugs,
    folder: folderOf(language),
    encode: (pack) => pack.resize({ width: packWidth }).jpeg(encoding),
  });
  writeFileSync(hashFileOf(language), `${JSON.stringify(hashes, null, 2)}\n`);
}

const makePrinterPacks = async (language: Language) =>
  writePacks(language, {
    slugs: (await loadProducts()).map(({ slug }) => slug),
    folder: join(printerFolder, language),
    encode: (pack) => toPrinterJpeg(pack, packWidth),
  });

const make = process.argv.includes("--printer") ? makePrinterPacks : makePrintPacks;
if (import.meta.main) for (const language of packLanguages) await make(language);
