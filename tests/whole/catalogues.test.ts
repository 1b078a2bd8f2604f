// The catalogues in use: where the list stands after a move, where the focus is, what is read out, and rows that are followed.
import type { Locator, Page } from "playwright-core";
import request from "supertest";
import { describe, expect, test } from "vitest";
import { headerHeight, next, rows, search, topOf } from "#tests/catalogue-list.ts";
import { openBeside } from "#tests/tabs.ts";
import { isFocused, press, shareBrowser, siteUrl, visit, waitForPath } from "#tests/visit.ts";

shareBrowser();

const previous = (page: Page) => page.getByRole("button", { name: "Page précédente" });

const pageIs = (page: Page, shown: RegExp) => page.locator("#catalogue").getByText(shown).waitFor();

describe("after a move", () => {
  test.each([
    [390, "reduce"],
    [390, "no-preference"],
    [1300, "reduce"],
    [1300, "no-preference"],
  ] as const)(
    "the list begins below the header, at %i px with %s",
    async (width, reducedMotion) => {
      const page = await visit("/liposomes", width, { reducedMotion });
      await press(page, next(page));
      await pageIs(page, /^2\s*\/\s*6$/);
      await expect.poll(() => topOf(rows(page).first())).toBeGreaterThanOrEqual(headerHeight);
      expect(await topOf(rows(page).first())).toBeLessThan(450);
      // Again at once, and from the last row's end.
      await press(page, next(page));
      await pageIs(page, /^3\s*\/\s*6$/);
      await expect.poll(() => topOf(rows(page).first())).toBeGreaterThanOrEqual(headerHeight);
    },
  );

  test("nothing moves while the list's head is in view", async () => {
    const page = await visit("/liposomes", 1300, { viewport: { width: 1300, height: 1600 } });
    await page.locator("#catalogue").evaluate((block) => block.scrollIntoView());
    const place = await page.evaluate(() => scrollY);
    await press(page, next(page));
    await pageIs(page, /^2\s*\/\s*6$/);
    // Give or take a rounded height of the rows.
    expect(Math.abs((await page.evaluate(() => scrollY)) - place)).toBeLessThan(4);
  });

  test("without script the catalogue is in view too", async () => {
    const page = await visit("/liposomes", 390, { javaScriptEnabled: false });
    await press(page, next(page));
    await waitForPath(page, "/liposomes?q=&page=2#catalogue");
    const box = await rows(page).first().boundingBox();
    expect(box?.y).toBeGreaterThan(headerHeight);
    expect(box?.y).toBeLessThan(900);
  });

  test("the back button turns back to where the visitor was", async () => {
    const page = await visit("/liposomes", 1300);
    await next(page).scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => scrollY);
    await press(page, next(page));
    await pageIs(page, /^2\s*\/\s*6$/);
    await page.goBack();
    await pageIs(page, /^1\s*\/\s*6$/);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
  });
});

describe("the pager at its ends", () => {
  test("keeps the focus, says that it is disabled, and does nothing", async () => {
    const page = await visit("/liposomes?page=5", 1300);
    await next(page).focus();
    await page.keyboard.press("Enter");
    await pageIs(page, /^6\s*\/\s*6$/);
    expect(await isFocused(next(page))).toBe(true);
    expect(await next(page).getAttribute("aria-disabled")).toBe("true");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Space");
    await next(page).click({ force: true });
    await page.keyboard.press("Shift+Tab");
    await expect.poll(() => isFocused(previous(page))).toBe(true);
    await page.keyboard.press("Enter");
    await pageIs(page, /^5\s*\/\s*6$/);
    expect(new URL(page.url()).search).toBe("?page=5");
    expect(await next(page).getAttribute("aria-disabled")).toBeNull();
  });

  test("also without script", async () => {
    const page = await visit("/liposomes?page=6", 1300, { javaScriptEnabled: false });
    await next(page).focus();
    await page.keyboard.press("Enter");
    await previous(page).click();
    await page.waitForURL(/page=5/);
    await pageIs(page, /^5\s*\/\s*6$/);
  });
});

describe("what is read out", () => {
  /** Every text that a status of the page takes, from now on. */
  const listen = (page: Page) =>
    page.locator("main").evaluate((main) => {
      const heard: string[] = [];
      new MutationObserver((changes) => {
        const target = changes[0]?.target ?? null;
        const element = target instanceof Element ? target : target?.parentElement;
        const said = element?.closest("[role=status]");
        if (said) heard.push(said.textContent);
      }).observe(main, { characterData: true, childList: true, subtree: true });
      Object.assign(globalThis, { heard });
    });
  const heardOn = (page: Page) =>
    page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard);

  test("a search is told once, when typing has ended", async () => {
    const page = await visit("/liposomes", 1300);
    await listen(page);
    await search(page).pressSequentially("vitamine b");
    await expect.poll(() => heardOn(page)).toEqual(["9 résultats. Page 1 sur 1"]);
    await search(page).fill("vitamine zzz");
    await expect.poll(async () => (await heardOn(page)).at(-1)).toBe("0 résultat");
  });

  test("a few letters from inside a name find it, as they do without script", async () => {
    const { text: plain } = await request(siteUrl).get("/liposomes?q=min");
    const [, count = ""] = /(\d+) résultats/.exec(plain) ?? [];
    expect(Number(count)).toBeGreaterThan(8);
    const page = await visit("/liposomes", 1300);
    await listen(page);
    await search(page).fill("min");
    await expect.poll(async () => (await heardOn(page)).at(-1)).toContain(`${count} résultats. `);
    const products = await visit("/formule-marque-blanche", 1300);
    await search(products).fill("ULTI");
    await products.getByRole("tabpanel").getByText("Multivitamines").first().waitFor();
    await expect.poll(() => products.getByRole("tabpanel").getByText("Zinc").count()).toBe(0);
  });

  test("so is another page", async () => {
    const page = await visit("/liposomes", 1300);
    await listen(page);
    await press(page, next(page));
    await expect.poll(() => heardOn(page)).toEqual(["56 résultats. Page 2 sur 6"]);
  });

  test("and what a search finds in other categories", async () => {
    const page = await visit("/formule-marque-blanche", 1300);
    await listen(page);
    await search(page).fill("glutathion");
    await expect
      .poll(() => heardOn(page))
      .toEqual(["Products shown: 0. In other categories. Beauty (1)"]);
  });
});

