// What extensions put into a page before its scripts come: React draws the page anew, and nothing that was typed is lost. And what
// they and browsers send to it that no visitor does.
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { withExtensions } from "#tests/surroundings.ts";
import { forgiveProblem, hydrated, openPage, shareBrowser, siteUrl } from "#tests/visit.ts";

shareBrowser();

/** Opens a page whose scripts wait; `release` lets them come. */
async function openHeld(path: string, surroundings?: (page: Page) => Promise<void>) {
  const page = await openPage();
  await surroundings?.(page);
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/*.js", async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto(siteUrl + path, { waitUntil: "commit" });
  await page.getByRole("contentinfo").waitFor({ state: "attached" });
  return {
    page,
    async release() {
      resolve();
      await hydrated(page);
    },
  };
}

/** React says so once, by its number. */
const redrawn = "#418";

test("what was typed into the form stays, with the focus and the place in it", async () => {
  const { page, release } = await openHeld("/fr/contact", withExtensions);
  const field = (name: string) => page.locator(`main [name=${name}]`);
  await page.locator("extension-sign").first().waitFor({ state: "attached" });
  await field("email").fill("claire@maison.example");
  await field("company").fill("Maison Orée");
  const message = field("message");
  await message.fill("Bonjour, trois formules.");
  await message.evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(3, 7));
  await release();
  await expect.poll(() => field("email").inputValue()).toBe("claire@maison.example");
  expect(await field("company").inputValue()).toBe("Maison Orée");
  expect(await message.inputValue()).toBe("Bonjour, trois formules.");
  expect(
    await message.evaluate((field: HTMLTextAreaElement) => [
      field === document.activeElement,
      field.selectionStart,
      field.selectionEnd,
    ]),
  ).toEqual([true, 3, 7]);
  // And it is what is sent.
  await field("phone").fill("+33 4 65 71 20 10");
  await field("country").fill("France");
  const posted = page.waitForRequest((request) => request.method() === "POST");
  await page.getByRole("button", { name: "Envoyer" }).click();
  expect((await posted).postData()).toContain("Maison Orée");
  await page.getByText(/SPH-\w{4}-\w{4}/).waitFor();
  await forgiveProblem(page, redrawn);
});

test("a list's search that was typed is searched", async () => {
  const { page, release } = await openHeld("/fr/liposomes", withExtensions);
  await page.locator("extension-sign").first().waitFor({ state: "attached" });
  await page.getByRole("main").getByRole("searchbox").fill("zinc");
  await release();
  await page.waitForURL(/q=zinc/);
  await forgiveProblem(page, redrawn);
});

test.each([
  "/fr",
  "/fr/contact",
  "/fr/liposomes",
  "/fr/formule-sur-mesure/composer/complement",
  "/fr/selection",
])("events of %s that go to no element are let by", async (path) => {
  const page = await openPage();
  await page.goto(siteUrl + path);
  // The first of its scripts hears presses from the beginning.
  const sendAll = () =>
    page.evaluate(() => {
      const text = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT).nextNode();
      for (const target of [document, window, text])
        for (const type of [
          "click",
          "pointerdown",
          "pointerover",
          "mouseover",
          "focusin",
          "keydown",
        ])
          target?.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
    });
  await sendAll();
  await hydrated(page);
  await sendAll();
});

test("the focus of the window that comes back leaves an open menu and an open search as they are", async () => {
  const page = await openPage();
  await page.goto(`${siteUrl}/fr`);
  await hydrated(page);
  const comeBack = () =>
    page.evaluate(() => {
      document.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
    });
  const menu = page.getByRole("banner").locator("details[name]").first();
  await menu.locator("summary").click();
  await comeBack();
  expect(await menu.evaluate((element: HTMLDetailsElement) => element.open)).toBe(true);
  await page.keyboard.press("Escape");
  await page.getByRole("banner").getByRole("link", { name: "Rechercher" }).first().click();
  const field = page.getByRole("banner").getByRole("combobox");
  await field.waitFor();
  await comeBack();
  await page.keyboard.type("zinc");
  expect(await field.inputValue()).toBe("zinc");
});
