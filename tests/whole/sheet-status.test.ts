// Dose and status, compatibility and origin: what formulators and regulators read on a sheet, in words and at a glance.
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { liposomes, strains } from "#shared/generated/entries.ts";
import { lookAt, shareBrowser, siteUrl } from "#tests/visit.ts";

shareBrowser();

const plain = (text: string | null) => (text ?? "").replaceAll(/[\u00a0\u202f]/g, " ");

/** The cells of a row of the table of doses, by its name. */
const row = async (page: Page, name: string) =>
  (
    await page
      .getByRole("row")
      .filter({ has: page.getByRole("rowheader", { name, exact: true }) })
      .getByRole("cell")
      .allTextContents()
  ).map(plain);

describe("the table of doses", () => {
  test("says what is usual, what is needed, and what limits it, on a phone too", async () => {
    const page = await lookAt("/liposomes/zinc", 390);
    expect(await row(page, "Dose usuelle")).toEqual([
      "10 mg",
      "100 %",
      "Zinc, marque blanche : 1 gélule par jour, au dîner",
    ]);
    expect((await row(page, "Seuil d’allégation")).slice(0, 2)).toEqual(["1,5 mg", "15 %"]);
    expect((await row(page, "Maximum français")).slice(0, 2)).toEqual(["15 mg", "150 %"]);
    expect((await row(page, "Avis de l’ANSES")).join()).toContain(
      "le comité conseille 9,7 mg au plus, le projet d’arrêté garde 15 mg",
    );
    expect((await row(page, "Limite européenne")).slice(0, 2)).toEqual(["25 mg", "250 %"]);
  });

  test("says that a maximum was annulled, and that none is known", async () => {
    const annulled = await lookAt("/liposomes/vitamineb12", 1280);
    expect(await row(annulled, "Maximum français")).toEqual([
      "annulé",
      "",
      "Conseil d’État, 27 avril 2011, n° 295235",
    ]);
    const unlimited = await lookAt("/fr/liposomes/quercetine", 1280);
    expect((await row(unlimited, "Maximum français"))[0]).toBe("non fixé");
  });

  test("says the ceiling of a plant with its source, in English too", async () => {
    const page = await lookAt("/en/liposomes/chardon-marie", 1280);
    const found = (await page.getByRole("table").getByRole("row").allTextContents()).map(plain);
    expect(found.join("\n")).toMatch(/266 mg/);
  });

  test("gives every nutrient of a complex a row", async () => {
    const page = await lookAt("/liposomes/complexevitaminesB", 1280);
    const entry = liposomes.find(({ slug }) => slug === "complexevitaminesB");
    expect(await page.getByRole("table").getByRole("rowheader").count()).toBe(
      entry?.nutrients?.length,
    );
    expect(await row(page, "vitamine B12")).toEqual([
      "2,5 µg",
      "0,375 µg",
      "Maximum français annulé · Limite européenne non fixée",
    ]);
  });

  test("says the limits of a cosmetic by where it is used", async () => {
    const page = await lookAt("/niosomes/retinol", 1280);
    expect((await row(page, "Maximum, autres produits"))[0]).toBe("0,3 %");
    expect((await row(page, "Maximum, corps"))[0]).toBe("0,05 %");
  });

  test("says of a strain whether its species is presumed safe", async () => {
    const [presumed, other] = ["Lactobacillus acidophilus", "Streptococcus salivarius"].map(
      (name) => strains.find(({ species, type }) => species === name && type === "probiotique"),
    );
    const listed = async (slug = "") =>
      (await row(await lookAt(`/en/probiotiques/${slug}`, 1280), "QPS list"))[0];
    expect(await listed(presumed?.slug)).toBe("listed");
    expect(await listed(other?.slug)).toBe("not listed");
  });
});

