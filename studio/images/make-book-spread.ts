// Makes the masters of the pages of the printed catalogue that white label shows open: two that face each other, from the PDF of a
// build. Needs mutool (Debian: mupdf-tools).
//   node images/make-book-spread.ts CATALOGUE.pdf LEFT_PAGE fr|en
import { execFileSync } from "node:child_process";
import sharp from "sharp";
import { mastersFolder } from "#studio/images/picture-list.ts";

/** Pixels of each page; A4. */
const page = { width: 840, height: 1188 };
/** Where the pages meet. */
const fold = { width: 2, color: "#d8dad3" };

const [file = "", left = "", language = ""] = process.argv.slice(2);

const drawPage = (number: number) => {
  const { width, height } = page;
  const size = ["-w", String(width), "-h", String(height)];
  const options = { maxBuffer: 2 ** 26 };
  const png = execFileSync("mutool", ["draw", "-q", "-F", "png", ...size, "-o", "-", file, String(number)], options);
  return sharp(png).removeAlpha().resize({ ...page, fit: "fill" }).png().toBuffer();
};

const line = { ...page, width: fold.width, channels: 3, background: fold.color } as const;
await sharp({ create: { ...line, width: 2 * page.width + fold.width } })
  .composite([
    { input: await drawPage(Number(left)), left: 0, top: 0 },
    { input: await drawPage(Number(left) + 1), left: page.width + fold.width, top: 0 },
  ])
  .webp({ lossless: true, effort: 6 })
  .toFile(new URL(`book-spread-${language}.webp`, mastersFolder).pathname);
