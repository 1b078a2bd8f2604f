// Every kind of page at the widths that windows have, and around each breakpoint: nothing scrolls sideways, and the parts
// of the header keep clear of each other. The first width is what WCAG 1.4.10 asks for.
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { pageAddresses } from "#tests/addresses.ts";
import { lookAt, shareBrowser } from "#tests/visit.ts";

shareBrowser();

const phones = [320, 344, 351, 360, 375, 390, 412, 430];
const breakpoints = [475, 610, 715, 860, 900, 1050, 1150, 1200, 1420];
const widths = [...phones, ...breakpoints.flatMap((width) => [width - 1, width, width + 1]), 1920];

const kinds = [
  ...pageAddresses,
  "/liposomes/alpha-lipoique",
  "/niosomes/bakuchiol",
  "/niosomes/niacinamide-zinc",
  "/probiotiques/lacticaseibacillus-rhamnosus-sph-116",
  "/formule-marque-blanche/multivitamines",
  "/formule-marque-blanche/vitamine-c-acide-hyaluronique",
  // Five capsules a day stand side by side.
  "/formule-sur-mesure/composer/complement?v=1&zinc=10mg&magnesium=400mg",
];

/** What is too wide, cut or covered. */
const findFaults = (page: Page) =>
  page.evaluate(() => {
    const bar = document.querySelector("header > div")?.getBoundingClientRect();
    if (!bar) return ["no header"];
    const selectors =
      "header > div > a, header > div > nav > a, header summary, header > div > p > :is(a, span)";
    const parts = [...document.querySelectorAll(selectors)]
      .map((element) => ({
        name: element.textContent,
        box: element.getBoundingClientRect(),
        isWhole: element.scrollWidth <= element.clientWidth || element.clientWidth === 0,
      }))
      .filter(({ box }) => box.width > 0 && box.top < bar.bottom);
    const faults = parts
      .filter(
        ({ box, isWhole }) =>
          !isWhole ||
          box.left < 0 ||
          box.right > document.documentElement.clientWidth ||
          box.top < bar.top ||
          box.bottom > bar.bottom + 0.5,
      )
      .map(({ name }) => `${name} is cut`);
    for (const [index, one] of parts.entries()) {
      for (const other of parts.slice(index + 1)) {
        const isApart =
          one.box.right <= other.box.left ||
          other.box.right <= one.box.left ||
          one.box.bottom <= other.box.top ||
          other.box.bottom <= one.box.top;
        if (!isApart) faults.push(`${one.name} and ${other.name} overlap`);
      }
    }
    const overflow = document.documentElement.scrollWidth - innerWidth;
    return overflow > 0 ? [...faults, `${overflow} px too wide`] : faults;
  });

describe("every kind of page", () => {
  test.each(kinds)("%s fits at every width", async (address) => {
    const page = await lookAt(address, 320);
    await expect(page.locator("h1").count()).resolves.toBe(1);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      for (const depth of [0, 400]) {
        await page.evaluate((top) => scrollTo(0, top), depth);
        // Once it has settled: titles are fitted after the window has changed.
        await expect
          .poll(() => findFaults(page), { message: `${width} px, scrolled ${depth}` })
          .toEqual([]);
      }
    }
  });
});

test.each([360, 375, 390, 1051])("the name stands beside the mark at %i px", async (width) => {
  const page = await lookAt("/liposomes", width);
  for (const depth of [0, 400]) {
    await page.evaluate((top) => scrollTo(0, top), depth);
    const isBeside = await page.getByRole("banner").evaluate((header) => {
      const [logo] = header.getElementsByTagName("a");
      const name = logo?.querySelector("span")?.getBoundingClientRect();
      const box = logo?.getBoundingClientRect();
      return name && box && name.top >= box.top && name.right <= box.right + 0.5;
    });
    expect(isBeside).toBe(true);
  }
});

test.each([320, 360, 390, 716, 820, 1050, 1151, 1280, 1440, 1920])(
  "cards of related strains hold their long names at %i px",
  async (width) => {
    const page = await lookAt("/probiotiques/lacticaseibacillus-rhamnosus-sph-116", width);
    const cards = page.getByRole("link", { name: /Lactiplantibacillus|Limosilactobacillus/ });
    expect(await cards.count()).toBe(2);
    for (const card of await cards.all()) {
      const fits = await card.evaluate(
        ({ scrollWidth, clientWidth, parentElement }) =>
          scrollWidth <= clientWidth && clientWidth <= (parentElement?.clientWidth ?? 0),
      );
      expect(fits).toBe(true);
      const torn = await card.evaluate((element) => {
        const range = document.createRange();
        const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        const words: string[] = [];
        for (let node = walker.nextNode(); node; node = walker.nextNode())
          for (const { 0: word, index } of node.nodeValue?.matchAll(/[^\s-]+/g) ?? []) {
            range.setStart(node, index);
            range.setEnd(node, index + word.length);
            if (range.getClientRects().length > 1) words.push(word);
          }
        return words;
      });
      expect(torn).toEqual([]);
    }
  },
);
