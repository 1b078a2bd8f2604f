// The header’s dropdowns as hands use them: a mouse that moves in steps, quick presses, keys, touch, before script and without it.
import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { inOldBrowser } from "#tests/surroundings.ts";
import {
  hydrated,
  isFocused,
  openPage,
  shareBrowser,
  siteUrl,
  visit,
  visitBeforeScript,
  waitForPath,
} from "#tests/visit.ts";

shareBrowser();

const ingredients = (page: Page) => page.getByRole("banner").locator("summary").nth(0);
const options = (page: Page) => page.getByRole("banner").locator("summary").nth(1);
const inHeader = (page: Page, name: string | RegExp) =>
  page.getByRole("banner").getByRole("link", { name }).filter({ visible: true });
const _inBar = (page: Page, text: string) =>
  page.getByRole("banner").getByText(text).filter({ visible: true });
const _number = "+33 4 65 71 20 10";
const openMenus = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("header details")]
      .filter((menu) => (menu as HTMLDetailsElement).open)
      .map((menu) => menu.querySelector("summary")?.textContent),
  );

/** The middle of what is in view, or the point at these shares of its width and height. */
async function pointOf(element: Locator, across = 0.5, down = 0.5) {
  const box = await element.boundingBox();
  if (!box) throw new Error("it is not in view");
  return [box.x + box.width * across, box.y + box.height * down] as const;
}

async function glide(page: Page, to: Locator, steps = 12) {
  const [x, y] = await pointOf(to);
  await page.mouse.move(x, y, { steps });
}

/** Far from every menu and panel. */
const glideAway = (page: Page) => page.mouse.move(300, 860, { steps: 12 });

describe("a dropdown under a mouse that moves in steps", () => {
  const names = [/Probiotics/, /Postbiotics/, /Liposomal/, /Cosmetics/];
  /** At each width. */
  const trials = 2;

  test.each([
    ["home", "/", 0],
    ["the bar", "/liposomes", 0],
    ["the condensed header", "/niosomes/bakuchiol", 400],
  ])("stays open on the way to any of its links: %s", async (_, address, depth) => {
    const page = await visit(address, 1280);
    await page.evaluate(() => {
      const counted = globalThis as unknown as { closings: number };
      counted.closings = 0;
      for (const menu of document.querySelectorAll("header details")) {
        menu.addEventListener("toggle", (event) => {
          if ((event as ToggleEvent).newState === "closed") counted.closings += 1;
        });
      }
    });
    const closings = () =>
      page.evaluate(() => (globalThis as unknown as { closings: number }).closings);
    await page.evaluate((top) => scrollTo(0, top), depth);
    // The page's clock stands still but for what each step takes: a busy machine is no slow hand.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    for (const [place, width] of [1051, 1280, 1440, 1920].entries()) {
      await page.setViewportSize({ width, height: 900 });
      for (let trial = place * trials; trial < (place + 1) * trials; trial += 1) {
        const where = `trial ${trial} at ${width} px`;
        await glide(page, ingredients(page), 4 + (trial % 9));
        await page.clock.runFor(100);
        const link = inHeader(page, names[trial % names.length] ?? "");
        await link.waitFor();
        const [fromX, fromY] = await pointOf(ingredients(page), 0.1 + 0.8 * ((trial * 0.3) % 1));
        const [toX, toY] = await pointOf(link);
        // From a flick to a crawl of three seconds.
        const steps = [3, 12, 30][trial % 3] ?? 12;
        const pause = [8, 30, 100][(trial + Math.floor(trial / 3)) % 3] ?? 8;
        for (let step = 0; step <= steps; step += 1) {
          await page.mouse.move(
            fromX + ((toX - fromX) * step) / steps,
            fromY + ((toY - fromY) * step) / steps,
          );
          await page.clock.runFor(pause);
        }
        await page.clock.runFor(1000);
        expect(await openMenus(page), where).toEqual(["Our ingredients"]);
        expect(await closings(), where).toBe(trial);
        const isUnderMouse = await link.evaluate(
          (element, [x, y]) => element.contains(document.elementFromPoint(x, y)),
          [toX, toY] as const,
        );
        expect(isUnderMouse, where).toBe(true);
        await glideAway(page);
        await page.clock.runFor(300);
        await link.waitFor({ state: "hidden" });
      }
    }
  });
});

