// With the visitor's own colours (high contrast of Windows), all that shade or colour alone told is still told.
import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { contrastIn, findUnseenFocus, shoot } from "#tests/pixels.ts";
import { lookAt, shareBrowser } from "#tests/visit.ts";

shareBrowser();

/** Contrast within the box of an element, or within the strip along one of its edges, 4 px deep. */
async function seen(page: Page, element: Locator, edge?: "left" | "bottom"): Promise<number> {
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (!box) return 0;
  const strips = {
    left: { x: box.x - 2, y: box.y + box.height / 2 - 2, width: 4, height: 4 },
    bottom: { x: box.x + 4, y: box.y + box.height - 3, width: box.width - 8, height: 4 },
  };
  return contrastIn(await shoot(page, { clip: edge ? strips[edge] : box }));
}

describe.each(["dark", "light"] as const)("in forced colours, %s", (colorScheme) => {
  const open = (address: string, width = 1300) =>
    lookAt(address, width, { forcedColors: "active", colorScheme });

  test("checks, dots of the legend and drawings are seen", async () => {
    const home = await open("/");
    for (const check of await home.locator("section[aria-labelledby=packages] li svg").all())
      expect(await seen(home, check)).toBeGreaterThan(3);
    const strains = await open("/probiotiques");
    for (const dot of await strains.locator("button[name=filtre] svg").all())
      expect(await seen(strains, dot)).toBeGreaterThan(3);
    const sheet = await open("/liposomes/vitamine-c");
    expect(
      await seen(sheet, sheet.locator("main svg[viewBox='0 0 400 400']").first()),
    ).toBeGreaterThan(3);
  });

  test("buttons, cards and the popup have edges", async () => {
    const page = await open("/liposomes/zinc");
    const contact = page.getByRole("main").getByRole("link", { name: "Nous contacter" });
    expect(await contact.count()).toBeGreaterThan(0);
    for (const button of await contact.all())
      expect(await seen(page, button, "left")).toBeGreaterThan(3);
    await contact.first().click();
    const dialog = page.getByRole("dialog");
    await dialog.waitFor();
    expect(await seen(page, dialog, "left")).toBeGreaterThan(3);
    expect(
      await seen(page, dialog.getByRole("button", { name: "Envoyer" }), "left"),
    ).toBeGreaterThan(3);
  });

  test("the selected tab has a line that others have not", async () => {
    const page = await open("/formule-marque-blanche");
    for (const tab of (await page.getByRole("tab").all()).slice(0, 3)) {
      const isSelected = (await tab.getAttribute("aria-selected")) === "true";
      const contrast = await seen(page, tab, "bottom");
      if (isSelected) expect(contrast).toBeGreaterThan(3);
      else expect(contrast).toBeLessThan(1.5);
    }
  });

  test("a pressed filter and an arrow that leads nowhere say so", async () => {
    const page = await open("/liposomes");
    const filter = page.locator("button[name=filtre]").first();
    const previous = page.getByRole("button", { name: "Page précédente" });
    expect(await seen(page, previous)).toBeGreaterThan(3);
    const style = () => filter.evaluate((node) => getComputedStyle(node).textDecorationLine);
    expect(await style()).toBe("none");
    await filter.click();
    await expect.poll(style).toBe("underline");
  });

  test("focus shows in the catalogue and in the popup, fields included", async () => {
    const page = await open("/liposomes");
    expect(await findUnseenFocus(page)).toEqual([]);
    const sheet = await open("/liposomes/zinc");
    await sheet.getByRole("main").getByRole("link", { name: "Nous contacter" }).first().click();
    const dialog = sheet.getByRole("dialog");
    await dialog.waitFor();
    expect(await findUnseenFocus(sheet, dialog)).toEqual([]);
  });
});
