// The catalogues before their script has come: what is typed and pressed by then counts.
import { describe, expect, test } from "vitest";
import { manifest } from "#tests/asset-manifest.ts";
import { chip, rows, search } from "#tests/catalogue-list.ts";
import { hydrated, openPage, press, shareBrowser, siteUrl, waitForPath } from "#tests/visit.ts";

shareBrowser();

describe("before the page wakes up", () => {
  /** Opens an address whose script comes once it is let go. */
  async function openAsleep(path: string) {
    const page = await openPage();
    const { promise, resolve: wake } = Promise.withResolvers<void>();
    await page.route(`**${manifest.entry}`, async (route) => {
      await promise;
      await route.continue();
    });
    await page.goto(siteUrl + path, { waitUntil: "commit" });
    await search(page).waitFor();
    return { page, wake };
  }

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
