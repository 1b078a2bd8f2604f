// The fonts of print for Typst, which wants one file per cut: the site's fonts, at fixed weights, and the italic of Latin names,
// for small letters, which the site does not need.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";
import { root } from "#tools/content/problems.ts";
import { nameFont, renameFamily } from "./name-font.ts";

const weights: Readonly<Record<string, readonly number[]>> = {
  newsreader: [300, 400],
  "newsreader-italic": [400],
  "instrument-sans": [400, 500, 600],
};

/** The optical size of 9 points: the site's is for headlines, whose hairlines are too thin in a table. */
const smallSize = 9;
const smallItalic = import.meta.resolve(
  "@fontsource-variable/newsreader/files/newsreader-latin-opsz-italic.woff2",
);

/** All signs of the Basic Multilingual Plane: nothing is left out, the site's fonts are small already. */
const everySign = Array.from({ length: 0xd7ff - 0x20 }, (_, index) =>
  String.fromCodePoint(index + 0x20),
).join("");

export async function loadPrintFonts(): Promise<readonly Uint8Array[]> {
  const folder = join(root, "public/fonts");
  const fonts = Object.entries(weights).flatMap(([name, wanted]) => {
    const [file] = globSync(`${name}.????????.woff2`, { cwd: folder });
    if (!file) throw new Error(`public/fonts has no ${name}`);
    const source = readFileSync(join(folder, file));
    const isVariable = wanted.length > 1;
    return wanted.map(async (wght) => {
      const font = await subsetFont(source, everySign, {
        targetFormat: "sfnt",
        ...(isVariable && { variationAxes: { wght } }),
      });
      return isVariable ? nameFont(font, wght) : new Uint8Array(font);
    });
  });
  const small = subsetFont(readFileSync(fileURLToPath(smallItalic)), everySign, {
    targetFormat: "sfnt",
    variationAxes: { opsz: smallSize, wght: 400 },
  }).then((font) => renameFamily(font, "16pt", "09pt"));
  return Promise.all([...fonts, small]);
}
