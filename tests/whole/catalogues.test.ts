// The catalogues and the product browser in use: where the list stands after a move, where the focus is, what is read out,
// what happens before the page wakes up and without script, and that sheets name only products that hold what they are about.
import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { readSettings } from "#server/environment.ts";
import { findHere } from "#server/search/find-here.ts";
import { listCatalogue, listPostbiotics } from "#server/views/load-catalogue.ts";
import { loadPage } from "#server/views/load-page.ts";
import { compareNames } from "#shared/editions/compare-names.ts";
import { originalEdition } from "#shared/editions/edition.ts";
import { families, familiesOf, pathOfFamily } from "#shared/families/families.ts";
import { liposomes, niosomes, products, strains } from "#shared/generated/entries.ts";
import { liposomes as liposomesCopy } from "#shared/generated/pages/liposomes.ts";
import { niosomes as niosomesCopy } from "#shared/generated/pages/niosomes.ts";
import type { SheetData } from "#shared/pages/sheet.ts";
import { sheetAddresses } from "#tests/addresses.ts";
import { manifest } from "#tests/asset-manifest.ts";
import { openBeside } from "#tests/tabs.ts";
import {
  hydrated,
  isFocused,
  openPage,
  shareBrowser,
  siteUrl,
  visit,
  waitForPath,
} from "#tests/visit.ts";

shareBrowser();

/** Below it nothing hides behind the header, px. */
const headerHeight = 72;

const rows = (page: Page) => page.locator("#catalogue tbody tr");
const next = (page: Page) => page.getByRole("button", { name: "Page suivante" });
const previous = (page: Page) => page.getByRole("button", { name: "Page précédente" });
const search = (page: Page) => page.locator("main input[name=q]");
const status = (page: Page) => page.locator("main [role=status]");
const chip = (page: Page, name: string) => page.locator("button[name=filtre]", { hasText: name });

const topOf = (element: Locator) => element.evaluate((node) => node.getBoundingClientRect().top);

/** Moves the pointer there as a hand does, and presses. */
async function press(page: Page, element: Locator, options: { button?: "left" | "middle" } = {}) {
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (!box) throw new Error("it is not shown");
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 12 });
  await page.mouse.down(options);
  await page.mouse.up(options);
}

/** Whether it is whole between the left and right edges of the window. */
const isAcross = (element: Locator) =>
  element.evaluate((node) => {
    const { left, right } = node.getBoundingClientRect();
    return left >= 0 && right <= document.documentElement.clientWidth;
  });

const pageIs = (page: Page, shown: RegExp) => page.locator("#catalogue").getByText(shown).waitFor();

describe("after a move", () => {
  test.each([
    [390, "reduce"],
    [390, "no-preference"],
    [1300, "reduce"],
    [1300, "no-preference"],
  ] as const)(
    "the list begins below the header, at %i px with %s",
    async (width, reducedMotion) => {
      const page = await visit("/liposomes", width, { reducedMotion });
      await press(page, next(page));
      await pageIs(page, /^2\s*\/\s*6$/);
      await expect.poll(() => topOf(rows(page).first())).toBeGreaterThanOrEqual(headerHeight);
      expect(await topOf(rows(page).first())).toBeLessThan(450);
      // Again at once, and from the last row's end.
      await press(page, next(page));
      await pageIs(page, /^3\s*\/\s*6$/);
      await expect.poll(() => topOf(rows(page).first())).toBeGreaterThanOrEqual(headerHeight);
    },
  );

  test("nothing moves while the list's head is in view", async () => {
    const page = await visit("/liposomes", 1300, { viewport: { width: 1300, height: 1400 } });
    await page.locator("#catalogue").evaluate((block) => block.scrollIntoView());
    const place = await page.evaluate(() => scrollY);
    await press(page, next(page));
    await pageIs(page, /^2\s*\/\s*6$/);
    // Give or take a rounded height of the rows.
    expect(Math.abs((await page.evaluate(() => scrollY)) - place)).toBeLessThan(4);
  });

  test("without script the catalogue is in view too", async () => {
    const page = await visit("/liposomes", 390, { javaScriptEnabled: false });
    await press(page, next(page));
    await waitForPath(page, "/liposomes?q=&page=2#catalogue");
    const box = await rows(page).first().boundingBox();
    expect(box?.y).toBeGreaterThan(headerHeight);
    expect(box?.y).toBeLessThan(900);
  });

  test("the back button turns back to where the visitor was", async () => {
    const page = await visit("/liposomes", 1300);
    await next(page).scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => scrollY);
    await press(page, next(page));
    await pageIs(page, /^2\s*\/\s*6$/);
    await page.goBack();
    await pageIs(page, /^1\s*\/\s*6$/);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
  });
});

