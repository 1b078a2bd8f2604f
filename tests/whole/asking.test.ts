// The way from what a visitor reads to the laboratory: in the head of a sheet, in the menu of a phone, in the popup.
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { fillIn, openPopup, send, sendAndRead, thanks } from "#tests/contact-form.ts";
import {
  isFocused,
  openPage,
  press,
  reload,
  shareBrowser,
  siteUrl,
  visit,
  visitBeforeScript,
  waitForPath,
} from "#tests/visit.ts";

shareBrowser();

const bottomOf = async (box: { y: number; height: number } | null) =>
  box ? box.y + box.height : Number.NaN;

describe("a sheet", () => {
  const phone = { hasTouch: true, isMobile: true, viewport: { width: 360, height: 640 } };

  test.each([
    ["/fr/liposomes/zinc", /^Demander ?: zinc/i, 420],
    ["/fr/niosomes/retinol", /^Demander ?: rétinol/i, 500],
    [
      "/fr/probiotiques/bifidobacterium-bifidum-sph-101",
      /^Demander ?: Bifidobacterium bifidum SPH 101/,
      420,
    ],
    ["/en/liposomes/zinc", /^Ask about zinc/i, 420],
  ])(
    "%s has a way to ask in its head, in the first screen of a phone",
    async (path, name, most) => {
      const page = await visit(path, 360, phone);
      const ask = page.getByRole("link", { name });
      expect(await bottomOf(await ask.boundingBox())).toBeLessThan(most);
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
    },
  );

  test.each([320, 360, 390])(
    "that way stays where it is as scripts come, at %i px",
    async (width) => {
      const { page, release } = await visitBeforeScript("/fr/liposomes/zinc", width, phone);
      await page.setViewportSize({ width, height: 640 });
      const place = () =>
        page
          .getByRole("link", { name: /^Demander ?: zinc/i })
          .evaluate((link) => link.getBoundingClientRect().toJSON());
      await page.evaluate(() => document.fonts.ready);
      const before = await place();
      await release();
      await page.getByRole("button", { name: "Ajouter à ma sélection : zinc" }).waitFor();
      expect(await place()).toEqual(before);
    },
  );

  test("what a buyer asks first, come to from there, is asked about it", async () => {
    const page = await visit("/fr/liposomes/zinc", 390, phone);
    await page.getByRole("link", { name: /ce qu’un acheteur demande d’abord/ }).tap();
    await waitForPath(page, "/fr/notre-laboratoire#questions");
    await page.getByRole("link", { name: "Envoyer ma demande" }).tap();
    const form = page.getByRole("dialog");
    await form.getByText("Votre demande porte sur : zinc, liposome").waitFor();
  });

  test("without script that way leads to the form's page", async () => {
    const page = await openPage({ javaScriptEnabled: false });
    await page.goto(`${siteUrl}/fr/liposomes/zinc`);
    await page.getByRole("link", { name: "Demander : zinc" }).click();
    await waitForPath(page, "/fr/contact?page=/liposomes/zinc");
    await page.getByText("Votre demande porte sur : zinc, liposome").waitFor();
  });

  test.each([390, 820, 1440])(
    "says what it is, what may be said, how much, what else there is, whom to ask, in this order at %i px",
    async (width) => {
      const page = await visit("/fr/liposomes/zinc", width);
      const titles = [
        "Allégations santé",
        "Notes de formulation",
        "Dose et statut",
        "Compatibilité",
        "Autres ingrédients",
        "Vous êtes intéressé ?",
        "Nos autres catégories d’ingrédients",
      ];
      const places = await Promise.all(
        titles.map(
          async (name) => (await page.getByRole("heading", { name }).first().boundingBox())?.y,
        ),
      );
      expect(places).not.toContain(undefined);
      expect(places).toEqual(places.toSorted((one = 0, other = 0) => one - other));
      // The page is read in the order in which it is seen.
      const said = await page.getByRole("heading", { level: 2 }).allTextContents();
      expect(
        said.map((title) => title.replaceAll(/\s/g, " ")).filter((title) => titles.includes(title)),
      ).toEqual(titles);
    },
  );
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
    for (const label of ["Prénom et nom", "Quantité", "Échéance"])
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
  expect(await claim.count()).toBeGreaterThan(1);
});

