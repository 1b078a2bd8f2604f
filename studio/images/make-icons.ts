// Writes the icons of browsers and home screens into public/, all from the one mark.
//   node images/make-icons.ts
import { writeFile } from "node:fs/promises";
import sharp from "sharp";
import { colours, composeDiscFavicon, composeFavicon, drawMark } from "./mark.ts";

const publicFolder = new URL("../../public/", import.meta.url);

/** The mark on a solid ground; `part` of the width is the mark's. */
function composeTile(side: number, part: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}">
<rect width="${side}" height="${side}" fill="${colours.bottle}"/>${drawMark("onDark", side, part)}</svg>`;
}

/** Drawn at twice the size or more, then reduced: thin strokes keep their weight. */
function renderPng(svg: string, side: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: 1200 })
    .resize(side, side, { kernel: "lanczos3" })
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** An ICO file of PNG images: a directory of 16 bytes per image, then the images. */
function packIco(images: readonly { side: number; png: Buffer }[]): Buffer {
  const header = Buffer.alloc(6 + 16 * images.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(images.length, 4);
  let offset = header.length;
  for (const [index, { side, png }] of images.entries()) {
    const entry = 6 + 16 * index;
    header.writeUInt8(side, entry);
    header.writeUInt8(side, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(png.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  }
  return Buffer.concat([header, ...images.map(({ png }) => png)]);
}

async function write(name: string, content: string | Buffer): Promise<void> {
  await writeFile(new URL(name, publicFolder), content);
  console.log(`${name}  ${Buffer.byteLength(content)} bytes`);
}

await write("favicon.svg", composeFavicon());
const sizes = [16, 32, 48];
const images = await Promise.all(
  sizes.map(async (side) => ({ side, png: await renderPng(composeDiscFavicon(), side) })),
);
await write("favicon.ico", packIco(images));
await write("apple-touch-icon.png", await renderPng(composeTile(512, 0.66), 180));
await write("icon-192.png", await renderPng(composeTile(512, 0.7), 192));
await write("icon-512.png", await renderPng(composeTile(512, 0.7), 512));
// A platform may cut it to a circle of 80 % of the width: the mark stays well inside.
await write("icon-maskable-512.png", await renderPng(composeTile(512, 0.56), 512));
