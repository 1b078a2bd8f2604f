// Moving about: links to where one is, hash links, back and forward, back to a catalogue; with quick presses, reloads in
// between and slow networks. Motion is not reduced, unless a test says so.
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { isTakenOver } from "#tests/is-taken-over.ts";
import {
  hydrated,
  isFocused,
  reload,
  shareBrowser,
  siteUrl,
  visit,
  visitBeforeScript,
  waitForPath,
} from "#tests/visit.ts";

shareBrowser();

const moving = { reducedMotion: "no-preference" } as const;

const scrolledTo = (page: Page, y: number) =>
  expect
    .poll(async () => {
      const at = await page.evaluate(() => scrollY);
      return Math.abs(at - y) <= 2 ? y : at;
    })
    .toBe(y);

/** Turns the wheel until the page rests there. */
async function wheelTo(page: Page, y: number): Promise<number> {
  await page.mouse.move(5, 450);
  await expect
    .poll(async () => {
      const rest = y - (await restOf(page));
      if (rest !== 0) await page.mouse.wheel(0, rest);
      return rest;
    })
    .toBe(0);
  return y;
}

/** Where the page is once it has stopped to move, px. */
const restOf = (page: Page) =>
  page.evaluate(async () => {
    let last = -1;
    for (let still = 0; still < 10; still = scrollY === last ? still + 1 : 0) {
      last = scrollY;
      await new Promise(requestAnimationFrame);
    }
    return scrollY;
  });

const footer = (page: Page, name: string) =>
  page.getByRole("contentinfo").getByRole("link", { name, exact: true });

/** Distance from the window's top to the top of what a hash names, px. */
const topOf = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((element) => Math.round(element.getBoundingClientRect().top));

test("a page is turned without a reload: from the top, with its title, language and focus", async () => {
  const page = await visit("/", 1500);
  await page.evaluate(() => Object.assign(globalThis, { hasStayed: true }));
  await page
    .getByRole("main")
    .getByRole("link", { name: /Liposomes/ })
    .click();
  await waitForPath(page, "/liposomes");
  await page.waitForFunction(() => document.documentElement.lang === "fr" && scrollY === 0);
  await expect.poll(() => page.title()).toBe("Liposomes, catalogue d’actifs | Sphérine");
  await expect.poll(() => isFocused(page.getByRole("main"))).toBe(true);
  expect(await page.evaluate(() => "hasStayed" in globalThis)).toBe(true);
});

describe("a press on the link to where one is", () => {
  test("scrolls to the top and takes the focus along: logo, menu, footer", async () => {
    const page = await visit("/", 1280, moving);
    await wheelTo(page, 1500);
    await page.getByRole("banner").getByRole("link", { name: /home/ }).click();
    await scrolledTo(page, 0);
    await expect.poll(() => isFocused(page.getByRole("main"))).toBe(true);
    await page.goto(`${siteUrl}/liposomes?filtre=mineral`);
    await hydrated(page);
    await wheelTo(page, 1500);
    await page.getByRole("banner").locator("summary").first().click();
    await page
      .getByRole("banner")
      .getByRole("link", { name: /Liposomal/ })
      .click();
    await scrolledTo(page, 0);
    await waitForPath(page, "/liposomes");
    await footer(page, "Liposomes").click();
    await scrolledTo(page, 0);
    await footer(page, "Liposomes").click();
    await scrolledTo(page, 0);
  });

  test("scrolls to the hash again, every time", async () => {
    const page = await visit("/probiotiques", 1280, moving);
    for (const depth of [0, 600, 200]) {
      await wheelTo(page, depth);
      await page.getByRole("banner").locator("summary").first().click();
      await page
        .getByRole("banner")
        .getByRole("link", { name: /Postbiotics/ })
        .click();
      await expect.poll(() => topOf(page, "postbiotiques")).toBeLessThan(160);
      await expect.poll(() => topOf(page, "postbiotiques")).toBeGreaterThanOrEqual(72);
      await expect.poll(() => isFocused(page.locator("#postbiotiques"))).toBe(true);
    }
  });

  test("moves nothing where it only changes what is shown", async () => {
    const page = await visit("/formule-marque-blanche", 1280, moving);
    const tab = page.getByRole("tab", { name: "Beauty" });
    await tab.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    expect(before).toBeGreaterThan(300);
    await tab.click();
    await page.getByRole("tabpanel").getByText("Biotine").first().waitFor();
    await tab.click();
    await expect.poll(() => tab.getAttribute("aria-selected")).toBe("true");
    expect(await page.evaluate(() => scrollY)).toBe(before);
  });
});

