// Every picture has the pixels that its place on the screen asks for, and not many more: on screens of one, two and three
// pixels for each of CSS, in windows from phones to large desktops.
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { picturedKinds } from "#tests/page-kinds.ts";
import { openPage, shareBrowser, siteUrl } from "#tests/visit.ts";

shareBrowser();

interface ShownPicture {
  /** File name without width, hash and ending. */
  readonly name: string;
  /** Pixels of the file that the browser chose. */
  readonly file: number;
  /** CSS pixels of the whole picture, with what its box crops. */
  readonly painted: number;
  /** CSS pixels that its `sizes` promised. */
  readonly promised: number;
  /** Pixels of the smallest file that has what `sizes` asks for: what a browser fetches that has none yet. */
  readonly fetched: number;
}

/**
 * How many pixels of the screen one pixel of a file may cover. At one for each of CSS, more is seen as soft. Of two, the
 * second is for edges: 1.6 keeps them; from 1440 on such a window is a large screen, looked at from farther off. Of three,
 * on phones, nobody sees the third.
 */
const limitOf = (density: number, width: number) =>
  density === 1 ? 1.15 : density === 3 ? 2.1 : width > 1440 ? 2 : 1.6;

/** Pixels of a file for one of the screen: above that it is a waste, but for files of very few kB. */
const largestWaste = 2.6;
const smallFile = 320;

/** What `sizes` may say of the place: a box that is higher than its picture crops up to a quarter. */
const truth = { least: 0.76, most: 1.4 };

const windows = {
  1: [390, 768, 1280, 1366, 1440, 1920],
  2: [390, 768, 1280, 1366, 1440, 1920],
  3: [360, 390, 430],
} as const;

/** Runs in the page: resolves once it is `width` pixels wide and every picture that can be seen is there. */
async function listPictures(width: number): Promise<ShownPicture[]> {
  const list = () =>
    [...document.images].filter(
      (image) => image.dataset["ground"] && image.checkVisibility() && image.offsetWidth > 0,
    );
  const isThere = (image: HTMLImageElement) =>
    image.complete && image.currentSrc !== "" && image.naturalWidth > 0;
  await document.fonts.ready;
  const size = matchMedia(`(width: ${width}px)`);
  while (!size.matches) await new Promise(requestAnimationFrame);
  do {
    for (const image of document.images) image.loading = "eager";
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
  } while (!list().every(isThere));
  return list().map((image) => {
    const { pathname } = new URL(image.currentSrc);
    const [, name = "", file] = /([^/]+)-(\d+)\.[0-9a-f]+\.\w+$/.exec(pathname) ?? [];
    const sources = [...(image.parentElement?.querySelectorAll("source") ?? [])];
    const chosen = sources.find(({ srcset }) => srcset.includes(pathname)) ?? image;
    // A source without its own sizes is another format of the image.
    const of = chosen.hasAttribute("width") ? chosen : image;
    const aspect = Number(of.getAttribute("width")) / Number(of.getAttribute("height"));
    const widths = [...chosen.srcset.matchAll(/ (\d+)w/g)].map(([, digits]) => Number(digits));
    const needed = image.naturalWidth * devicePixelRatio;
    return {
      name,
      file: Number(file),
      painted: Math.max(image.offsetWidth, image.offsetHeight * aspect),
      // With width descriptors the natural width is what `sizes` said, whatever the file.
      promised: image.naturalWidth,
      fetched: widths.find((each) => each >= needed) ?? Math.max(...widths),
    };
  });
}

function listFaults(pictures: readonly ShownPicture[], density: 1 | 2 | 3, width: number) {
  const round = (factor: number) => factor.toFixed(2);
  return pictures.flatMap(({ name, file, painted, promised, fetched }) => {
    const softness = (painted * density) / file;
    const waste = fetched / (painted * density);
    const said = promised / painted;
    const where = `${name} at ${width} px @${density}`;
    return [
      ...(softness > limitOf(density, width)
        ? [`${where}: one pixel of ${file} px covers ${round(softness)}`]
        : []),
      ...(waste > largestWaste && fetched > smallFile
        ? [`${where}: ${round(waste)} times its place`]
        : []),
      ...(said < truth.least || said > truth.most
        ? [`${where}: sizes say ${round(said)} times its place`]
        : []),
    ];
  });
}

async function openAt(density: number, width: number, path: string): Promise<Page> {
  const page = await openPage({
    deviceScaleFactor: density,
    viewport: { width, height: 900 },
  });
  await page.goto(siteUrl + path);
  return page;
}

describe.each([1, 2, 3] as const)("on screens of density %i", (density) => {
  const [first] = windows[density];

  test.each(picturedKinds)("pictures of %s are neither soft nor wasted", async (path) => {
    const page = await openAt(density, first, path);
    const faults: string[] = [];
    for (const width of windows[density]) {
      await page.setViewportSize({ width, height: 900 });
      const pictures = await page.evaluate(listPictures, width);
      expect(pictures).not.toEqual([]);
      faults.push(...listFaults(pictures, density, width));
    }
    expect(faults).toEqual([]);
  });
});

describe("pictures that show under the pointer", () => {
  const swapping = ["/", "/liposomes", "/notre-laboratoire", "/probiotiques"];

  test.each(swapping)("those of %s are neither soft nor wasted", async (path) => {
    const page = await openAt(2, 1440, path);
    const before = (await page.evaluate(listPictures, 1440)).length;
    for (const image of await page.locator("main img[data-ground]").all()) {
      await image.scrollIntoViewIfNeeded();
      const box = await image.boundingBox();
      if (!box || box.width === 0) continue;
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 12 });
    }
    const faults: string[] = [];
    for (const width of [1440, 1280, 768]) {
      await page.setViewportSize({ width, height: 900 });
      const pictures = await page.evaluate(listPictures, width);
      expect(pictures.length).toBeGreaterThan(before);
      faults.push(...listFaults(pictures, 2, width));
    }
    expect(faults).toEqual([]);
  });
});