/** Groups of questions are folded away on phones at first. */
const openGroups = async (page: Page) => {
  for (const title of await page.locator("form summary").filter({ visible: true }).all())
    await title.click();
};

/** The lines that the form will add to the message, and whether each is ticked. */
const readAsked = (page: Page) =>
  page
    .getByRole("dialog")
    .getByRole("group", { name: /^Ce que vous demandez/ })
    .getByRole("checkbox")
    .evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).value));

const leadTime =
  "Combien de semaines de la commande à la livraison, première série puis réassort\u202f?";
const ownership = "À\u00a0qui appartient la formule, et peut-elle suivre la marque ailleurs\u202f?";

describe("what a buyer asks first", () => {
  test("is written, or is a question to tick, and goes with the enquiry that is sent", async () => {
    const page = await visit("/fr/notre-laboratoire", 1366);
    await openGroups(page);
    const box = (name: RegExp) => page.getByRole("checkbox", { name });
    await box(/À qui appartient la formule/).check();
    await box(/Combien de semaines/).check();
    const status = page.getByRole("status").filter({ hasText: "Dans votre demande" });
    await expect.poll(() => status.textContent()).toMatch(/Ajout.: Délai\. .* 2 sur 18$/);
    await box(/À qui appartient la formule/).uncheck();
    await expect.poll(() => status.textContent()).toMatch(/Retrait.: Propriété .* 1 sur 18$/);
    // It outlives the page, and another page shows it too.
    await page.goto(`${siteUrl}/fr/formule-marque-blanche/zinc`);
    await openGroups(page);
    await expect.poll(() => box(/Combien de semaines/).isChecked()).toBe(true);
    const block = page.getByRole("region", { name: "Ce qu’un acheteur demande d’abord" });
    await press(page, block.getByRole("button", { name: "Tout joindre" }));
    await block.getByRole("button", { name: "Tout retirer" }).click();
    await box(/Combien de semaines/).check();
    await press(page, block.getByRole("link", { name: "Envoyer ma demande" }));
    await expect.poll(() => readAsked(page)).toEqual([leadTime]);
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Message").fill("Bonjour,");
    await fillIn(dialog);
    expect(await sendAndRead(page, dialog)).toMatchObject({ message: `Bonjour,\n${leadTime}` });
    await thanks(dialog).waitFor();
    // What is sent is no longer in the making.
    expect(await page.evaluate(() => localStorage.getItem("enquiry"))).toBeNull();
    await page.keyboard.press("Escape");
    expect(await box(/Combien de semaines/).isChecked()).toBe(false);
  });

  test.each(["/fr/notre-laboratoire", "/fr/formule-marque-blanche/zinc"])(
    "%s shows the words of all questions on wide screens, and one button, on one card",
    async (path) => {
      const page = await visit(path, 1366);
      const block = page.getByRole("region", { name: "Ce qu’un acheteur demande d’abord" });
      const boxes = block.getByRole("checkbox");
      expect(await boxes.count()).toBeGreaterThanOrEqual(10);
      expect(await boxes.filter({ visible: true }).count()).toBe(await boxes.count());
      expect(await block.getByRole("link", { name: "Envoyer ma demande" }).count()).toBe(1);
      // What a word asks is heard with it.
      await block.getByRole("checkbox", { name: /^Délai Combien de semaines/ }).waitFor();
      // The next part begins within one rhythm of the page.
      const bottom = await bottomOf(await block.boundingBox());
      const next = await block.evaluate(
        (part) => part.nextElementSibling?.querySelector("h2")?.getBoundingClientRect().top,
      );
      expect(Number(next) + (await page.evaluate(() => scrollY)) - bottom).toBeLessThan(200);
    },
  );

  test("without script what is ticked is in the message of the form's page", async () => {
    const page = await openPage({ javaScriptEnabled: false });
    await page.goto(`${siteUrl}/fr/notre-laboratoire`);
    await openGroups(page);
    await page.getByRole("checkbox", { name: /^Délai/ }).check();
    await page.getByRole("checkbox", { name: /^Propriété/ }).check();
    await page.getByRole("button", { name: "Envoyer ma demande" }).click();
    await page.getByRole("heading", { level: 1, name: "Parlons de votre projet" }).waitFor();
    expect(await page.getByLabel("Message").inputValue()).toBe(`${leadTime}\n${ownership}`);
    // What is no question of ours is not repeated, however much of it there is.
    const dearest = "made-up".repeat(1500);
    await page.goto(`${siteUrl}/fr/contact?question=${dearest}&question=price`);
    expect(await page.content()).not.toContain("made-up");
    expect(await page.getByLabel("Message").inputValue()).toMatch(/^Qu’est-ce qui fait le prix/);
  });

  test("a product’s page says what is established, and lists the rest", async () => {
    const page = await visit("/fr/formule-marque-blanche/zinc", 390);
    const block = page.getByRole("region", { name: "Ce qu’un acheteur demande d’abord" });
    await block.getByText("référentiels suivis").waitFor();
    // Facts, one list to tick, one button.
    const box = await block.boundingBox();
    expect(box?.height).toBeLessThan(1400);
    await block
      .getByText(/Compl’Alim/)
      .first()
      .waitFor();
    const whole = block.getByRole("link", { name: /^Toute la liste/ });
    expect(await whole.getAttribute("href")).toBe("/fr/notre-laboratoire#questions");
    await press(page, block.getByRole("button", { name: "Tout joindre" }));
    await press(page, block.getByRole("link", { name: "Envoyer ma demande" }));
    await expect.poll(async () => (await readAsked(page)).length).toBe(10);
    // By id until their words have come.
    await expect.poll(() => readAsked(page)).toContain(ownership);
  });

  test.each([
    ["/fr/formule-marque-blanche", "Formules en marque blanche"],
    ["/fr/formule-sur-mesure", "Formule sur mesure"],
  ])("%s leads to the whole list, and what is asked there is about it", async (path, subject) => {
    const page = await visit(path, 390);
    await press(page, page.getByRole("link", { name: /ce qu’un acheteur demande d’abord$/ }));
    await waitForPath(page, "/fr/notre-laboratoire#questions");
    const block = page.getByRole("region", { name: "Ce qu’un acheteur demande d’abord" });
    for (const fact of [/référentiels suivis/, /Compl’Alim/, /CPNP/])
      await block.getByText(fact).first().waitFor();
    await block.getByRole("button", { name: "Tout joindre" }).click();
    await block.getByText("18 sur 18").waitFor();
    await block.getByRole("link", { name: "Envoyer ma demande" }).click();
    await expect.poll(async () => (await readAsked(page)).length).toBe(18);
    await page.getByText(`Votre demande porte sur : ${subject}`).waitFor();
  });

  test("tailor-made leads from its steps to who declares what", async () => {
    const page = await visit("/fr/formule-sur-mesure", 1366);
    await press(page, page.getByRole("link", { name: "Qui déclare quoi" }));
    await waitForPath(page, "/fr/formule-marque-blanche#duties");
    await page.getByRole("table", { name: "Qui déclare quoi" }).waitFor();
  });

  test("a serum's page says where a cosmetic is notified, and a supplement's does not", async () => {
    const page = await openPage({ javaScriptEnabled: false });
    for (const [slug, isCosmetic] of [
      ["niacinamide-zinc", true],
      ["zinc", false],
    ] as const) {
      await page.goto(`${siteUrl}/en/formule-marque-blanche/${slug}`);
      const block = page.getByRole("region", { name: "What a buyer asks first" });
      expect(await block.getByText("on the CPNP").count()).toBe(isCosmetic ? 1 : 0);
      expect(await block.getByText("on Compl’Alim").count()).toBe(isCosmetic ? 0 : 1);
    }
  });
});

