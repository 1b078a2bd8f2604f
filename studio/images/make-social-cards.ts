// Writes the pictures of link previews into public/social and the list shared/pictures/social-cards.json.
// Only what changed is made; what the list no longer names is removed.
//   node images/make-social-cards.ts
// A browser sets them: it reads the site's woff2 fonts with their weights, which Typst does not.

import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import type { Browser } from "playwright-core";
import sharp from "sharp";
import { openBrowser } from "../../tests/open-browser.ts";
import { extendGround } from "./extend-ground.ts";
import { composeMark } from "./mark.ts";
import { mastersFolder } from "./picture-list.ts";
import { type SocialCardRequest, socialCardList } from "./social-card-list.ts";

const fontsFolder = new URL("../../public/fonts/", import.meta.url);
const cardsFolder = new URL("../../public/social/", import.meta.url);
const manifestFile = new URL("../../shared/pictures/social-cards.json", import.meta.url);

/** What previews show without cropping, px. */
const width = 1200;
const height = 630;
/** Of the picture beside a plain panel, px. */
const panelPictureWidth = 560;
/** JPEG, because that is what every preview reads. */
const encoding = { quality: 82, mozjpeg: true } as const;

async function readFont(): Promise<Buffer> {
  const file = (await readdir(fontsFolder)).find((name) => /^newsreader\.\w+\.woff2$/.test(name));
  if (!file) throw new Error("public/fonts has no newsreader");
  return readFile(new URL(file, fontsFolder));
}

const readMaster = (name: string): Promise<Buffer> =>
  readFile(new URL(`${name}.webp`, mastersFolder));

const asDataAddress = (type: string, bytes: Buffer) =>
  `data:${type};base64,${bytes.toString("base64")}`;

/** The part of the (extended) master that the card shows, at the card's size. */
async function cropPicture(
  master: Buffer,
  { layout, extend, focus, zoom = 1 }: SocialCardRequest,
): Promise<Buffer> {
  const wanted = { width: layout === "panel" ? panelPictureWidth : width, height };
  const { data, info } = await sharp(master)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const plain = { width: info.width, height: info.height, data };
  const picture = extend ? extendGround(plain, extend) : plain;
  const scale = Math.min(picture.width / wanted.width, picture.height / wanted.height) / zoom;
  const part = {
    width: Math.round(wanted.width * scale),
    height: Math.round(wanted.height * scale),
  };
  const place = (length: number, size: number, centre: number) =>
    Math.round(Math.min(Math.max(centre * length - size / 2, 0), length - size));
  return sharp(picture.data, { raw: { width: picture.width, height: picture.height, channels: 3 } })
    .extract({
      left: place(picture.width, part.width, focus[0]),
      top: place(picture.height, part.height, focus[1]),
      ...part,
    })
    .resize(wanted)
    .png()
    .toBuffer();
}

function composePage(
  { layout, ground }: SocialCardRequest,
  { css, font, picture }: { css: string; font: Buffer; picture: Buffer },
): string {
  return `<!DOCTYPE html><meta charset="utf-8">
<style>@font-face{font-family:Newsreader;font-weight:300 400;src:url(${asDataAddress("font/woff2", font)})}
${css}</style>
<body data-layout="${layout}" data-ground="${ground}">
<img src="${asDataAddress("image/png", picture)}" alt="">
<div class="logo">${composeMark(ground === "dark" ? "onDark" : "onLight")}<span>Sphérine</span></div>`;
}

async function setCard(browser: Browser, html: string): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(html);
  await page.evaluate(() => document.fonts.ready);
  const png = await page.screenshot({ type: "png" });
  await page.close();
  return sharp(png).removeAlpha().jpeg(encoding).toBuffer();
}

await mkdir(cardsFolder, { recursive: true });
const existing = new Set(await readdir(cardsFolder));
const css = await readFile(new URL("./social-card.css", import.meta.url), "utf8");
const font = await readFont();
// Part of every hash: a change of how cards are made makes them all again, in half a minute.
const making = await Promise.all(
  ["make-social-cards.ts", "extend-ground.ts", "mark.ts"].map((name) =>
    readFile(new URL(name, import.meta.url)),
  ),
);
const browser = await openBrowser();
const wanted = new Set<string>();
const entries: string[] = [];
for (const request of socialCardList) {
  const { label } = request;
  const master = await readMaster(request.master);
  const laid = label && { input: await readMaster(label.master), left: label.left, top: label.top };
  const hash = createHash("sha256").update(JSON.stringify(request)).update(css);
  for (const part of [...making, master, font, ...(laid ? [laid.input] : [])]) hash.update(part);
  const fileName = `${request.name}.${hash.digest("hex").slice(0, 8)}.jpg`;
  wanted.add(fileName);
  if (!existing.has(fileName)) {
    const whole = laid ? await sharp(master).composite([laid]).png().toBuffer() : master;
    const picture = await cropPicture(whole, request);
    const card = await setCard(browser, composePage(request, { css, font, picture }));
    await writeFile(new URL(fileName, cardsFolder), card);
    console.log(`${fileName}  ${(card.length / 1000).toFixed(1)} kB`);
  }
  const card = { address: `/social/${fileName}`, width, height };
  entries.push(`  ${JSON.stringify(request.name)}: ${JSON.stringify(card)}`);
}
await browser.close();
const stale = [...existing].filter((fileName) => !wanted.has(fileName));
await Promise.all(stale.map((fileName) => rm(new URL(fileName, cardsFolder))));
await writeFile(manifestFile, `{\n${entries.join(",\n")}\n}\n`);
console.log(`${wanted.size} cards, ${stale.length} stale files removed`);
