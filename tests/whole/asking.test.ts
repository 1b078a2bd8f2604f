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

  test("says on a phone what it is, how much, what may be said, whom to ask, in this order", async () => {
    const page = await visit("/fr/liposomes/zinc", 390, phone);
    const places = await Promise.all(
      ["Dose et statut", "Allégations santé", "Vous êtes intéressé ?", "Autres ingrédients"].map(
        async (name) => (await page.getByRole("heading", { name }).first().boundingBox())?.y,
      ),
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
  expect(await claim.count()).toBeGreaterThan(1);
});

describe("what a buyer asks first", () => {
  const question =
    "Combien de semaines de la commande à la livraison, première série puis réassort\u202f?";

  test("is written, or is a question that one press puts into the message", async () => {
    const page = await visit("/fr/notre-laboratoire", 1366);
    const pill = (name: string) =>
      page.getByRole("button", { name: new RegExp(`^Ajout(er|ée) : ${name}`) });
    await press(page, pill("À qui appartient la formule"));
    await press(page, pill("Combien de semaines"));
    await page.getByRole("status").getByText("Questions jointes : 2 sur 17").waitFor();
    // The next press takes it out.
    await press(page, pill("À qui appartient la formule"));
    await page.getByRole("status").getByText("Questions jointes : 1 sur 17").waitFor();
    await press(page, page.getByRole("link", { name: "Envoyer ma demande" }));
    const message = page.getByRole("dialog").getByLabel("Message");
    await expect.poll(() => message.inputValue()).toBe(question);
    // What is typed stays, and nothing comes twice.
    await message.fill(`Bonjour,\n${question}`);
    await page.keyboard.press("Escape");
    await press(page, pill("À qui appartient la formule"));
    await press(page, page.getByRole("link", { name: "Envoyer ma demande" }));
    await expect
      .poll(() => message.inputValue())
      .toBe(
        `Bonjour,\n${question}\nÀ qui appartient la formule, et peut-elle suivre la marque ailleurs\u202f?`,
      );
  });

  test("without script each question is a link to the form that has it", async () => {
    const page = await openPage({ javaScriptEnabled: false });
    await page.goto(`${siteUrl}/fr/notre-laboratoire`);
    await page.getByRole("link", { name: "Ajouter", exact: true }).nth(2).click();
    await waitForPath(page, "/fr/contact?question=lead-time&page=/notre-laboratoire");
    expect(await page.getByLabel("Message").inputValue()).toBe(question);
    // What is no question of ours is not repeated, however much of it there is.
    const dearest = "made-up".repeat(1500);
    await page.goto(`${siteUrl}/fr/contact?question=${dearest}&question=price`);
    expect(await page.content()).not.toContain("made-up");
    expect(await page.getByLabel("Message").inputValue()).toMatch(/^Qu’est-ce qui fait le prix/);
  });
});

describe("where something is offered", () => {
  const question =
    "Combien de semaines de la commande à la livraison, première série puis réassort\u202f?";
  const ownership = "À qui appartient la formule, et peut-elle suivre la marque ailleurs\u202f?";

  test.each([
    ["/fr/formule-marque-blanche", 14, [/Compl’Alim/, /CPNP/]],
    ["/fr/formule-sur-mesure", 14, [/Compl’Alim/, /CPNP/]],
    ["/fr/formule-marque-blanche/zinc", 10, [/Compl’Alim/]],
  ] as const)(
    "%s says what is established of what a buyer asks first, and asks the rest, also without script",
    async (path, count, declarations) => {
      const page = await visit(path, 390);
      const block = page.getByRole("region", { name: "Ce qu’un acheteur demande d’abord" });
      await block.getByText("référentiels suivis").waitFor();
      for (const declaration of declarations) await block.getByText(declaration).first().waitFor();
      const whole = block.getByRole("link", { name: /^Toute la liste/ });
      expect(await whole.getAttribute("href")).toBe("/fr/notre-laboratoire#questions");
      await press(page, block.getByRole("link", { name: /^Délai/ }));
      const message = page.getByRole("dialog").getByLabel("Message");
      await expect.poll(() => message.inputValue()).toBe(question);
      // What is typed stays, and nothing comes twice.
      await message.fill(`Bonjour,\n\n${question}`);
      await page.keyboard.press("Escape");
      await press(page, block.getByRole("link", { name: "Tout demander" }));
      await expect.poll(() => message.inputValue()).toContain("à un éco-organisme\u202f?");
      const lines = (await message.inputValue()).split("\n");
      expect(lines.slice(0, 3)).toEqual(["Bonjour,", "", question]);
      expect(new Set(lines).size).toBe(count + 2);
      expect(lines).toHaveLength(count + 2);
      expect(lines).toContain(ownership);

      const plain = await openPage({ javaScriptEnabled: false });
      await plain.goto(siteUrl + path);
      await plain.getByRole("link", { name: /^Délai Combien/ }).click();
      await waitForPath(plain, `/fr/contact?question=lead-time&page=${path.slice(3)}`);
      expect(await plain.getByLabel("Message").inputValue()).toBe(question);
      await plain.goBack();
      await plain.getByRole("link", { name: "Tout demander" }).click();
      await plain.getByRole("heading", { level: 1, name: "Parlons de votre projet" }).waitFor();
      const all = (await plain.getByLabel("Message").inputValue()).split("\n");
      expect(all).toHaveLength(count);
      expect(all).toContain(ownership);
    },
  );

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

test("documents that are ticked go into the note of the sheet, and cut nothing of the visitor's own", async () => {
  const page = await visit("/fr/liposomes/zinc", 390);
  const stored = () => page.evaluate(() => localStorage.getItem("selection"));
  const join = page.getByRole("button", { name: "Joindre à ma sélection" });
  await page.getByText("Documents sur demande").click();
  await press(page, join);
  await page.getByText("Cochez un document.").waitFor();
  await page.getByRole("checkbox", { name: /^Certificat d’analyse/ }).check();
  await press(page, join);
  await page.getByText("Joint à ma sélection : 1").waitFor();
  expect(await stored()).toMatch(/^liposomes\.zinc\n {2}Documents\s: Certificat d’analyse\.$/);
  const own = `${"x".repeat(480)}\n\nfin`;
  await page.evaluate((note) => {
    localStorage.setItem("selection", `liposomes.zinc\n  ${note.replaceAll("\n", "\n  ")}`);
  }, own);
  const before = await stored();
  await press(page, join);
  await page.getByText("Votre note est trop longue pour cette liste.").waitFor();
  expect(await stored()).toBe(before);
});
