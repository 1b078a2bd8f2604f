// A formula of the desk goes with the enquiry: in the popup, on the form's page without script, and after a post that was refused.
import type { Locator } from "playwright-core";
import { expect, test } from "vitest";
import { fillIn, send, sendAndRead } from "#tests/contact-form.ts";
import {
  forgiveProblem,
  hydrated,
  openPage,
  press,
  shareBrowser,
  siteUrl,
  visit,
  waitForPath,
} from "#tests/visit.ts";

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
  // What the bench has asked and was left open there is not asked once more.
  expect(await dialog.getByRole("textbox", { name: /^(Quantité|Échéance)/ }).count()).toBe(0);
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

test("what is chosen for a quotation stands in the address and in the form, which does not ask again", async () => {
  const page = await visit(address, 390);
  await page.getByRole("combobox", { name: "Ajouter un actif" }).waitFor();
  const packs = page.getByRole("combobox", { name: "Unités de vente par série" });
  expect(await packs.inputValue()).toBe("");
  await packs.selectOption("5000");
  await page.getByRole("combobox", { name: "Contenu d’une unité" }).selectOption("60");
  await page.getByRole("combobox", { name: "Conditionnement" }).selectOption("pilulier");
  await page.getByLabel("Date souhaitée").fill("2027-03-15");
  const order = "serie=5000&contenu=60&conditionnement=pilulier&date=2027-03-15";
  await waitForPath(page, `${address}&${order}`);
  const sentence = /5.000 piluliers de 60.gélules, taille.0, France, pour le 15.mars.2027/;
  await page.getByRole("main").getByText(sentence).waitFor();
  await page
    .getByRole("main")
    .getByText(/1.h.30 de géluleuse/)
    .waitFor();

  await page.goBack();
  await expect.poll(() => page.getByLabel("Date souhaitée").inputValue()).toBe("");
  await page.goForward();
  await expect.poll(() => page.getByLabel("Date souhaitée").inputValue()).toBe("2027-03-15");

  await press(
    page,
    page.getByRole("main").getByRole("link", { name: "Demander cette formule" }).last(),
  );
  const dialog = page.getByRole("dialog");
  await dialog.getByText(sentence).waitFor();
  expect(await dialog.getByRole("textbox", { name: /^(Quantité|Échéance)/ }).count()).toBe(0);
  await fillIn(dialog);
  expect(await sendAndRead(page, dialog)).toMatchObject({
    quantity: "",
    formula: `complement${query}&${order}`,
  });
  const back = dialog.getByRole("link", { name: "Rouvrir ma formule" });
  expect(await back.getAttribute("href")).toBe(`${address}&${order}`);
});

test("the form begins with the country of the formula, and keeps what is typed instead", async () => {
  const page = await visit(address, 390);
  const ask = () =>
    press(
      page,
      page.getByRole("main").getByRole("link", { name: "Demander cette formule" }).last(),
    );
  const country = page.getByRole("dialog").getByLabel("Pays");
  await ask();
  await expect.poll(() => country.inputValue()).toBe("France");
  await page.getByRole("dialog").getByLabel("Entreprise").fill("Maison Orée");
  await page.goto(`${siteUrl}${address}&marche=ue&pays=DE`);
  await hydrated(page);
  await ask();
  await expect.poll(() => country.inputValue()).toBe("Allemagne");
  await country.fill("Belgique");
  await page.keyboard.press("Escape");
  await ask();
  await expect.poll(() => country.inputValue()).toBe("Belgique");
});

test("without script an order goes with the bench, and the thanks lead back to it", async () => {
  const page = await openPage({ javaScriptEnabled: false, viewport: { width: 390, height: 900 } });
  await page.goto(siteUrl + address);
  await page.getByRole("combobox", { name: "Unités de vente par série" }).selectOption("1000");
  await page.getByRole("combobox", { name: "Contenu d’une unité" }).selectOption("30j");
  await page.getByRole("button", { name: "Mettre à jour" }).click();
  await page.waitForURL(/serie=1000&contenu=30j/);
  await page.getByRole("main").getByRole("link", { name: "Demander cette formule" }).last().click();
  await page.waitForURL(/\/fr\/contact\?/);
  const form = page.locator("main form");
  await form.getByText(/1.000.unités de vente pour 30.jours/).waitFor();
  await fillIn(form);
  await send(form);
  await page.getByText(/SPH-/).first().waitFor();
  await page.getByRole("link", { name: "Rouvrir ma formule" }).click();
  await page.waitForURL(/composer\/complement\?v=1&.*zinc=10mg&serie=1000&contenu=30j$/);
});

test("the thanks lead back to all that was typed, also where it is no dose", async () => {
  const page = await visit(address.replace("10mg", "dix"), 1300);
  await page.getByRole("combobox", { name: "Ajouter un actif" }).waitFor();
  await press(
    page,
    page.getByRole("main").getByRole("link", { name: "Demander cette formule" }).last(),
  );
  const dialog = page.getByRole("dialog");
  await fillIn(dialog);
  await sendAndRead(page, dialog);
  const back = dialog.getByRole("link", { name: "Rouvrir ma formule" });
  expect(await back.getAttribute("href")).toBe(address.replace("10mg", "dix"));
});

test("on a phone the strip leads to the request from anywhere on the bench", async () => {
  const page = await visit(address, 390);
  await page.getByRole("combobox", { name: "Ajouter un actif" }).waitFor();
  await page.getByRole("heading", { name: "Loger", exact: true }).scrollIntoViewIfNeeded();
  const strip = page.getByRole("navigation", { name: "Le verdict" });
  await strip.getByRole("link", { name: "Demander cette formule" }).click();
  await expect
    .poll(
      async () =>
        (await page.getByRole("heading", { name: "Demander", exact: true }).boundingBox())?.y,
    )
    .toBeLessThan(400);
});
