// Chooses for pictures the lowest quality of AVIF at which nobody sees a loss: the distance of Butteraugli from the picture at its
// size on a page stays under a limit. Writes images/qualities.json; a picture without a line there has the usual quality. Needs
// butteraugli_main (Debian: libjxl-devtools).
//   node images/choose-qualities.ts NAME…
import { execFileSync } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import {
  composePicture,
  encoding,
  listRequests,
  measurePicture,
  qualitiesFile,
} from "#studio/images/make-image-variants.ts";
import type { PictureRequest } from "#studio/images/picture-list.ts";

/** 3-norm over the picture; 1 is what is just seen where both lie side by side. */
const largestDistance = 0.85;
/** The table's steps, from the smallest file to the largest. */
const qualities = [46, 50, 54, 58, 62, 66, 70, 74];
/** Pixels: as phones of usual density show it. Wider variants are of dense screens, where a pixel is smaller. */
const measuredWidth = 500;

function measureDistance(original: string, encoded: string): number {
  const said = execFileSync("butteraugli_main", [original, encoded], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  });
  const [, norm] = /3-norm: ([\d.]+)/.exec(said) ?? [];
  if (!norm) throw new Error(`butteraugli_main says no 3-norm: ${said}`);
  return Number(norm);
}

async function chooseQuality(request: PictureRequest, folder: string): Promise<number> {
  const widths = request.widths.filter((width) => width <= measuredWidth);
  const width = Math.max(...(widths.length > 0 ? widths : request.widths));
  const picture = await composePicture(request, await measurePicture(request));
  const [original, encoded] = [join(folder, "original.png"), join(folder, "encoded.png")];
  const pixels = await picture.resize({ width }).png().toBuffer();
  await writeFile(original, pixels);
  // Of a sorted list, the first that is near enough.
  let [low, high] = [0, qualities.length - 1];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const quality = qualities[middle];
    const file = await sharp(pixels).avif({ ...encoding.avif, quality }).toBuffer();
    await sharp(file).png().toFile(encoded);
    if (measureDistance(original, encoded) <= largestDistance) high = middle;
    else low = middle + 1;
  }
  return qualities[low] ?? encoding.avif.quality;
}

const names = process.argv.slice(2);
const requests = await listRequests();
const known: Record<string, number> = JSON.parse(await readFile(qualitiesFile, "utf8"));
const folder = await mkdtemp(join(tmpdir(), "qualities-"));
for (const name of names) {
  const request = requests.find((each) => each.name === name);
  if (!request) throw new Error(`no picture is named ${name}`);
  known[name] = await chooseQuality(request, folder);
  console.log(`${name}: ${known[name]}`);
}
await rm(folder, { recursive: true });
const lines = Object.entries(known)
  .filter(([name]) => requests.some((each) => each.name === name))
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .map(([name, quality]) => `  ${JSON.stringify(name)}: ${quality}`);
await writeFile(qualitiesFile, `{\n${lines.join(",\n")}\n}\n`);
