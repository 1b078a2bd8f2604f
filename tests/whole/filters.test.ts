// Filters of every catalogue as hands use them: with a mouse, a finger, the keyboard, and without script.
import type { Locator } from "playwright-core";
import request from "supertest";
import { describe, expect, test } from "vitest";
import { isFocused, press, shareBrowser, siteUrl, visit, waitForPath } from "#tests/visit.ts";

shareBrowser();

/** A list on its page: where it is, a value of it, and the address with that value chosen. */
const lists = [
  ["/liposomes?page=3", "#catalogue", "phmax", "au-dessous de pH 5", "/liposomes?phmax=5"],
  [
    "/niosomes?forme=serum",
    "#catalogue",
    "action",
    "Éclat",
    "/niosomes?forme=serum&action=radiance",
  ],
  [
    "/probiotiques?filtre=sommeil&souche=souche-vpro",
    "#catalogue",
    "ufc",
    "De 200 à moins de 400 milliards",
    "/probiotiques?souche=souche-vpro&filtre=sommeil&ufc=200",
  ],
  [
    "/probiotiques?q=longum",
    "form[action='#postbiotics-catalogue']",
    "technologie",
    "PROLIPO®",
    "/probiotiques?q=longum&technologie=prolipo",
  ],
  [
    "/formule-marque-blanche",
    "section:has([role=tablist])",
    "allegation",
    "Fatigue",
    "/formule-marque-blanche?allegation=fatigue",
  ],
] as const;

const line = (list: Locator) => list.locator("summary");
const value = (list: Locator, facet: string, name: string) =>
  list.locator(`details button[name=${facet}]`, { hasText: name });
const chips = (list: Locator) => list.locator("search > ul a");
const isPressed = (button: Locator) => expect.poll(() => button.getAttribute("aria-pressed"));

/** What a value says that it would leave. */
const promised = async (button: Locator) =>
  Number(await button.locator("span").last().textContent());

/** How many entries are shown, on all pages. */
async function countShown(list: Locator): Promise<number> {
  const counted = list.locator("p:not([role])", {
    hasText: /^(?:\d+ résultats?|Products shown: \d+)$/,
  });
  if ((await counted.count()) > 0)
    return Number(/\d+/.exec((await counted.textContent()) ?? "")?.[0]);
  return list.locator("tbody tr").count();
}

describe.each(lists)("%s, %s", (path, selector, facet, name, address) => {
  test("with a mouse: what a value promises is what it leaves, and its chip takes it back", async () => {
    const page = await visit(path, 1366);
    const list = page.locator(selector);
    await press(page, line(list));
    const button = value(list, facet, name);
    const before = await chips(list).count();
    const count = await promised(button);
    expect(count).toBeGreaterThan(0);
    await press(page, button);
    await isPressed(button).toBe("true");
    await waitForPath(page, address);
    await expect.poll(() => countShown(list)).toBe(count);
    await press(page, list.getByRole("link", { name: new RegExp(`${name}$`) }));
    await isPressed(button).toBe("false");
    expect(await promised(button)).toBe(count);
    expect(await isFocused(line(list))).toBe(true);
    // Pressed twice, it is as it was; the panel stays open all the while.
    await press(page, button);
    await isPressed(button).toBe("true");
    await press(page, button);
    await isPressed(button).toBe("false");
    if (before > 1) {
      await press(page, chips(list).last());
      await expect.poll(() => chips(list).count()).toBe(0);
    }
  });

  test("with a finger: the folded line says how many are chosen", async () => {
    const page = await visit(path, 360, { hasTouch: true, isMobile: true });
    const list = page.locator(selector);
    await line(list).tap();
    const button = value(list, facet, name);
    const count = await promised(button);
    await button.tap();
    await isPressed(button).toBe("true");
    expect(await line(list).textContent()).toMatch(/1 (?:filtre choisi|filter chosen)/);
    await line(list).tap();
    await expect.poll(() => button.isVisible()).toBe(false);
    await expect.poll(() => countShown(list)).toBe(count);
    await list.getByRole("link", { name: new RegExp(`${name}$`) }).tap();
    // Beside the number of results, which an open line alone shows.
    await expect
      .poll(() => line(list).locator(":scope > :not([aria-hidden])").allTextContents())
      .toEqual([expect.stringMatching(/^\D+$/)]);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    ).toBeLessThanOrEqual(0);
  });

  test("without script", async () => {
    const page = await visit(path, 1366, { javaScriptEnabled: false });
    const list = page.locator(selector);
    await line(list).click();
    const count = await promised(value(list, facet, name));
    await value(list, facet, name).click();
    await page.waitForURL((url) => url.searchParams.getAll(facet).at(-1) !== undefined);
    expect(await countShown(list)).toBe(count);
    expect(await value(list, facet, name).getAttribute("aria-pressed")).toBe("true");
    await list.getByRole("link", { name: new RegExp(`${name}$`) }).click();
    await page.waitForURL((url) => !url.searchParams.has(facet));
    expect(await value(list, facet, name).getAttribute("aria-pressed")).toBe("false");
  });
});

