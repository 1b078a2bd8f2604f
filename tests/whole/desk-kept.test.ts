// The formula that a browser keeps: that which was changed last, offered where one begins, and forgotten at a press.
import { expect, test } from "vitest";
import { reload, shareBrowser, siteUrl, visit } from "#tests/visit.ts";

shareBrowser();

const start = "/fr/formule-sur-mesure/composer";

test("what was changed last is offered where one begins, and gone at a press", async () => {
  const page = await visit(`${start}/complement?v=1&zinc=10mg`, 1440);
  await page.getByRole("combobox", { name: "Ajouter un actif" }).waitFor();
  const resume = page.getByRole("link", { name: "Reprendre ma formule" });
  await page.goto(siteUrl + start);
  await page.getByRole("heading", { level: 1 }).waitFor();
  // It was opened, and not changed.
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await page.goto(`${siteUrl + start}/complement?v=1&zinc=10mg`);
  await page.getByRole("combobox", { name: "Ajouter un actif" }).waitFor();
  await page.getByLabel(/^Zinc, dose par jour/).fill("12");
  await page.keyboard.press("Enter");
  await page.waitForURL(/zinc=12mg/);
  for (const place of [start, `${start}/complement`, `${start}/serum`]) {
    await page.goto(siteUrl + place);
    await resume.waitFor();
  }
  await resume.click();
  await page.waitForURL(`${siteUrl + start}/complement?v=1&zinc=12mg`);
  expect(await page.getByLabel(/^Zinc, dose par jour/).inputValue()).toBe("12");
  await page.goto(siteUrl + start);
  await page.getByRole("button", { name: "Oublier ma formule" }).click();
  await resume.waitFor({ state: "detached" });
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test("a text that is no formula is not offered", async () => {
  const page = await visit(start, 390);
  for (const text of ["//elsewhere.example", "complement?v=1&a=<b>", "javascript:alert(1)", ""]) {
    await page.evaluate((kept) => localStorage.setItem("formula", kept), text);
    await reload(page);
    await page.waitForLoadState("networkidle");
    expect(await page.getByRole("link", { name: "Reprendre ma formule" }).count()).toBe(0);
  }
});
