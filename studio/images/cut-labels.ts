// Cuts the labels out of a part of a picture of packs that was rendered in another language, as a master to lay over the picture in
// the first one: nothing else differs between them, and the labels weigh a tenth of the whole.
//   node images/cut-labels.ts NAME RENDERED.webp
import { writeFile } from "node:fs/promises";
import sharp from "sharp";
import { boxOf, type LabelCut, labelCuts } from "#studio/images/label-cuts.ts";
import { mastersFolder } from "#studio/images/picture-list.ts";

/** Pixels over which the edges of a label fade. */
const fade = 6;

async function cutLabels(cut: LabelCut, rendered: string): Promise<Buffer> {
  const box = boxOf(cut);
  const [left, top] = cut.from;
  const { data, info } = await sharp(rendered)
    .removeAlpha()
    .extract({ ...box, left: box.left - left, top: box.top - top })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const labels = Buffer.alloc(width * height * 4);
  for (const [left, top, across, down] of cut.labels)
    for (let y = 0; y < down; y++)
      for (let x = 0; x < across; x++) {
        const at = (top - box.top + y) * width + (left - box.left + x);
        const inward = Math.min(x, y, across - 1 - x, down - 1 - y) + 0.5;
        data.copy(labels, at * 4, at * 3, at * 3 + 3);
        labels[at * 4 + 3] = Math.round(255 * Math.min(1, inward / fade));
      }
  return sharp(labels, { raw: { width, height, channels: 4 } })
    .webp({ lossless: true, effort: 6 })
    .toBuffer();
}

const [name = "", rendered = ""] = process.argv.slice(2);
const known: Readonly<Record<string, LabelCut>> = labelCuts;
const cut = known[name];
if (!cut || !rendered) throw new Error(`cut-labels NAME RENDERED: ${Object.keys(known).join(", ")}`);
await writeFile(new URL(`${name}.webp`, mastersFolder), await cutLabels(cut, rendered));
