// The way from what a visitor reads to the laboratory: in the head of a sheet, in the menu of a phone, in the popup.
import { describe, expect, test } from "vitest";
import { openPopup, send } from "#tests/contact-form.ts";
import {
  isFocused,
  openPage,
  press,
  shareBrowser,
  siteUrl,
  visit,
  waitForPath,
} from "#tests/visit.ts";

shareBrowser();

const bottomOf = async (box: { y: number; height: number } | null) =>
  box ? box.y + box.height : Number.NaN;

describe("a sheet", () => {
  const phone = { hasTouch: true, isMobile: true, viewport: { width: 360, height: 640 } };

  test.each([
    ["/fr/liposomes/zinc", "Demander : zinc"],
    ["/fr/niosomes/retinol", "Demander : rétinol"],
    [
      "/fr/probiotiques/bifidobacterium-bifidum-sph-101",
      "Demander : Bifidobacterium bifidum SPH 101",
    ],
    ["/en/liposomes/zinc", "Ask: zinc"],
  ])("%s has a way to ask in its head, in the first screen of a phone", async (path, name) => {
    const page = await visit(path, 360, phone);
    const ask = page.getByRole("link", { name });
    expect(await bottomOf(await ask.boundingBox())).toBeLessThan(420);
    const add = page
      .getByRole("button", { name: /^(?:Ajouter à ma sélection|Add to my selection)/ })
      .first();
    // On one line with the other.
    expect((await ask.boundingBox())?.y).toBeCloseTo((await add.boundingBox())?.y ?? 0, 0);
    await ask.tap();
    await page
      .getByRole("dialog")
      .getByText(/^(?:Votre demande porte sur|Your enquiry is about)/)
      .waitFor();
  });

  test("without script that way leads to the form's page", async () => {
    const page = await openPage({ javaScriptEnabled: false });
    await page.goto(`${siteUrl}/fr/liposomes/zinc`);
    await page.getByRole("link", { name: "Demander : zinc" }).click();
    await waitForPath(page, "/fr/contact?page=/liposomes/zinc");
    await page.getByText("Votre demande porte sur : zinc (liposome)").waitFor();
  });

  test("says on a phone what it is, how much, what may be said, whom to ask, in this order", async () => {
    const page = await visit("/fr/liposomes/zinc", 390, phone);
    const places = await Promise.all(
      [
        "Dose et statut",
        "Allégations santé",
        "Cet ingrédient vous intéresse ?",
        "Autres ingrédients",
      ].map(async (name) => (await page.getByRole("heading", { name }).first().boundingBox())?.y),
    );
    expect(places).not.toContain(undefined);
    expect(places).toEqual(places.toSorted((one = 0, other = 0) => one - other));
  });
});

test.each([
  [390, 844],
  [360, 640],
])(
  "the menu of a phone of %d × %d px shows number and address without scrolling",
  async (width, height) => {
    const page = await visit("/fr/liposomes", width, {
      hasTouch: true,
      isMobile: true,
      viewport: { width, height },
    });
    await page.mouse.wheel(0, 900);
    await page.getByLabel("Ouvrir le menu").tap();
    const menu = page.getByRole("banner");
    for (const way of [
      menu.getByRole("link", { name: "+33 4 65 71 20 10" }),
      menu.getByRole("link", { name: "contact@spherine.example" }),
    ])
      expect(await bottomOf(await way.filter({ visible: true }).boundingBox())).toBeLessThanOrEqual(
        height,
      );
    // Search and selection are there once.
    expect(
      await menu.getByRole("link", { name: "Rechercher" }).filter({ visible: true }).count(),
    ).toBe(1);
    expect(
      await menu.getByRole("link", { name: "Ma sélection" }).filter({ visible: true }).count(),
    ).toBe(1);
  },
);

describe("the popup", () => {
  test.each([
    ["/fr/liposomes/zinc", "Nous contacter", "En savoir plus sur un produit"],
    ["/fr", "Demander un devis", "Demander un devis"],
    ["/fr/formule-sur-mesure", "Demander notre catalogue", "Demander notre catalogue"],
    [
      "/fr/selection?s=liposomes.zinc,niosomes.zinc,formule-marque-blanche.zinc",
      "Envoyer ma demande",
      "Demander ma sélection",
    ],
  ])(
    "of %s by “%s” says what it is for and shows its button at 1366 × 768",
    async (path, name, title) => {
      const page = await visit(path, 1366, { viewport: { width: 1366, height: 768 } });
      const dialog = await openPopup(page, name);
      await dialog.getByRole("heading", { name: title }).waitFor();
      const box = await dialog.boundingBox();
      const button = await dialog
        .getByRole("button", { name: "Envoyer", exact: true })
        .boundingBox();
      expect(await bottomOf(button)).toBeLessThanOrEqual(await bottomOf(box));
      expect(await bottomOf(box)).toBeLessThanOrEqual(768);
    },
  );

  test.each([
    ["/en/liposomes/zinc", "Contact us", "Enter your email address"],
    ["/fr/liposomes/zinc", "Nous contacter", "Saisissez votre adresse e-mail"],
  ])(
    "of %s says in its own language what is missing, from the first time on",
    async (path, name, text) => {
      // The browser speaks another.
      const page = await visit(path, 1300, { locale: "de-DE" });
      const dialog = await openPopup(page, name);
      await dialog.getByRole("button", { name: /^(?:Envoyer|Send)$/ }).click();
      const alert = dialog.getByRole("alert");
      await alert.getByRole("link", { name: text }).waitFor();
      await expect.poll(() => isFocused(alert)).toBe(true);
    },
  );

  test("asks for name, quantity and date, and wants none of them", async () => {
    const page = await visit("/fr/liposomes/zinc", 1300);
    const dialog = await openPopup(page);
    for (const label of ["Votre nom", "Quantité", "Échéance"])
      expect(await dialog.getByLabel(label).getAttribute("required")).toBeNull();
    await dialog.getByLabel("Quantité").fill("5 000 boîtes");
    await send(dialog);
    const alert = dialog.getByRole("alert");
    expect(await alert.getByRole("link").count()).toBe(4);
    // Nothing typed is lost on the way to another opener.
    await page.keyboard.press("Escape");
    await press(page, page.getByRole("link", { name: "Demander : zinc" }));
    expect(await dialog.getByLabel("Quantité").inputValue()).toBe("5 000 boîtes");
  });
});

test("a white-label page says each claim once, and lets the rest be opened", async () => {
  const page = await visit("/fr/formule-marque-blanche/zinc", 360);
  const claim = page.getByText("système immunitaire").filter({ visible: true });
  expect(await claim.count()).toBe(1);
  for (const name of ["Toutes les allégations permises à ces doses", "Projet d’étiquette"])
    await page.getByRole("heading", { name }).click();
  expect(await claim.count()).toBeGreaterThan(2);
});
