// The search as hands use it: by keyboard, with a mouse that moves in steps, by touch, without script; and what its page tells
// machines. What is found for which words, server/views/list-search-index.test.ts says.
import request from "supertest";
import { describe, expect, test } from "vitest";
import { field, glide, nearMisses, opener, options } from "#tests/search-field.ts";
import { isFocused, shareBrowser, siteUrl, visit, waitForPath } from "#tests/visit.ts";

shareBrowser();

const site = request(siteUrl);
describe("the field of the header", () => {
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
    // Known, and not ours: nothing that begins or sounds like it, but the form.
    await page.getByRole("searchbox").fill("NAC");
    await main.getByRole("heading", { name: /« NAC » n’est pas dans notre catalogue/ }).waitFor();
    await page.getByRole("link", { name: "Nous demander de le sourcer" }).waitFor();
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
  test("a category leads to its list, and nothing is said to have been recognised", async () => {
    const { text } = await site.get("/fr/recherche?q=vitamine").expect(200);
    // Of the page, not of the texts that come with it.
    expect(text.split("</main>")[0]).not.toMatch(/nom anglais reconnu|vitamin E/);
    expect(text.indexOf("/fr/liposomes?filtre=vitamine#catalogue")).toBeLessThan(
      text.indexOf('href="/fr/liposomes/vitamine'),
    );
    expect(text).toContain("/fr/liposomes?filtre=vitamine#catalogue");
  });

  test("a benefit says which claims there are", async () => {
    const { text } = await site.get("/fr/recherche?q=sommeil").expect(200);
    expect(text).toMatch(/Sur le sommeil, seule la mélatonine porte une allégation autorisée/);
    expect(text).not.toContain('href="/fr/liposomes/ashwagandha"');
    const energy = await site.get("/en/search?q=energy").expect(200);
    expect(energy.text).toMatch(/Iron contributes to normal energy-yielding metabolism/);
    expect(energy.text).not.toContain("see the sheet");
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

test.each(nearMisses)(
  "a search that finds nothing shows what comes near: %s",
  async (path, words, sentence) => {
    const { text } = await site.get(`${path}?q=${encodeURIComponent(words)}`).expect(200);
    expect(text).toContain(sentence);
    expect(text).toContain("Résultats proches");
  },
);
