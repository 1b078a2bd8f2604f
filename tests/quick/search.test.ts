// The search as hands use it: by keyboard, with a mouse that moves in steps, by touch, without script; and what its page tells
// machines. What is found for which words, server/views/list-search-index.test.ts says.
import type { Locator, Page } from "playwright-core";
import request from "supertest";
import { describe, expect, test } from "vitest";
import { isFocused, shareBrowser, siteUrl, visit, waitForPath } from "#tests/visit.ts";

shareBrowser();

const site = request(siteUrl);
const field = (page: Page) => page.getByRole("banner").getByRole("combobox");
const opener = (page: Page, name: string) =>
  page.getByRole("banner").getByRole("link", { name, exact: true }).filter({ visible: true });
const options = (page: Page) => page.getByRole("option");

async function glide(page: Page, to: Locator) {
  const box = await to.boundingBox();
  if (!box) throw new Error("it is not in view");
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 12 });
}

describe("the field of the header", () => {
  test.each([
    ["/fr", "ubiquinone", "Coenzyme\u00a0Q10", /^\d+ résultats dans le catalogue$/],
    ["/en", "ubiquinone", "Coenzyme\u00a0Q10", /^\d+ results in the catalogue$/],
  ])("by keyboard: %s", async (prefix, words, name, count) => {
    const page = await visit(`${prefix}/notre-laboratoire`, 1280);
    await opener(page, prefix === "/fr" ? "Rechercher" : "Search").focus();
    await page.keyboard.press("Enter");
    await field(page).waitFor();
    await expect.poll(() => isFocused(field(page))).toBe(true);
    await page.keyboard.type(words);
    await options(page).first().waitFor();
    await page.getByRole("status").filter({ hasText: count }).waitFor();
    expect(await field(page).getAttribute("aria-activedescendant")).toBe(null);
    await page.keyboard.press("ArrowUp");
    expect(await options(page).last().getAttribute("aria-selected")).toBe("true");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    const first = options(page).first();
    expect(await first.getAttribute("aria-selected")).toBe("true");
    expect(await field(page).getAttribute("aria-activedescendant")).toBe(
      await first.getAttribute("id"),
    );
    expect(await first.textContent()).toContain(name);
    // Closed without a choice: the focus is back where it came from.
    await page.keyboard.press("Escape");
    await field(page).waitFor({ state: "hidden" });
    const link = opener(page, prefix === "/fr" ? "Rechercher" : "Search");
    await expect.poll(() => isFocused(link)).toBe(true);
    await page.keyboard.press("Enter");
    await field(page).fill(words);
    await options(page).first().waitFor();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await waitForPath(page, `${prefix}/liposomes/coenzyme-q10`);
    await field(page).waitFor({ state: "hidden" });
  });

  test("Enter without a choice leads to all results, Tab past the end closes", async () => {
    const page = await visit("/en/contact", 1280);
    await opener(page, "Search").focus();
    await page.keyboard.press("Enter");
    await field(page).fill("sph107");
    await options(page).first().waitFor();
    await page.keyboard.press("Enter");
    await waitForPath(page, "/en/search?q=sph107");
    await page.getByRole("heading", { level: 2, name: /^Probiotics/ }).waitFor();
    await page
      .getByRole("main")
      .getByRole("link", { name: /^Lactobacillus acidophilus/ })
      .waitFor();
    expect(await page.title()).toBe("sph107, search | Sphérine");
    await opener(page, "Search").click();
    await field(page).fill("zinc");
    await options(page).first().waitFor();
    for (const _ of ["close", "all results", "another edition"]) await page.keyboard.press("Tab");
    await field(page).waitFor({ state: "hidden" });
    // No lone letter is a shortcut, wherever the focus is: people speak, and put things on their keys.
    await page.keyboard.press("/");
    expect(await field(page).count()).toBe(0);
  });

  test("a dead key without a letter finds nothing, and the next letter something", async () => {
    const page = await visit("/en/contact", 1280);
    await opener(page, "Search").click();
    await field(page).fill("\u0301");
    await field(page).fill("xx \u0301");
    await page.getByRole("status").filter({ hasText: "No result found." }).waitFor();
    await field(page).fill("zinc \u0301");
    await options(page).first().waitFor();
    await page.keyboard.press("Enter");
    await waitForPath(page, `/en/search?${new URLSearchParams({ q: "zinc \u0301" })}`);
    await page.getByRole("heading", { level: 2, name: /^Liposomes/ }).waitFor();
  });

  test("with a mouse that moves in steps; menus open as before", async () => {
    const page = await visit("/liposomes", 1440);
    const link = opener(page, "Search");
    await glide(page, link);
    await page.mouse.down();
    await page.mouse.up();
    await field(page).waitFor();
    await page.keyboard.type("coq10");
    const choice = options(page).filter({ hasText: "ubiquinol" });
    await choice.waitFor();
    await glide(page, choice);
    await page.mouse.down();
    await page.mouse.up();
    await waitForPath(page, "/niosomes/ubiquinol");
    await field(page).waitFor({ state: "hidden" });
    const menu = page.getByRole("banner").locator("summary").first();
    await glide(page, menu);
    await page
      .getByRole("banner")
      .getByRole("link", { name: /Liposomal/ })
      .first()
      .waitFor();
    await page.mouse.move(300, 860, { steps: 12 });
    await glide(page, opener(page, "Search"));
    await page.mouse.down();
    await page.mouse.up();
    await field(page).waitFor();
    // A press beside it closes it.
    await page.mouse.click(20, 860);
    await field(page).waitFor({ state: "hidden" });
  });

  test("by touch at 360 px, in a row that folds away", async () => {
    const page = await visit("/en/niosomes", 360, { hasTouch: true, isMobile: true });
    const link = opener(page, "Search");
    await page.evaluate(() => scrollTo(0, 900));
    await link.waitFor({ state: "hidden" });
    await page.evaluate(() => scrollTo(0, 700));
    await link.waitFor();
    await link.tap();
    await field(page).waitFor();
    await field(page).fill("sérum rétinol");
    await options(page).first().tap();
    await waitForPath(page, "/en/niosomes/retinol");
  });
});