describe("the pager at its ends", () => {
  test("keeps the focus, says that it is disabled, and does nothing", async () => {
    const page = await visit("/liposomes?page=5", 1300);
    await next(page).focus();
    await page.keyboard.press("Enter");
    await pageIs(page, /^6\s*\/\s*6$/);
    expect(await isFocused(next(page))).toBe(true);
    expect(await next(page).getAttribute("aria-disabled")).toBe("true");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Space");
    await next(page).click({ force: true });
    await page.keyboard.press("Shift+Tab");
    await expect.poll(() => isFocused(previous(page))).toBe(true);
    await page.keyboard.press("Enter");
    await pageIs(page, /^5\s*\/\s*6$/);
    expect(new URL(page.url()).search).toBe("?page=5");
    expect(await next(page).getAttribute("aria-disabled")).toBeNull();
  });

  test("also without script", async () => {
    const page = await visit("/liposomes?page=6", 1300, { javaScriptEnabled: false });
    await next(page).focus();
    await page.keyboard.press("Enter");
    await previous(page).click();
    await page.waitForURL(/page=5/);
    await pageIs(page, /^5\s*\/\s*6$/);
  });
});

describe("what is read out", () => {
  /** Every text that the page's status takes, from now on. */
  const listen = (page: Page) =>
    status(page).evaluate((element) => {
      const heard: string[] = [];
      new MutationObserver(() => heard.push(element.textContent)).observe(element, {
        characterData: true,
        childList: true,
        subtree: true,
      });
      Object.assign(globalThis, { heard });
    });
  const heardOn = (page: Page) =>
    page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard);

  test("a search is told once, when typing has ended", async () => {
    const page = await visit("/liposomes", 1300);
    await listen(page);
    await search(page).pressSequentially("vitamine b");
    await expect.poll(() => heardOn(page)).toEqual(["9 résultats. Page 1 sur 1"]);
    await search(page).fill("vitamine zzz");
    await expect.poll(async () => (await heardOn(page)).at(-1)).toBe("0 résultat");
  });

  test("so is another page", async () => {
    const page = await visit("/liposomes", 1300);
    await listen(page);
    await press(page, next(page));
    await expect.poll(() => heardOn(page)).toEqual(["56 résultats. Page 2 sur 6"]);
  });

  test("and what a search finds in other categories", async () => {
    const page = await visit("/formule-marque-blanche", 1300);
    await listen(page);
    await search(page).fill("glutathion");
    await expect
      .poll(() => heardOn(page))
      .toEqual(["Products shown: 0. In other categories. Beauty (1)"]);
  });
});

describe("a search of the product browser", () => {
  test.each([true, false])("says what other categories hold (script: %s)", async (hasScript) => {
    const page = await visit("/formule-marque-blanche", 390, { javaScriptEnabled: hasScript });
    await search(page).fill("glutathion");
    if (!hasScript) await page.keyboard.press("Enter");
    await page.getByText("Aucun produit trouvé pour cette catégorie.", { exact: true }).waitFor();
    await page.getByRole("link", { name: "Beauty (1)" }).click();
    await waitForPath(page, "/formule-marque-blanche?categorie=4&q=glutathion");
    await page.getByRole("tabpanel").getByText("Glutathion").first().waitFor();
    expect(await search(page).inputValue()).toBe("glutathion");
    // Until the list has changed, what came near is still there.
    await expect.poll(() => page.getByText("In other categories").count()).toBe(0);
  });

  test("does so beside what it finds itself, with the number of each", async () => {
    const page = await visit("/formule-marque-blanche?q=VITAMINE", 1300);
    await page.getByRole("tabpanel").getByText("Multivitamines").first().waitFor();
    await page.getByRole("link", { name: "Radiance & Brightening (1)" }).waitFor();
    await search(page).fill("");
    await expect.poll(() => page.getByText("In other categories").count()).toBe(0);
  });
});

