// Header and footer as hands use them: a mouse that moves in steps, quick presses, keys, touch, before script and without it.
import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { startSite } from "#tests/start-site.ts";
import { isFocused, shareBrowser, visit, visitBeforeScript, waitForPath } from "#tests/visit.ts";

shareBrowser();

const ingredients = (page: Page) => page.getByRole("banner").locator("summary").nth(0);
const options = (page: Page) => page.getByRole("banner").locator("summary").nth(1);
const inHeader = (page: Page, name: string | RegExp) =>
  page.getByRole("banner").getByRole("link", { name }).filter({ visible: true });
const inBar = (page: Page, text: string) =>
  page.getByRole("banner").getByText(text).filter({ visible: true });
const number = "+33 4 65 71 20 10";
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
    await inHeader(page, /Tailor-made/).focus();
    expect(await openMenus(page)).toEqual(["Our options"]);
    await page.keyboard.press("Tab");
    await expect.poll(() => openMenus(page)).toEqual([]);
    expect(await isFocused(inHeader(page, "Our laboratory"))).toBe(true);
  });

  test("Escape closes one that the mouse has opened, and leaves the focus where it is", async () => {
    const page = await visit("/liposomes", 1280);
    const search = page.locator("#catalogue input[name=q]");
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

describe("the mobile menu", () => {
  const toggle = (page: Page) => page.getByRole("banner").locator("summary").last();

  test("says what it does before script has come, and keeps the page behind it still", async () => {
    const { page, release } = await visitBeforeScript("/", 390);
    await page.getByLabel("Open the menu").click();
    await page.getByLabel("Close the menu").waitFor();
    await page.getByLabel("Open the menu").waitFor({ state: "hidden" });
    await page.mouse.move(200, 500);
    await page.mouse.wheel(0, 600);
    await release();
    await page.getByLabel("Close the menu").waitFor();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    // A wide window has no such menu, and must scroll.
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.mouse.wheel(0, 600);
    await page.waitForFunction(() => scrollY > 0);
  });

  test("Escape closes it wherever the focus is", async () => {
    const page = await visit("/", 390);
    await toggle(page).click();
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.keyboard.press("Escape");
    await expect.poll(() => openMenus(page)).toEqual([]);
    await toggle(page).focus();
    await page.keyboard.press("Enter");
    await inHeader(page, "Liposomal").focus();
    await page.keyboard.press("Escape");
    await expect.poll(() => isFocused(toggle(page))).toBe(true);
  });

  test("has the laboratory's number and address, and closes on the link to where one is", async () => {
    const page = await visit("/liposomes", 390, { hasTouch: true, isMobile: true });
    await page.evaluate(() => scrollTo(0, 900));
    await toggle(page).tap();
    expect(await inHeader(page, number).getAttribute("href")).toBe("tel:+33465712010");
    expect(await inHeader(page, "contact@spherine.example").getAttribute("href")).toBe(
      "mailto:contact@spherine.example",
    );
    await inHeader(page, "Liposomal").tap();
    await expect.poll(() => openMenus(page)).toEqual([]);
    await page.waitForFunction(() => scrollY === 0);
    expect(await isFocused(page.getByRole("main"))).toBe(true);
  });
});

describe("where one is", () => {
  /** What is marked, in header, mobile menu and footer: the text and the kind of mark. */
  const marks = (page: Page) =>
    page.locator("header [aria-current], footer [aria-current]").evaluateAll((all) =>
      all.map((element) => {
        const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        const name = element.getAttribute("aria-label") ?? texts.nextNode()?.textContent;
        return `${name}: ${element.getAttribute("aria-current")}`;
      }),
    );

  test.each([
    ["/", ["Sphérine, home: page", "Sphérine: page"]],
    [
      "/liposomes",
      ["Our ingredients: true", "Liposomal: page", "Liposomal: page", "Liposomes: page"],
    ],
    [
      "/niosomes/bakuchiol",
      ["Our ingredients: true", "Cosmetics: true", "Cosmetics: true", "Niosomes: true"],
    ],
    [
      "/probiotiques#postbiotiques",
      [
        "Our ingredients: true",
        "Postbiotics: page",
        "Postbiotics: page",
        "Probiotics & postbiotics: page",
      ],
    ],
    [
      "/formule-marque-blanche/zinc",
      ["Our options: true", "White-label: true", "White-label: true", "White-label: true"],
    ],
    [
      "/notre-laboratoire",
      ["Our laboratory: page", "Our laboratory: page", "Our laboratory: page"],
    ],
  ])("%s is marked", async (address, expected) => {
    const page = await visit(address, 1280);
    await expect.poll(() => marks(page)).toEqual(expected);
  });

  test("follows as pages are turned, and is seen", async () => {
    const page = await visit("/", 1280);
    await page.getByRole("contentinfo").getByRole("link", { name: "Niosomes" }).click();
    await waitForPath(page, "/niosomes");
    await expect.poll(() => marks(page)).toContain("Niosomes: page");
    const lines = await page
      .getByRole("banner")
      .locator("summary span")
      .evaluateAll((texts) => texts.map((text) => getComputedStyle(text).borderBlockEndColor));
    expect(new Set(lines.slice(0, 2)).size).toBe(2);
  });
});

describe("number and address", () => {
  test("the number is a link where the device can call, and text elsewhere", async () => {
    const desk = await visit("/", 1440);
    for (const place of ["banner", "contentinfo"] as const) {
      await desk.getByRole(place).getByText(number).filter({ visible: true }).waitFor();
      expect(await desk.getByRole(place).getByRole("link", { name: number }).count()).toBe(0);
    }
    const phone = await visit("/", 390, { hasTouch: true, isMobile: true });
    const link = phone.getByRole("contentinfo").getByRole("link", { name: number });
    expect(await link.getAttribute("href")).toBe("tel:+33465712010");
    expect(
      await phone
        .getByRole("contentinfo")
        .getByRole("link", { name: "contact@spherine.example" })
        .getAttribute("href"),
    ).toBe("mailto:contact@spherine.example");
  });

  test.each(["/", "/liposomes", "/en/liposomes", "/fr/liposomes"])(
    "stand whole in the bar, or not at all: %s",
    async (address) => {
      const page = await visit(address, 1050);
      const email = inHeader(page, "contact@spherine.example");
      for (const width of [1051, 1180, 1181, 1280, 1300, 1301, 1366, 1400, 1401, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const bar = await page.getByRole("banner").boundingBox();
        for (const shown of [...(await email.all()), ...(await inBar(page, number).all())]) {
          const box = await shown.boundingBox();
          const middle = (box?.y ?? 0) + (box?.height ?? 0) / 2;
          expect(Math.abs(middle - (bar?.height ?? 0) / 2), `${width} px`).toBeLessThan(2);
        }
      }
      expect(await email.count()).toBe(1);
      expect(await inBar(page, number).count()).toBe(1);
    },
  );

  test("long ones wrap and stay inside, also with the text spaced out", async () => {
    const site = await startSite({
      LAB_NAME: "Laboratoire Sphérine Développement International",
      LAB_PHONE: "+33 (0)4 65 71 20 10 20 30 40",
      LAB_EMAIL: "service-commercial-international@laboratoire-spherine-developpement.example",
      LAB_ADDRESS:
        "Zone d’activités Saint-Barthélemy-de-Bellegarde, Bâtiment 12, 34000 Montpellier",
    });
    try {
      const page = await visit("/liposomes", 320, { bypassCSP: true }, site.url);
      for (const isSpaced of [false, true]) {
        if (isSpaced) await page.addStyleTag({ content: wcagSpacing });
        for (const width of [320, 360, 820, 1051, 1280, 1440]) {
          await page.setViewportSize({ width, height: 900 });
          const where = `${width} px${isSpaced ? ", spaced" : ""}`;
          const cut = await page.evaluate(() => {
            const room = document.documentElement.clientWidth;
            const texts = document.querySelectorAll(
              "header > div > :is(a, nav, details), footer :is(p, a, span, h2, button)",
            );
            return [...texts]
              .filter((text) => text.checkVisibility())
              .filter((text) => {
                const { left, right } = text.getBoundingClientRect();
                return left < 0 || right > room + 0.5;
              })
              .map((text) => text.textContent);
          });
          expect(cut, where).toEqual([]);
        }
      }
      await page.setViewportSize({ width: 320, height: 900 });
      await page.getByRole("banner").locator("summary").last().click();
      const { scrollWidth, clientWidth } = await page
        .getByRole("banner")
        .getByRole("navigation")
        .evaluate(({ scrollWidth, clientWidth }) => ({ scrollWidth, clientWidth }));
      expect(scrollWidth, "the menu").toBeLessThanOrEqual(clientWidth);
    } finally {
      await site.stop();
    }
  });
});

/** What WCAG 1.4.12 asks a page to bear. */
const wcagSpacing =
  "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }";

describe("footer", () => {
  test.each([
    ["Liposomes", "/liposomes"],
    ["Niosomes", "/niosomes"],
    ["Probiotics & postbiotics", "/probiotiques"],
  ])("%s leads to its page", async (name, path) => {
    const page = await visit("/", 1440);
    await page.getByRole("contentinfo").getByRole("link", { name, exact: true }).click();
    await waitForPath(page, path);
    await page.waitForFunction(() => scrollY === 0);
  });
});