describe("documents and values of a sheet", () => {
  const kept = (page: Page) => page.evaluate(() => localStorage.getItem("enquiry"));

  test("stand open on wide screens; a tick adds one, and without it it is taken out and says so", async () => {
    const page = await visit("/fr/liposomes/zinc", 1366);
    const analysis = page.getByRole("checkbox", { name: /^Certificat d’analyse/ });
    await analysis.check();
    await page.getByRole("checkbox", { name: /^Charge/ }).check();
    await page.getByText("Ajout : Certificat d’analyse.").waitFor();
    expect(await analysis.isChecked()).toBe(true);
    expect(await kept(page)).toBe("liposomes.zinc document-analysis\nliposomes.zinc measure-load");
    const inHeader = page.getByRole("banner").getByRole("link", { name: /^Ma demande/ });
    await expect.poll(() => inHeader.textContent()).toContain("1 document, 1 valeur");
    await reload(page);
    await expect.poll(() => analysis.isChecked()).toBe(true);
    await analysis.uncheck();
    await page.getByText("Retrait : Certificat d’analyse.").waitFor();
    await press(page, inHeader);
    await expect
      .poll(() => readAsked(page))
      .toEqual(["Zinc, liposome, spécification\u202f: Charge."]);
  });

  test("a question of the sheet is kept too, and can be sent from its button", async () => {
    const page = await visit("/fr/liposomes/zinc", 390, { hasTouch: true, isMobile: true });
    const pill = page.getByRole("button", { name: /^Poser la question : Lécithine/ });
    await pill.tap();
    const asked = page.getByRole("button", { name: /^Dans ma demande : Lécithine/ });
    await asked.waitFor();
    await reload(page);
    await asked.waitFor();
    await page.getByRole("main").getByRole("link", { name: "Envoyer ma demande" }).first().tap();
    await expect
      .poll(async () => (await readAsked(page)).join())
      .toMatch(/^Zinc, liposome.: Lécithine/);
    // The page of the selection shows it, and empties it.
    await page.goto(`${siteUrl}/fr/selection`);
    await page.getByRole("listitem").filter({ hasText: "Lécithine" }).waitFor();
    const asking = await kept(page);
    const undo = page.getByRole("button", { name: "Annuler" });
    await page.getByRole("button", { name: /^Retirer de ma demande : Zinc, liposome/ }).tap();
    await page.getByText(/^Retrait.: Zinc, liposome/).waitFor();
    await expect.poll(() => kept(page)).toBeNull();
    await undo.tap();
    await expect.poll(() => kept(page)).toBe(asking);
    await page.getByRole("button", { name: "Vider ma demande" }).tap();
    await expect.poll(() => kept(page)).toBeNull();
    await undo.tap();
    await expect.poll(() => kept(page)).toBe(asking);
    // What was done on a page is over with it.
    await page.getByRole("button", { name: "Vider ma demande" }).tap();
    await undo.waitFor();
    await page.getByRole("contentinfo").getByRole("link", { name: "Contact", exact: true }).tap();
    await waitForPath(page, "/fr/contact");
    await undo.waitFor({ state: "detached" });
  });

  test("fold away on phones, with their number", async () => {
    const page = await visit("/fr/liposomes/zinc", 390);
    const analysis = page.getByRole("checkbox", { name: /^Certificat d’analyse/ });
    expect(await analysis.isVisible()).toBe(false);
    await page.getByRole("heading", { name: /^Documents sur demande \d+$/ }).click();
    await analysis.check();
    await expect.poll(() => kept(page)).toBe("liposomes.zinc document-analysis");
  });

  test("whatever the browser has kept, the page stands", async () => {
    const page = await visit("/fr/liposomes/zinc", 1366);
    await page.evaluate(() =>
      localStorage.setItem("enquiry", "{}\nconstructor\nliposomes.zinc document-gmo\n\u0000<b>"),
    );
    await reload(page);
    await expect.poll(() => page.getByRole("checkbox", { name: /^OGM/ }).isChecked()).toBe(true);
    await press(page, page.getByRole("banner").getByRole("link", { name: /^Ma demande/ }));
    await expect.poll(() => readAsked(page)).toEqual(["Zinc, liposome, documents\u202f: OGM."]);
  });
});
