// Where the keyboard is: whatever Tab reaches shows it, on every kind of page, in the popup and in the mobile menu.
import { describe, expect, test } from "vitest";
import { pageKinds } from "#tests/page-kinds.ts";
import { findUnseenFocus } from "#tests/pixels.ts";
import { lookAt, shareBrowser, visit } from "#tests/visit.ts";

shareBrowser();

/** What visitors have searched for and chosen. */
const personal = ["/recherche?q=zinc", "/selection?s=liposomes.zinc,niosomes.retinol"];

describe.each([1440, 390])("the focus shows at %i px", (width) => {
  const seen = new Set<string>();

  test.each([...pageKinds, ...personal, "/contact"])("on %s", async (path) => {
    const page = await lookAt(path, width);
    expect(await findUnseenFocus(page, undefined, seen)).toEqual([]);
  });

  test("in the popup", async () => {
    const page = await visit("/liposomes/zinc", width);
    await page.getByRole("main").getByRole("link", { name: "Nous contacter" }).first().click();
    const dialog = page.getByRole("dialog");
    await dialog.waitFor();
    expect(await findUnseenFocus(page, dialog)).toEqual([]);
  });
});

test("the focus shows in the mobile menu", async () => {
  const page = await visit("/", 390);
  await page.getByLabel("Open the menu").click();
  await page.getByLabel("Close the menu").waitFor();
  expect(await findUnseenFocus(page, page.getByRole("banner"))).toEqual([]);
});