describe("a search of the product browser", () => {
  test.each([true, false])("says what other categories hold (script: %s)", async (hasScript) => {
    const page = await visit("/formule-marque-blanche", 390, { javaScriptEnabled: hasScript });
    await search(page).fill("glutathion");
    if (!hasScript) await page.keyboard.press("Enter");
    await page.getByText("Aucun produit trouvé pour cette catégorie.", { exact: true }).waitFor();
    await page.getByRole("link", { name: "Beauty (1)" }).click();
    await waitForPath(page, "/formule-marque-blanche?categorie=4&q=glutathion");
    await page.getByRole("tabpanel").getByText("Glutathion").first().waitFor();
    expect(await search(page).inputValue()).toBe("glutathion");
    // Until the list has changed, what came near is still there.
    await expect.poll(() => page.getByText("In other categories").count()).toBe(0);
  });

  test("does so beside what it finds itself, with the number of each", async () => {
    const page = await visit("/formule-marque-blanche?q=VITAMINE", 1300);
    await page.getByRole("tabpanel").getByText("Multivitamines").first().waitFor();
    await page.getByRole("link", { name: "Radiance & Brightening (1)" }).waitFor();
    await search(page).fill("");
    await expect.poll(() => page.getByText("In other categories").count()).toBe(0);
  });
});

describe("a row", () => {
  const openList = () => visit("/niosomes?q=bakuchiol", 1300);
  const row = (page: Page) => rows(page).first();
  const words = (page: Page) => row(page).locator("[data-cell=action] span").first();

  test.each(["th", "[data-cell=action] span", "[data-cell=types]", "[data-cell=formes]"])(
    "is followed from its %s",
    async (place) => {
      const page = await openList();
      await press(page, row(page).locator(place).first());
      await waitForPath(page, "/niosomes/bakuchiol");
    },
  );

  test("is followed from the keyboard", async () => {
    const page = await openList();
    await row(page).locator("th a").focus();
    await page.keyboard.press("Enter");
    await waitForPath(page, "/niosomes/bakuchiol");
  });

  const beside = ["th a", "[data-cell=action] span", "[data-cell=formes]"];

  /** It opens in a tab of its own, and the list stays; pages that their opener could steer are no pages of ours. */
  async function expectBeside(place: string, open: (page: Page, target: Locator) => Promise<void>) {
    const page = await openList();
    const target = row(page).locator(place).first();
    const address = `${siteUrl}/niosomes/bakuchiol`;
    const tab = await openBeside(page, address, () => open(page, target));
    expect(tab.title).toMatch(/bakuchiol/i);
    expect(tab.canAccessOpener).toBe(false);
    expect(new URL(page.url()).pathname).toBe("/niosomes");
  }

  test.each(beside)("opens beside from its %s with the middle button", (place) =>
    expectBeside(place, (page, target) => press(page, target, { button: "middle" })),
  );

  test.each(beside)("opens beside from its %s with a key", (place) =>
    expectBeside(place, async (page, target) => {
      await page.keyboard.down("Control");
      await press(page, target);
      await page.keyboard.up("Control");
    }),
  );

  test("lets its texts be selected", async () => {
    const page = await openList();
    await words(page).scrollIntoViewIfNeeded();
    const box = await words(page).boundingBox();
    if (!box) throw new Error("it is not shown");
    // In its first line.
    const y = box.y + 10;
    await page.mouse.move(box.x + 2, y, { steps: 12 });
    await page.mouse.down();
    await page.mouse.move(box.x + 60, y, { steps: 12 });
    await page.mouse.up();
    const selected = await page.evaluate(() => String(getSelection()));
    expect(selected.length).toBeGreaterThan(3);
    expect(await words(page).textContent()).toContain(selected);
    // Pressed again, it is followed; the drag was not.
    expect(new URL(page.url()).pathname).toBe("/niosomes");
    await press(page, words(page));
    await waitForPath(page, "/niosomes/bakuchiol");
  });

  test("is followed from anywhere without script", async () => {
    const page = await visit("/niosomes?q=bakuchiol", 1300, { javaScriptEnabled: false });
    await press(page, words(page));
    await waitForPath(page, "/niosomes/bakuchiol");
  });
});
