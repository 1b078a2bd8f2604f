// The visitor's selection as people use it: chosen in lists and on sheets, compared, annotated, printed, shared, asked about.
import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import request from "supertest";
import { describe, expect, test } from "vitest";
import { addressIn, editions } from "#shared/editions/editions.ts";
import { mostChosen } from "#shared/selection/chosen.ts";
import { sheetAddresses } from "#tests/addresses.ts";
import { fillIn, send, sendAndRead, thanks } from "#tests/contact-form.ts";
import { countSheets } from "#tests/read-pdf.ts";
import {
  forgiveProblem,
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

const three = "?s=liposomes.zinc,niosomes.retinol,formule-marque-blanche.zinc";
const named = ["Zinc, liposome", "Rétinol, niosome", "Zinc, marque blanche"];
const idsIn = (page: Page) => new URL(page.url()).searchParams.get("s");
const kept = (page: Page) => page.evaluate(() => localStorage.getItem("selection"));
const heads = (page: Page) =>
  page.locator("thead th a[href]").evaluateAll((links) =>
    links.map((link) => {
      // In a copy: the page may not have been taken over yet.
      const name = link.cloneNode(true) as Element;
      for (const hidden of name.querySelectorAll("[aria-hidden]")) hidden.remove();
      return name.textContent.trim();
    }),
  );

test("three are chosen, compared, annotated and asked about at once", async () => {
  const page = await visit("/fr/liposomes", 1440);
  const circle = (name: string) =>
    page.getByRole("button", {
      name: new RegExp(`^(?:Ajouter à|Dans) ma sélection : ${name}$`, "i"),
    });
  await press(page, circle("astaxanthine"));
  await press(page, circle("andrographis"));
  expect(await circle("andrographis").getAttribute("data-chosen")).toBe("true");
  // The row's link was not followed.
  expect(new URL(page.url()).pathname).toBe("/fr/liposomes");
  await press(page, circle("acérola"));
  await press(page, circle("andrographis"));
  await page.goto(`${siteUrl}/fr/niosomes/retinol`);
  await press(page, circle("rétinol"));
  await press(page, page.getByRole("link", { name: "Ma sélection, 3 éléments" }).first());
  await waitForPath(
    page,
    "/fr/selection?s=liposomes.astaxanthine,liposomes.acerola,niosomes.retinol",
  );
  expect(await heads(page)).toEqual([
    "Astaxanthine, liposome",
    "Acérola, liposome",
    "Rétinol, niosome",
  ]);

  await page.getByLabel("Votre note : acérola, liposome").fill("Sans sucre,\n=2 formats");
  await press(
    page,
    page.getByRole("button", { name: "Déplacer vers le début : rétinol, niosome" }),
  );
  expect(await heads(page)).toEqual([
    "Astaxanthine, liposome",
    "Rétinol, niosome",
    "Acérola, liposome",
  ]);
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    press(page, page.getByRole("button", { name: /CSV/ })),
  ]);
  expect(file.suggestedFilename()).toBe("selection-spherine.csv");
  const table = readFileSync(await file.path(), "utf8");
  expect(table).toMatch(/^\ufeff"Nom";/);
  expect(table).toContain('"Sans sucre,\n\'=2 formats"');

  await press(page, page.getByRole("link", { name: "Envoyer ma demande" }));
  const dialog = page.getByRole("dialog");
  await expect.poll(() => dialog.getByRole("checkbox").count()).toBe(3);
  await dialog.getByRole("checkbox", { name: "astaxanthine" }).click();
  await fillIn(dialog);
  expect(await sendAndRead(page, dialog)).toMatchObject({
    product: "selection",
    selection: "niosomes.retinol\nliposomes.acerola\n  Sans sucre,\n  =2 formats",
  });
  await dialog.getByText(/SPH-/).first().waitFor();
});

