// What the lists say: families of actives that lead to filters, their order, the titles of their views.
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { readSettings } from "#server/environment.ts";
import { listCatalogue, listPostbiotics } from "#server/views/load-catalogue.ts";
import { loadPage } from "#server/views/load-page.ts";
import { compareNames } from "#shared/editions/compare-names.ts";
import { originalEdition } from "#shared/editions/edition.ts";
import { families, familiesOf, pathOfFamily } from "#shared/families/families.ts";
import { liposomes as liposomesCopy } from "#shared/generated/pages/liposomes.ts";
import { niosomes as niosomesCopy } from "#shared/generated/pages/niosomes.ts";
import { chip, headerHeight, next, rows, topOf } from "#tests/catalogue-list.ts";
import { searchInProcess } from "#tests/kits/search-in-process.ts";
import { isFocused, press, shareBrowser, visit, waitForPath } from "#tests/visit.ts";

shareBrowser();

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
    const reader = { edition: originalEdition, pageLanguage: "fr" } as const;
    const names = listCatalogue(family, reader).rows.map(
      ({ name, code = "" }) => `${name} ${code}`,
    );
    expect(names).toEqual(names.toSorted(compareNames));
  });

  test("a sheet is fetched while the pointer rests on its row, and shown from there", async () => {
    const page = await visit("/niosomes?q=bakuchiol", 1300);
    const link = rows(page).first().locator("th a");
    const isFetched = page.waitForEvent("request", (asked) =>
      asked.url().endsWith("/niosomes/bakuchiol"),
    );
    await link.hover();
    await isFetched;
    await link.click();
    await page.waitForURL(/\/niosomes\/bakuchiol$/);
    const came = await page.evaluate(() => performance.getEntriesByType("navigation")[0]?.toJSON());
    expect(came).toMatchObject({ deliveryType: "navigational-prefetch" });
  });

  test.each(families)(
    "plates of $folder lead to their wall, with what is chosen",
    async (family) => {
      const path = pathOfFamily(family);
      const page = await visit(`${path}?q=b`, 1300);
      const strip = page.locator("#catalogue").getByRole("link", { name: /\d+\s.*, une planche$/ });
      await strip.click();
      await waitForPath(page, `${path}?q=b&vue=planche#catalogue`);
      // It is the wall's title then.
      await page.locator("#catalogue h3", { hasText: "une planche" }).waitFor();
      expect(await strip.count()).toBe(0);
    },
  );

  test("forms that no entry of a list is compatible with are not among its filters", async () => {
    const offered = async (address: string) => {
      const page = await visit(address, 1300);
      await page.locator("#catalogue summary").click();
      return page.locator("#catalogue button[name=forme]").allTextContents();
    };
    expect((await offered("/fr/liposomes")).join()).not.toMatch(/Comprimé/);
    expect((await offered("/fr/liposomes?forme=tablet")).join()).toMatch(/Comprimé/);
  });

  test("so b3 comes before b12, also where a search finds them", async () => {
    const page = await visit("/liposomes?q=vitamine+b", 1300);
    const found = await page.locator("#catalogue tbody th a").allTextContents();
    expect(found.filter((name) => name.startsWith("vitamine b"))).toEqual([
      "vitamine b1",
      "vitamine b3",
      "vitamine b5",
      "vitamine b6",
      "vitamine b9",
      "vitamine b12",
    ]);
    const reader = { edition: originalEdition, pageLanguage: "fr" } as const;
    const codes = familiesOf("strain").flatMap((family) =>
      listPostbiotics(family, reader).rows.map(({ code = "" }) => code),
    );
    expect(codes).toEqual(codes.toSorted(compareNames));
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
    ["/formule-marque-blanche?categorie=4", "White label: Beauty | Sphérine"],
    ["/formule-marque-blanche?q=zinc", "White label: “zinc” | Sphérine"],
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
      const { facets } = listCatalogue(family, { edition: originalEdition, pageLanguage: "fr" });
      const idsOf = (facet: string) =>
        facets.find(({ id }) => id === facet)?.values.map(({ id }) => id) ?? [];
      for (const filter of ["", ...idsOf("filtre")])
        for (const forme of ["", ...idsOf("forme")])
          for (const q of ["", "un mot ou deux, et tout ce qui peut encore venir après"]) {
            const parameters = new URLSearchParams({ filtre: filter, forme, q });
            const path = pathOfFamily(family);
            const result = searchInProcess(q, originalEdition);
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
