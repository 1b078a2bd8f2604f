// Pages on paper: no more sheets than they need, everything that is read, nothing that is pressed.
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { liposomes, niosomes, products, serums, strains } from "#shared/generated/entries.ts";
import { pageKinds } from "#tests/page-kinds.ts";
import { countSheets } from "#tests/read-pdf.ts";
import { lookAt, shareBrowser, siteUrl } from "#tests/visit.ts";

shareBrowser();

/** How many sheets a page may take. The most: the two catalogues, two figures and two technologies of the strains. */
const mostSheets = (path: string) =>
  (
    ({ "/probiotiques": 4, "/confidentialite": 3, "/notre-laboratoire": 3 }) as Record<
      string,
      number
    >
  )[path] ?? 2;

const print = async (page: Page) =>
  countSheets(await page.pdf({ format: "A4", preferCSSPageSize: true }));

/** What is on paper, of those that a selector finds: their first words. */
const printed = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll((elements) =>
      elements
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .map((element) => element.textContent.trim().slice(0, 90)),
    );

/** What an accordion that is printed holds and does not show; tables of contents and filters are there to be pressed. */
const folded = (page: Page) =>
  page
    .locator("main details > :not(summary, nav, search *)")
    .evaluateAll((parts) =>
      parts
        .filter((part) => part.parentElement?.checkVisibility() && !part.checkVisibility())
        .map((part) => part.textContent.slice(0, 60)),
    );

describe.each([...pageKinds, "/contact"])("%s on paper", (path) => {
  test("takes few sheets, printed from a phone too", async () => {
    for (const width of [1280, 390]) {
      const page = await lookAt(path, width);
      const sheets = await print(page);
      expect(sheets, `at ${width} px`).toBeGreaterThanOrEqual(1);
      expect(sheets, `at ${width} px`).toBeLessThanOrEqual(mostSheets(path));
    }
  });

  test("has everything that is read, nothing that is pressed, and ends with its address", async () => {
    const page = await lookAt(path, 1280);
    await page.emulateMedia({ media: "print" });
    expect(
      await printed(
        page,
        "header:not(main *), footer:not(main *), nav, dialog, button, video, a[href='#content']",
      ),
    ).toEqual([]);
    expect(await printed(page, "h1")).toHaveLength(1);
    const title = await page.locator("h1").boundingBox();
    expect(title?.height, "the title, px: two lines at most").toBeLessThan(100);
    expect(await folded(page)).toEqual([]);
    const [address] = (await printed(page, "#root > p > span")).slice(-1);
    const below = await page
      .locator("main")
      .evaluate((main) => main.getBoundingClientRect().bottom);
    const box = await page.locator("#root > p").last().boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(below);
    expect(address).toMatch(/^https?:\/\//);
    expect(new URL(address ?? "").pathname).toBe(path);
  });
});

test.each(["/recherche?q=zinc", "/selection?s=liposomes.zinc"])(
  "%s ends with an address that leads to the same",
  async (path) => {
    const page = await lookAt(path, 1280);
    await page.emulateMedia({ media: "print" });
    await expect
      .poll(async () => (await page.locator("#root > p > span").allTextContents()).at(-1))
      .toContain(path);
  },
);

test("what is folded on a screen is open on paper", async () => {
  const page = await lookAt("/liposomes/vitamine-c", 1280);
  expect((await folded(page)).length).toBeGreaterThan(2);
  await page.emulateMedia({ media: "print" });
  expect(await folded(page)).toEqual([]);
});

test.each([
  // A complex has the claims and the limits of all its nutrients.
  ["/liposomes/", 3, liposomes],
  ["/niosomes/", 2, [...niosomes, ...serums]],
  ["/probiotiques/", 2, strains.filter(({ type }) => type === "probiotique")],
  ["/formule-marque-blanche/", 2, products],
] as const)("the longest of %s take %i sheets at most", async (folder, most, entries) => {
  const page = await lookAt("/", 1280);
  const lengthOf = (entry: unknown) => JSON.stringify(entry).length;
  const longest = [...entries].sort((a, b) => lengthOf(b) - lengthOf(a)).slice(0, 6);
  const long: string[] = [];
  for (const { slug } of longest) {
    await page.goto(siteUrl + folder + slug, { waitUntil: "domcontentloaded" });
    const sheets = await print(page);
    if (sheets > most) long.push(`${slug}: ${sheets}`);
  }
  expect(long).toEqual([]);
});
