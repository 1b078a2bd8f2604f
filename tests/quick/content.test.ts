// What the specification says the catalogue holds. What must hold for every entry is checked by the build (tools/content/checks).
import { describe, expect, test } from "vitest";
import {
  liposomes,
  niosomes,
  productCategories,
  products,
  serums,
  strains,
} from "#shared/generated/entries.ts";

/** As the specification lists them. */
const specifiedLiposomes =
  "acerola, alpha-lipoique, apigenine, berberine, disomine, gaba, keratine, l-arginine, l-lysine, nadh, pea, quercetine, rutine, andrographis, ashwagandha, boswellia, cafeine, calcium, chardon-marie, chrome, complexevitaminesB, cuivre, curcuma, epadha, fer, vitaminesk2d3, l-theanine, lycopene, magnesium, manganese, multivitamines, opc, preledeschamps, rhodiola, scutellairedubaikal, selenium, vignerouge, vitaminea, vitamineb1, vitamineb3, vitamineb5, vitamineb6, vitamineb9, vitamineb12, vitamined3, acide-hyaluronique, astaxanthine, coenzyme-q10, collagene, glutathion, biotine, melatonine, resveratrol, vitamine-c, vitamine-e, zinc".split(
    ", ",
  );
const specifiedNiosomes =
  "alphalipoique, azelaique, ferulique, glycolique, salicylique, tranexamique, allantoine, alphaarbutine, bakuchiol, beurre-de-karite, cafeine, cannelle, ceramide, curcumine, egcg, garcinia-cambogia, niacinamide, panthenol, retinol, squalene, vitamine-a-uree, niacinamide-zinc, acide-glycolique-bakuchiol, acide-hyaluronique-vitamine-b5, cafeine-egcg, vitamine-c-acide-hyaluronique, acide-hyaluronique, astaxanthine, biotine, coenzyme-q10, collagene, glutathion, melatonine, resveratrol, vitamine-c, vitamine-e, zinc".split(
    ", ",
  );

describe("the catalogue", () => {
  test("every specified address has its entry", () => {
    const slugs = (list: readonly { slug: string }[]) => list.map(({ slug }) => slug);
    expect(slugs(liposomes)).toEqual(expect.arrayContaining(specifiedLiposomes));
    expect(slugs([...niosomes, ...serums])).toEqual(expect.arrayContaining(specifiedNiosomes));
  });

  test("there are as many strains as specified", () => {
    const countOf = (type: string) => strains.filter(({ souche }) => souche === type).length;
    expect(strains.length).toBeGreaterThanOrEqual(70);
    expect(countOf("souche-conventionnelle")).toBeGreaterThanOrEqual(28);
    expect(countOf("souche-vpro")).toBeGreaterThanOrEqual(28);
    expect(strains.filter(({ type }) => type === "postbiotique").length).toBeGreaterThanOrEqual(7);
  });

  test("their quantities go from 20 to 600", () => {
    const quantities = strains.map(({ cfu }) => cfu);
    expect(Math.min(...quantities)).toBe(20);
    expect(Math.max(...quantities)).toBe(600);
  });

  test("there are 48 white-label products at least, the specified serums among them", () => {
    expect(products.length).toBeGreaterThanOrEqual(48);
    const specified = products.filter(({ id }) => id <= 48);
    expect(specified.filter(({ id }) => id >= 44).map(({ quantity }) => quantity)).toEqual(
      Array.from({ length: 5 }, () => null),
    );
    for (const { id, quantity } of specified) expect(quantity === null, `${id}`).toBe(id >= 44);
    expect(productCategories.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });
});
