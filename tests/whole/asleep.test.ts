// Pages before their script has come: what is typed and pressed by then counts.
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { manifest } from "#tests/asset-manifest.ts";
import { chip, rows, search } from "#tests/catalogue-list.ts";
import {
  hydrated,
  isFocused,
  openPage,
  press,
  shareBrowser,
  siteUrl,
  waitForPath,
} from "#tests/visit.ts";

shareBrowser();

/** Opens an address whose script comes once it is let go. */
async function openAsleep(path: string) {
  const page = await openPage();
  const { promise, resolve: wake } = Promise.withResolvers<void>();
  await page.route(`**${manifest.entry}`, async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto(siteUrl + path);
  return { page, wake };
}

describe("before the page wakes up", () => {
  test("what was typed is searched for, and typing goes on", async () => {
    const { page, wake } = await openAsleep("/liposomes");
    await search(page).pressSequentially("acér");
    wake();
    await hydrated(page);
    await page.keyboard.type("ola");
    await waitForPath(page, "/liposomes?q=ac%C3%A9rola");
    await expect.poll(() => rows(page).count()).toBe(1);
    expect(await search(page).inputValue()).toBe("acérola");
  });

  test("also in the product browser", async () => {
    const { page, wake } = await openAsleep("/formule-marque-blanche?categorie=4");
    await search(page).fill("kera");
    wake();
    await waitForPath(page, "/formule-marque-blanche?categorie=4&q=kera");
    // The one that is called so, then the one that contains it.
    await expect
      .poll(() => page.getByRole("tabpanel").getByRole("listitem").allTextContents())
      .toEqual([expect.stringContaining("Kératine"), expect.stringContaining("Capillaire")]);
    expect(await search(page).inputValue()).toBe("kera");
  });

  test("a row is followed from anywhere", async () => {
    const { page } = await openAsleep("/niosomes?q=bakuchiol");
    await press(page, rows(page).first().locator("[data-cell=action] span"));
    await page.waitForURL(/\/niosomes\/bakuchiol$/, { waitUntil: "commit" });
  });

  test("a filter is a plain form, with what was typed", async () => {
    const { page, wake } = await openAsleep("/liposomes");
    await search(page).fill("vitamine");
    await chip(page, "Vitamins").click({ noWaitAfter: true });
    await page.waitForURL(/q=vitamine&filtre=vitamine/, { waitUntil: "commit" });
    wake();
    await hydrated(page);
    expect(await search(page).inputValue()).toBe("vitamine");
    await expect.poll(() => chip(page, "Vitamins").getAttribute("aria-pressed")).toBe("true");
  });
});

describe("what is added to the selection before the page wakes up", () => {
  const add = (page: Page, name: string) =>
    page.getByRole("main").getByRole("link", { name: `Ajouter à ma sélection : ${name}` });
  const chosen = (page: Page, name: string) =>
    page.getByRole("button", { name: `Dans ma sélection : ${name}` });

  test("is in it once, however often it was pressed", async () => {
    const { page, wake } = await openAsleep("/fr/liposomes");
    await press(page, add(page, "Acérola"));
    await press(page, add(page, "Acérola"));
    await press(page, add(page, "Andrographis"));
    expect(new URL(page.url()).pathname).toBe("/fr/liposomes");
    wake();
    await chosen(page, "Acérola").waitFor();
    await chosen(page, "Andrographis").waitFor();
    await page.getByRole("link", { name: "Ma sélection, 2 éléments" }).first().waitFor();
  });

  test("what was in it stays, and the keyboard goes on where it was", async () => {
    const { page, wake } = await openAsleep("/fr/liposomes/zinc");
    await page.evaluate(() => localStorage.setItem("selection", "liposomes.zinc"));
    await add(page, "Zinc").focus();
    await page.keyboard.press("Enter");
    wake();
    await chosen(page, "Zinc").waitFor();
    await expect.poll(() => isFocused(chosen(page, "Zinc"))).toBe(true);
    expect(await page.evaluate(() => localStorage.getItem("selection"))).toBe("liposomes.zinc");
  });

  test("without its script a press leads to the page of the selection", async () => {
    const { page } = await openAsleep("/fr/liposomes/zinc");
    await page.clock.install();
    await press(page, add(page, "Zinc"));
    await page.clock.fastForward(5_000);
    await waitForPath(page, "/fr/selection?plus=liposomes.zinc");
    await page
      .getByRole("main")
      .getByRole("link", { name: "Zinc, liposome", exact: true })
      .waitFor();
  });

  test("pressed by finger twice, also while the control comes, it is in once", async () => {
    const { page, wake } = await openAsleep("/fr/liposomes/zinc");
    await press(page, add(page, "Zinc"));
    wake();
    await page.getByRole("button", { name: /sélection : Zinc/ }).waitFor();
    // Where the pointer is already.
    await page.mouse.down();
    await page.mouse.up();
    await page.getByRole("link", { name: "Ma sélection, 1 élément" }).first().waitFor();
    expect(await chosen(page, "Zinc").getAttribute("data-chosen")).toBe("true");
  });
});