describe("hash links", () => {
  test("the skip link moves the focus to the content, with script, before it and without", async () => {
    const { page, release } = await visitBeforeScript("/liposomes", 1280);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect.poll(() => isFocused(page.getByRole("main"))).toBe(true);
    await release();
    expect(await isFocused(page.getByRole("main"))).toBe(true);
    const later = await visit("/liposomes", 1280, moving);
    await wheelTo(later, 900);
    await later.getByRole("link", { name: "Skip to content" }).focus();
    await later.keyboard.press("Enter");
    await expect.poll(() => isFocused(later.getByRole("main"))).toBe(true);
    await later.waitForFunction(() => scrollY < 100);
    const without = await visit("/liposomes", 1280, { javaScriptEnabled: false });
    await without.keyboard.press("Tab");
    await without.keyboard.press("Enter");
    await waitForPath(without, "/liposomes#content");
  });

  test.each([390, 1280])("a block is not covered by the header at %i px", async (width) => {
    const page = await visit("/probiotiques#postbiotiques", width);
    await expect.poll(() => topOf(page, "postbiotiques")).toBeLessThan(160);
    const bottom = () =>
      page.getByRole("banner").evaluate((header) => header.getBoundingClientRect().bottom);
    await expect
      .poll(async () => (await topOf(page, "postbiotiques")) - (await bottom()))
      .toBeGreaterThanOrEqual(0);
    expect(await topOf(page, "postbiotiques")).toBeLessThan(160);
  });
});

describe("back and forward", () => {
  /** Holds what pages are made of for as long as a slow network would, until `go` is called. */
  async function slowPages(page: Page) {
    let { promise, resolve } = Promise.withResolvers<void>();
    await page.route("**/page-data/**", async (route) => {
      await promise;
      await route.continue();
    });
    return () => {
      resolve();
      ({ promise, resolve } = Promise.withResolvers<void>());
    };
  }

  test.each(["no-preference", "reduce"] as const)(
    "lead to the place one left: motion %s",
    async (reducedMotion) => {
      const page = await visit("/", 1280, { reducedMotion });
      const link = page.getByRole("main").getByRole("link", { name: /Niosomes/ });
      await link.scrollIntoViewIfNeeded();
      const home = await page.evaluate(() => scrollY);
      expect(home).toBeGreaterThan(500);
      await link.click();
      await waitForPath(page, "/niosomes");
      await scrolledTo(page, 0);
      const niosomes = await wheelTo(page, 2400);
      await footer(page, "Our laboratory").click();
      await waitForPath(page, "/notre-laboratoire");
      await page.getByRole("heading", { level: 1 }).waitFor();
      await scrolledTo(page, 0);
      // From the depth of the footer: that is where the press was.
      await page.goBack();
      await waitForPath(page, "/niosomes");
      await page.waitForFunction((y) => scrollY > y, niosomes);
      const low = await restOf(page);
      await page.goBack();
      await waitForPath(page, "/");
      await scrolledTo(page, home);
      await page.goForward();
      await waitForPath(page, "/niosomes");
      await scrolledTo(page, low);
      await page.goForward();
      await waitForPath(page, "/notre-laboratoire");
      await scrolledTo(page, 0);
    },
  );

  test("also after a reload in between, and after a page of its own", async () => {
    const page = await visit("/", 1280, moving);
    const home = await wheelTo(page, 3852);
    await page.getByRole("banner").locator("summary").first().click();
    await page
      .getByRole("banner")
      .getByRole("link", { name: /Liposomal/ })
      .click();
    await waitForPath(page, "/liposomes");
    await scrolledTo(page, 0);
    const liposomes = await wheelTo(page, 1700);
    await reload(page);
    await scrolledTo(page, liposomes);
    await page.goBack();
    await waitForPath(page, "/");
    await scrolledTo(page, home);
    await page.goForward();
    await waitForPath(page, "/liposomes");
    await scrolledTo(page, liposomes);
    await page.locator("#catalogue tbody th a").first().click();
    await page.waitForURL(/liposomes\/./);
    await hydrated(page);
    const row = await page.evaluate(() => scrollY);
    expect(row).toBe(0);
    await page.goBack();
    await waitForPath(page, "/liposomes");
    await hydrated(page);
    await page.waitForFunction(() => scrollY > 1000);
    await page.goBack();
    await waitForPath(page, "/");
    await scrolledTo(page, home);
  });

  test("also on a slow network, and whatever is scrolled meanwhile", async () => {
    const page = await visit("/", 1280, moving);
    const go = await slowPages(page);
    const home = await wheelTo(page, 3852);
    await page.getByRole("banner").getByRole("link", { name: "Our laboratory" }).click();
    await waitForPath(page, "/notre-laboratoire");
    // The page before is still in view.
    await wheelTo(page, 3000);
    go();
    await page.getByRole("heading", { level: 1, name: /laborator/i }).waitFor();
    await scrolledTo(page, 0);
    const laboratory = await wheelTo(page, 1200);
    await page.reload();
    // Its data are asked for once it is there.
    await expect
      .poll(() => {
        go();
        return page.evaluate(isTakenOver);
      })
      .toBe(true);
    await scrolledTo(page, laboratory);
    await page.goBack();
    await wheelTo(page, 900);
    go();
    await page.getByRole("heading", { level: 1, name: "Made to carry your name" }).waitFor();
    // Where one was last: the page was still in view when the wheel turned.
    await scrolledTo(page, 3000);
    expect(home).not.toBe(3000);
    await page.goForward();
    await waitForPath(page, "/notre-laboratoire");
    await scrolledTo(page, 900);
  });

  test("two presses at once, and back at once", async () => {
    const page = await visit("/", 1280, moving);
    const home = await wheelTo(page, 2000);
    const laboratory = page.getByRole("banner").getByRole("link", { name: "Our laboratory" });
    await laboratory.dblclick();
    await waitForPath(page, "/notre-laboratoire");
    await page.goBack();
    await waitForPath(page, "/");
    await scrolledTo(page, home);
    await page.getByRole("heading", { level: 1, name: "Made to carry your name" }).waitFor();
  });

  test("hash links and views of a catalogue have places of their own", async () => {
    const page = await visit("/liposomes", 1280, moving);
    await page.getByRole("link", { name: "Skip to content" }).focus();
    await page.keyboard.press("Enter");
    await waitForPath(page, "/liposomes#content");
    const low = await wheelTo(page, 1600);
    await page.goBack();
    await waitForPath(page, "/liposomes");
    await scrolledTo(page, 0);
    await page.goForward();
    await scrolledTo(page, low);
    const next = page.getByRole("button", { name: "Page suivante" });
    const top = await next.evaluate((button) => button.getBoundingClientRect().top + scrollY);
    // By the wheel, which turns again: in its first frames a place that was restored is held.
    const pager = await wheelTo(page, Math.round(top) - 450);
    await next.click();
    await page.waitForURL(/page=2/);
    // The rows: what is scrolled before they are there belongs to the page that is left.
    await page.getByText(/^2 \/ \d+$/).waitFor();
    await footer(page, "Niosomes").click();
    await waitForPath(page, "/niosomes");
    await scrolledTo(page, 0);
    await page.goBack();
    await page.goBack();
    await waitForPath(page, "/liposomes#content");
    await scrolledTo(page, pager);
  });
});

