// The states of catalogues, product browser, sheets and laboratory, as the specification lists them.
import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { hydrated, shareBrowser, siteUrl, visit, waitForPath } from "#tests/visit.ts";

shareBrowser();

const widths = [390, 800, 1100, 1500] as const;

/** Names of the rows in view, in their order. */
const rowsOf = (page: Page, list = "#catalogue") =>
  page
    .locator(`${list} tbody th a`)
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));

const search = (page: Page) => page.locator("#catalogue input[name=q][type=search]");

/** Kinds of strain of the rows in view. */
const kindsOf = (page: Page) =>
  page
    .locator("#catalogue tbody [data-cell=souche]")
    .evaluateAll((cells) => [...new Set(cells.map((cell) => cell.textContent))]);

const isPressed = (button: Locator) => expect.poll(() => button.getAttribute("aria-pressed"));

describe.each(widths)("catalogue at %i px", (width) => {
  test("search finds without accents or case, and the address follows", async () => {
    const page = await visit("/liposomes", width);
    expect(await rowsOf(page)).toHaveLength(10);
    await search(page).fill("ACEROLA");
    await expect.poll(() => rowsOf(page)).toEqual(["/liposomes/acerola"]);
    await waitForPath(page, "/liposomes?q=ACEROLA");
    await search(page).fill("zzz");
    await page.getByText("Aucun produit trouvé.", { exact: true }).waitFor();
    await search(page).fill("");
    await expect.poll(() => rowsOf(page)).toHaveLength(10);
  });

  test("a filter is one at a time, resets to page 1, and is cleared by clicking it again", async () => {
    const page = await visit("/liposomes?page=3", width);
    const minerals = page.locator("button[name=filtre]", { hasText: "Minerals" });
    const fatty = page.locator("button[name=filtre]", { hasText: "Fatty acids" });
    await minerals.click();
    await expect.poll(() => rowsOf(page)).toContain("/liposomes/zinc");
    await isPressed(minerals).toBe("true");
    await waitForPath(page, "/liposomes?filtre=mineral");
    await fatty.click();
    await expect.poll(() => rowsOf(page)).toEqual(["/liposomes/epadha"]);
    await isPressed(minerals).toBe("false");
    await fatty.click();
    await expect.poll(() => rowsOf(page)).toHaveLength(10);
    await waitForPath(page, "/liposomes");
  });

  test("the pager turns, stops at the ends, and the back button turns back", async () => {
    const page = await visit("/liposomes", width);
    const next = page.getByRole("button", { name: "Page suivante" });
    const previous = page.getByRole("button", { name: "Page précédente" });
    expect(await previous.isDisabled()).toBe(true);
    const first = await rowsOf(page);
    await next.click();
    await page
      .locator("#catalogue")
      .getByText(/^2\s*\/\s*6$/)
      .waitFor();
    const second = await rowsOf(page);
    expect(second).toHaveLength(10);
    expect(first.filter((row) => second.includes(row))).toEqual([]);
    await waitForPath(page, "/liposomes?page=2");
    await page.goBack();
    await expect.poll(() => rowsOf(page)).toEqual(first);
    await page.goto(`${siteUrl}/liposomes?page=6`);
    expect(await page.getByRole("button", { name: "Page suivante" }).isDisabled()).toBe(true);
  });
});

