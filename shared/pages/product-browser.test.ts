// The address of the product browser, and what it finds.
import { describe, expect, test } from "vitest";
import {
  type BrowserCategory,
  type BrowserProduct,
  findProducts,
  firstCategoryId,
  readProductQuery,
  writeProductQuery,
} from "./product-browser.ts";

const categories: readonly BrowserCategory[] = [
  { id: 1, name: "essentials", kind: "complements_alimentaires", claim: null },
  { id: 5, name: "Probiotics & postbiotics", kind: "complements_alimentaires", claim: null },
  { id: 6, name: "ANTI-DARK CIRCLES & ANTI-PUFFINESS", kind: "serums_cosmetiques", claim: null },
];

const read = (search: string) => readProductQuery(new URLSearchParams(search), categories);

function makeProduct(id: number, name: BrowserProduct["name"], categoryId: number): BrowserProduct {
  return {
    id,
    name,
    path: `/formule-marque-blanche/${id}`,
    symbol: "M",
    categoryId,
    range: "essentiels",
    quantity: 60,
    actifs: null,
    summary: null,
    picture: null,
    claim: null,
  };
}

describe("reading the address", () => {
  test("nothing asked for is the first food-supplement category", () => {
    expect(read("")).toEqual({ search: "", categoryId: 1 });
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
    });
  });

  test("a search is trimmed and cut at 80 characters", () => {
    expect(read("?q=%20%20zinc%20").search).toBe("zinc");
    expect(read(`?q=${"z".repeat(500)}`).search).toHaveLength(80);
  });
});

describe("writing the address", () => {
  test("the first category without a search has none", () => {
    expect(writeProductQuery({ search: "", categoryId: 1 })).toBe("");
  });

  test("what is read back is what was written", () => {
    for (const query of [
      { search: "", categoryId: 6 },
      { search: "vitamine c & e", categoryId: 1 },
      { search: "Magnésium+", categoryId: 5 },
    ]) {
      expect(read(writeProductQuery(query))).toEqual(query);
    }
  });
});

describe("finding products", () => {
  const products = [
    makeProduct(1, "Multivitamines", 1),
    makeProduct(2, { lang: "fr", text: "Magnésium+" }, 1),
    makeProduct(3, { lang: "fr", text: "Kéfir" }, 5),
  ];
  const find = (search: string, categoryId: number) =>
    findProducts(products, { search, categoryId }).map(({ id }) => id);

  test("a category without a search gives all its products", () => {
    expect(find("", 1)).toEqual([1, 2]);
    expect(find("", 6)).toEqual([]);
  });

  test("case and accents make no difference", () => {
    expect(find("MAGNESIUM", 1)).toEqual([2]);
    expect(find("kéf", 5)).toEqual([3]);
  });

  test("the search stays inside the category", () => {
    expect(find("kefir", 1)).toEqual([]);
  });

  test("the search may stand anywhere in the name", () => {
    expect(find("vitamines", 1)).toEqual([1]);
  });
});
