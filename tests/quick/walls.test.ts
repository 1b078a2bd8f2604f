// Lists as walls of plates: without script, by their addresses; and what a wall weighs before anybody scrolls to it.
import type { Page } from "playwright-core";
import request from "supertest";
import { describe, expect, test } from "vitest";
import { lookAt, openPage, shareBrowser, siteUrl, visit } from "#tests/visit.ts";

shareBrowser();

const site = request(siteUrl);
const open = (address: string) => lookAt(address, 1300, { javaScriptEnabled: false });

const plates = (page: Page) => page.locator("#results ul > li");
const dimmed = (page: Page) => page.locator("#results ul > li[aria-hidden=true]");
/** The link of the look in which the list stands. */
const look = (page: Page) => page.locator("#results [role=group] [aria-current=true]");

describe.each([
  ["/fr/liposomes", 56],
  ["/en/niosomes", 50],
  ["/probiotiques", 67],
] as const)("%s", (path, count) => {
  test("stands as rows, and as a wall where the address says so", async () => {
    for (const rows of [path, `${path}?vue=mur`]) {
      const page = await open(rows);
      expect(await plates(page).count()).toBe(0);
      expect(await page.locator("#results tbody tr").count()).toBe(10);
      expect(await look(page).getAttribute("href")).toBe(`${path}#catalogue`);
    }
    const wall = await open(`${path}?vue=planche`);
    expect(await plates(wall).count()).toBe(count);
    expect(await dimmed(wall).count()).toBe(0);
    expect(await look(wall).getAttribute("href")).toBe(`${path}?vue=planche#catalogue`);
  });

  test("has one address for search engines and machines, however it stands", async () => {
    const { text } = await site.get(`${path}?vue=planche`).expect(200);
    expect(text).toMatch(new RegExp(`<link rel="canonical" href="[^"?]*${path}">`));
    expect(text).not.toContain("noindex");
    const copies = await Promise.all(
      [".md", ".md?vue=planche"].map((end) => site.get(path + end).expect(200)),
    );
    expect(copies[1]?.text).toBe(copies[0]?.text);
  });
});

describe("without script", () => {
  test("a filter dims the others, which stay in their places, and the wall stays a wall", async () => {
    const page = await open("/fr/liposomes?vue=planche");
    const names = await plates(page).allTextContents();
    await page.getByRole("button", { name: /^Minéraux/ }).click();
    await page.waitForURL(/filtre=mineral/);
    expect(await plates(page).allTextContents()).toEqual(names);
    expect(await dimmed(page).count()).toBe(48);
    const list = page.locator("#results").getByRole("list");
    expect(await list.getByRole("link").count()).toBe(8);
    // The keyboard meets those alone that match, and a press opens any.
    expect(await plates(page).locator("a:not([tabindex='-1'])").count()).toBe(8);
    await dimmed(page).locator("a").first().click();
    await page.waitForURL(/\/fr\/liposomes\/acerola$/);
  });

  test("a search that finds nothing says so, above a wall that is dimmed throughout", async () => {
    const page = await open("/fr/niosomes?q=qqqqqq&vue=planche");
    await page.getByText("Aucun produit trouvé.", { exact: true }).waitFor();
    expect(await dimmed(page).count()).toBe(50);
  });

  test("strains and postbiotics are discs of their quantity", async () => {
    const page = await open("/fr/probiotiques?vue=planche");
    const radius = (code: string) =>
      page
        .locator("li", { hasText: code })
        .locator("text")
        .locator("xpath=preceding-sibling::*[1]")
        .getAttribute("r")
        .then(Number);
    // 200 and 50 milliards: four times the area.
    expect((await radius("SPH 164")) / (await radius("SPH 106"))).toBeCloseTo(2, 2);
    const others = page.locator("#postbiotics-results ul > li");
    expect(await others.count()).toBeGreaterThan(5);
    await page.goto(`${siteUrl}/fr/probiotiques?technologie=prolipo&vue=planche`);
    expect(await others.locator("xpath=self::*[@aria-hidden='true']").count()).toBeGreaterThan(0);
    expect(await dimmed(page).count()).toBe(0);
  });
});

test.each([
  ["/fr", "Acérola"],
  ["/", "acerola"],
])("%s has one band of the wall, which leads to sheets and to all of it", async (home, first) => {
  const page = await open(home);
  const band = page.locator("section[aria-labelledby=plates]");
  expect(await band.getByRole("heading").textContent()).toMatch(/^56 /);
  const links = band.getByRole("list").getByRole("link");
  expect(await links.count()).toBe(9);
  expect((await links.first().textContent())?.trim()).toBe(first);
  await band.getByRole("link", { name: /^(?:Voir la planche|See the wall chart)/ }).click();
  await page.waitForURL(/\/liposomes\?vue=planche#catalogue$/);
  expect(await plates(page).count()).toBe(56);
});

test("the way back from a sheet leads to the place on the wall, and on to the rows", async () => {
  const page = await visit("/fr/liposomes", 1300);
  await page.getByRole("link", { name: "Planche", exact: true }).click();
  await page.waitForURL(/\?vue=planche/);
  await expect.poll(() => plates(page).count()).toBe(56);
  const zinc = plates(page).getByRole("link", { name: "Zinc" });
  // As a hand that is about to press: what a press would scroll is scrolled.
  await zinc.hover();
  const top = await page.evaluate(() => scrollY);
  await zinc.click();
  await page.waitForURL(/\/liposomes\/zinc$/);
  await page.goBack();
  await expect.poll(() => plates(page).count()).toBe(56);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(top);
  await page.goBack();
  await expect.poll(() => plates(page).count()).toBe(0);
  await page.goForward();
  await expect.poll(() => plates(page).count()).toBe(56);
});

/** kB of 1000 bytes that drawings and pictures of plates may take before anybody scrolls to them. */
const budget = 120;

test.each([
  [1440, 900],
  [390, 844],
])("%i × %i: plates are fetched once they come near", async (width, height) => {
  const page = await openPage({ viewport: { width, height } });
  await page.goto(`${siteUrl}/fr/liposomes?vue=planche`, { waitUntil: "networkidle" });
  const weigh = () =>
    plates(page)
      .locator("img")
      .evaluateAll((pictures) => {
        const shown = new Set(pictures.map((one) => (one as HTMLImageElement).currentSrc));
        const fetched = performance
          .getEntriesByType("resource")
          .filter(({ name }) => shown.has(name)) as PerformanceResourceTiming[];
        return fetched.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1000;
      });
  expect(await weigh()).toBeLessThanOrEqual(budget);
  await plates(page).first().scrollIntoViewIfNeeded();
  await expect.poll(weigh).toBeGreaterThan(0);
});
