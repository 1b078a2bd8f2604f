// A formula of the desk goes with the enquiry: in the popup, on the form's page without script, and after a post that was refused.
import type { Locator } from "playwright-core";
import { expect, test } from "vitest";
import { fillIn, send, sendAndRead } from "#tests/contact-form.ts";
import { forgiveProblem, openPage, press, shareBrowser, siteUrl, visit } from "#tests/visit.ts";

shareBrowser();

const query = "?v=1&vitamine-c=120mg&zinc=10mg";
const address = `/fr/formule-sur-mesure/composer/complement${query}`;
const lines = ["Vitamine C, 120 mg", "Zinc, 10 mg"];

/** With ordinary blanks. */
const linesIn = async (part: Locator) =>
  (
    await part
      .getByRole("list", { name: "Votre formule part avec ce message" })
      .getByRole("listitem")
      .allTextContents()
  ).map((line) => line.replace(/\s/g, " "));

test("the popup shows the formula as it is by then, and sends it", async () => {
  const page = await visit(address, 1300);
  await page.getByRole("combobox", { name: "Ajouter un actif" }).waitFor();
  const dose = page.getByRole("textbox", { name: /^Zinc/ });
  await dose.fill("9");
  await dose.press("Enter");
  await press(
    page,
    page.getByRole("main").getByRole("link", { name: "Demander cette formule" }).last(),
  );
  const dialog = page.getByRole("dialog");
  await dialog.getByText("Votre formule part avec ce message").waitFor();
  expect(await linesIn(dialog)).toEqual([lines[0], "Zinc, 9 mg"]);
  await fillIn(dialog);
  expect(await sendAndRead(page, dialog)).toMatchObject({
    product: "sur-mesure",
    formula: "complement?v=1&vitamine-c=120mg&zinc=9mg",
  });
  await dialog.getByText(/SPH-/).first().waitFor();
});

test("without script the form's page carries it, also once something has to be corrected", async () => {
  const page = await openPage({ javaScriptEnabled: false, viewport: { width: 390, height: 900 } });
  await page.goto(siteUrl + address);
  await page.getByRole("main").getByRole("link", { name: "Demander cette formule" }).last().click();
  await page.waitForURL(/\/fr\/contact\?/);
  const form = page.locator("main form");
  expect(await linesIn(form)).toEqual(lines);
  await fillIn(form);
  await form.locator("#contact-email").fill("claire");
  await send(form);
  await forgiveProblem(page, "422");
  const again = page.locator("form:has(#contact-email)");
  expect(await again.locator("input[name=formula]").inputValue()).toBe(`complement${query}`);
  expect(await linesIn(again)).toEqual(lines);
  await again.locator("#contact-email").fill("claire@maison-oree.example");
  await send(again);
  await page.getByText(/SPH-/).first().waitFor();
});