describe("dropdowns", () => {
  test("open under the mouse in the oldest browsers of the table too", async () => {
    const page = await openPage();
    await inOldBrowser(page);
    await page.goto(`${siteUrl}/`);
    await hydrated(page);
    await glide(page, ingredients(page));
    await inHeader(page, /Liposomal/).waitFor();
    expect(await openMenus(page)).toEqual(["Our ingredients"]);
  });

  test("leaving one waits a quarter of a second; coming back in time keeps it", async () => {
    const page = await visit("/", 1280);
    await page.clock.install();
    await glide(page, ingredients(page));
    const link = inHeader(page, /Liposomal/);
    await link.waitFor();
    await page.clock.pauseAt(Date.now() + 60_000);
    await glideAway(page);
    await page.clock.runFor(200);
    expect(await openMenus(page)).toEqual(["Our ingredients"]);
    await glide(page, link);
    await page.clock.runFor(1000);
    expect(await openMenus(page)).toEqual(["Our ingredients"]);
    await glideAway(page);
    await page.clock.runFor(260);
    expect(await openMenus(page)).toEqual([]);
  });

  test("a mouse that crosses the header opens nothing, one that rests on another menu opens that", async () => {
    const page = await visit("/", 1280);
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    const [x] = await pointOf(ingredients(page));
    await page.mouse.move(x, 2);
    await page.mouse.move(x, 600, { steps: 12 });
    await page.clock.runFor(1000);
    expect(await openMenus(page)).toEqual([]);
    await glide(page, ingredients(page));
    await page.clock.runFor(100);
    expect(await openMenus(page)).toEqual(["Our ingredients"]);
    await glide(page, options(page));
    await page.clock.runFor(100);
    expect(await openMenus(page)).toEqual(["Our ingredients"]);
    await page.clock.runFor(200);
    expect(await openMenus(page)).toEqual(["Our options"]);
  });

  test("a press on an open one pins it, the next closes it, and it stays closed", async () => {
    const page = await visit("/liposomes", 1280);
    await page.clock.install();
    await glide(page, ingredients(page));
    await inHeader(page, /Liposomal/).waitFor();
    await page.mouse.down();
    await page.mouse.up();
    await glide(page, options(page));
    await glideAway(page);
    await page.clock.runFor(2000);
    expect(await openMenus(page)).toEqual(["Our ingredients"]);
    await glide(page, ingredients(page));
    await page.mouse.down();
    await page.mouse.up();
    await expect.poll(() => openMenus(page)).toEqual([]);
    await page.clock.runFor(2000);
    expect(await openMenus(page)).toEqual([]);
    // Quickly: opened by the first, closed by the second.
    await glideAway(page);
    const [x, y] = await pointOf(options(page));
    await page.mouse.click(x, y);
    await expect.poll(() => openMenus(page)).toEqual(["Our options"]);
    await page.mouse.click(x, y);
    await expect.poll(() => openMenus(page)).toEqual([]);
  });

  test("one is open at a time; a press or the focus elsewhere closes it", async () => {
    const page = await visit("/", 1280);
    await ingredients(page).click();
    await options(page).click();
    await expect.poll(() => openMenus(page)).toEqual(["Our options"]);
    await page.mouse.click(20, 700);
    await expect.poll(() => openMenus(page)).toEqual([]);
    await options(page).focus();
    await page.keyboard.press("Enter");
    await inHeader(page, /The bench/).focus();
    expect(await openMenus(page)).toEqual(["Our options"]);
    await page.keyboard.press("Tab");
    await expect.poll(() => openMenus(page)).toEqual([]);
    expect(await isFocused(inHeader(page, "Our laboratory"))).toBe(true);
  });

  test("Escape closes one that the mouse has opened, and leaves the focus where it is", async () => {
    const page = await visit("/liposomes", 1280);
    const search = page.locator("#catalogue input[name=q][type=search]");
    await search.focus();
    await page.evaluate(() => scrollTo(0, 0));
    await glide(page, ingredients(page));
    await inHeader(page, /Liposomal/).waitFor();
    await page.keyboard.press("Escape");
    await expect.poll(() => openMenus(page)).toEqual([]);
    expect(await isFocused(search)).toBe(true);
  });

  test("Escape gives the focus back to the menu's name", async () => {
    const page = await visit("/", 1280);
    await ingredients(page).focus();
    await page.keyboard.press("Enter");
    await inHeader(page, /Cosmetics/).focus();
    await page.keyboard.press("Escape");
    await expect.poll(() => openMenus(page)).toEqual([]);
    expect(await isFocused(ingredients(page))).toBe(true);
  });

  test("a finger opens with the first tap, follows a link with the second", async () => {
    const page = await visit("/", 1280, { hasTouch: true });
    await ingredients(page).tap();
    await inHeader(page, /Cosmetics/).waitFor();
    await ingredients(page).tap();
    await expect.poll(() => openMenus(page)).toEqual([]);
    await ingredients(page).tap();
    await page.touchscreen.tap(20, 700);
    await expect.poll(() => openMenus(page)).toEqual([]);
    await options(page).tap();
    await inHeader(page, /Tailor-made/).tap();
    await waitForPath(page, "/formule-sur-mesure");
    await expect.poll(() => openMenus(page)).toEqual([]);
  });

  test("work before script has come, one at a time, and stay as they are when it comes", async () => {
    const { page, release } = await visitBeforeScript("/", 1280);
    await options(page).click();
    await ingredients(page).click();
    await expect.poll(() => openMenus(page)).toEqual(["Our ingredients"]);
    await release();
    expect(await openMenus(page)).toEqual(["Our ingredients"]);
    await ingredients(page).click();
    await expect.poll(() => openMenus(page)).toEqual([]);
    await ingredients(page).click();
    await expect.poll(() => openMenus(page)).toEqual(["Our ingredients"]);
  });

  test("work without script", async () => {
    const page = await visit("/", 1280, { javaScriptEnabled: false });
    await ingredients(page).click();
    await options(page).click();
    await inHeader(page, /Liposomal/).waitFor({ state: "hidden" });
    await inHeader(page, /Tailor-made/).click();
    await waitForPath(page, "/formule-sur-mesure");
  });

  test("a low window scrolls the panel", async () => {
    const page = await visit("/", 1280);
    await page.setViewportSize({ width: 1280, height: 300 });
    await ingredients(page).click();
    await inHeader(page, /Cosmetics/).focus();
    const isReachable = await page.getByText("Niosomes and finished serums").evaluate((text) => {
      text.scrollIntoView();
      const { top, bottom } = text.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight;
    });
    expect(isReachable).toBe(true);
  });
});
