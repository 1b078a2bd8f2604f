// The header’s mobile menu, its marks of where one is, number and address, and the footer: by hands, keys and touch.
import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { startSite } from "#tests/start-site.ts";
import { isFocused, shareBrowser, visit, visitBeforeScript, waitForPath } from "#tests/visit.ts";

shareBrowser();

const _ingredients = (page: Page) => page.getByRole("banner").locator("summary").nth(0);
const _options = (page: Page) => page.getByRole("banner").locator("summary").nth(1);
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
async function _pointOf(element: Locator, across = 0.5, down = 0.5) {
  const box = await element.boundingBox();
  if (!box) throw new Error("it is not in view");
  return [box.x + box.width * across, box.y + box.height * down] as const;
}

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

describe("the mobile menu’s links", () => {
  test.each([true, false])("lead to every offer (script: %s)", async (hasScript) => {
    const page = await visit("/", 390, { javaScriptEnabled: hasScript });
    await page.getByLabel("Open the menu").click();
    for (const name of ["Probiotics", "Postbiotics", "Liposomal", "Cosmetics", "White label"])
      await inHeader(page, name).waitFor();
    await inHeader(page, "Tailor-made").click();
    await waitForPath(page, "/formule-sur-mesure");
    await inHeader(page, "Tailor-made").waitFor({ state: "hidden" });
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
      ["Our options: true", "White label: true", "White label: true", "White label: true"],
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
      await page.setViewportSize({ width: 1050, height: 900 });
      await expect.poll(() => email.count()).toBe(0);
      expect(await inBar(page, number).count()).toBe(0);
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

test("its look changes beyond 50 px", async () => {
  const page = await visit("/", 1500);
  const position = () =>
    page.getByRole("banner").evaluate((element) => getComputedStyle(element).position);
  expect(await position()).toBe("absolute");
  await page.evaluate(() => scrollTo(0, 51));
  await expect.poll(position).toBe("fixed");
  await page.evaluate(() => scrollTo(0, 50));
  await expect.poll(position).toBe("absolute");
});

test("Postbiotics leads to its section, from another page and from the same", async () => {
  const isAtTop = (page: Page) =>
    page.waitForFunction(() => {
      const section = document.getElementById("postbiotiques");
      return section && Math.abs(section.getBoundingClientRect().top) < 200;
    });
  const page = await visit("/", 1500);
  await page.getByText("Our ingredients", { exact: true }).first().hover();
  await inHeader(page, /Postbiotics/).click();
  await waitForPath(page, "/probiotiques#postbiotiques");
  await isAtTop(page);
  const same = await visit("/probiotiques", 390);
  await same.getByLabel("Open the menu").click();
  await inHeader(same, "Postbiotics").click();
  await waitForPath(same, "/probiotiques#postbiotiques");
  await isAtTop(same);
});

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
