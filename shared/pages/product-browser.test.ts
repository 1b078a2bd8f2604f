// The address of the product browser, and what it finds.
import { describe, expect, test } from "vitest";
import type { Facet } from "./facets.ts";
import {
  type BrowserCategory,
  firstCategoryId,
  type ListedProduct,
  type ProductQuery,
  readProductQuery,
  viewProducts,
  writeProductQuery,
} from "./product-browser.ts";

const categories: readonly BrowserCategory[] = [
  { id: 1, name: "essentials", kind: "complements_alimentaires", claim: null },
  { id: 5, name: "Probiotics & postbiotics", kind: "complements_alimentaires", claim: null },
  { id: 6, name: "ANTI-DARK CIRCLES & ANTI-PUFFINESS", kind: "serums_cosmetiques", claim: null },
];

const facetOf = (id: Facet["id"], values: readonly string[]): Facet => ({
  id,
  label: id,
  values: values.map((value) => ({ id: value, label: value, inTitle: value })),
  isFolded: true,
});

const facets = [facetOf("categorie", ["1", "5", "6"]), facetOf("origine", ["vegan"])];

const read = (search: string) => readProductQuery(new URLSearchParams(search), facets);

function makeProduct(
  id: number,
  name: ListedProduct["name"],
  categoryId: number,
  origine: readonly string[] = [],
): ListedProduct {
  return {
    facets: { categorie: [String(categoryId)], origine },
    id,
    name,
    path: `/formule-marque-blanche/${id}`,
    categoryId,
    range: "essentiels",
    quantity: 60,
    actifs: null,
    summary: null,
    pack: null,
    claim: null,
  };
}

describe("reading the address", () => {
  test("nothing asked for is the first food-supplement category", () => {
    expect(read("")).toEqual({ search: "", categoryId: 1, chosen: {} });
    expect(firstCategoryId).toBe(1);
  });

  test.each(["?categorie=99", "?categorie=", "?categorie=one", "?categorie=1.5", "?categorie=-1"])(
    "%s names no category: the first",
    (search) => {
      expect(read(search).categoryId).toBe(1);
    },
  );

  test("category and search combine; the last of repeated values wins", () => {
    expect(read("?categorie=1&categorie=6&q=zinc&q=caf%C3%A9ine")).toEqual({
      search: "caféine",
      categoryId: 6,
      chosen: {},
    });
  });

  test("a search is trimmed and cut at 80 characters", () => {
    expect(read("?q=%20%20zinc%20").search).toBe("zinc");
    expect(read(`?q=${"z".repeat(500)}`).search).toHaveLength(80);
  });
});

describe("writing the address", () => {
  test("the first category without a search has none", () => {
    expect(writeProductQuery({ search: "", categoryId: 1, chosen: {} }, facets)).toBe("");
  });

  test("what is read back is what was written", () => {
    for (const query of [
      { search: "", categoryId: 6, chosen: {} },
      { search: "vitamine c & e", categoryId: 1, chosen: { origine: "vegan" } },
      { search: "Magnésium+", categoryId: 5, chosen: {} },
    ]) {
      expect(read(writeProductQuery(query, facets))).toEqual(query);
    }
  });
});

describe("finding products", () => {
  const products = [
    makeProduct(1, "Multivitamines", 1, ["vegan"]),
    makeProduct(2, { lang: "fr", text: "Magnésium+" }, 1),
    makeProduct(3, { lang: "fr", text: "Kéfir" }, 5, ["vegan"]),
  ];
  const view = (query: Partial<ProductQuery>, found: readonly number[] | null = null) =>
    viewProducts(
      { categories, products, facets },
      { search: "", categoryId: 1, chosen: {}, ...query },
      found && { query: "zzz", keys: found.map((id) => `/formule-marque-blanche/${id} `) },
    );
  const find = (found: readonly number[] | null, categoryId: number) =>
    view({ search: found ? "zinc" : "", categoryId }, found).products.map(({ id }) => id);

  test("a category without a search gives all its products", () => {
    expect(find(null, 1)).toEqual([1, 2]);
    expect(find(null, 6)).toEqual([]);
  });

  test("what is found stands best first", () => {
    expect(find([2, 1], 1)).toEqual([2, 1]);
  });

  test("the search stays inside the category, and others say what they hold", () => {
    expect(find([3], 1)).toEqual([]);
    expect(
      view({ search: "kefir" }, [3]).elsewhere.map(({ category, count }) => [category.id, count]),
    ).toEqual([[5, 1]]);
  });

  test("what is chosen narrows too, and other categories say what they hold", () => {
    const vegan = view({ chosen: { origine: "vegan" } });
    expect(vegan.products.map(({ id }) => id)).toEqual([1]);
    expect(vegan.elsewhere.map(({ category, count }) => [category.id, count])).toEqual([[5, 1]]);
    expect(view({}).elsewhere).toEqual([]);
    expect(view({}).counts["origine"]).toEqual({ vegan: 1 });
  });
});