describe("catalogue", () => {
  test("niosomes are also filtered by form, together with a category", async () => {
    const page = await visit("/niosomes", 1500);
    const gelule = page.locator("button[name=forme]", { hasText: "Gélule" });
    await gelule.click();
    await isPressed(gelule).toBe("true");
    const mineral = page.locator("button[name=filtre]", { hasText: "minéral" });
    await mineral.click();
    await expect.poll(() => rowsOf(page)).toContain("/niosomes/zinc");
    await isPressed(mineral).toBe("true");
    await isPressed(gelule).toBe("true");
    await waitForPath(page, "/niosomes?filtre=mineral&forme=gelule");
    await gelule.click();
    await isPressed(gelule).toBe("false");
    await isPressed(mineral).toBe("true");
    await waitForPath(page, "/niosomes?filtre=mineral");
  });

  test("strains are found by their former name, and filtered by kind", async () => {
    const page = await visit("/probiotiques", 1500);
    const names = async () =>
      new Set((await rowsOf(page)).map((href) => href?.replace(/-sph-.*/, "")));
    await search(page).fill("lactobacillus rhamnosus");
    await expect.poll(names).toEqual(new Set(["/probiotiques/lacticaseibacillus-rhamnosus"]));
    await search(page).fill("");
    await expect.poll(() => kindsOf(page)).toHaveLength(2);
    await page.locator("button[name=souche]", { hasText: "Souche conventionnelle" }).click();
    await expect.poll(() => kindsOf(page)).toEqual(["Souche conventionelle"]);
    await waitForPath(page, "/probiotiques?souche=souche-conventionnelle");
  });

  test("postbiotics are listed, and lead nowhere", async () => {
    const page = await visit("/probiotiques", 1500);
    const table = page.getByRole("table").filter({ hasText: "POSTBIOTIQUES" });
    expect(await table.locator("tbody tr").count()).toBe(7);
    expect(await table.locator("a").count()).toBe(0);
    for (const head of ["POSTBIOTIQUES", "CELLULES/G", "ACTIONS"]) {
      expect(await table.getByRole("columnheader", { name: head }).count()).toBe(1);
    }
  });

  test("a row loads its sheet as a new page", async () => {
    const page = await visit("/niosomes?q=bakuchiol", 1500);
    await page.evaluate(() => {
      (globalThis as Record<string, unknown>)["stayed"] = true;
    });
    await page.locator('#catalogue tbody th a[href="/niosomes/bakuchiol"]').click();
    await waitForPath(page, "/niosomes/bakuchiol");
    expect(await page.evaluate(() => "stayed" in globalThis)).toBe(false);
    await page.getByRole("heading", { level: 1, name: "bakuchiol" }).waitFor();
  });

  test("works by form without JavaScript", async () => {
    const page = await visit("/niosomes", 1300, { javaScriptEnabled: false });
    await search(page).fill("acide");
    await page.keyboard.press("Enter");
    await page.waitForURL(/q=acide/);
    await page.locator("button[name=forme]", { hasText: "Gélule" }).click();
    await page.waitForURL(/forme=gelule/);
    expect(await search(page).inputValue()).toBe("acide");
    expect(await rowsOf(page)).toContain("/niosomes/acide-hyaluronique");
    await page.locator("button[name=forme]", { hasText: "Gélule" }).click();
    await page.waitForURL((url) => url.searchParams.getAll("forme").at(-1) === "");
    expect(await page.locator("button[name=forme][aria-pressed=false]").count()).toBeGreaterThan(1);
    expect(await page.locator("button[name=forme][aria-pressed=true]").count()).toBe(0);
  });
});

describe.each(widths)("white-label browser at %i px", (width) => {
  test("shows essentials first, then the chosen category, with search and address", async () => {
    const page = await visit("/formule-marque-blanche", width);
    const panel = page.getByRole("tabpanel");
    await panel.getByText("Multivitamines").first().waitFor();
    expect(await page.getByRole("tab", { name: "essentials" }).getAttribute("aria-selected")).toBe(
      "true",
    );
    await page.getByRole("tab", { name: "Beauty" }).click();
    await panel.getByText("Biotine").first().waitFor();
    await expect.poll(() => panel.getByText("Multivitamines").count()).toBe(0);
    await waitForPath(page, "/formule-marque-blanche?categorie=4");
    const field = page.getByRole("main").getByRole("searchbox");
    await field.fill("GLUTATHION");
    await expect.poll(() => panel.getByText("Biotine").count()).toBe(0);
    await panel.getByText("Glutathion").first().waitFor();
    await field.fill("magnésium");
    await page.getByText("Aucun produit trouvé pour cette catégorie.", { exact: true }).waitFor();
    await field.fill("");
    await panel.getByText("Biotine").first().waitFor();
    await page.goBack();
    await panel.getByText("Multivitamines").first().waitFor();
  });

  test("capsules are counted for supplements, actives are named for serums", async () => {
    const page = await visit("/formule-marque-blanche", width);
    const panel = page.getByRole("tabpanel");
    expect(await panel.getByText("60 capsules").count()).toBeGreaterThan(0);
    await page.getByRole("tab", { name: "ANTI-DARK CIRCLES & ANTI-PUFFINESS" }).click();
    await panel.getByText(/EGCG/).first().waitFor();
    await expect.poll(() => panel.getByText(/capsules/).count()).toBe(0);
  });
});

