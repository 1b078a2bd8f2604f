// The browser's history: it is written once a visitor has stopped, and a browser that refuses changes nothing of what is shown.
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { fillIn, send, thanks } from "#tests/contact-form.ts";
import { withLimitedHistory } from "#tests/surroundings.ts";
import { hydrated, openPage, shareBrowser, siteUrl, visit, waitForPath } from "#tests/visit.ts";

shareBrowser();

/** Letters that are typed without a pause: more than a browser takes changes of the address. */
const letters = 120;

async function openLimited(path: string): Promise<Page> {
  const page = await openPage();
  await withLimitedHistory(page);
  await page.goto(siteUrl + path);
  await hydrated(page);
  return page;
}

/** Types and erases "zinc" until the letters are used up, as fast as a key repeats; ends with "zinc". */
async function typeOnAndOn(page: Page, selector: string): Promise<void> {
  const field = page.locator(selector).filter({ visible: true }).first();
  await field.fill("");
  for (let typed = 0; typed < letters; typed += 8) {
    await page.keyboard.type("zinc");
    for (const _ of "zinc") await page.keyboard.press("Backspace");
  }
  await page.keyboard.type("zinc");
  expect(await field.inputValue()).toBe("zinc");
}

const search = "main input[name=q][type=search]";

/** Where it is typed, the address that follows, and what is to be seen. */
const fields: readonly (readonly [string, string, RegExp])[] = [
  ["/fr/liposomes", "/fr/liposomes?q=zinc", /zinc/i],
  ["/fr/probiotiques", "/fr/probiotiques?q=zinc", /zinc/i],
  ["/fr/recherche?q=fer", "/fr/recherche?q=zinc", /résultats/],
  ["/fr/formule-marque-blanche", "/fr/formule-marque-blanche?q=zinc", /zinc/i],
  ["/fr/doses-maximales", "/fr/doses-maximales?q=zinc", /zinc/i],
  ["/fr/allegations-autorisees", "/fr/allegations-autorisees?q=zinc", /18 allégations/],
];

describe("a browser that takes a hundred changes in ten seconds", () => {
  test.each(fields)("%s", async (from, to, seen) => {
    const page = await openLimited(from);
    await typeOnAndOn(page, search);
    await expect.poll(() => page.title()).toContain("zinc");
    await expect.poll(() => page.locator("main").textContent()).toMatch(seen);
    expect(await page.locator(".error-screen").count()).toBe(0);
    await waitForPath(page, to);
  });

  test("a bench", async () => {
    const page = await openLimited("/fr/formule-sur-mesure/composer/complement?v=1&zinc=10mg");
    const field = page.locator("#dose-zinc");
    await field.focus();
    for (let press = 0; press < letters; press += 1)
      await page.keyboard.press(press % 2 ? "ArrowDown" : "ArrowUp");
    await page.keyboard.press("ArrowUp");
    const dose = (await field.inputValue()).replace(",", ".");
    await page.waitForURL((url) => url.searchParams.get("zinc") === `${dose}mg`);
    expect(await page.locator(".error-screen").count()).toBe(0);
  });
});