test("from the keyboard, the focus stays on what was pressed", async () => {
  const page = await visit("/liposomes?q=vitamine", 1366);
  const list = page.locator("#catalogue");
  await line(list).focus();
  await page.keyboard.press("Enter");
  const button = value(list, "allegation", "Allégation autorisée");
  await page.keyboard.press("Tab");
  await expect.poll(() => isFocused(button)).toBe(true);
  await page.keyboard.press("Space");
  await isPressed(button).toBe("true");
  expect(await isFocused(button)).toBe(true);
  await waitForPath(page, "/liposomes?q=vitamine&allegation=autorisee");
  // What is typed narrows on, and every count follows.
  const vegan = value(list, "origine", "Actif végan");
  const before = await promised(vegan);
  await list.locator("input[name=q]").fill("vitamine b");
  await expect.poll(() => promised(vegan)).toBeLessThan(before);
  await list.getByRole("link", { name: "Effacer tout" }).press("Enter");
  await waitForPath(page, "/liposomes#catalogue");
  await expect.poll(() => countShown(list)).toBe(56);
  await page.goBack();
  await expect.poll(() => chips(list).count()).toBe(2);
});

test("a value that would give nothing says so, stays, and can be taken back", async () => {
  const page = await visit("/liposomes?filtre=proteine", 1366);
  const list = page.locator("#catalogue");
  const fatty = list.locator("button[name=filtre]", { hasText: "Fatty acids" });
  expect(await promised(fatty)).toBe(1);
  await line(list).click();
  const claim = value(list, "allegation", "Allégation autorisée");
  expect(await promised(claim)).toBe(0);
  await claim.click();
  await list.getByText("Aucun produit trouvé.", { exact: true }).waitFor();
  await list.getByRole("link", { name: "Retirer le filtre Allégation autorisée" }).click();
  await expect.poll(() => countShown(list)).toBe(2);
});

test("addresses: former ones are understood, unknown ones ignored, views kept from search engines", async () => {
  const read = async (address: string) => (await fetch(siteUrl + address)).text();
  const canonical = (html: string) =>
    /rel="canonical" href="[^"]*?(\/[a-z-]+(?:\?[^"]*)?)"/.exec(html)?.[1];
  const former = await read("/probiotiques?filtre=souche-vpro");
  expect(canonical(former)).toBe("/probiotiques?souche=souche-vpro");
  const unknown = await read("/liposomes?ph=99&origine=mars&couleur=bleu&ph=");
  expect(canonical(unknown)).toBe("/liposomes");
  expect(unknown).not.toContain("noindex");
  const several = await read("/liposomes?origine=vegan&ph=3&ph=5");
  expect(canonical(several)).toBe("/liposomes?ph=5&#38;origine=vegan");
  expect(several).toContain("noindex");
});

describe("a range of pH", () => {
  test("is said by its ends, one press for “5 and below”, and each row says its own", async () => {
    const page = await visit("/fr/niosomes", 1366);
    await page.locator("summary", { hasText: "Affiner" }).click();
    await page.getByRole("button", { name: /^au-dessous de pH 5/ }).click();
    await waitForPath(page, "/fr/niosomes?phmax=5");
    await page.getByRole("button", { name: /^au-dessus de pH 4/ }).click();
    await waitForPath(page, "/fr/niosomes?phmin=4&phmax=5");
    // In a column of its own, which is not there otherwise.
    await page.getByRole("columnheader", { name: "pH", exact: true }).waitFor();
    const number = (text: string) => Number(text.replace(",", "."));
    // Rows follow the address.
    const outside = async () => {
      const windows = await page.locator("#results td:nth-of-type(1)").allTextContents();
      expect(windows.length).toBeGreaterThan(3);
      return windows.filter((said) => {
        const [, from = "", to = from] = /([\d,]+)(?:\sà\s([\d,]+))?$/.exec(said) ?? [];
        return !(number(from) < 5 && number(to) > 4);
      });
    };
    await expect.poll(outside).toEqual([]);
    // What older addresses chose is still what they choose.
    const { text } = await request(siteUrl).get("/fr/niosomes?ph=5");
    expect(text).toContain("Retirer le filtre pH 5");
  });

  test("shows how many are left beside the filters, and leads there", async () => {
    const page = await visit("/fr/liposomes", 390, { hasTouch: true, isMobile: true });
    await page.locator("summary", { hasText: "Affiner" }).tap();
    await page.getByRole("button", { name: /^au-dessous de pH 3/ }).tap();
    await waitForPath(page, "/fr/liposomes?phmax=3");
    const show = page.getByRole("link", { name: /^Voir les? (?:\d+ )?résultats?$/ });
    // In view while the values are.
    await expect
      .poll(() => show.evaluate((link) => link.getBoundingClientRect().bottom <= innerHeight))
      .toBe(true);
    await show.tap();
    await expect
      .poll(() => page.locator("#results").evaluate((list) => list.getBoundingClientRect().top))
      .toBeLessThan(300);
  });
});

test("the keyboard goes past the filters to the list by one link", async () => {
  const page = await visit("/fr/niosomes", 1366);
  const past = page.getByRole("link", { name: "Aller aux résultats" });
  await past.focus();
  expect((await past.boundingBox())?.width).toBeGreaterThan(100);
  await page.keyboard.press("Enter");
  await expect.poll(() => isFocused(page.locator("#results"))).toBe(true);
});

test("finished serums do not stand below an empty list as if they were the answer", async () => {
  const page = await visit("/fr/niosomes", 1366);
  const finished = page.locator("section", { has: page.locator("#finished") });
  await finished.waitFor();
  await page.goto(`${siteUrl}/fr/niosomes?filtre=coenzyme&phmax=4`);
  await finished.waitFor({ state: "hidden" });
});
