// Draws what is printed on the labels of packs: disc with a symbol, ring of 48 beads, name, two lines, the house's name.
// A browser sets them: it reads woff2 fonts with their weights. labels.py draws those of the rendered groups. Both read the layout in shared/labels/label-layout.json: lengths
// in hundredths of the height; `wholeWidth`, in pixels, is to the height as the label's arc is to its height on the pack (18.30
// × 5.22 cm around a bottle, 3.64 × 2.90 cm on a serum).
import { readdir, readFile } from "node:fs/promises";
import type { Browser, Page } from "playwright-core";
import sharp from "sharp";
import { type LabelFacts, rangeColours } from "./label-facts.ts";
import layout from "../../shared/labels/label-layout.json" with { type: "json" };
import { type Pixels, platesFolder } from "./stored-plate.ts";

/** The middle of a label, around which there is only paper. */
export interface DrawnLabel extends Pixels {
  /** Pixels of the label's whole width. */
  readonly wholeWidth: number;
}

export const { paper } = layout;
const { ink, disc, weights, rule } = layout;

/** Pixels. A unit of the layout is a hundredth of the height. */
const { height } = layout;
const width = layout.forms.serum.wholeWidth;
const unit = height / 100;

const middle = width / 2;
const discAt = disc.at * unit;

/** Opens a page that has the fonts of the labels. */
export async function openLabelPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage({ viewport: { width, height } });
  const fonts = new URL("../../public/fonts/", import.meta.url);
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
  const form = layout.forms[facts.bottle.startsWith("serum") ? "serum" : "bottle"];
  const svg = await composeLabel(page, facts, form);
  await page.evaluate((markup) => {
    document.body.innerHTML = markup;
  }, svg);
  const { data, info } = await sharp(await page.screenshot({ type: "png" }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { channels } = info;
  return { data, width, height, channels, wholeWidth: form.wholeWidth };
}

async function composeLabel(
  page: Page,
  { symbol, name, lines, house, range }: LabelFacts,
  { front, nameSize, lineSize, nameAt, linesAt }: (typeof layout.forms)["bottle"],
): Promise<string> {
  /** The size in units at which a text is at most `widest`. */
  const fit = async (text: string, font: string, size: number, widest: number) =>
    Math.min(size, widest / (await measureText(page, text, font)));
  const symbolSize = (await fit(symbol, serif, layout.symbol.size, layout.symbol.widest)) * unit;
  const nameOf = (await fit(name, serif, nameSize, layout.name.widest * front)) * unit;
  const fitted = await Promise.all(lines.map((line) => fit(line, sans, lineSize, front)));
  const lineOf = Math.min(...fitted) * unit;
  const [first = 0, second = 0] = linesAt;
  const beads = Array.from({ length: disc.beads }, (_, bead) => {
    const turn = (2 * Math.PI * bead) / disc.beads;
    const x = middle + disc.beadsRadius * unit * Math.cos(turn);
    const y = discAt + disc.beadsRadius * unit * Math.sin(turn);
    return `<circle cx="${x}" cy="${y}" r="${disc.beadRadius * unit}"/>`;
  });
  // The space after the last letter counts in what the browser centres.
  const write = (text: string, y: number, attributes: string, spacing = 0) =>
    `<text x="${middle + spacing / 2}" y="${y}" letter-spacing="${spacing}" ${attributes}>${escapeMarkup(text)}</text>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<rect width="${width}" height="${height}" fill="${paper}"/>
<g fill="${rangeColours[range].disc}"><circle cx="${middle}" cy="${discAt}" r="${disc.radius * unit}"/>${beads.join("")}</g>
<g text-anchor="middle" text-rendering="geometricPrecision" fill="${ink}" font-family="Label Serif" font-weight="${weights.serif}">
${write(symbol, discAt + symbolSize * layout.symbol.drop, `font-size="${symbolSize}" fill="#fff"`)}
${write(name, nameAt * unit, `font-size="${nameOf}"`, layout.name.spacing * nameOf)}
<g font-family="Label Sans" font-weight="${weights.sans}" font-size="${lineOf}">
${write(lines[0], first * unit, "")}
${write(lines[1], second * unit, `opacity="${layout.secondLine.opacity}"`)}</g>
<rect x="${middle - (rule.width / 2) * unit}" y="${(second + rule.below) * unit}" width="${rule.width * unit}" height="${rule.height * unit}" opacity="${rule.opacity}"/>
${write(house, (second + layout.house.below) * unit, `font-size="${layout.house.size * unit}"`)}</g></svg>`;
}

const serif = `${weights.serif} 1000px Label Serif`;
const sans = `${weights.sans} 1000px Label Sans`;

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
