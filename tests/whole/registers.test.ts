// The registers in a browser: their search is live, their lines have addresses, and no phone pans.
import { expect, test } from "vitest";
import { reload, shareBrowser, siteUrl, visit } from "#tests/visit.ts";

shareBrowser();

test("claims follow what is typed, without another document", async () => {
  const page = await visit("/fr/allegations-autorisees", 1300);
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  const field = page.getByLabel("Nutriment, mot du libellé, actif");
  await field.pressSequentially("immunité");
  await expect.poll(() => page.locator("main table tr[id]").count()).toBeLessThan(20);
  await page.locator("#zinc-immune-system").waitFor();
  expect(await field.inputValue()).toBe("immunité");
  await expect.poll(() => page.title()).toContain("immunité");
  await expect.poll(() => page.getByRole("status").allTextContents()).toContain("11 allégations");
  expect(await page.evaluate(() => "isSame" in window)).toBe(true);
  await page.getByRole("link", { name: "Tout afficher" }).click();
  await expect.poll(() => page.locator("main table tr[id]").count()).toBe(164);
});

test("a country narrows the limits, and both are in the address", async () => {
  const page = await visit("/en/doses-maximales?q=vitamin", 1300);
  await page.getByLabel("Country").selectOption("it");
  await expect.poll(() => page.url()).toBe(`${siteUrl}/en/doses-maximales?q=vitamin&lieu=it`);
  await expect.poll(() => page.getByRole("columnheader", { name: /France/ }).count()).toBe(0);
  expect(await page.getByRole("columnheader", { name: /Italy/ }).count()).toBe(1);
  await reload(page);
  expect(await page.getByLabel("Country").inputValue()).toBe("it");
});

test.each([true, false])("a line has an address that marks it, script %s", async (isScripted) => {
  const page = await visit("/fr/allegations-autorisees", 1300, { javaScriptEnabled: isScripted });
  const row = page.locator("#folate-maternal-tissue");
  await row.getByRole("link").click();
  expect(new URL(page.url()).hash).toBe("#folate-maternal-tissue");
  await expect
    .poll(() => row.evaluate((line) => getComputedStyle(line, "::before").backgroundColor))
    .toBe("rgb(255, 255, 255)");
  expect((await row.boundingBox())?.y).toBeGreaterThan(100);
});

test("a sheet leads to the row of its nutrient, which is marked", async () => {
  const page = await visit("/fr/liposomes/zinc", 1300);
  await page.getByRole("link", { name: "Doses maximales et VNR, pays par pays" }).click();
  const row = page.locator("tr#zinc");
  await row.waitFor();
  await expect
    .poll(() => row.evaluate((line) => getComputedStyle(line).backgroundColor))
    .toBe("rgb(255, 255, 255)");
  await expect.poll(async () => (await row.boundingBox())?.y ?? 0).toBeLessThan(500);
});

test.each(["/fr/allegations-autorisees", "/en/doses-maximales"])(
  "%s pans at no width of a phone, and a tablet scrolls the table alone",
  async (path) => {
    for (const width of [320, 360, 390, 820]) {
      const page = await visit(path, width);
      const wide = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(wide, `${width}`).toBe(0);
    }
  },
);