describe("families of actives", () => {
  const isAtTop = async (page: Page) => {
    const top = await topOf(page.locator("#catalogue"));
    return top >= headerHeight && top < 200;
  };
  const cards = { liposomes: liposomesCopy, niosomes: niosomesCopy };
  const links = (["liposomes", "niosomes"] as const).flatMap((family) =>
    cards[family].actives.items.flatMap(({ filters }) =>
      filters.map((filter) => ({ family, ...filter })),
    ),
  );

  test("each leads to filters that there are", () => {
    expect(liposomesCopy.actives.items).toHaveLength(4);
    expect(niosomesCopy.actives.items).toHaveLength(3);
    for (const { family, dot, to } of links) {
      expect(Object.keys(cards[family].family.filters)).toContain(dot);
      expect(to).toBe(`/${family}?filtre=${dot}#catalogue`);
    }
    for (const family of ["liposomes", "niosomes"] as const)
      for (const { filters } of cards[family].actives.items) expect(filters).not.toEqual([]);
  });

  test.each([
    [390, true],
    [1300, true],
    [1300, false],
  ])("leads there, again and again, at %i px (script: %s)", async (width, hasScript) => {
    const page = await visit("/niosomes", width, { javaScriptEnabled: hasScript });
    await press(page, page.getByRole("link", { name: "Vitamines dans le catalogue" }));
    await waitForPath(page, "/niosomes?filtre=vitamines#catalogue");
    await expect.poll(() => chip(page, "vitamines").getAttribute("aria-pressed")).toBe("true");
    await expect.poll(() => isAtTop(page)).toBe(true);
    if (hasScript) await expect.poll(() => isFocused(page.locator("#catalogue"))).toBe(true);
    await press(page, page.getByRole("link", { name: "Minéraux dans le catalogue" }));
    await waitForPath(page, "/niosomes?filtre=mineral#catalogue");
    await expect.poll(() => chip(page, "minéral").getAttribute("aria-pressed")).toBe("true");
    await expect.poll(() => isAtTop(page)).toBe(true);
    expect(await rows(page).filter({ hasText: "zinc" }).count()).toBe(1);
  });
});

describe("lists", () => {
  test.each(families)("$folder stand in French order, numbers by what they are worth", (family) => {
    const reader = { edition: originalEdition, around: "fr" } as const;
    const names = listCatalogue(family, reader).rows.map(
      ({ name, code = "" }) => `${name} ${code}`,
    );
    expect(names).toEqual(names.toSorted(compareNames));
  });

  test("so b3 comes before b12, also where a search finds them", async () => {
    const page = await visit("/liposomes?q=vitamine+b", 1300);
    const found = await page.locator("#catalogue tbody a").allTextContents();
    expect(found.filter((name) => name.startsWith("vitamine b"))).toEqual([
      "vitamine b1",
      "vitamine b3",
      "vitamine b5",
      "vitamine b6",
      "vitamine b9",
      "vitamine b12",
    ]);
    const reader = { edition: originalEdition, around: "fr" } as const;
    const codes = familiesOf("strain").flatMap((family) =>
      listPostbiotics(family, reader).rows.map(({ code = "" }) => code),
    );
    expect(codes).toEqual(codes.toSorted(compareNames));
  });
});

