// Writes the AVIF and WebP variants of every picture of the list into public/images and the list
// shared/pictures/pictures.json. Only what changed is encoded; what the list no longer names is removed.
//   node images/make-image-variants.ts

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import sharp, { type Sharp } from "sharp";
import { type Picture, pictures } from "../../shared/pictures/pictures.ts";
import { extendGround } from "#studio/images/extend-ground.ts";
import {
  type Crop,
  mastersFolder,
  type PictureRequest,
  pictureList,
} from "#studio/images/picture-list.ts";
import { loadPackPictures } from "#studio/images/product-pictures.ts";

const imagesFolder = new URL("../../public/images/", import.meta.url);
const manifestFile = new URL("../../shared/pictures/pictures.json", import.meta.url);

/** Quality of AVIF by picture, measured (choose-qualities.ts); others have the usual one. */
export const qualitiesFile = new URL("qualities.json", import.meta.url);
const qualities: Readonly<Record<string, number>> = JSON.parse(
  readFileSync(qualitiesFile, "utf8"),
);

// 10 bits: on our ground gradients 8-bit AVIF shows steps. Part of every hash: a change makes all files again.
export const encoding = {
  avif: { quality: 58, effort: 5, chromaSubsampling: "4:2:0", bitdepth: 10 },
  webp: { quality: 82, effort: 6, smartSubsample: true },
} as const;

const encodingOf = ({ name }: PictureRequest) => {
  const { avif, webp } = encoding;
  return { avif: { ...avif, quality: qualities[name] ?? avif.quality }, webp };
};