describe("a browser that takes no change", () => {
  /** Until `takeAgain`. */
  const refuse = (page: Page) =>
    page.evaluate(() => {
      const { pushState, replaceState } = history;
      history.pushState = history.replaceState = () => {
        throw new DOMException("called too often", "SecurityError");
      };
      Object.assign(window, {
        takeAgain: () => Object.assign(history, { pushState, replaceState }),
      });
    });

  test("searches and filters are shown, and the address follows once it does", async () => {
    const page = await visit("/fr/liposomes", 1300);
    await refuse(page);
    await page.locator(search).fill("vitamine");
    await expect.poll(() => page.title()).toContain("vitamine");
    await page.getByRole("button", { name: /^Plantes/ }).click();
    await expect.poll(() => page.title()).toContain("plantes");
    await page.locator(search).fill("");
    await expect.poll(() => page.title()).not.toContain("vitamine");
    expect(page.url()).toBe(`${siteUrl}/fr/liposomes`);
    await page.evaluate("takeAgain()");
    await waitForPath(page, "/fr/liposomes?filtre=vegetal");
    await page.goBack();
    await waitForPath(page, "/fr/liposomes");
    await expect.poll(() => page.title()).not.toContain("plantes");
  });

  test("another page is loaded by the browser", async () => {
    const page = await visit("/fr/liposomes", 1300);
    await refuse(page);
    await page.getByRole("banner").getByRole("link", { name: "Notre laboratoire" }).first().click();
    await waitForPath(page, "/fr/notre-laboratoire");
    await page.getByRole("heading", { level: 1 }).waitFor();
  });

  test("an enquiry is thanked for", async () => {
    const page = await visit("/fr/contact", 1300);
    await refuse(page);
    await fillIn(page);
    await send(page);
    await thanks(page).waitFor();
  });
});

describe("the address", () => {
  /** What waits, waits on until the clock is moved. */
  const stopClock = async (page: Page) => {
    // The first entry has been written.
    await page.waitForFunction(() => history.state?.kept !== undefined);
    // So is what waits to be, before the clock of that wait is replaced.
    await page.evaluate(() => dispatchEvent(new Event("blur")));
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
  };

  test("waits for whoever types, and a typed search is one entry, which back leads out of", async () => {
    const page = await visit("/fr/liposomes", 1300);
    await page.locator("header").getByRole("link", { name: "Notre laboratoire" }).first().click();
    await waitForPath(page, "/fr/notre-laboratoire");
    await page.goBack();
    await waitForPath(page, "/fr/liposomes");
    await stopClock(page);
    await page.locator(search).pressSequentially("zinc");
    await expect.poll(() => page.title()).toContain("zinc");
    expect(page.url()).toBe(`${siteUrl}/fr/liposomes`);
    await page.clock.runFor(300);
    await waitForPath(page, "/fr/liposomes?q=zinc");
    await page.goForward();
    await waitForPath(page, "/fr/notre-laboratoire");
    await page.goBack();
    await waitForPath(page, "/fr/liposomes?q=zinc");
    expect(await page.locator(search).inputValue()).toBe("zinc");
  });

  test.each([
    ["a link is followed", (page: Page) => page.locator("#catalogue tbody th a").first().click()],
    ["the bar is reached for", (page: Page) => page.keyboard.press("Control+l")],
  ])("is there as soon as %s", async (_, leave) => {
    const page = await visit("/fr/liposomes", 1300);
    await stopClock(page);
    await page.locator(search).pressSequentially("curcuma");
    await expect.poll(() => page.title()).toContain("curcuma");
    expect(page.url()).toBe(`${siteUrl}/fr/liposomes`);
    await leave(page);
    await expect.poll(() => page.url()).toMatch(/\/fr\/liposomes(\?q=curcuma$|\/)/);
    if (page.url().includes("?")) return;
    await page.goBack();
    await waitForPath(page, "/fr/liposomes?q=curcuma");
  });
});

test("whoever goes back before the scripts have come finds what the address names", async () => {
  const page = await visit("/fr/niosomes", 1300);
  const whole = await page.title();
  await page.locator("button[name=filtre]").first().click();
  await page.waitForURL(/filtre=/);
  await expect.poll(() => page.title()).not.toBe(whole);
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/*.js", async (route) => {
    await promise;
    await route.continue();
  });
  await page.reload({ waitUntil: "commit" });
  await page.getByRole("contentinfo").waitFor({ state: "attached" });
  await page.goBack({ waitUntil: "commit" });
  await expect.poll(() => page.url()).toBe(`${siteUrl}/fr/niosomes`);
  resolve();
  await hydrated(page);
  await expect.poll(() => page.title()).toBe(whole);
});