describe("the way back from a sheet", () => {
  const back = (page: Page) =>
    page.getByRole("link", { name: /retour vers la liste des ingrédients/ });

  test("leads to the filter, the search and the page one came from", async () => {
    const page = await visit("/niosomes", 1280);
    await page.locator("#catalogue input[name=q][type=search]").fill("acide");
    await waitForPath(page, "/niosomes?q=acide");
    await page.locator("button[name=forme]", { hasText: "Sérum" }).click();
    await waitForPath(page, "/niosomes?q=acide&forme=serum");
    // The address is ahead of the rows while they are on their way.
    await page.locator("#catalogue [data-pending]").waitFor({ state: "detached" });
    const row = page.locator("#catalogue tbody th a").nth(1);
    const href = (await row.getAttribute("href")) ?? "";
    await row.click();
    await waitForPath(page, href);
    await hydrated(page);
    await reload(page);
    await back(page).click();
    await waitForPath(page, "/niosomes?q=acide&forme=serum#catalogue");
    await page.locator(`#catalogue tbody th a[href="${href}"]`).waitFor();
    await expect.poll(() => topOf(page, "catalogue")).toBeLessThan(160);
    await expect.poll(() => isFocused(page.locator("#catalogue"))).toBe(true);
    // What the way back needs is in the address.
    expect(
      await page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)]),
    ).toEqual([[], ["source"]]);
  });

  test("is the plain list from elsewhere, from the counterpart, and without script", async () => {
    const page = await visit("/liposomes?filtre=mineral&page=1&utm=x", 1280);
    await page.locator('#catalogue tbody th a[href="/liposomes/zinc"]').click();
    await waitForPath(page, "/liposomes/zinc");
    await expect
      .poll(() => back(page).getAttribute("href"))
      .toBe("/liposomes?filtre=mineral#catalogue");
    await page.getByRole("link", { name: "Disponible également en niosome" }).click();
    await waitForPath(page, "/niosomes/zinc");
    await expect.poll(() => back(page).getAttribute("href")).toBe("/niosomes#catalogue");
    const direct = await visit("/liposomes/zinc", 1280);
    expect(await back(direct).getAttribute("href")).toBe("/liposomes#catalogue");
    const without = await visit("/liposomes?page=2", 1280, { javaScriptEnabled: false });
    await without.locator("#catalogue tbody th a").first().click();
    await without.waitForURL(/liposomes\/./);
    expect(await back(without).getAttribute("href")).toBe("/liposomes#catalogue");
  });
});