describe.each(widths)("product at %i px", (width) => {
  test("is a full page load away from its card, and fills in the enquiry", async () => {
    const page = await visit("/formule-marque-blanche?categorie=4", width);
    await page.evaluate(() => {
      (globalThis as Record<string, unknown>)["stayed"] = true;
    });
    await page
      .getByRole("tabpanel")
      .getByRole("link", { name: /^Glutathion/ })
      .click();
    await page.getByRole("heading", { level: 1, name: "Glutathion" }).waitFor();
    expect(await page.evaluate(() => "stayed" in globalThis)).toBe(false);
    await page.getByRole("cell", { name: "250 mg" }).waitFor();
    await hydrated(page);
    await page.getByRole("link", { name: "Request a quote" }).first().click();
    await page.getByRole("dialog").waitFor();
    const product = page.locator("dialog input[name=product]");
    await expect.poll(() => product.inputValue()).toBe("Glutathion");
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "hidden" });
    await page.getByRole("link", { name: "Reduced glutathione" }).click();
    await waitForPath(page, "/liposomes/glutathion");
    await page.getByRole("link", { name: "En savoir +" }).click();
    await waitForPath(page, "/formule-marque-blanche/glutathion");
  });
});

describe.each(widths)("sheet at %i px", (width) => {
  test("benefits open and close independently, and the button scrolls to them", async () => {
    const page = await visit("/liposomes/vitamine-c", width);
    await page.getByRole("heading", { name: "Allégations santé" }).waitFor();
    await page
      .getByRole("link", { name: "Je découvre les bienfaits" })
      .click({ noWaitAfter: true });
    await expect
      .poll(() =>
        page
          .locator("#bienfaits")
          .evaluate((block) => Math.round(block.getBoundingClientRect().top)),
      )
      .toBe(150);
    const items = page.locator("#bienfaits details");
    const openOnes = () =>
      items.evaluateAll((all) => all.slice(0, 3).map((item) => (item as HTMLDetailsElement).open));
    const [isFirstOpen = false] = await openOnes();
    await items.nth(1).locator("summary").click();
    await items.nth(2).locator("summary").click();
    await expect.poll(openOnes).toEqual([isFirstOpen, true, true]);
    await items.nth(1).locator("summary").click();
    await expect.poll(openOnes).toEqual([isFirstOpen, false, true]);
  });

  test("leads back to its list and to its counterpart", async () => {
    const page = await visit("/liposomes/vitamine-c", width);
    await page.getByRole("link", { name: "Disponible également en niosome" }).click();
    await waitForPath(page, "/niosomes/vitamine-c");
    await page.getByRole("link", { name: "Disponible également en liposome" }).waitFor();
    await page.getByRole("link", { name: /retour vers la liste des ingrédients/ }).click();
    await waitForPath(page, "/niosomes#catalogue");
  });
});

test("the button of a sheet without claims leads to notes and says so", async () => {
  const page = await visit("/fr/niosomes/retinol", 1300);
  expect(await page.getByRole("heading", { name: "Allégations santé" }).count()).toBe(0);
  await page.getByRole("link", { name: "Lire les notes de formulation" }).click();
  const notes = page.getByRole("region", { name: "Notes de formulation" });
  await notes.getByText("Préserver le titre").waitFor();
  await expect.poll(() => notes.evaluate((block) => block === document.activeElement)).toBe(true);
});

