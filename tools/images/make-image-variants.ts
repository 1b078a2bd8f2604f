// Writes the AVIF and WebP variants of every picture of the list into public/images and the typed
// manifest shared/content/pictures.ts. Only what changed is encoded; what the list no longer names is removed.
//   node tools/images/make-image-variants.ts

import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import sharp, { type Sharp } from "sharp";
import { type Crop, type PictureRequest, pictureList } from "#tools/images/picture-list.ts";
import { loadPackPictures } from "#tools/images/product-pictures.ts";

const mastersFolder = new URL("./masters/", import.meta.url);
const imagesFolder = new URL("../../public/images/", import.meta.url);
const manifestFile = new URL("../../shared/content/pictures.ts", import.meta.url);

// 10 bits: on our ground gradients 8-bit AVIF shows steps. Part of every hash: a change makes all files again.
const encoding = {
  avif: { quality: 58, effort: 5, chromaSubsampling: "4:2:0", bitdepth: 10 },
  webp: { quality: 82, effort: 6, smartSubsample: true },
} as const;

interface Rectangle {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

function getCropRectangle(width: number, height: number, crop: Crop | undefined): Rectangle {
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

function readMaster(name: string): Promise<Buffer> {
  return readFile(new URL(`${name}.webp`, mastersFolder));
}

/** Eight hexadecimal digits that change with a master, the crop, the widths or the encoding. */
function hashRequest(masters: readonly Buffer[], request: PictureRequest): string {
  const { crop = null, label = null, widths } = request;
  const hash = createHash("sha256").update(JSON.stringify([crop, label, widths, encoding]));
  for (const master of masters) {
    hash.update(master);
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

interface MadePicture {
  readonly manifestEntry: string;
  readonly fileNames: readonly string[];
  readonly encoded: number;
}

async function makePicture(
  request: PictureRequest,
  existing: ReadonlySet<string>,
): Promise<MadePicture> {
  const master = await readMaster(request.master);
  const label = request.label ? await readMaster(request.label.master) : null;
  const { width, height } = await sharp(master).metadata();
  const rectangle = getCropRectangle(width, height, request.crop);
  const widest = Math.max(...request.widths);
  if (widest > rectangle.width) {
    throw new Error(`${request.name}: ${widest} px asked of ${rectangle.width} px`);
  }
  const hash = hashRequest(label ? [master, label] : [master], request);
  const dressed =
    label && request.label
      ? await sharp(master)
          .composite([{ input: label, left: request.label.left, top: request.label.top }])
          .png({ compressionLevel: 1 })
          .toBuffer()
      : master;
  const cropped = sharp(
    await sharp(dressed).extract(rectangle).removeAlpha().png({ compressionLevel: 1 }).toBuffer(),
  );
  const fileNames: string[] = [];
  let encoded = 0;
  for (const variantWidth of request.widths) {
    const variant = cropped.clone().resize({ width: variantWidth });
    for (const format of ["avif", "webp"] as const) {
      const fileName = `${request.name}-${variantWidth}.${hash}.${format}`;
      fileNames.push(fileName);
      if (!existing.has(fileName)) {
        // Encoded in memory first: an interrupted run must leave no half file that the next one trusts.
        const bytes = await variant.clone().toFormat(format, encoding[format]).toBuffer();
        await writeFile(new URL(fileName, imagesFolder), bytes);
        encoded += 1;
      }
    }
  }
  const manifestEntry = [
    `  ${JSON.stringify(request.name)}: {`,
    `    name: ${JSON.stringify(request.name)},`,
    `    width: ${widest},`,
    `    height: ${Math.round((widest * rectangle.height) / rectangle.width)},`,
    `    widths: [${request.widths.join(", ")}],`,
    `    hash: "${hash}",`,
    `    color: "${await getDominantColour(cropped)}",`,
    ...(request.alt
      ? [
          "    alt: {",
          `      fr: ${JSON.stringify(request.alt.fr)},`,
          `      en: ${JSON.stringify(request.alt.en)},`,
          "    },",
        ]
      : ["    alt: null,"]),
    "  },",
  ].join("\n");
  return { manifestEntry, fileNames, encoded };
}

function composeManifest(entries: readonly string[]): string {
  return `// Generated by tools/images/make-image-variants.ts from its picture lists: do not edit.
// Every picture of public/images. A file is /images/{name}-{width}.{hash}.avif, and the same in .webp.

export interface Picture {
  readonly name: string;
  /** Pixels of the widest variant; with \`height\`, the aspect of all of them. */
  readonly width: number;
  readonly height: number;
  readonly widths: readonly number[];
  readonly hash: string;
  /** Colour of its ground, for the box before the picture is there. */
  readonly color: string;
  /** Null: decorative, \`alt=""\`. */
  readonly alt: { readonly fr: string; readonly en: string } | null;
}

export const pictures = {
${entries.join("\n")}
} as const satisfies Record<string, Picture>;

export type PictureName = keyof typeof pictures;
`;
}

await mkdir(imagesFolder, { recursive: true });
const requests = [...pictureList, ...(await loadPackPictures())];
const names = new Set(requests.map((request) => request.name));
if (names.size !== requests.length) {
  throw new Error("Two pictures of the list have the same name");
}
const existing = new Set(await readdir(imagesFolder));
const made: MadePicture[] = [];
for (const request of requests) {
  const picture = await makePicture(request, existing);
  if (picture.encoded > 0) {
    console.log(`${request.name}: ${picture.encoded} files`);
  }
  made.push(picture);
}
const wanted = new Set(made.flatMap((picture) => picture.fileNames));
const stale = [...existing].filter((fileName) => !wanted.has(fileName));
await Promise.all(stale.map((fileName) => rm(new URL(fileName, imagesFolder))));
await writeFile(manifestFile, composeManifest(made.map((picture) => picture.manifestEntry)));
console.log(`${made.length} pictures, ${wanted.size} files, ${stale.length} stale files removed`);
