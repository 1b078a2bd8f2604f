// Letters as visitors set them: larger by default, with more room between them, or zoomed. Nothing is cut, covered or off the page.
import { describe, expect, test } from "vitest";
import { addressIn, editions } from "#shared/editions/editions.ts";
import { kindAddresses, sheetAddresses } from "#tests/addresses.ts";
import { findLost } from "#tests/lost-text.ts";
import { openBrowser } from "#tests/open-browser.ts";
import { lookAt, shareBrowser, siteUrl } from "#tests/visit.ts";

/** What WCAG 1.4.12 lets visitors set. */
const spacing = `* { letter-spacing: .12em !important; word-spacing: .16em !important; line-height: 1.5 !important }
  p { margin-block-end: 2em !important }`;

/** Names that are long, or in many parts. */
const longNames = [
  "/liposomes/multivitamines",
  ...[...sheetAddresses].sort((a, b) => b.length - a.length).slice(0, 1),
];

describe.each([
  ["letters of 32 px by default", 32, 1280, ""],
  ["letters of 32 px by default", 32, 390, ""],
  ["letters of 24 px by default", 24, 1280, ""],
  ["letters of 20 px by default", 20, 390, ""],
  ["spacing of WCAG 1.4.12", 16, 1280, spacing],
  ["spacing of WCAG 1.4.12", 16, 390, spacing],
  ["spacing of WCAG 1.4.12", 16, 320, spacing],
  ["a zoom of 400 %", 16, 320, ""],
])("with %s (%i px) at %i px", (_, size, width, styles) => {
  shareBrowser([`--blink-settings=defaultFontSize=${size}`]);
  // In the least room every edition has its own longest words.
  const isNarrow = (width === 320 && styles) || (width === 390 && size === 32);
  const kinds = isNarrow
    ? editions.flatMap((edition) => kindAddresses.map((address) => addressIn(edition, address)))
    : [...kindAddresses, ...editions.map((edition) => addressIn(edition, "/"))];
  const addresses = new Set([...kinds, ...longNames]);

  test.each([...addresses])("%s loses no text", async (address) => {
    // The visitor's styles need it; the site sets none in its markup.
    const page = await lookAt(address, width, { bypassCSP: true });
    if (styles) await page.addStyleTag({ content: styles });
    await page.evaluate(() => document.fonts.ready);
    await expect.poll(() => findLost(page)).toEqual([]);
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