test("what is taken out can be taken back, by keyboard, and other tabs follow", async () => {
  const page = await visit(`/fr/selection${three}`, 1300);
  await page.getByRole("button", { name: "Garder cette sélection" }).click();
  await page.getByLabel("Votre note : zinc, liposome").fill("Cheveux");
  const other = await page.context().newPage();
  await other.goto(`${siteUrl}/fr/laboratoire-introuvable`);
  await other.getByRole("link", { name: "Ma sélection, 3 éléments" }).first().waitFor();
  const cross = page.getByRole("button", { name: "Retirer de la sélection : zinc, liposome" });
  await cross.focus();
  await page.keyboard.press("Enter");
  await page.getByText("Retrait : Zinc, liposome.").waitFor();
  await expect.poll(() => idsIn(page)).toBe("niosomes.retinol,formule-marque-blanche.zinc");
  expect(await isFocused(page.getByRole("button", { name: /^Retirer.*rétinol/i }))).toBe(true);
  await other.getByRole("link", { name: "Ma sélection, 2 éléments" }).first().waitFor();
  // Its button is many stops away from the column that has the focus.
  await page.keyboard.press("Control+z");
  await expect.poll(() => heads(page)).toEqual(named);
  // Taking back is said, and the focus is where the entry is.
  await page.getByRole("status").getByText("Zinc, liposome : de nouveau").waitFor();
  await expect.poll(() => isFocused(cross)).toBe(true);
  expect(await page.getByLabel("Votre note : zinc, liposome").inputValue()).toBe("Cheveux");
  // Chosen in the other tab, it comes to this one.
  await other.goto(`${siteUrl}/fr/liposomes/curcuma`);
  await other.getByRole("button", { name: /sélection : curcuma/i }).click();
  await page.waitForURL(/liposomes\.curcuma/);
  expect(await heads(page)).toContain("Curcuma, liposome");

  await page.getByRole("button", { name: "Tout effacer" }).click();
  await page.getByRole("heading", { name: "Aucun élément choisi." }).waitFor();
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({});
});

test("somebody else's list is shown as theirs; what no longer exists is said and left out", async () => {
  const page = await visit(`${"/fr/selection"}${three},liposomes.retire`, 1300);
  expect(await heads(page)).toEqual(named);
  expect(await page.getByText("N’existe plus au catalogue").textContent()).toContain(
    "liposomes/retire",
  );
  await page.getByText("Cette liste vient de l’adresse").waitFor();
  expect(await kept(page)).toBeNull();
  expect(await page.getByRole("textbox", { name: /note/ }).count()).toBe(0);
  // One's own, with what has gone since.
  await page.evaluate(() =>
    localStorage.setItem("selection", "liposomes.retire\n  vieux\nliposomes.zinc\n  neuf"),
  );
  await page.goto(`${siteUrl}/fr/selection`);
  await page.waitForURL(/s=/);
  await page.getByText("N’existe plus au catalogue").waitFor();
  await expect.poll(() => kept(page)).toBe("liposomes.zinc\n  neuf");
  expect(await page.getByLabel("Votre note : zinc, liposome").inputValue()).toBe("neuf");
});

test.each([360, 1366])("what scripts add to it moves nothing of it at %i px", async (width) => {
  const { page, release } = await visitBeforeScript(`/fr/selection${three}`, width);
  const top = () =>
    page.locator("main thead").evaluate((names) => names.getBoundingClientRect().top);
  await page.evaluate(() => document.fonts.ready);
  const before = await top();
  await release();
  await page.getByRole("button", { name: "Garder cette sélection" }).waitFor();
  expect(await top()).toBe(before);
});

test("taking back a removal from somebody else's list leaves one's own as it is by now", async () => {
  const page = await visit(`/fr/selection${three}`, 1300);
  await page.evaluate(() => localStorage.setItem("selection", "liposomes.fer\n  mien"));
  await reload(page);
  await page.getByText("Cette liste vient de l’adresse").waitFor();
  await press(page, page.getByRole("button", { name: /^Retirer.*zinc/i }).first());
  await page.getByText("Retrait : Zinc, liposome.").waitFor();
  // Chosen in another tab before this one takes back.
  const other = await page.context().newPage();
  await other.goto(`${siteUrl}/fr/liposomes/curcuma`);
  await other.getByRole("button", { name: /sélection : curcuma/i }).click();
  const both = "liposomes.fer\n  mien\nliposomes.curcuma";
  await expect.poll(() => kept(page)).toBe(both);
  await page.getByRole("button", { name: "Annuler" }).click();
  await expect.poll(() => heads(page)).toEqual(named);
  expect(await kept(page)).toBe(both);
});

