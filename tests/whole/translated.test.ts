// The site through a translator, which puts elements of its own in place of texts: pages that change say what is so now, and stay.
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { fillIn, send, thanks } from "#tests/contact-form.ts";
import { translated, translatedInPlace } from "#tests/surroundings.ts";
import { hydrated, openPage, shareBrowser, siteUrl } from "#tests/visit.ts";

shareBrowser();

const bench = "/fr/formule-sur-mesure/composer/complement?v=1";

/** Until the texts are the translator's, and what follows the formula is there. */
async function open(path: string, surroundings: (page: Page) => Promise<void>): Promise<Page> {
  const page = await openPage({ permissions: ["clipboard-read", "clipboard-write"] });
  await surroundings(page);
  await page.goto(siteUrl + path);
  await hydrated(page);
  await page.locator("main font").first().waitFor({ state: "attached" });
  return page;
}

const dose = (page: Page, slug: string) => page.locator(`#dose-${slug}`);

const says = (page: Page, text: RegExp) =>
  expect.poll(() => page.getByRole("main").textContent()).toMatch(text);

/** What a page must survive, with what it then says. */
const tours: readonly (readonly [string, string, (page: Page) => Promise<void>])[] = [
  [
    "a dose that changes, is emptied, and earns a claim",
    `${bench}&zinc=10mg&vitamine-c=10mg`,
    async (page) => {
      await dose(page, "zinc").fill("5");
      await says(page, /50\s?%/);
      await dose(page, "zinc").press("ArrowUp");
      await dose(page, "zinc").fill("");
      await dose(page, "vitamine-c").fill("200");
      await says(page, /250\s?%/);
      await dose(page, "zinc").fill("40");
    },
  ],
  [
    "an active that is added, and one that is taken off",
    `${bench}&zinc=10mg`,
    async (page) => {
      const field = page.locator("main input[role=combobox]").filter({ visible: true }).first();
      await field.fill("magn");
      await page
        .locator("main [role=option]")
        .filter({ hasText: /Magn/, visible: true })
        .first()
        .click();
      await dose(page, "magnesium").fill("300");
      await page
        .getByRole("link", { name: /^Retirer/ })
        .first()
        .click();
      await says(page, /Magnésium/);
    },
  ],
  [
    "doses that are set on the home page",
    "/fr",
    async (page) => {
      const field = page.getByRole("main").locator("input[name=selenium]");
      await field.scrollIntoViewIfNeeded();
      await page.locator("main [data-row] [data-live]").first().waitFor();
      await field.fill("60");
      await says(page, /au.dessus du maximum/);
      await field.fill("20");
      await says(page, /38 allégations/);
    },
  ],
  [
    "a selection whose link is copied, and from which something is taken",
    "/fr/selection?s=liposomes.zinc,niosomes.retinol",
    async (page) => {
      await page.getByRole("button", { name: /Copier le lien/ }).click();
      await page
        .getByText(/Lien copié/)
        .first()
        .waitFor();
      await page.getByRole("button", { name: /Copier le lien/ }).waitFor();
    },
  ],
  [
    "a list that is narrowed, and something of it chosen",
    "/fr/liposomes",
    async (page) => {
      await page.getByRole("main").getByRole("searchbox").fill("vitamine");
      await page.waitForURL(/q=vitamine/);
      const add = page.getByRole("button", { name: "Ajouter à ma sélection" }).first();
      await add.click();
      await page.getByRole("main").getByRole("searchbox").fill("zinc");
      await page.waitForURL(/q=zinc/);
    },
  ],
  [
    "a search that is typed",
    "/fr/recherche?q=zinc",
    async (page) => {
      await page.getByRole("main").getByRole("searchbox").fill("magnesium");
      await page.waitForURL(/q=magnesium/);
      await says(page, /Magnésium/);
    },
  ],
  [
    "a form that is corrected and sent",
    "/fr/contact",
    async (page) => {
      await send(page);
      await fillIn(page);
      await send(page);
      await thanks(page).waitFor();
    },
  ],
];

