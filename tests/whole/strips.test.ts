// Filters and tabs in a strip that is wider than the window: what is pressed or has the focus is in view.
import type { Locator } from "playwright-core";
import { describe, expect, test } from "vitest";
import { chip, rows, topOf } from "#tests/catalogue-list.ts";
import { isTakenOver } from "#tests/is-taken-over.ts";
import { isFocused, openPage, shareBrowser, siteUrl, visit } from "#tests/visit.ts";

shareBrowser();

/** Whether it is whole between the left and right edges of the window. */
const isAcross = (element: Locator) =>
  element.evaluate((node) => {
    const { left, right } = node.getBoundingClientRect();
    return left >= 0 && right <= document.documentElement.clientWidth;
  });

describe.each([390, 820])("filters and tabs in a strip, at %i px", (width) => {
  test("the pressed filter of an address is in view, and the page has not moved", async () => {
    const page = await visit("/liposomes?filtre=substance", width);
    await expect.poll(() => isAcross(chip(page, "Substances"))).toBe(true);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test("it stays so as its letters come late", async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const page = await openPage({ viewport: { width, height: 900 } });
    await page.route("**/*.woff2", async (route) => {
      await promise;
      await route.continue();
    });
    await page.goto(`${siteUrl}/liposomes?filtre=substance`, { waitUntil: "domcontentloaded" });
    // Letters that do not come hold up the page's end; somebody who begins to use it does not wait for that, but goes on: what is
    // moved before the first script has come wakes nothing.
    await expect
      .poll(async () => {
        await page.mouse.move(5, 5);
        await page.mouse.move(9, 9);
        return page.evaluate(isTakenOver);
      })
      .toBe(true);
    await expect.poll(() => isAcross(chip(page, "Substances"))).toBe(true);
    resolve();
    await page.evaluate(() => document.fonts.ready);
    await expect.poll(() => isAcross(chip(page, "Substances"))).toBe(true);
  });

  test("also without script", async () => {
    const page = await visit("/liposomes?filtre=substance", width, { javaScriptEnabled: false });
    expect(await isAcross(chip(page, "Substances"))).toBe(true);
    const browser = await visit("/formule-marque-blanche?categorie=10", width, {
      javaScriptEnabled: false,
    });
    expect(await isAcross(browser.getByRole("tab", { name: "Anti-redness" }))).toBe(true);
  });

  test("what the keyboard comes to is in view, each way", async () => {
    const page = await visit("/liposomes", width);
    await chip(page, "Amino acids").focus();
    for (let tab = 0; tab < 8; tab += 1) {
      await page.keyboard.press("Tab");
      await expect.poll(() => isAcross(page.locator("button[name=filtre]:focus"))).toBe(true);
    }
    expect(await isFocused(chip(page, "Substances"))).toBe(true);
    await page.keyboard.press("Enter");
    await expect.poll(() => chip(page, "Substances").getAttribute("aria-pressed")).toBe("true");
    await expect.poll(() => isAcross(chip(page, "Substances"))).toBe(true);
  });

  test("a filter that is cut comes whole into view when it is pressed", async () => {
    const page = await visit("/liposomes", width, { reducedMotion: "no-preference" });
    const list = page.locator("ul:has(> li > button[name=filtre])");
    await list.scrollIntoViewIfNeeded();
    const cut = await list.evaluate((strip) => {
      const { clientWidth } = document.documentElement;
      return [...strip.children].findIndex(
        (item) => item.getBoundingClientRect().right > clientWidth,
      );
    });
    const button = list.locator("button").nth(cut);
    const box = await button.boundingBox();
    if (!box) throw new Error("it is not shown");
    await page.mouse.move(Math.min(box.x + 8, width - 4), box.y + 20, { steps: 12 });
    await page.mouse.down();
    await page.mouse.up();
    await expect.poll(() => button.getAttribute("aria-pressed")).toBe("true");
    await expect.poll(() => isAcross(button)).toBe(true);
  });

  test("the number of results stands above the list", async () => {
    const page = await visit("/liposomes?filtre=mineral", width);
    const count = page.getByText("8 résultats", { exact: true });
    expect(await count.isVisible()).toBe(true);
    expect(await topOf(count)).toBeLessThan(await topOf(rows(page).first()));
    const browser = await visit("/formule-marque-blanche", width);
    expect(
      await browser.locator("p:not([role])", { hasText: "Products shown: 9" }).isVisible(),
    ).toBe(true);
  });

  test("so are tabs: selected by an address, or come to with arrows", async () => {
    const page = await visit("/formule-marque-blanche?categorie=10", width);
    const last = page.getByRole("tab", { name: "Anti-redness & unifying" });
    await expect.poll(() => isAcross(last)).toBe(true);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await last.focus();
    for (let step = 0; step < 9; step += 1) {
      await page.keyboard.press("ArrowLeft");
      await expect.poll(() => isAcross(page.locator("[role=tab]:focus"))).toBe(true);
    }
    expect(await isFocused(page.getByRole("tab", { name: "essentials" }))).toBe(true);
  });
});