test("the scale says all its marks in words", async () => {
  const page = await lookAt("/liposomes/zinc", 1280);
  const scale = page.getByRole("img", { name: /10 mg dose usuelle/ });
  expect(plain(await scale.getAttribute("aria-label"))).toBe(
    "10 mg dose usuelle, 100 % de la valeur de référence, 1,5 mg seuil d’allégation, " +
      "15 mg maximum français, 25 mg limite européenne",
  );
});

test("labels of a scale cover neither one another nor the line", async () => {
  const paths = ["vitamined3", "zinc", "vitamine-c", "acerola", "berberine", "magnesium"];
  const seen = paths.flatMap((slug) =>
    [320, 360, 390, 820, 1440].flatMap((width) =>
      ["fr", "en"].map((prefix) => ({ path: `/${prefix}/liposomes/${slug}`, width })),
    ),
  );
  for (const { path, width } of [...seen, { path: "/fr/niosomes/retinol", width: 390 }]) {
    const page = await lookAt(path, width);
    const boxes = await page.locator("foreignObject span:first-child").evaluateAll((spans) =>
      spans
        .filter((span) => span.checkVisibility())
        .map((span) => {
          const range = document.createRange();
          range.selectNodeContents(span.parentElement ?? span);
          const { left, right, top, bottom } = range.getBoundingClientRect();
          const box = span.closest("svg[role]")?.getBoundingClientRect();
          return {
            ...{ left, right, top, bottom, text: span.textContent },
            isInside: box !== undefined && left >= box.left - 1 && right <= box.right + 1,
          };
        }),
    );
    expect(boxes.length).toBeGreaterThan(1);
    expect(
      boxes.filter(({ isInside }) => !isInside).map(({ text }) => text),
      `${path} at ${width} px`,
    ).toEqual([]);
    for (const [index, a] of boxes.entries())
      for (const b of boxes.slice(index + 1)) {
        const apart =
          a.right <= b.left + 1 ||
          b.right <= a.left + 1 ||
          a.bottom <= b.top + 1 ||
          b.bottom <= a.top + 1;
        expect(apart, `${path}: ${a.text} and ${b.text} at ${width} px`).toBe(true);
      }
  }
});

test("a usual dose beyond the French maximum says why on its own scale", async () => {
  const page = await lookAt("/fr/liposomes/vitamine-c", 390);
  await page.getByText("La dose usuelle dépasse le maximum français de 2006").waitFor();
  const zinc = await lookAt("/fr/liposomes/zinc", 390);
  expect(await zinc.getByText("La dose usuelle dépasse").count()).toBe(0);
});

test("partners lead to their sheets", async () => {
  const page = await lookAt("/fr/liposomes/zinc", 1280);
  const links = page.locator("dl", { hasText: "Partenaires" }).getByRole("link");
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  expect(paths.length).toBeGreaterThan(0);
  for (const path of paths) {
    expect(path).toMatch(/^\/fr\/liposomes\//);
    expect((await fetch(siteUrl + path)).status).toBe(200);
  }
});

describe("a product", () => {
  test("says which doses are above the maxima of 2006", async () => {
    const page = await lookAt("/fr/formule-marque-blanche/vitamines-d3", 1280);
    const text = plain(await page.getByRole("main").textContent());
    expect(text).toContain("25 µg dépassent le maximum de 5 µg de l’arrêté du 9 mai 2006");
  });

  test("gives a draft label in both languages, and copies it", async () => {
    const page = await lookAt("/fr/formule-marque-blanche/zinc", 1280);
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.getByRole("heading", { name: "Projet d’étiquette" }).click();
    await page.getByRole("button", { name: "Copier le texte (English)" }).click();
    await page.getByText("Texte copié").waitFor();
    const copied = plain(await page.evaluate(() => navigator.clipboard.readText()));
    expect(copied).toContain("Food supplement");
    expect(copied).toContain("10 mg (100% NRV)");
    expect(copied).toContain("coating agent: hydroxypropyl methylcellulose");
  });
});
