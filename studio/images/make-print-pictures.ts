// Writes the pictures of the printed catalogue, as JPEG, into tools/catalogue/pictures, with the hash of what each was made
// from. Only what changed is encoded; what the list no longer names is removed.
//   node images/make-print-pictures.ts
//   node images/make-print-pictures.ts --printer    those of the printer's edition, as large as it needs them, into var/print
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Sharp } from "sharp";
import { composePicture, hashRequest, measurePicture } from "#studio/images/make-image-variants.ts";
import { listPrintRequests, type PrintRequest } from "#studio/images/print-picture-list.ts";

export const printFolder = join(import.meta.dirname, "../../tools/catalogue/pictures");
const hashFile = join(printFolder, "hashes.json");

// Part of every hash: a change makes all files again.
export const encoding = { quality: 88, mozjpeg: true, chromaSubsampling: "4:2:0" } as const;

/** Changes with the master, the crop, the width or the encoding. */
export async function hashPrintRequest({ name, picture, width }: PrintRequest): Promise<string> {
  const made = await hashRequest({ ...picture, name, widths: [width] });
  return createHash("sha256")
    .update(made + JSON.stringify(encoding))
    .digest("hex")
    .slice(0, 8);
}

/** By name. */
export const readPrintHashes = (): Readonly<Record<string, string>> =>
  existsSync(hashFile) ? JSON.parse(readFileSync(hashFile, "utf8")) : {};

async function makePrintPictures(): Promise<void> {
  const known = readPrintHashes();
  const hashes: Record<string, string> = {};
  for (const request of await listPrintRequests()) {
    const { name, picture, width } = request;
    const hash = await hashPrintRequest(request);
    hashes[name] = hash;
    const file = join(printFolder, `${name}.jpg`);
    mkdirSync(dirname(file), { recursive: true });
    if (known[name] === hash && existsSync(file)) continue;
    const whole = { ...picture, name, widths: [width] };
    const composed = await composePicture(whole, await measurePicture(whole));
    writeFileSync(file, await composed.resize({ width }).jpeg(encoding).toBuffer());
    console.log(name);
  }
  for (const file of readdirSync(printFolder)) {
    if (file.endsWith(".jpg") && !(file.slice(0, -4) in hashes)) rmSync(join(printFolder, file));
  }
  writeFileSync(hashFile, `${JSON.stringify(hashes, null, 2)}\n`);
}

/** Where `npm run print` looks for them. */
export const printerFolder = join(import.meta.dirname, "../../var/print/pictures");

/** From the list's 200 dots per inch to a printer's 300, and what runs over the edges. */
const printerScale = (300 / 200) * (216 / 210);

/** `width`: that of the list. Nothing is enlarged: the check before printing measures what the master holds. */
export const toPrinterJpeg = (picture: Sharp, width: number): Sharp =>
  picture
    .resize({ width: Math.ceil(width * printerScale), withoutEnlargement: true })
    .jpeg({ quality: 94, mozjpeg: true, chromaSubsampling: "4:4:4" });

async function makePrinterPictures(): Promise<void> {
  rmSync(printerFolder, { recursive: true, force: true });
  for (const { name, picture, width } of await listPrintRequests()) {
    const whole = { ...picture, name, widths: [width] };
    const composed = await composePicture(whole, await measurePicture(whole));
    const file = join(printerFolder, `${name}.jpg`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, await toPrinterJpeg(composed, width).toBuffer());
    console.log(name);
  }
}

if (import.meta.main)
  await (process.argv.includes("--printer") ? makePrinterPictures() : makePrintPictures());
