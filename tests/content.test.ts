// What must hold for every entry of the catalogue. A mistake names the entry and the field.
import sanitizeHtml from "sanitize-html";
import { describe, expect, test } from "vitest";
import { readQuantity, shareOf } from "#server/views/load-product.ts";
import { htmlAllowlist } from "#server/views/prepare.ts";
import { type NutrientId, nutrients } from "#shared/content/nutrients.ts";
import { pictures } from "#shared/content/pictures.ts";
import {
  claims,
  liposomes,
  niosomes,
  productCategories,
  products,
  serums,
  strains,
} from "#shared/generated/entries.ts";
import { catalogueTexts } from "#shared/generated/interface/catalogue.ts";
import { legend } from "#shared/generated/legend.ts";
import { sheetAddresses } from "./addresses.ts";

/** As the specification lists them. */
const specifiedLiposomes =
  "acerola, alpha-lipoique, apigenine, berberine, disomine, gaba, keratine, l-arginine, l-lysine, nadh, pea, quercetine, rutine, andrographis, ashwagandha, boswellia, cafeine, calcium, chardon-marie, chrome, complexevitaminesB, cuivre, curcuma, epadha, fer, vitaminesk2d3, l-theanine, lycopene, magnesium, manganese, multivitamines, opc, preledeschamps, rhodiola, scutellairedubaikal, selenium, vignerouge, vitaminea, vitamineb1, vitamineb3, vitamineb5, vitamineb6, vitamineb9, vitamineb12, vitamined3, acide-hyaluronique, astaxanthine, coenzyme-q10, collagene, glutathion, biotine, melatonine, resveratrol, vitamine-c, vitamine-e, zinc".split(
    ", ",
  );
const specifiedNiosomes =
  "alphalipoique, azelaique, ferulique, glycolique, salicylique, tranexamique, allantoine, alphaarbutine, bakuchiol, beurre-de-karite, cafeine, cannelle, ceramide, curcumine, egcg, garcinia-cambogia, niacinamide, panthenol, retinol, squalene, vitamine-a-uree, niacinamide-zinc, acide-glycolique-bakuchiol, acide-hyaluronique-vitamine-b5, cafeine-egcg, vitamine-c-acide-hyaluronique, acide-hyaluronique, astaxanthine, biotine, coenzyme-q10, collagene, glutathion, melatonine, resveratrol, vitamine-c, vitamine-e, zinc".split(
    ", ",
  );

/**
 * Most of a nutrient that a daily portion of ours may supply, in the unit of its reference value: upper levels for added
 * amounts (EFSA), limits in France (arrêté of 9 May 2006, under 2 mg of melatonin), whichever is lower, or less by prudence.
 */
const ceilings: Partial<Record<NutrientId, number>> = {
  "vitamin-a": 800,
  "vitamin-b6": 12,
  "vitamin-d": 50,
  "vitamin-e": 30,
  niacin: 54,
  folate: 200,
  biotin: 450,
  magnesium: 250,
  iron: 14,
  zinc: 15,
  copper: 2,
  selenium: 50,
  chromium: 25,
  manganese: 3.5,
  melatonin: 1.9,
};

const sheets = [...liposomes, ...niosomes, ...serums];
const familyOf = { liposome: liposomes, niosome: niosomes, niosomeProduct: serums } as const;

/** Every bilingual text of an entry, with the path of its field. */
function textsOf(entry: object, path = ""): { field: string; fr: string; en: string }[] {
  return Object.entries(entry).flatMap(([key, value]) => {
    const field = path ? `${path}.${key}` : key;
    if (typeof value !== "object" || value === null) return [];
    if ("fr" in value && "en" in value) return [{ field, fr: value.fr, en: value.en }];
    return textsOf(value as object, field);
  });
}

describe("ingredients", () => {
  test("every specified address has its entry", () => {
    const slugs = (list: readonly { slug: string }[]) => list.map(({ slug }) => slug);
    expect(slugs(liposomes)).toEqual(expect.arrayContaining(specifiedLiposomes));
    expect(slugs([...niosomes, ...serums])).toEqual(expect.arrayContaining(specifiedNiosomes));
  });

  test("slugs are unique in their family", () => {
    for (const list of [liposomes, [...niosomes, ...serums], strains, products]) {
      const slugs = list.map(({ slug }) => slug);
      expect(new Set(slugs).size).toBe(slugs.length);
    }
  });

  test.each(liposomes.filter(({ niosome }) => niosome))(
    "$slug and its niosome point at each other",
    (entry) => {
      const twin = niosomes.find(({ slug }) => slug === entry.niosome);
      expect(twin?.liposome).toBe(entry.slug);
    },
  );

  test.each(niosomes.filter(({ liposome }) => liposome))(
    "$slug and its liposome point at each other",
    (entry) => {
      const twin = liposomes.find(({ slug }) => slug === entry.liposome);
      expect(twin?.niosome).toBe(entry.slug);
    },
  );

  test.each(sheets)("$type $slug: related entries exist and are not itself", (entry) => {
    const siblings = familyOf[entry.type].map(({ slug }) => slug);
    for (const slug of entry.related) {
      expect(siblings).toContain(slug);
      expect(slug).not.toBe(entry.slug);
    }
  });

  test.each(sheets)("$type $slug: categories are filters", (entry) => {
    const known = Object.keys(
      catalogueTexts.filters[entry.type === "liposome" ? "liposomes" : "niosomes"],
    );
    expect(entry.categories.length).toBeGreaterThan(0);
    for (const category of entry.categories) expect(known).toContain(category);
  });

  test.each(["liposomes", "niosomes", "probiotiques"] as const)(
    "every filter of %s finds something",
    (family) => {
      const entries = { liposomes, niosomes, probiotiques: strains }[family];
      for (const label of Object.keys(catalogueTexts.filters[family])) {
        if (label.startsWith("Souche")) continue;
        const found = entries.filter(({ categories }) =>
          (categories as readonly string[]).includes(label),
        );
        expect(found.length, label).toBeGreaterThan(0);
        expect(legend[label] !== undefined || label === "Sommeil", label).toBe(true);
      }
    },
  );
});