describe("products on sheets", () => {
  const sheets = sheetAddresses.map((address) => ({
    address,
    data: loadPage(address, new URLSearchParams(), originalEdition, readSettings({}))?.page
      .data as SheetData,
  }));

  /** Paths of the actives of the product at an address. */
  const activesOf = (path: string) =>
    products
      .find(({ slug }) => path === `/formule-marque-blanche/${slug}`)
      ?.actives.map((active) => active.path) ?? [];

  /** Where the ingredient has its sheets: a niosome's liposome too, and what a complex is made of. */
  function pathsOf(address: string): readonly (readonly (string | undefined)[])[] {
    const entry = [...liposomes, ...niosomes].find(
      ({ type, slug }) => address === `/${type}s/${slug}`,
    );
    const counterpart = entry?.type === "niosome" && entry.liposome;
    const parts =
      entry?.identity?.kind === "complex"
        ? entry.identity.components.flatMap(({ path }) => path ?? [])
        : [];
    return [
      [address],
      ...(counterpart ? [[`/liposomes/${counterpart}`]] : []),
      ...(parts.length > 1 ? [parts] : []),
    ];
  }

  test.each(sheets)("$address names those that hold it, and no other", ({ address, data }) => {
    const named = [
      ...data.products.map(({ path }) => path),
      ...(data.product ? [data.product.path] : []),
    ];
    for (const path of named) {
      // A finished serum is a product itself.
      if (path.endsWith(address.replace("/niosomes", ""))) continue;
      const actives = activesOf(path);
      const isHeld = pathsOf(address).some((paths) => paths.every((one) => actives.includes(one)));
      expect(isHeld, `${path} holds ${address}`).toBe(true);
    }
    const holding = products.filter(({ actives }) => actives.some(({ path }) => path === address));
    for (const { slug } of holding) expect(named).toContain(`/formule-marque-blanche/${slug}`);
  });

  test("a niosome's sheet names no capsule that holds the liposome of the same name", () => {
    const vitaminC = sheets.find(({ address }) => address === "/niosomes/vitamine-c")?.data;
    expect(vitaminC?.product).toBeNull();
    expect(vitaminC?.products.map(({ path }) => path)).toEqual([
      "/formule-marque-blanche/vitamine-c-acide-hyaluronique",
    ]);
  });

  test("who is in no product says so, and leads to the tailor-made formula", async () => {
    const page = await visit(`/probiotiques/${strains[0]?.slug}`, 390, {
      javaScriptEnabled: false,
    });
    await page.getByText("Aucun produit ne contient encore cette souche.").waitFor();
    await page.getByRole("link", { name: "Disponible sur mesure" }).click();
    await waitForPath(page, "/formule-sur-mesure");
  });

  test("every specified sub-name is on a sheet", () => {
    const shown = new Set(sheets.map(({ data }) => data.product?.subName));
    const specified =
      "multivitamines, circulation, capillaire, anti-stress, articulation, immunité, vitamines b complex, vitamines b12, vitamines d3, hyaluronique, coenzyme q10, glutathion, biotine, sommeil, resvératrol, vitamine c+, zinc";
    for (const name of specified.split(", ")) expect(shown).toContain(name);
  });

  test("circulation is shown with its picture where it is contained", async () => {
    const page = await visit("/liposomes/vignerouge", 1300);
    const banner = page.getByRole("region", { name: "circulation" });
    await banner.getByText("Contient cet actif").waitFor();
    await banner.getByText("gamme bien-être").waitFor();
    await banner.getByRole("link", { name: "En savoir +" }).click();
    await waitForPath(page, "/formule-marque-blanche/circulation");
  });
});