describe("the page of results", () => {
  test("needs no script: groups, what matched, the other edition, the form", async () => {
    const page = await visit("/en", 1280, { javaScriptEnabled: false });
    await opener(page, "Search").click();
    await waitForPath(page, "/en/search");
    await page.getByRole("searchbox").fill("Lactobacillus  RHAMNOSUS");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { level: 2, name: /^Probiotics/ }).waitFor();
    const strain = page.getByRole("main").getByRole("listitem").filter({ hasText: "SPH 131" });
    await strain.getByText("Former name:").waitFor();
    const more = page.getByText(/See \d+ more/);
    if (await more.count()) await more.first().click();
    await page.getByRole("link", { name: "Version française" }).first().click();
    await page.waitForURL(/\/fr\/recherche\?q=Lactobacillus/);
    await page.getByRole("searchbox").fill("coenzime k12");
    await page.keyboard.press("Enter");
    await page.getByText("Aucun résultat trouvé.").waitFor();
    await page.getByRole("link", { name: /^coenzyme\sQ10$/i }).waitFor();
    await page.getByRole("link", { name: "Nous demander de le sourcer" }).click();
    await page.waitForURL(/\/fr\/contact\?sujet=coenzime/);
    await page.getByText("coenzime k12").first().waitFor();
  });

  test("without a question the field waits for one", async () => {
    const page = await visit("/recherche", 1280);
    expect(await isFocused(page.getByRole("searchbox"))).toBe(true);
  });

  test("follows what is typed, announces it, and asks for what is not there", async () => {
    const page = await visit("/recherche?q=fer", 1280);
    const main = page.getByRole("main");
    await main.getByRole("link", { name: "fer", exact: true }).waitFor();
    await page.getByRole("searchbox").fill("50-81-7");
    await main.getByText("numéro CAS reconnu").waitFor();
    await waitForPath(page, "/recherche?q=50-81-7");
    await page
      .getByRole("status")
      .filter({ hasText: /50-81-7 → vitamine\sc/ })
      .waitFor();
    await page.getByRole("searchbox").fill("xyzzyx");
    await main.getByText("Aucun résultat trouvé.").waitFor();
    await page.getByRole("link", { name: "Nous demander de le sourcer" }).click();
    await page.getByRole("dialog").getByText("xyzzyx").first().waitFor();
    await page.keyboard.press("Escape");
    await main.getByRole("link", { name: "Effacer la recherche" }).click();
    await waitForPath(page, "/recherche");
    expect(await isFocused(page.getByRole("searchbox"))).toBe(true);
    await main.getByRole("link", { name: /^Liposomes/ }).waitFor();
  });

  test("is one address in each edition, and none that search engines keep", async () => {
    for (const [asked, found] of [
      ["/search?q=zinc", "/recherche?q=zinc"],
      ["/fr/search", "/fr/recherche"],
      ["/en/recherche?q=a%20b", "/en/search?q=a%20b"],
    ] as const)
      expect((await site.get(asked).expect(301)).headers["location"]).toBe(found);
    const { text, headers } = await site.get("/en/search?q=zinc").expect(200);
    expect(text).toContain('<meta name="robots" content="noindex, follow">');
    expect(text).toMatch(/hreflang="fr" href="[^"]+\/fr\/recherche\?q=zinc"/);
    expect(headers["cache-control"]).toBe("no-cache");
    const { text: empty } = await site.get("/recherche").expect(200);
    expect(empty).toContain('<meta name="robots" content="noindex, follow">');
    const long = await site.get(`/recherche?q=${"é".repeat(2000)}`).expect(200);
    expect(long.text).not.toContain("é".repeat(81));
    expect((await site.get("/sitemap-fr.xml")).text).not.toContain("recherche");
  });
});