describe("claims", () => {
  test("ids are unique", () => {
    expect(new Set(claims.map(({ id }) => id)).size).toBe(claims.length);
  });

  test.each(liposomes)("$slug claims only what is authorised for it", (entry) => {
    const quoted = entry.bienfaits.flatMap((benefit) =>
      "claims" in benefit ? benefit.claims : [],
    );
    for (const id of quoted) expect(claims.map((claim) => claim.id)).toContain(id);
    expect(quoted.length > 0).toBe(entry.claimStatus === "authorised");
  });

  test("cosmetics claim nothing about health", () => {
    for (const { slug, bienfaits } of [...niosomes, ...serums]) {
      expect(
        bienfaits.filter((benefit) => "claims" in benefit),
        slug,
      ).toEqual([]);
    }
  });
});

describe("strains", () => {
  const probiotics = strains.filter(({ type }) => type === "probiotique");
  const postbiotics = strains.filter(({ type }) => type === "postbiotique");

  test("there are as many as specified", () => {
    expect(strains.length).toBeGreaterThanOrEqual(70);
    expect(
      probiotics.filter(({ souche }) => souche === "Souche conventionelle").length,
    ).toBeGreaterThanOrEqual(28);
    expect(
      probiotics.filter(({ souche }) => souche === "Souche VPRO®").length,
    ).toBeGreaterThanOrEqual(28);
    expect(postbiotics).toHaveLength(7);
  });

  test.each(strains)("$code: action, technology and quantity fit its kind", (entry) => {
    expect(entry.action === null).toBe(entry.souche === "Souche conventionelle");
    if (entry.technologie) expect(entry.type).toBe("postbiotique");
    expect(entry.cfu).toBeGreaterThanOrEqual(20);
    expect(entry.cfu).toBeLessThanOrEqual(600);
  });

  test("quantities go from 20 to 600, codes are unique", () => {
    const quantities = strains.map(({ cfu }) => cfu);
    expect(Math.min(...quantities)).toBe(20);
    expect(Math.max(...quantities)).toBe(600);
    expect(new Set(strains.map(({ code }) => code)).size).toBe(strains.length);
  });
});