describe.each([390, 820])("filters and tabs in a strip, at %i px", (width) => {
  test("the pressed filter of an address is in view, and the page has not moved", async () => {
    const page = await visit("/liposomes?filtre=substance", width);
    await expect.poll(() => isAcross(chip(page, "Substances"))).toBe(true);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test("it stays so as its letters come late", async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const page = await openPage({ viewport: { width, height: 900 } });
    await page.route("**/*.woff2", async (route) => {
      await promise;
      await route.continue();
    });
    await page.goto(`${siteUrl}/liposomes?filtre=substance`, { waitUntil: "domcontentloaded" });
    await hydrated(page);
    await expect.poll(() => isAcross(chip(page, "Substances"))).toBe(true);
    resolve();
    await page.evaluate(() => document.fonts.ready);
    await expect.poll(() => isAcross(chip(page, "Substances"))).toBe(true);
  });

  test("also without script", async () => {
    const page = await visit("/liposomes?filtre=substance", width, { javaScriptEnabled: false });
    expect(await isAcross(chip(page, "Substances"))).toBe(true);
    const browser = await visit("/formule-marque-blanche?categorie=10", width, {
      javaScriptEnabled: false,
    });
    expect(await isAcross(browser.getByRole("tab", { name: "Anti-redness" }))).toBe(true);
  });

  test("what the keyboard comes to is in view, each way", async () => {
    const page = await visit("/liposomes", width);
    await chip(page, "Amino acids").focus();
    for (let tab = 0; tab < 8; tab += 1) {
      await page.keyboard.press("Tab");
      await expect.poll(() => isAcross(page.locator("button[name=filtre]:focus"))).toBe(true);
    }
    expect(await isFocused(chip(page, "Substances"))).toBe(true);
    await page.keyboard.press("Enter");
    await expect.poll(() => chip(page, "Substances").getAttribute("aria-pressed")).toBe("true");
    await expect.poll(() => isAcross(chip(page, "Substances"))).toBe(true);
  });

  test("a filter that is cut comes whole into view when it is pressed", async () => {
    const page = await visit("/liposomes", width, { reducedMotion: "no-preference" });
    const list = page.locator("ul:has(> li > button[name=filtre])");
    await list.scrollIntoViewIfNeeded();
    const cut = await list.evaluate((strip) => {
      const { clientWidth } = document.documentElement;
      return [...strip.children].findIndex(
        (item) => item.getBoundingClientRect().right > clientWidth,
      );
    });
    const button = list.locator("button").nth(cut);
    const box = await button.boundingBox();
    if (!box) throw new Error("it is not shown");
    await page.mouse.move(Math.min(box.x + 8, width - 4), box.y + 20, { steps: 12 });
    await page.mouse.down();
    await page.mouse.up();
    await expect.poll(() => button.getAttribute("aria-pressed")).toBe("true");
    await expect.poll(() => isAcross(button)).toBe(true);
  });

  test("the number of results stands above the list", async () => {
    const page = await visit("/liposomes?filtre=mineral", width);
    const count = page.getByText("8 résultats", { exact: true });
    expect(await count.isVisible()).toBe(true);
    expect(await topOf(count)).toBeLessThan(await topOf(rows(page).first()));
    const browser = await visit("/formule-marque-blanche", width);
    expect(
      await browser.locator("p:not([role])", { hasText: "Products shown: 9" }).isVisible(),
    ).toBe(true);
  });

  test("so are tabs: selected by an address, or come to with arrows", async () => {
    const page = await visit("/formule-marque-blanche?categorie=10", width);
    const last = page.getByRole("tab", { name: "Anti-redness & unifying" });
    await expect.poll(() => isAcross(last)).toBe(true);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await last.focus();
    for (let step = 0; step < 9; step += 1) {
      await page.keyboard.press("ArrowLeft");
      await expect.poll(() => isAcross(page.locator("[role=tab]:focus"))).toBe(true);
    }
    expect(await isFocused(page.getByRole("tab", { name: "essentials" }))).toBe(true);
  });
});

describe("titles of views", () => {
  const views = [
    ["/liposomes?filtre=mineral", "Liposomes\u202f: minéraux | Sphérine"],
    ["/liposomes?page=2", "Liposomes\u202f: page 2 | Sphérine"],
    ["/liposomes?filtre=vegetal&page=2", "Liposomes\u202f: plantes, page 2 | Sphérine"],
    ["/niosomes?q=acide", "Niosomes\u202f: «\u202facide\u202f» | Sphérine"],
    ["/niosomes?filtre=acides&forme=creme", "Niosomes\u202f: acides, crème | Sphérine"],
    ["/probiotiques?filtre=souche-vpro", "Probiotiques\u202f: souche VPRO® | Sphérine"],
    ["/formule-marque-blanche?categorie=4", "White-label: Beauty | Sphérine"],
    ["/formule-marque-blanche?q=zinc", "White-label: “zinc” | Sphérine"],
  ] as const;

  test.each(views)("%s: %s", async (address, title) => {
    const page = await visit(address, 1300, { javaScriptEnabled: false });
    expect(await page.title()).toBe(title);
    const html = await page.content();
    expect(html.includes('name="robots" content="noindex')).toBe(!address.includes("?page"));
    const live = await visit(address, 1300);
    await expect.poll(() => live.title()).toBe(title);
  });

  test("all are short and their own", async () => {
    const titles = new Map<string, string>();
    const settings = readSettings({});
    for (const family of families) {
      const { facets } = listCatalogue(family, { edition: originalEdition, around: "fr" });
      const idsOf = (facet: string) =>
        facets.find(({ id }) => id === facet)?.values.map(({ id }) => id) ?? [];
      for (const filter of ["", ...idsOf("filtre")])
        for (const forme of ["", ...idsOf("forme")])
          for (const q of ["", "un mot ou deux, et tout ce qui peut encore venir après"]) {
            const parameters = new URLSearchParams({ filtre: filter, forme, q });
            const path = pathOfFamily(family);
            const result = findHere(q, originalEdition);
            const found = loadPage(path, parameters, originalEdition, settings, result);
            const title = found?.title ?? "";
            // A search keeps a few letters, whatever else the title says.
            expect(title.length, title).toBeLessThanOrEqual(q ? 75 : 60);
            expect(titles.get(title)).toBeUndefined();
            titles.set(title, String(parameters));
          }
    }
    expect(titles.size).toBeGreaterThan(100);
  });

  test("follow the visitor, while the page's own heading stays", async () => {
    const page = await visit("/liposomes", 1300);
    const plain = await page.title();
    const heading = await page.getByRole("heading", { level: 1 }).textContent();
    await chip(page, "Plants").click();
    await expect.poll(() => page.title()).toBe("Liposomes\u202f: plantes | Sphérine");
    await press(page, next(page));
    await expect.poll(() => page.title()).toBe("Liposomes\u202f: plantes, page 2 | Sphérine");
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe(heading);
    await page.goBack();
    await expect.poll(() => page.title()).toBe("Liposomes\u202f: plantes | Sphérine");
    await page.goBack();
    await expect.poll(() => page.title()).toBe(plain);
  });

  test("of a page that was left and come back to are its own again", async () => {
    const page = await visit("/liposomes?filtre=mineral", 1300);
    await page
      .locator("main")
      .getByRole("link", { name: /niosomes/i })
      .last()
      .click();
    await waitForPath(page, "/niosomes");
    await expect.poll(() => page.title()).toBe("Niosomes, actifs cosmétiques | Sphérine");
    await page
      .locator("main")
      .getByRole("link", { name: /liposomes/i })
      .last()
      .click();
    await waitForPath(page, "/liposomes");
    await expect.poll(() => page.title()).toBe("Liposomes, catalogue d’actifs | Sphérine");
  });
});

describe("before the page wakes up", () => {
  /** Opens an address whose script comes once it is let go. */
  async function openAsleep(path: string) {
    const page = await openPage();
    const { promise, resolve: wake } = Promise.withResolvers<void>();
    await page.route(`**${manifest.entry}`, async (route) => {
      await promise;
      await route.continue();
    });
    await page.goto(siteUrl + path, { waitUntil: "commit" });
    await search(page).waitFor();
    return { page, wake };
  }

  test("what was typed is searched for, and typing goes on", async () => {
    const { page, wake } = await openAsleep("/liposomes");
    await search(page).pressSequentially("acér");
    wake();
    await hydrated(page);
    await page.keyboard.type("ola");
    await waitForPath(page, "/liposomes?q=ac%C3%A9rola");
    await expect.poll(() => rows(page).count()).toBe(1);
    expect(await search(page).inputValue()).toBe("acérola");
  });

  test("also in the product browser", async () => {
    const { page, wake } = await openAsleep("/formule-marque-blanche?categorie=4");
    await search(page).fill("kera");
    wake();
    await waitForPath(page, "/formule-marque-blanche?categorie=4&q=kera");
    // The one that is called so, then the one that contains it.
    await expect
      .poll(() => page.getByRole("tabpanel").getByRole("listitem").allTextContents())
      .toEqual([expect.stringContaining("Kératine"), expect.stringContaining("Capillaire")]);
    expect(await search(page).inputValue()).toBe("kera");
  });

  test("a row is followed from anywhere", async () => {
    const { page } = await openAsleep("/niosomes?q=bakuchiol");
    await press(page, rows(page).first().locator("[data-cell=action] span"));
    await page.waitForURL(/\/niosomes\/bakuchiol$/, { waitUntil: "commit" });
  });

  test("a filter is a plain form, with what was typed", async () => {
    const { page, wake } = await openAsleep("/liposomes");
    await search(page).fill("vitamine");
    await chip(page, "Vitamins").click({ noWaitAfter: true });
    await page.waitForURL(/q=vitamine&filtre=vitamine/, { waitUntil: "commit" });
    wake();
    await hydrated(page);
    expect(await search(page).inputValue()).toBe("vitamine");
    await expect.poll(() => chip(page, "Vitamins").getAttribute("aria-pressed")).toBe("true");
  });
});

describe("a row", () => {
  const openList = () => visit("/niosomes?q=bakuchiol", 1300);
  const row = (page: Page) => rows(page).first();
  const words = (page: Page) => row(page).locator("[data-cell=action] span").first();

  test.each(["th", "[data-cell=action] span", "[data-cell=types]", "[data-cell=formes]"])(
    "is followed from its %s",
    async (place) => {
      const page = await openList();
      await press(page, row(page).locator(place).first());
      await waitForPath(page, "/niosomes/bakuchiol");
    },
  );

  test("is followed from the keyboard", async () => {
    const page = await openList();
    await row(page).getByRole("link").focus();
    await page.keyboard.press("Enter");
    await waitForPath(page, "/niosomes/bakuchiol");
  });

  const beside = ["th a", "[data-cell=action] span", "[data-cell=formes]"];

  /** It opens in a tab of its own, and the list stays; pages that their opener could steer are no pages of ours. */
  async function expectBeside(place: string, open: (page: Page, target: Locator) => Promise<void>) {
    const page = await openList();
    const target = row(page).locator(place).first();
    const address = `${siteUrl}/niosomes/bakuchiol`;
    const tab = await openBeside(page, address, () => open(page, target));
    expect(tab.title).toMatch(/bakuchiol/i);
    expect(tab.canAccessOpener).toBe(false);
    expect(new URL(page.url()).pathname).toBe("/niosomes");
  }

  test.each(beside)("opens beside from its %s with the middle button", (place) =>
    expectBeside(place, (page, target) => press(page, target, { button: "middle" })),
  );

  test.each(beside)("opens beside from its %s with a key", (place) =>
    expectBeside(place, async (page, target) => {
      await page.keyboard.down("Control");
      await press(page, target);
      await page.keyboard.up("Control");
    }),
  );

  test("lets its texts be selected", async () => {
    const page = await openList();
    await words(page).scrollIntoViewIfNeeded();
    const box = await words(page).boundingBox();
    if (!box) throw new Error("it is not shown");
    await page.mouse.move(box.x + 2, box.y + box.height / 2, { steps: 12 });
    await page.mouse.down();
    await page.mouse.move(box.x + 60, box.y + box.height / 2, { steps: 12 });
    await page.mouse.up();
    const selected = await page.evaluate(() => String(getSelection()));
    expect(selected.length).toBeGreaterThan(3);
    expect(await words(page).textContent()).toContain(selected);
    // Pressed again, it is followed; the drag was not.
    expect(new URL(page.url()).pathname).toBe("/niosomes");
    await press(page, words(page));
    await waitForPath(page, "/niosomes/bakuchiol");
  });

  test("is followed from anywhere without script", async () => {
    const page = await visit("/niosomes?q=bakuchiol", 1300, { javaScriptEnabled: false });
    await press(page, words(page));
    await waitForPath(page, "/niosomes/bakuchiol");
  });
});