test("a full list says so, and is printed on as many sheets as it can be read on", async () => {
  const ids = sheetAddresses.slice(0, mostChosen).map((path) => path.slice(1).replace("/", "."));
  for (const count of [1, 4, 6, mostChosen]) {
    const page = await visit(`/fr/selection?s=${ids.slice(0, count).join()}`, 1300);
    await page.getByRole("button", { name: "Garder cette sélection" }).click();
    await page
      .getByLabel(/^Votre note/)
      .first()
      .fill("À lancer au printemps. ".repeat(20));
    const pdf = await page.pdf({ preferCSSPageSize: true });
    expect(countSheets(pdf), `${count} entries`).toBe(Math.ceil(count / 4));
    expect(pdf.toString("latin1")).toMatch(/MediaBox \[0 0 84\d[.\d]* 59\d/);
    await page.emulateMedia({ media: "print" });
    expect(
      await page
        .getByText(/^À lancer au printemps/)
        .filter({ visible: true })
        .count(),
    ).toBe(1);
    if (count < mostChosen) continue;
    await page.emulateMedia({ media: "screen" });
    await page.goto(`${siteUrl}/fr/niosomes/retinol`);
    const control = page.getByRole("button", { name: "Sélection complète, 12 éléments : rétinol" });
    await press(page, control);
    // Said to whoever cannot see a tooltip, and seen.
    await page
      .getByRole("status")
      .getByText("Sélection complète, 12 éléments : impossible d’ajouter rétinol.")
      .waitFor();
    expect(await control.getAttribute("data-chosen")).toBeNull();
  }
});

test.each([320, 360, 390])(
  "a finger at %i px chooses in a list and compares two side by side",
  async (width) => {
    const page = await visit("/liposomes", width, { hasTouch: true, isMobile: true });
    for (const name of ["acérola", "andrographis"])
      await page.getByRole("button", { name: `Ajouter à ma sélection : ${name}` }).tap();
    await page.goto(`${siteUrl}/selection`);
    await page.waitForURL(/s=/);
    await page.getByRole("button", { name: "Tout effacer" }).waitFor();
    const heads = page.getByRole("columnheader");
    for (const head of await heads.all()) {
      const box = await head.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width + 1);
    }
    expect(await heads.count()).toBe(2);
    // Nothing to turn.
    expect(await page.getByRole("button", { name: "Élément suivant" }).isVisible()).toBe(false);
    const sizes = await page.locator("main button").evaluateAll(
      (controls) =>
        controls
          .filter((control) => control.checkVisibility() && !control.closest("p"))
          .map((control) => control.getBoundingClientRect())
          .filter(({ width, height }) => width < 44 || height < 44).length,
    );
    expect(sizes).toBe(0);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    ).toBeLessThanOrEqual(0);
  },
);

test("a phone leads to the form from its first screen, and shows no row that nothing is told in", async () => {
  const page = await visit("/fr/selection?s=liposomes.zinc,liposomes.vitamine-c", 390, {
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 844 },
  });
  await page.getByText("Sans objet ou non renseigné ici\u202f: Température.").waitFor();
  expect(await page.getByRole("rowheader").allTextContents()).not.toContain("Température");
  await page.getByRole("button", { name: "Garder cette sélection" }).tap();
  // What is said of one's own list stands where another's was told of.
  await page.getByText(/^Ce navigateur garde la liste/).waitFor();
  const ask = page.getByRole("main").getByRole("link", { name: "Envoyer ma demande" }).first();
  const box = await ask.boundingBox();
  expect((box?.y ?? 844) + (box?.height ?? 0)).toBeLessThan(700);
  await page.getByRole("button", { name: /^Retirer.*vitamine C/i }).tap();
  const undo = page.getByRole("button", { name: "Annuler" });
  await undo.waitFor();
  await ask.tap();
  const form = page.getByRole("dialog");
  await fillIn(form);
  await send(form);
  await thanks(form).waitFor();
  await page.keyboard.press("Escape");
  await form.waitFor({ state: "hidden" });
  // What went before the enquiry is over.
  expect(await undo.count()).toBe(0);
});

test("without script an address is compared, reduced and asked about", async () => {
  const page = await openPage({ javaScriptEnabled: false, viewport: { width: 1300, height: 900 } });
  await page.goto(`${siteUrl}/fr/liposomes/zinc`);
  expect(await page.getByRole("button", { name: /sélection/ }).count()).toBe(0);
  await page.goto(`${siteUrl}/fr/selection${three}`);
  await page.getByRole("link", { name: /^Retirer.*rétinol/i }).click();
  await waitForPath(page, "/fr/selection?s=liposomes.zinc,formule-marque-blanche.zinc");
  expect(await page.locator("textarea").count()).toBe(0);
  await page.getByRole("link", { name: "Envoyer ma demande" }).click();
  const form = page.locator("main form");
  expect(await form.getByRole("checkbox").count()).toBe(2);
  await form.getByRole("checkbox").nth(1).uncheck();
  await fillIn(form);
  await form.locator("#contact-email").fill("claire");
  await send(form);
  await forgiveProblem(page, "422");
  // What is to be corrected keeps the list.
  expect(
    await form
      .getByRole("checkbox")
      .evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).value)),
  ).toEqual(["liposomes.zinc"]);
  await form.locator("#contact-email").fill("claire@maison-oree.example");
  await send(form);
  await page.getByText(/SPH-/).first().waitFor();
});