describe("what buyers look for without a name", () => {
  test("a benefit leads to the list that is filtered by it, with its rows", async () => {
    const page = await visit("/fr/recherche?q=min%C3%A9raux", 1280);
    const lists = page.getByRole("region", { name: /^Listes filtrées/ });
    await lists.getByRole("link", { name: "Minéraux" }).first().click();
    await waitForPath(page, "/fr/liposomes?filtre=mineral#catalogue");
    await page.getByRole("row", { name: /zinc/i }).first().waitFor();
  });

  test("a category leads to its list, and nothing is said to have been recognised", async () => {
    const { text } = await site.get("/fr/recherche?q=vitamine").expect(200);
    // Of the page, not of the texts that come with it.
    expect(text.split("</main>")[0]).not.toMatch(/nom anglais reconnu|vitamin E/);
    expect(text.indexOf("/fr/liposomes?filtre=vitamine#catalogue")).toBeLessThan(
      text.indexOf('href="/fr/liposomes/vitamine'),
    );
    expect(text).toContain("/fr/liposomes?filtre=vitamine#catalogue");
  });

  test("a benefit says which claims there are, by the server and as one types", async () => {
    const { text } = await site.get("/fr/recherche?q=sommeil").expect(200);
    expect(text).toMatch(/Sur le sommeil, seule la mélatonine porte une allégation autorisée/);
    expect(text).not.toContain('href="/fr/liposomes/ashwagandha"');
    const energy = await site.get("/en/search?q=energy").expect(200);
    expect(energy.text).toMatch(/Iron contributes to normal energy-yielding metabolism/);
    expect(energy.text).not.toContain("see the sheet");
    const page = await visit("/en/search?q=zinc", 390);
    await page.getByRole("searchbox").fill("joints");
    await page.getByText(/^No claim is authorised on joints themselves/).waitFor();
    await page
      .getByText(/for the normal function of cartilage$/)
      .first()
      .waitFor();
  });

  test("a question is answered by the form, a CAS number that is not ours in words", async () => {
    const asked = await site.get("/fr/recherche?q=prix").expect(200);
    expect(asked.text).toMatch(/Question à joindre à votre demande\s: /);
    expect(asked.text).toMatch(/Qu’est-ce qui fait le prix d’une unité/);
    const sheets = await site.get("/fr/recherche?q=fiche+technique").expect(200);
    expect(sheets.text).toMatch(/Sur demande\s: posez la question par le formulaire/);
    for (const [address, sentence] of [
      ["/fr/recherche?q=999-99-9", "Ce numéro CAS n’est pas dans notre catalogue."],
      ["/en/search?q=CAS+64-17-5", "This CAS number is not in our catalogue."],
    ] as const) {
      const { text } = await site.get(address).expect(200);
      expect(text).toContain(sentence);
      expect(text).not.toContain('id="nearest"');
    }
  });
});

describe("a search that finds nothing elsewhere", () => {
  test.each([
    ["/fr/liposomes", "bakuchiol", "Aucun produit trouvé.", "bakuchiol"],
    ["/fr/formule-marque-blanche", "sommeil paisible mélatonine", "Aucun produit", "mélatonine"],
  ])("shows what comes near: %s", async (address, words, sentence, near) => {
    const { text } = await site.get(`${address}?q=${encodeURIComponent(words)}`).expect(200);
    expect(text).toContain(sentence);
    expect(text).toContain("Résultats proches");
    const page = await visit(address, 1280);
    await page.getByRole("main").getByRole("searchbox").fill(words);
    await page.getByText(sentence).waitFor();
    const section = page.getByRole("region", { name: "Résultats proches" });
    await section
      .getByRole("link", { name: new RegExp(near, "i") })
      .first()
      .waitFor();
    await section.getByRole("link", { name: /Chercher/ }).click();
    await page.waitForURL(/\/fr\/recherche\?q=/);
  });

  test("the line about a missing page has a field", async () => {
    const page = await visit("/fr/nothing-of-the-kind", 390);
    await page.getByRole("searchbox").fill("zinc");
    await page.keyboard.press("Enter");
    await waitForPath(page, "/fr/recherche?q=zinc");
  });
});