describe("white-label products", () => {
  test("are 48, ids in a row, in ten categories", () => {
    expect(products.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 48 }, (_, index) => index + 1),
    );
    expect(productCategories.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    for (const { id } of productCategories) {
      expect(
        products.some(({ category_id }) => category_id === id),
        String(id),
      ).toBe(true);
    }
  });

  test.each(products)(
    "$name.fr: a serum shows its actives, a supplement its capsules",
    (product) => {
      const isSerum = product.id >= 44;
      expect(product.actifs !== null).toBe(isSerum);
      expect(product.quantity === null).toBe(isSerum);
      expect(pictures).toHaveProperty(`product-${product.slug}`);
    },
  );

  test.each(products)("$name.fr: the sheets of its actives exist", ({ actives }) => {
    expect(actives.length).toBeGreaterThan(0);
    for (const { path } of actives) if (path) expect(sheetAddresses).toContain(path);
  });

  test.each(products)("$name.fr: a strain is named as its sheet names it", ({ actives }) => {
    const names = strains.map(({ species, code }) => `${species} ${code}`);
    for (const { name } of actives) if (/\bSPH \d/.test(name.en)) expect(names).toContain(name.en);
  });

  test.each(products)("$name.fr: portions make up the pack", (product) => {
    const { quantity, perDay, openMonths, portion } = product;
    expect(perDay === null).toBe(quantity === null);
    expect(openMonths === null).toBe(quantity !== null);
    if (quantity === null || perDay === null) return;
    expect(quantity % perDay).toBe(0);
    expect(portion.fr).toMatch(new RegExp(`^${perDay}\u00a0gélules? par jour`));
    expect(portion.en).toMatch(new RegExp(`^${perDay}\u00a0capsules? a day`));
  });

  test.each(products)("$name.fr: every dose is said, and none is above its ceiling", (product) => {
    for (const { name, dose, nutrient } of product.actives) {
      expect(dose.en, name.en).toMatch(
        product.quantity === null ? /^\d+%$/ : /^[\d.,]+\u00a0(g|mg|µg|billion)\b/,
      );
      // The same figures in both languages, comma or point.
      expect(dose.fr.replaceAll(",", ".").match(/[\d.]*\d/g)).toEqual(dose.en.match(/[\d.]*\d/g));
      const ceiling = nutrient && ceilings[nutrient];
      if (!ceiling) continue;
      expect(readQuantity(dose)?.unit, name.en).toBe(nutrients[nutrient].unit);
      expect(readQuantity(dose)?.amount, name.en).toBeLessThanOrEqual(ceiling);
    }
  });

  test.each(products.filter(({ actifs }) => actifs))(
    "$name.fr: its actives are those of its name",
    ({ actives, actifs }) => {
      expect(actifs?.en.match(/\d+%/g)).toEqual(actives.map(({ dose }) => dose.en));
    },
  );

  test.each(products)("$name.fr: claims only what it holds enough of", (product) => {
    if (product.quantity === null) expect(product.claims).toEqual([]);
    for (const id of product.claims) {
      const claim = claims.find((candidate) => candidate.id === id);
      const active = product.actives.find(({ nutrient }) => nutrient === id.split("/")[0]);
      const [supplied, needed] = [active?.dose, claim?.minimum].map(
        (text) => text && readQuantity(text),
      );
      expect(supplied?.unit, id).toBe(needed?.unit);
      expect(supplied?.amount, id).toBeGreaterThanOrEqual(needed?.amount ?? Number.NaN);
    }
  });

  test("a claim on a nutrient starts at 15 % of its reference value", () => {
    for (const { id, minimum, condition } of claims) {
      const nutrient = nutrients[id.split("/")[0] as NutrientId];
      expect(nutrient, id).toBeDefined();
      if (condition || nutrient.reference === null) continue;
      expect(readQuantity(minimum)?.unit, id).toBe(nutrient.unit);
      expect(readQuantity(minimum)?.amount, id).toBeCloseTo(0.15 * nutrient.reference, 6);
    }
  });

  test("shares of reference values are right", () => {
    const share = (nutrient: NutrientId, fr: string, en: string) =>
      shareOf({ name: { fr: "", en: "" }, dose: { fr, en }, nutrient });
    expect(share("vitamin-c", "200\u00a0mg", "200\u00a0mg")).toBe(250);
    expect(share("thiamine", "3,3\u00a0mg", "3.3\u00a0mg")).toBe(300);
    expect(share("selenium", "27,5\u00a0µg", "27.5\u00a0µg")).toBe(50);
    expect(share("melatonin", "1\u00a0mg", "1\u00a0mg")).toBeUndefined();
    expect(() => share("zinc", "10\u00a0µg", "10\u00a0µg")).toThrow(/not in mg/);
    for (const { actives } of products) for (const active of actives) shareOf(active);
  });

  test("names of categories claim what an authorised claim supports", () => {
    for (const { claim } of productCategories) {
      if (claim) expect(claims.map(({ id }) => id)).toContain(claim);
    }
  });

  test.each(["fr", "en"] as const)("texts have 50 to 80 words, none borrowed (%s)", (language) => {
    const owners = new Map<string, string>();
    const shared = new Set<string>();
    for (const { slug, text, caution, portion } of products) {
      const count = text[language].split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
      expect(count, slug).toBeGreaterThanOrEqual(50);
      expect(count, slug).toBeLessThanOrEqual(80);
      for (const written of [text, caution, portion]) {
        const words = written[language].toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
        for (let start = 0; start + 8 <= words.length; start += 1) {
          const run = words.slice(start, start + 8).join(" ");
          const other = owners.get(run);
          if (other && other !== slug) shared.add(`${other} | ${slug}: ${run}`);
          else owners.set(run, slug);
        }
      }
    }
    expect([...shared]).toEqual([]);
  });
});

describe("texts", () => {
  test.each([...sheets, ...strains, ...products])(
    "$slug: both languages, clean HTML, French typography",
    (entry) => {
      const name = "type" in entry ? entry.type : "product";
      for (const { field, fr, en } of textsOf(entry)) {
        const where = `${name} ${entry.slug}, ${field}`;
        expect(fr.trim(), where).not.toBe("");
        expect(en.trim(), where).not.toBe("");
        for (const text of [fr, en]) {
          if (text.includes("<"))
            expect(sanitizeHtml(text, htmlAllowlist), where).toBe(
              text.replace(/<br ?\/?>/g, "<br />"),
            );
          expect(text, where).not.toMatch(/lorem|TODO|'/i);
        }
        const bare = fr.replace(/<[^>]+>/g, "");
        // A high sign is bound to its word by a no-break space.
        expect(bare, where).not.toMatch(/[^\u202f\u00a0\s] ?[;!?»](?:\s|$)| :/u);
      }
    },
  );
});