test("claims and notes of one sheet stand apart", async () => {
  const page = await visit("/fr/liposomes/zinc", 1300);
  const claims = page.getByRole("region", { name: "Allégations santé" });
  await claims.getByText("Peau, cheveux et ongles").waitFor();
  expect(await claims.getByText("Métaux lourds à contrôler").count()).toBe(0);
  const notes = page.getByRole("region", { name: "Notes de formulation" });
  await notes.getByText("Métaux lourds à contrôler").waitFor();
});

test.each([
  ["/fr/liposomes/zinc", "Composer à partir de cette fiche"],
  ["/fr/formule-marque-blanche/zinc", "Composer à partir de"],
])("the head of %s leads to the formula desk, once on the page", async (address, name) => {
  const page = await visit(address, 1440);
  const way = page.getByRole("main").getByRole("link", { name });
  expect(await way.count()).toBe(1);
  expect((await way.boundingBox())?.y).toBeLessThan(900);
});

test("a finished serum says so, a niosome says its forms, a plant on hold claims nothing", async () => {
  const serum = await visit("/niosomes/niacinamide-zinc", 1300);
  await serum.getByText("Produit Fini").waitFor();
  const niosome = await visit("/niosomes/bakuchiol", 1300);
  await niosome.getByText("Formes disponibles").waitFor();
  await niosome.getByText("apaisant & régénérateur").waitFor();
  const plant = await visit("/liposomes/ashwagandha", 1300);
  await plant.getByRole("heading", { name: "Les bienfaits" }).waitFor();
  expect(await plant.getByText("Allégations santé", { exact: true }).count()).toBe(0);
});

test("the workshop shows as many machines as it says, with what they do, before anything is pressed", async () => {
  for (const width of [1440, 820, 360]) {
    const page = await visit("/fr/notre-laboratoire", width);
    const groups = page
      .getByRole("region", { name: /^Tout ce qu’il faut/ })
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading", { level: 3 }) });
    const told: string[] = [];
    for (const group of await groups.all()) {
      await group.scrollIntoViewIfNeeded();
      const machines = await group.locator("img").all();
      for (const machine of machines)
        await expect
          .poll(() => machine.evaluate((image: HTMLImageElement) => image.naturalWidth))
          .toBeGreaterThan(0);
      const box = await group.boundingBox();
      const last = await machines.at(-1)?.boundingBox();
      expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual(
        (box?.x ?? 0) + (box?.width ?? 0) + 1,
      );
      const words = await group.locator("h3, p").allTextContents();
      const text = words.join(" ").replaceAll(/\s+/g, " ");
      expect(text).toMatch(new RegExp(`^${machines.length} `));
      told.push(text);
    }
    expect(told).toEqual([
      "3 mélangeurs de 20 kg à 1 tonne par jour",
      "6 géluleuses 200 000 gélules par heure",
      "6 polisseuses de gélules",
      "2 lignes automatisées de blister 60 000 unités par jour",
      "1 ligne de remplissage de piluliers avec bouchage et étiquetage, 10 000 unités par jour",
      "1 remplisseuse de liquides de 10 à 150 ml",
      "2 étuyeuses automatiques",
    ]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test("equipment and capacities show on hover, and on pressing", async () => {
  const page = await visit("/notre-laboratoire", 1500);
  const capacity = page.getByRole("region", { name: "Resources" }).getByText(/200,000\scapsules/);
  await capacity.scrollIntoViewIfNeeded();
  expect(
    await capacity.evaluate((text) =>
      text.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    ),
  ).toBe(false);
  await page.getByRole("button", { name: /^Production/ }).hover();
  await expect
    .poll(() =>
      capacity.evaluate((text) =>
        text.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
      ),
    )
    .toBe(true);
  const phone = await visit("/notre-laboratoire", 390, { hasTouch: true });
  await phone.getByRole("button", { name: /^Production/ }).tap();
  await expect
    .poll(() =>
      phone
        .getByRole("region", { name: "Resources" })
        .getByText(/200,000\scapsules/)
        .evaluate((text) =>
          text.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
        ),
    )
    .toBe(true);
});
