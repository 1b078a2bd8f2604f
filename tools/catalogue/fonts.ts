// The site's fonts for Typst, which wants one file per weight: what the site loads, at fixed weights.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import subsetFont from "subset-font";
import { root } from "#tools/content/problems.ts";
import { nameFont } from "./name-font.ts";

const weights: Readonly<Record<string, readonly number[]>> = {
  newsreader: [300, 400],
  "newsreader-italic": [400],
  "instrument-sans": [400, 500, 600],
};

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
  return Promise.all(fonts);
}