test.each([
  ["/fr/probiotiques", "main i[lang=la]"],
  ["/fr/probiotiques", "main span"],
  ["/fr/niosomes/retinol", "main dd span"],
  ["/fr/liposomes/zinc", "main td"],
  ["/fr/selection?s=liposomes.zinc,niosomes.retinol", "main td span"],
  ["/fr/doses-maximales", "main td"],
  ["/fr/doses-maximales", "main td b"],
  ["/fr/formule-sur-mesure/composer/complement?v=1&zinc=10mg&vitamine-c=80mg", "main td span"],
  ["/fr/formule-sur-mesure/composer/complement?v=1&zinc=10mg&vitamine-c=80mg", "main div"],
  ["/fr/formule-sur-mesure/composer/complement?v=1&zinc=10mg&vitamine-c=80mg", "main td"],
])("names and doses that are the same in every language are left alone: %s", async (path, kind) => {
  const page = await openPage();
  await translated(page);
  await page.goto(siteUrl + path);
  await hydrated(page);
  await page.locator("main font").first().waitFor({ state: "attached" });
  const kept = page.locator(`${kind}[translate=no]`);
  expect(await kept.count()).toBeGreaterThan(1);
  expect(await kept.locator("font").count()).toBe(0);
});

test.each([
  ["complement?v=1&zinc=10mg&vitamine-c=80mg", "680 mg"],
  ["serum?v=1&niacinamide=4pc&acide-hyaluronique=1pc", "pH"],
])("names in the drawings of a bench stay drawn: %s", async (query, late) => {
  const page = await open(`/fr/formule-sur-mesure/composer/${query}`, translated);
  await page.getByRole("heading", { name: late }).or(page.getByText(late)).first().waitFor();
  const widths = await page
    .locator("main svg text")
    .filter({ visible: true })
    .evaluateAll((texts) => texts.map((text) => text.getBoundingClientRect().width));
  expect(widths.length).toBeGreaterThan(3);
  expect(Math.min(...widths)).toBeGreaterThan(0);
  const names = page.locator("main svg text").filter({ hasText: /niacinamide|vitamine/i });
  expect(await names.count()).toBeGreaterThan(0);
  expect(await names.locator("font").count()).toBe(0);
});

test.each([
  "/fr",
  "/fr/formule-sur-mesure",
  "/fr/formule-marque-blanche",
  "/fr/probiotiques",
  "/fr/niosomes",
])("texts in drawings stay drawn: %s", async (path) => {
  const page = await open(path, translated);
  expect(await page.locator("main svg text").count()).toBeGreaterThan(0);
  expect(await page.locator("main svg font").count()).toBe(0);
});

test.each([320, 1366, 1440])(
  "at %i px the names of a bench's lines stand clear of each other, twice as long as ours",
  async (width) => {
    const page = await open(`${bench}&zinc=10mg`, translated);
    await page.setViewportSize({ width, height: 900 });
    const names = page.locator("main span[data-edge]");
    const boxes = await names.evaluateAll((edges) =>
      edges.map((edge) => {
        for (const font of edge.querySelectorAll("font font"))
          font.textContent = `${font.textContent} ${font.textContent}`;
        const { left, right } = edge.getBoundingClientRect();
        return { left, right };
      }),
    );
    expect(boxes).toHaveLength(3);
    const byPlace = boxes.toSorted((a, b) => a.left - b.left);
    for (const [at, { right }] of byPlace.entries())
      expect(right).toBeLessThanOrEqual(byPlace[at + 1]?.left ?? width);
  },
);

test("the language that a translator has given to the page stays", async () => {
  const page = await openPage();
  await page.addInitScript(() =>
    addEventListener("DOMContentLoaded", () => {
      document.documentElement.lang = "de";
    }),
  );
  await page.goto(`${siteUrl}/fr/liposomes`);
  await hydrated(page);
  const lang = () => page.evaluate(() => document.documentElement.lang);
  await page.getByRole("main").getByRole("searchbox").fill("zinc");
  await page.waitForURL(/q=zinc/);
  expect(await lang()).toBe("de");
  await page.locator("header").getByRole("link", { name: "Notre laboratoire" }).first().click();
  await page.waitForURL(/notre-laboratoire/);
  await page.locator("main h1").waitFor();
  expect(await lang()).toBe("de");
});

describe.each([
  ["replaced", translated],
  ["moved", translatedInPlace],
] as const)("texts that are %s", (_, surroundings) => {
  test.each(tours)("%s", async (_, path, work) => {
    const page = await open(path, surroundings);
    await work(page);
    expect(await page.locator(".error-screen").count()).toBe(0);
  });
});
