// Letters as visitors set them: larger by default, with more room between them, or zoomed. Nothing is cut, covered or off the page.
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { kindAddresses, sheetAddresses } from "./addresses.ts";
import { openBrowser } from "./open-browser.ts";
import { siteUrl } from "./visit.ts";

/** What WCAG 1.4.12 lets visitors set. */
const spacing = `* { letter-spacing: .12em !important; word-spacing: .16em !important; line-height: 1.5 !important }
  p { margin-block-end: 2em !important }`;

/** Names that are long, or in many parts. */
const longNames = [
  "/liposomes/multivitamines",
  ...[...sheetAddresses].sort((a, b) => b.length - a.length).slice(0, 1),
];

/** What of the page's text is cut by a box, off the page or under other text. */
const findLost = (page: Page) =>
  page.evaluate(() => {
    const lost: string[] = [];
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth > clientWidth) lost.push(`the page is ${scrollWidth} px wide`);
    const pieces: { rect: DOMRect; element: Element; text: string; scrolls: boolean }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim().slice(0, 40);
      if (!text || !element || element.closest("svg, script, dialog")) continue;
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const around: Element[] = [];
      for (let box: Element | null = element; box && box !== document.body; box = box.parentElement)
        around.push(box);
      // For screen readers only.
      if (around.some((box) => box.clientWidth === 1)) continue;
      const scrolls = around.some((box) => /auto|scroll/.test(getComputedStyle(box).overflowX));
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const rect of range.getClientRects()) {
        if (rect.width < 2) continue;
        pieces.push({ rect, element, text, scrolls });
        if (scrolls) continue;
        if (rect.left < -2 || rect.right > clientWidth + 2) lost.push(`off the page: ${text}`);
        // Letters are less high than their line.
        const slack = rect.height * 0.3;
        const isCut = around
          .filter((box) => getComputedStyle(box).overflow === "hidden")
          .map((box) => box.getBoundingClientRect())
          .some(
            (box) =>
              rect.left < box.left - 2 ||
              rect.right > box.right + 2 ||
              rect.top < box.top - slack ||
              rect.bottom > box.bottom + slack,
          );
        if (isCut) lost.push(`cut: ${text}`);
      }
    }
    const covers = (a: DOMRect, b: DOMRect) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
      Math.min(a.bottom - a.height / 4, b.bottom - b.height / 4) -
        Math.max(a.top + a.height / 4, b.top + b.height / 4) >
        2;
    for (const [index, a] of pieces.entries())
      for (const b of pieces.slice(index + 1)) {
        if (a.scrolls || b.scrolls) continue;
        if (a.element.contains(b.element) || b.element.contains(a.element)) continue;
        if (covers(a.rect, b.rect)) lost.push(`one over the other: ${a.text}, ${b.text}`);
      }
    return [...new Set(lost)];
  });

describe.each([
  ["letters of 32 px by default", 32, 1280, ""],
  ["letters of 32 px by default", 32, 390, ""],
  ["letters of 24 px by default", 24, 1280, ""],
  ["letters of 20 px by default", 20, 390, ""],
  ["spacing of WCAG 1.4.12", 16, 1280, spacing],
  ["spacing of WCAG 1.4.12", 16, 390, spacing],
  ["a zoom of 400 %", 16, 320, ""],
])("with %s (%i px) at %i px", (_, size, width, styles) => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser([`--blink-settings=defaultFontSize=${size}`]);
  });
  afterAll(() => browser.close());

  test.each([...kindAddresses, ...longNames])("%s loses no text", async (address) => {
    const options: BrowserContextOptions = {
      viewport: { width, height: 900 },
      reducedMotion: "reduce",
      // For the visitor's styles; the site sets none in its markup.
      bypassCSP: true,
    };
    const page = await browser.newPage(options);
    await page.goto(siteUrl + address);
    if (styles) await page.addStyleTag({ content: styles });
    await page.evaluate(() => document.fonts.ready);
    await expect.poll(() => findLost(page)).toEqual([]);
    await page.close();
  });
});

test("letters are as large as the visitor has set", async () => {
  const sizes = await Promise.all(
    [16, 32].map(async (size) => {
      const browser = await openBrowser([`--blink-settings=defaultFontSize=${size}`]);
      const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
      await page.goto(`${siteUrl}/liposomes/vitamine-c`);
      const found = await page
        .locator("main p, main dt, main summary h3")
        .evaluateAll((texts) =>
          texts.map((text) => Number.parseFloat(getComputedStyle(text).fontSize)),
        );
      await browser.close();
      return found;
    }),
  );
  const [normal = [], large = []] = sizes;
  expect(normal.length).toBeGreaterThan(10);
  for (const [index, size] of normal.entries())
    expect((large[index] ?? 0) / size).toBeGreaterThan(1.5);
});