test("without script things are added by links and by a form", async () => {
  const page = await openPage({ javaScriptEnabled: false, viewport: { width: 1300, height: 900 } });
  await page.goto(`${siteUrl}/fr/liposomes`);
  await page.getByRole("link", { name: "Ajouter à ma sélection : acérola" }).click();
  await waitForPath(page, "/fr/selection?plus=liposomes.acerola");
  expect(await heads(page)).toEqual(["Acérola, liposome"]);
  const add = async (label: string) => {
    await page.getByLabel("Ajouter un élément").selectOption({ label });
    await page.getByRole("button", { name: "Ajouter", exact: true }).click();
  };
  await add("Zinc, niosome");
  await add("Zinc, marque blanche");
  expect(await heads(page)).toEqual(["Acérola, liposome", "Zinc, niosome", "Zinc, marque blanche"]);
  // What is taken out leaves the others.
  await page.getByRole("link", { name: /^Retirer.*niosome/ }).click();
  await waitForPath(page, "/fr/selection?s=liposomes.acerola,formule-marque-blanche.zinc");
  await page.getByRole("link", { name: "Ajouter un élément" }).click();
  await add("Fer, liposome");
  expect(await heads(page)).toHaveLength(3);
  // The empty page says how.
  await page.goto(`${siteUrl}/fr/selection`);
  await page.locator("noscript p", { hasText: "l’adresse de cette page porte la liste" }).waitFor();
  await page.goto(`${siteUrl}/fr/liposomes/zinc`);
  await page.getByRole("link", { name: "Ajouter à ma sélection : zinc" }).click();
  await waitForPath(page, "/fr/selection?plus=liposomes.zinc");
});

test("such a link, followed with script from anywhere, writes nothing until the visitor acts", async () => {
  const page = await visit("/fr/selection", 1300);
  await page.evaluate(() => localStorage.setItem("selection", "liposomes.fer\n  mien"));
  await page.goto(`${siteUrl}/fr/selection?plus=liposomes.zinc`);
  await page.getByText("Cette liste vient de l’adresse").waitFor();
  expect(await heads(page)).toEqual(["Zinc, liposome"]);
  expect(await kept(page)).toBe("liposomes.fer\n  mien");
});

