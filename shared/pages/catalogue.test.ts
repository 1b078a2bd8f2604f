// Searching, filtering, paging and the address of a catalogue, as a visitor meets them.
import { describe, expect, test } from "vitest";
import {
  type CatalogueQuery,
  type CatalogueRow,
  fold,
  pageSize,
  readCatalogueQuery,
  viewCatalogue,
  writeCatalogueQuery,
} from "./catalogue.ts";

const plain: CatalogueQuery = { search: "", filter: "", forme: "", page: 1 };

const known = {
  filters: [
    { id: "acides", label: "acides", inTitle: "acides", count: 2 },
    { id: "vitamines", label: "vitamines", inTitle: "vitamines", count: 1 },
  ],
  formes: [{ id: "serum", label: "Sérum", inTitle: "sérum", count: 2 }],
};

const read = (address: string) => readCatalogueQuery(new URLSearchParams(address), known);

const row = (name: string, tags: readonly string[] = [], more: Partial<CatalogueRow> = {}) => ({
  path: `/niosomes/${name}`,
  name,
  types: [],
  tags,
  ...more,
});

/** Rows named "actif 1" to "actif count". */
const manyRows = (count: number) =>
  Array.from({ length: count }, (_, index) => row(`actif ${index + 1}`));

const namesOf = (rows: readonly CatalogueRow[], query: Partial<CatalogueQuery>) =>
  viewCatalogue(rows, { ...plain, ...query }).rows.map(({ name }) => name);

describe("reading an address", () => {
  test("says nothing: the first page of everything", () => {
    expect(read("")).toEqual(plain);
  });

  test("says everything", () => {
    expect(read("q=vitamine+c&filtre=vitamines&forme=serum&page=3")).toEqual({
      search: "vitamine c",
      filter: "vitamines",
      forme: "serum",
      page: 3,
    });
  });

  test("the last of repeated values wins, so that a button overrules what the form carries", () => {
    expect(read("filtre=acides&q=a&filtre=&q=b")).toEqual({ ...plain, search: "b" });
    expect(read("filtre=acides&filtre=vitamines").filter).toBe("vitamines");
  });

  test("spaces around a search do not count, and it is cut at 80 characters", () => {
    expect(read("q=%20%20zinc+").search).toBe("zinc");
    expect(read(`q=${"a".repeat(200)}`).search).toHaveLength(80);
  });

  test.each(["filtre=inconnu", "filtre=serum", "forme=acides", "filtre=%3Cscript%3E"])(
    "%s names no filter of this list",
    (address) => {
      expect(read(address)).toEqual(plain);
    },
  );

  test.each(["0", "-1", "1.5", "abc", "", "01", "1e3", "999999", "٣"])(
    "page %s is the first",
    (page) => {
      expect(read(`page=${encodeURIComponent(page)}`).page).toBe(1);
    },
  );
});

describe("writing an address", () => {
  test("the plain catalogue has none", () => {
    expect(writeCatalogueQuery(plain)).toBe("");
    expect(writeCatalogueQuery({})).toBe("");
  });

  test("each view has one address, in one order", () => {
    const query = { page: 2, forme: "serum", filter: "acides", search: "é & co" };
    expect(writeCatalogueQuery(query)).toBe("?q=%C3%A9+%26+co&filtre=acides&forme=serum&page=2");
  });

  test("what was written reads back", () => {
    const query = { search: "l’acide + 5 %", filter: "acides", forme: "serum", page: 4 };
    expect(read(writeCatalogueQuery(query))).toEqual(query);
  });
});

describe("searching", () => {
  const rows = [
    row("acérola"),
    row("acide azélaïque"),
    row("huile d’onagre"),
    row("bœuf"),
    row("Lactiplantibacillus plantarum", [], {
      code: "SPH 117",
      formerName: "Lactobacillus plantarum",
    }),
  ];

  test.each([
    ["ACEROLA", "acérola"],
    ["céro", "acérola"],
    ["azelaique", "acide azélaïque"],
    ["d'onagre", "huile d’onagre"],
    ["d’on", "huile d’onagre"],
    ["boeuf", "bœuf"],
    ["sph 117", "Lactiplantibacillus plantarum"],
    ["lactobacillus", "Lactiplantibacillus plantarum"],
  ])("%s finds %s", (search, name) => {
    expect(namesOf(rows, { search })).toEqual([name]);
  });

  test("signs that mean something elsewhere are letters like others", () => {
    expect(namesOf(rows, { search: ".*" })).toEqual([]);
    expect(namesOf([row("caféine + egcg")], { search: "+ e" })).toEqual(["caféine + egcg"]);
  });

  test("nothing found is one empty page", () => {
    expect(viewCatalogue(rows, { ...plain, search: "zzz", page: 3 })).toEqual({
      rows: [],
      total: 0,
      page: 1,
      pages: 1,
    });
  });
});

describe("filtering", () => {
  const rows = [
    row("acide lactique", ["acides", "serum", "creme"]),
    row("acide férulique", ["acides", "antioxydants", "creme"]),
    row("rétinol", ["vitamines", "serum"]),
  ];

  test("a filter lets through every row that has it among others", () => {
    expect(namesOf(rows, { filter: "acides" })).toEqual(["acide lactique", "acide férulique"]);
    expect(namesOf(rows, { filter: "antioxydants" })).toEqual(["acide férulique"]);
  });

  test("filter, form and search narrow together", () => {
    expect(namesOf(rows, { forme: "serum" })).toEqual(["acide lactique", "rétinol"]);
    expect(namesOf(rows, { filter: "acides", forme: "serum" })).toEqual(["acide lactique"]);
    expect(namesOf(rows, { filter: "acides", search: "feru" })).toEqual(["acide férulique"]);
    expect(namesOf(rows, { filter: "vitamines", search: "acide" })).toEqual([]);
  });
});

describe("paging", () => {
  test("ten rows a page, as specified", () => {
    expect(pageSize).toBe(10);
  });

  test.each([
    [0, 1],
    [1, 1],
    [10, 1],
    [11, 2],
    [56, 6],
  ])("%i rows make %i pages", (count, pages) => {
    expect(viewCatalogue(manyRows(count), plain).pages).toBe(pages);
  });

  test("pages follow each other without gap or overlap", () => {
    const rows = manyRows(23);
    const seen = [1, 2, 3].flatMap((page) => namesOf(rows, { page }));
    expect(seen).toEqual(rows.map(({ name }) => name));
  });

  test("a page beyond the last shows the last, and says so", () => {
    const view = viewCatalogue(manyRows(23), { ...plain, page: 9 });
    expect(view).toMatchObject({ page: 3, pages: 3, total: 23 });
    expect(view.rows.map(({ name }) => name)).toEqual(["actif 21", "actif 22", "actif 23"]);
  });
});

describe("folding", () => {
  test.each([
    ["Épinard", "epinard"],
    ["VITAMINE B₁₂", "vitamine b₁₂"],
    ["Œuf", "oeuf"],
    ["e\u0301", "e"],
    ["", ""],
  ])("%s becomes %s", (text, folded) => {
    expect(fold(text)).toBe(folded);
  });
});
