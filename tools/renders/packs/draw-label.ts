// Draws what is printed on the labels of packs: disc with a symbol, ring of 48 beads, name, two lines, the house's name.
// A browser sets them: it reads woff2 fonts with their weights. labels.py draws the same for the rendered groups.
import { readdir, readFile } from "node:fs/promises";
import type { Browser, Page } from "playwright-core";
import sharp from "sharp";
import { type LabelFacts, rangeColours } from "./label-facts.ts";
import { type Pixels, platesFolder } from "./stored-plate.ts";

/** The middle of a label, around which there is only paper. */
export interface DrawnLabel extends Pixels {
  /** Pixels of the label's whole width. */
  readonly wholeWidth: number;
}

export const paper = "#fcfbf8";
const ink = "#10241f";

/** Pixels. A unit of the layout is a hundredth of the height. */
const height = 1030;
const width = 1294;
const unit = height / 100;

/** Lengths in units. `wholeWidth`, in pixels, is to the height as the label's arc is to its height on the bottle. */
const layouts = {
  // 18.30 × 5.22 cm: around the bottle.
  bottle: {
    wholeWidth: 3610,
    front: 62,
    nameSize: 13,
    lineSize: 4.3,
    nameAt: 69,
    linesAt: [76.6, 82.4],
  },
  // 3.64 × 2.90 cm
  serum: {
    wholeWidth: 1294,
    front: 92,
    nameSize: 13.5,
    lineSize: 5.1,
    nameAt: 68,
    linesAt: [77.7, 83.9],
  },
} as const;

const middle = width / 2;
const discAt = 31 * unit;

/** Opens a page that has the fonts of the labels. */
export async function openLabelPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage({ viewport: { width, height } });
  const fonts = new URL("../../../public/fonts/", import.meta.url);
  const sans = (await readdir(fonts)).find((name) => name.startsWith("instrument-sans."));
  if (!sans) throw new Error("public/fonts has no instrument-sans");
  const faces = [
    composeFace("Label Serif", await readFile(new URL("newsreader-label.woff2", platesFolder))),
    composeFace("Label Sans", await readFile(new URL(sans, fonts))),
  ];
  await page.setContent(`<style>${faces.join("")}body{margin:0}svg{display:block}</style><body>`);
  await page.evaluate(() => Promise.all([...document.fonts].map((face) => face.load())));
  return page;
}

const composeFace = (family: string, font: Buffer) =>
  `@font-face{font-family:"${family}";font-weight:400 600;src:url(data:font/woff2;base64,${font.toString("base64")})}`;

export async function drawLabel(page: Page, facts: LabelFacts): Promise<DrawnLabel> {
  const layout = layouts[facts.bottle.startsWith("serum") ? "serum" : "bottle"];
  const svg = await composeLabel(page, facts, layout);
  await page.evaluate((markup) => {
    document.body.innerHTML = markup;
  }, svg);
  const { data, info } = await sharp(await page.screenshot({ type: "png" }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { channels } = info;
  return { data, width, height, channels, wholeWidth: layout.wholeWidth };
}

async function composeLabel(
  page: Page,
  { symbol, name, lines, house, range }: LabelFacts,
  { front, nameSize, lineSize, nameAt, linesAt }: (typeof layouts)[keyof typeof layouts],
): Promise<string> {
  /** The size in units at which a text is at most `widest`. */
  const fit = async (text: string, font: string, size: number, widest: number) =>
    Math.min(size, widest / (await measureText(page, text, font)));
  const symbolSize = (await fit(symbol, serif, 21, 27)) * unit;
  const nameOf = (await fit(name, serif, nameSize, 1.14 * front)) * unit;
  const fitted = await Promise.all(lines.map((line) => fit(line, sans, lineSize, front)));
  const lineOf = Math.min(...fitted) * unit;
  const [first, second] = linesAt;
  const beads = Array.from({ length: 48 }, (_, bead) => {
    const turn = (2 * Math.PI * bead) / 48;
    const [x, y] = [middle + 23.4 * unit * Math.cos(turn), discAt + 23.4 * unit * Math.sin(turn)];
    return `<circle cx="${x}" cy="${y}" r="${0.66 * unit}"/>`;
  });
  // The space after the last letter counts in what the browser centres.
  const write = (text: string, y: number, attributes: string, spacing = 0) =>
    `<text x="${middle + spacing / 2}" y="${y}" letter-spacing="${spacing}" ${attributes}>${escapeMarkup(text)}</text>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<rect width="${width}" height="${height}" fill="${paper}"/>
<g fill="${rangeColours[range].disc}"><circle cx="${middle}" cy="${discAt}" r="${20 * unit}"/>${beads.join("")}</g>
<g text-anchor="middle" text-rendering="geometricPrecision" fill="${ink}" font-family="Label Serif" font-weight="400">
${write(symbol, discAt + symbolSize * 0.335, `font-size="${symbolSize}" fill="#fff"`)}
${write(name, nameAt * unit, `font-size="${nameOf}"`, -0.012 * nameOf)}
<g font-family="Label Sans" font-weight="460" font-size="${lineOf}">
${write(lines[0], first * unit, "")}
${write(lines[1], second * unit, 'opacity=".78"')}</g>
<rect x="${middle - 3 * unit}" y="${(second + 4.2) * unit}" width="${6 * unit}" height="${0.35 * unit}" opacity=".5"/>
${write(house, (second + 11.2) * unit, `font-size="${5.2 * unit}"`)}</g></svg>`;
}

const serif = "400 1000px Label Serif";
const sans = "460 1000px Label Sans";

/** Width of a text at a size of 1, without kerning. */
const measureText = (page: Page, text: string, font: string) =>
  page.evaluate(
    ([characters, face]) => {
      const context = document.createElement("canvas").getContext("2d");
      if (!context) throw new Error("no canvas to measure with");
      context.font = face;
      return [...characters].reduce((sum, one) => sum + context.measureText(one).width / 1000, 0);
    },
    [text, font] as const,
  );

const escapeMarkup = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