describe("the comparison", () => {
  const eight =
    "?s=liposomes.zinc,niosomes.zinc,liposomes.curcuma,liposomes.coenzyme-q10,niosomes.coenzyme-q10,liposomes.vitamine-c,probiotiques.bifidobacterium-bifidum-sph-101,formule-marque-blanche.zinc";

  test("has one row for each property, in one order, and no cell without words", async () => {
    const page = await visit(`/fr/selection${eight}`, 1440);
    const table = page.getByRole("table", { name: "Ma sélection" });
    const properties = [
      "Formes",
      "Allégations",
      "Dose",
      "pH",
      "Température",
      "Lumière",
      "Oxygène",
      "Métaux",
      "Exclusions",
      "Origine",
      "Élément",
      "CAS",
      "Votre note",
    ];
    expect(await table.getByRole("rowheader").allTextContents()).toEqual(["Aperçu", ...properties]);
    const texts = await table.locator("tbody tr:nth-child(n + 2) td").allInnerTexts();
    expect(texts).toHaveLength(13 * 8);
    expect(texts.filter((text) => text.trim() === "")).toEqual([]);
    const cell = (row: string, column: number) => texts[8 * properties.indexOf(row) + column];
    expect(cell("Élément", 0)).toMatch(/^30,6\u202f%\s+de zinc, en bisglycinate de zinc$/i);
    expect(cell("CAS", 0)).toBe("14281-83-5");
    expect(cell("Température", 0)).toBe("non renseigné");
    expect(cell("Élément", 2)).toBe("sans objet");
    // A head is a name, and nothing else.
    expect(await table.getByRole("columnheader").nth(1).getByRole("link").count()).toBe(1);
    expect(await table.getByRole("columnheader").getByRole("button").count()).toBe(0);
  });

  test.each([1366, 390])(
    "keeps names in view and shows that it goes on, at %d px",
    async (width) => {
      const page = await visit(`/fr/selection${eight}`, width);
      const shown = width > 700 ? 4 : 2;
      const places = (from: number) =>
        page.getByRole("status").getByText(`${from} à ${from + shown - 1} sur 8`);
      await places(1).waitFor();
      const next = page.getByRole("button", { name: "Élément suivant" });
      const before = page.getByRole("button", { name: "Élément précédent" });
      expect(await before.getAttribute("aria-disabled")).toBe("true");
      await press(page, next);
      await places(2).waitFor();
      const second = page.getByRole("columnheader").nth(1);
      // Names go with their columns.
      const left = () =>
        page.evaluate(() =>
          ["thead th:nth-child(3)", "tbody tr:nth-child(2) td:nth-child(3)"].map((cell) =>
            Math.round(document.querySelector(cell)?.getBoundingClientRect().left ?? 0),
          ),
        );
      await expect
        .poll(async () => (await left()).every((x, _, [first]) => x === first))
        .toBe(true);
      await page.mouse.wheel(0, 900);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(400);
      const box = await second.boundingBox();
      expect(box?.y).toBeGreaterThanOrEqual(64);
      expect(box?.y).toBeLessThanOrEqual(80);
      for (let turn = 0; turn < 8; turn += 1) await next.dispatchEvent("click");
      await places(9 - shown).waitFor();
      // It stays where it is, and keeps the focus.
      expect(await next.getAttribute("aria-disabled")).toBe("true");
      // By keyboard alone.
      await page.getByRole("rowgroup", { name: "Propriétés côte à côte" }).focus();
      await page.keyboard.press("ArrowLeft");
      await places(8 - shown).waitFor();
    },
  );

  test("is no wider than the window where a scrollbar takes room", async () => {
    const page = await visit(`/fr/selection${eight}`, 1366);
    const wider = await page.evaluate(() => {
      document.body.style.width = `${innerWidth - 15}px`;
      const main = document.querySelector("main");
      return main ? main.scrollWidth - main.clientWidth : Number.NaN;
    });
    expect(wider).toBeLessThanOrEqual(0);
  });

  test("says what notes it cannot have, and of which the message has some", async () => {
    const page = await visit(`/fr/selection${three}`, 1300);
    await page.getByText("jamais dans l’adresse").first().waitFor();
    await page.getByText("3 éléments joints à votre message", { exact: true }).waitFor();
    await page.getByRole("button", { name: "Garder cette sélection" }).click();
    // What was pressed is gone: the focus is not lost with it.
    await expect
      .poll(() => isFocused(page.getByRole("heading", { name: "Ma sélection" })))
      .toBe(true);
    await page.getByLabel("Votre note : zinc, liposome").fill("Cheveux");
    await page.getByText("3 éléments joints à votre message, avec vos notes").waitFor();
    await press(page, page.getByRole("link", { name: "Envoyer ma demande" }));
    const dialog = page.getByRole("dialog", { name: "Demander ma sélection" });
    await dialog.getByText("votre note : Cheveux").waitFor();
    for (const name of named) await dialog.getByRole("checkbox", { name }).waitFor();
  });
});

test("sheets that are opened are remembered once the visitor has asked for it", async () => {
  const page = await visit("/fr/selection", 1300);
  await page.getByRole("button", { name: "Retenir les fiches que j’ouvre" }).click();
  await page.goto(`${siteUrl}/fr/liposomes/zinc`);
  await page.getByRole("button", { name: /sélection : zinc/i }).waitFor();
  await expect.poll(() => page.evaluate(() => localStorage.getItem("seen"))).toBe("liposomes.zinc");
  await page.goto(`${siteUrl}/fr/selection`);
  await page.getByRole("main").getByRole("link", { name: "Zinc, liposome", exact: true }).waitFor();
  await page.getByRole("button", { name: "Ne plus les retenir" }).click();
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({});
});

describe("the page", () => {
  const site = request(siteUrl);

  test.each(editions)("of $id is in nobody's index, and in every edition", async (edition) => {
    for (const query of ["", three]) {
      const { text } = await site.get(addressIn(edition, `/selection${query}`)).expect(200);
      expect(text).toContain('<meta name="robots" content="noindex, follow">');
      const [, canonical = ""] = /rel="canonical" href="([^"]+)"/.exec(text) ?? [];
      expect(new URL(canonical).pathname).toBe(addressIn(edition, "/selection"));
      expect(new URL(canonical).search).toBe("");
      expect(text.match(/rel="alternate" hreflang=/g)?.length).toBeGreaterThanOrEqual(3);
      expect(text.match(/<h1/g)).toHaveLength(1);
    }
    expect((await site.get(`/sitemap-${edition.id}.xml`)).text).not.toContain("/selection");
  });

  test("answers any address", async () => {
    for (const query of [
      "?s=",
      "?s=%00",
      "?s=a.b",
      "?s=%E0%A4%A",
      `?s=${"a.b,".repeat(2000)}`,
      "?s[]=x",
    ])
      expect((await site.get(`/selection${query}`)).status, query.slice(0, 20)).toBe(200);
  });
});