interface Rectangle {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export function getCropRectangle(width: number, height: number, crop: Crop | undefined): Rectangle {
  if (!crop) {
    return { left: 0, top: 0, width, height };
  }
  const zoom = crop.zoom ?? 1;
  const cropWidth = Math.round(Math.min(width, height * crop.aspect) / zoom);
  const cropHeight = Math.round(Math.min(height, width / crop.aspect) / zoom);
  const place = (length: number, part: number, focus: number) =>
    Math.round(Math.min(Math.max(focus * length - part / 2, 0), length - part));
  return {
    left: place(width, cropWidth, crop.focus[0]),
    top: place(height, cropHeight, crop.focus[1]),
    width: cropWidth,
    height: cropHeight,
  };
}

/** Lossless; those of whole printed pages are JPEG, which keeps them at a third of the size. */
const readMaster = (name: string): Promise<Buffer> =>
  readFile(new URL(`${name}.${name.startsWith("print/") ? "jpg" : "webp"}`, mastersFolder));

/** Every picture to be made. Fails if two have the same name. */
export async function listRequests(): Promise<readonly PictureRequest[]> {
  const requests = [...pictureList, ...(await loadPackPictures())];
  if (new Set(requests.map(({ name }) => name)).size !== requests.length) {
    throw new Error("Two pictures of the list have the same name");
  }
  return requests;
}

/** Eight hexadecimal digits that change with a master, the extension, the crop, the widths or the encoding. */
export async function hashRequest(request: PictureRequest): Promise<string> {
  const { crop = null, label = null, extend, widths } = request;
  const form = [crop, label, widths, encodingOf(request), ...(extend ? [extend] : [])];
  const hash = createHash("sha256").update(JSON.stringify(form));
  for (const name of label ? [request.master, label.master] : [request.master]) {
    hash.update(await readMaster(name));
  }
  return hash.digest("hex").slice(0, 8);
}

/** The ground's colour, shown while the picture loads: mean of the fullest of 4096 histogram boxes. */
async function getDominantColour(picture: Sharp): Promise<string> {
  const pixels = await picture.clone().removeAlpha().resize({ width: 128 }).raw().toBuffer();
  const boxes = new Map<number, [count: number, red: number, green: number, blue: number]>();
  for (let i = 0; i + 2 < pixels.length; i += 3) {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(i, i + 3);
    const key = ((red >> 4) << 8) | ((green >> 4) << 4) | (blue >> 4);
    const [count, ...sums] = boxes.get(key) ?? [0, 0, 0, 0];
    boxes.set(key, [count + 1, sums[0] + red, sums[1] + green, sums[2] + blue]);
  }
  const [count, ...sums] = [...boxes.values()].reduce((a, b) => (b[0] > a[0] ? b : a));
  const toHex = (sum: number) =>
    Math.round(sum / count)
      .toString(16)
      .padStart(2, "0");
  return `#${sums.map(toHex).join("")}`;
}

/** The master with its label on, extended, cropped. */
export async function composePicture(
  request: PictureRequest,
  rectangle: Rectangle,
): Promise<Sharp> {
  const { label, extend } = request;
  let picture = sharp(await readMaster(request.master)).removeAlpha();
  if (label) {
    picture = sharp(
      await picture
        .composite([{ input: await readMaster(label.master), left: label.left, top: label.top }])
        .png({ compressionLevel: 1 })
        .toBuffer(),
    ).removeAlpha();
  }
  if (extend) {
    const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
    const extended = extendGround({ width: info.width, height: info.height, data }, extend);
    const { width, height } = extended;
    picture = sharp(extended.data, { raw: { width, height, channels: 3 } });
  }
  return sharp(await picture.extract(rectangle).png({ compressionLevel: 1 }).toBuffer());
}

/** What the crop leaves of the (extended) master. */
export async function measurePicture({
  master,
  extend = {},
  crop,
}: PictureRequest): Promise<Rectangle> {
  const { width, height } = await sharp(await readMaster(master)).metadata();
  const { left = 0, right = 0 } = extend;
  return getCropRectangle(left + width + right, height, crop);
}

interface MadePicture {
  readonly picture: Picture;
  readonly fileNames: readonly string[];
  readonly encoded: number;
}

async function makePicture(
  request: PictureRequest,
  existing: ReadonlySet<string>,
): Promise<MadePicture> {
  const rectangle = await measurePicture(request);
  const widest = Math.max(...request.widths);
  if (widest > rectangle.width) {
    throw new Error(`${request.name}: ${widest} px asked of ${rectangle.width} px`);
  }
  const hash = await hashRequest(request);
  const formats = encodingOf(request);
  const variants = request.widths.flatMap((width) =>
    (["avif", "webp"] as const).map((format) => ({
      width,
      format,
      fileName: `${request.name}-${width}.${hash}.${format}`,
    })),
  );
  const missing = variants.filter(({ fileName }) => !existing.has(fileName));
  const known = (pictures as Readonly<Record<string, Picture>>)[request.name];
  let color = known?.hash === hash ? known.color : null;
  if (missing.length > 0 || !color) {
    const picture = await composePicture(request, rectangle);
    for (const { width, format, fileName } of missing) {
      // Encoded in memory first: an interrupted run must leave no half file that the next one trusts.
      const variant = picture.clone().resize({ width }).toFormat(format, formats[format]);
      await writeFile(new URL(fileName, imagesFolder), await variant.toBuffer());
    }
    color = await getDominantColour(picture);
  }
  const made: Picture = {
    name: request.name,
    width: widest,
    height: Math.round((widest * rectangle.height) / rectangle.width),
    widths: request.widths,
    hash,
    color,
  };
  return {
    picture: made,
    fileNames: variants.map(({ fileName }) => fileName),
    encoded: missing.length,
  };
}

async function makeVariants(): Promise<void> {
  await mkdir(imagesFolder, { recursive: true });
  const existing = new Set(await readdir(imagesFolder));
  const made: MadePicture[] = [];
  for (const request of await listRequests()) {
    const result = await makePicture(request, existing);
    if (result.encoded > 0) {
      console.log(`${request.name}: ${result.encoded} files`);
    }
    made.push(result);
  }
  const wanted = new Set(made.flatMap(({ fileNames }) => fileNames));
  const stale = [...existing].filter((fileName) => !wanted.has(fileName));
  await Promise.all(stale.map((fileName) => rm(new URL(fileName, imagesFolder))));
  const lines = made.map(({ picture }) => `  ${JSON.stringify(picture.name)}: ${JSON.stringify(picture)}`);
  await writeFile(manifestFile, `{\n${lines.join(",\n")}\n}\n`);
  console.log(`${made.length} pictures, ${wanted.size} files, ${stale.length} stale files removed`);
}

if (import.meta.main) await makeVariants();
