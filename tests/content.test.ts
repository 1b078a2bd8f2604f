// What must hold for every entry of the catalogue. A mistake names the entry and the field.
import sanitizeHtml from "sanitize-html";
import { describe, expect, test } from "vitest";
import { htmlAllowlist } from "#server/pages/prepare.ts";
import { claims } from "#shared/content/claims.ts";
import { liposomes, niosomes, products, serums, strains } from "#shared/content/gathered.ts";
import { catalogueTexts } from "#shared/content/interface/catalogue.ts";
import { legend } from "#shared/content/legend.ts";
import { pictures } from "#shared/content/pictures.ts";
import { productCategories } from "#shared/content/product-categories.ts";

/** As the specification lists them. */
const specifiedLiposomes =
  "acerola, alpha-lipoique, apigenine, berberine, disomine, gaba, keratine, l-arginine, l-lysine, nadh, pea, quercetine, rutine, andrographis, ashwagandha, boswellia, cafeine, calcium, chardon-marie, chrome, complexevitaminesB, cuivre, curcuma, epadha, fer, vitaminesk2d3, l-theanine, lycopene, magnesium, manganese, multivitamines, opc, preledeschamps, rhodiola, scutellairedubaikal, selenium, vignerouge, vitaminea, vitamineb1, vitamineb3, vitamineb5, vitamineb6, vitamineb9, vitamineb12, vitamined3, acide-hyaluronique, astaxanthine, coenzyme-q10, collagene, glutathion, biotine, melatonine, resveratrol, vitamine-c, vitamine-e, zinc".split(
    ", ",
  );
const specifiedNiosomes =
  "alphalipoique, azelaique, ferulique, glycolique, salicylique, tranexamique, allantoine, alphaarbutine, bakuchiol, beurre-de-karite, cafeine, cannelle, ceramide, curcumine, egcg, garcinia-cambogia, niacinamide, panthenol, retinol, squalene, vitamine-a-uree, niacinamide-zinc, acide-glycolique-bakuchiol, acide-hyaluronique-vitamine-b5, cafeine-egcg, vitamine-c-acide-hyaluronique, acide-hyaluronique, astaxanthine, biotine, coenzyme-q10, collagene, glutathion, melatonine, resveratrol, vitamine-c, vitamine-e, zinc".split(
    ", ",
  );

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

  test.each(products)("$name.fr: the sheets of its actives exist", ({ ingredients }) => {
    const paths = [
      ...liposomes.map(({ slug }) => `/liposomes/${slug}`),
      ...[...niosomes, ...serums].map(({ slug }) => `/niosomes/${slug}`),
      ...strains.map(({ slug }) => `/probiotiques/${slug}`),
    ];
    for (const path of ingredients) expect(paths).toContain(path);
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
