// Searching, filtering, paging and the address of a catalogue, as a visitor meets them.
import { describe, expect, test } from "vitest";
import {
  type CatalogueQuery,
  type CatalogueRow,
  pageSize,
  readCatalogueQuery,
  viewCatalogue,
  writeCatalogueQuery,
} from "./catalogue.ts";
import type { Facet } from "./facets.ts";
import type { Found } from "./found.ts";

const plain: CatalogueQuery = { search: "", chosen: {}, isWall: false, page: 1 };

const facetOf = (id: Facet["id"], ...values: readonly string[]): Facet => ({
  id,
  label: id,
  values: values.map((value) => ({ id: value, label: value, inTitle: value })),
  isFolded: false,
});

const facets = [facetOf("filtre", "acides", "vitamines"), facetOf("forme", "serum", "creme")];

const read = (address: string) => readCatalogueQuery(new URLSearchParams(address), facets);
const write = (query: Partial<CatalogueQuery>) => writeCatalogueQuery(query, facets);

const row = (
  name: string,
  found: CatalogueRow["facets"] = {},
  more: Partial<CatalogueRow> = {},
): CatalogueRow => ({ path: `/niosomes/${name}`, name, types: [], facets: found, ...more });

const view = (
  rows: readonly CatalogueRow[],
  query: Partial<CatalogueQuery> = {},
  found: Found | null = null,
) => viewCatalogue(rows, { ...plain, ...query }, facets, found);

/** Rows named "actif 1" to "actif count". */
const manyRows = (count: number) =>
  Array.from({ length: count }, (_, index) => row(`actif ${index + 1}`));

const namesOf = (
  rows: readonly CatalogueRow[],
  query: Partial<CatalogueQuery>,
  found: Found | null = null,
) => view(rows, query, found).rows.map(({ name }) => name);

describe("reading an address", () => {
  test("says nothing: the first page of everything", () => {
    expect(read("")).toEqual(plain);
  });

  test("says everything", () => {
    expect(read("q=vitamine+c&filtre=vitamines&forme=serum&page=3")).toEqual({
      search: "vitamine c",
      chosen: { filtre: "vitamines", forme: "serum" },
      isWall: false,
      page: 3,
    });
  });

  test("a search that is cut at a blank is read again as it is written", () => {
    const { search } = read(`q=${"a".repeat(79)}+b`);
    expect(search).toBe("a".repeat(79));
    expect(read(write({ search }).slice(1)).search).toBe(search);
  });

  test("the last of repeated values wins, so that a button overrules what the form carries", () => {
    expect(read("filtre=acides&q=a&filtre=&q=b")).toEqual({ ...plain, search: "b" });
    expect(read("filtre=acides&filtre=vitamines").chosen).toEqual({ filtre: "vitamines" });
  });

  test("spaces around a search do not count, and it is cut at 80 characters", () => {
    expect(read("q=%20%20zinc+").search).toBe("zinc");
    expect(read(`q=${"a".repeat(200)}`).search).toHaveLength(80);
  });

  test("a search whose last sign is a blank once it is cut has one address", () => {
    const query = read(`q=${"a".repeat(79)}+b`);
    expect(query.search).toBe("a".repeat(79));
    expect(read(write(query))).toEqual(query);
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
    expect(write(plain)).toBe("");
    expect(write({})).toBe("");
  });

  test("each view has one address, in one order", () => {
    const query = { page: 2, chosen: { forme: "serum", filtre: "acides" }, search: "é & co" };
    expect(write(query)).toBe("?q=%C3%A9+%26+co&filtre=acides&forme=serum&page=2");
  });

  test("a wall is said by the address alone, has no pages, and any other look is rows", () => {
    expect(read("vue=planche&page=3")).toEqual({ ...plain, isWall: true });
    expect(write({ isWall: true, chosen: { filtre: "acides" }, page: 3 })).toBe(
      "?filtre=acides&vue=planche",
    );
    for (const look of ["", "lignes", "PLANCHE", "planche2"])
      expect(read(`vue=${look}&page=3`)).toEqual({ ...plain, page: 3 });
    expect(read("vue=planche&vue=")).toEqual(plain);
  });

  test("what was written reads back", () => {
    const chosen = { filtre: "acides", forme: "serum" };
    const query = { search: "l’acide + 5 %", chosen, isWall: false, page: 4 };
    expect(read(write(query))).toEqual(query);
  });
});

describe("a wall", () => {
  const rows = [
    row("zinc", { filtre: ["acides"] }),
    row("bakuchiol"),
    row("cuivre", { filtre: ["acides"] }),
  ];

  test("has every row in its place, and says which do not match", () => {
    expect(view(rows, { isWall: true })).toMatchObject({ rows, dimmed: [], total: 3, pages: 1 });
    expect(view(rows, { isWall: true, chosen: { filtre: "acides" } })).toMatchObject({
      rows,
      dimmed: [1],
      total: 2,
    });
    const found: Found = { query: "zzz", keys: ["/niosomes/cuivre "] };
    expect(view(rows, { isWall: true, search: "zzz" }, found)).toMatchObject({
      rows,
      dimmed: [0, 1],
      total: 1,
    });
  });

  test("is never cut into pages", () => {
    expect(view(manyRows(60), { isWall: true }).rows).toHaveLength(60);
  });
});

describe("searching", () => {
  const rows = [row("acide azélaïque"), row("bakuchiol"), row("zinc", { filtre: ["acides"] })];
  /** Ranked by the search, for words that no name has. */
  const ranked = (...names: readonly string[]): Found => ({
    query: "zzz",
    keys: names.map((name) => `/niosomes/${name} `),
  });
  const typed = (query: string, keys: Found["keys"] = []): Found => ({ query, keys });

  test("shows what is found, best first", () => {
    expect(namesOf(rows, { search: "z" }, ranked("zinc", "bakuchiol"))).toEqual([
      "zinc",
      "bakuchiol",
    ]);
  });

  test("after it comes every other name that contains what was typed, in the order of the list", () => {
    const list = ["Zinc", "Vitamine C", "Acide alpha-lipoïque", "Vitamine A", "Coenzyme Q10"].map(
      (name) => row(name),
    );
    const find = (query: string, ...keys: readonly string[]) =>
      namesOf(list, { search: query }, typed(query, keys));
    expect(find("MIN")).toEqual(["Vitamine C", "Vitamine A"]);
    expect(find("min", "/niosomes/Vitamine A ", "/niosomes/Zinc ")).toEqual([
      "Vitamine A",
      "Zinc",
      "Vitamine C",
    ]);
    for (const query of ["poi", "poï", "POÏ", "poi\u0308"])
      expect(find(query)).toEqual(["Acide alpha-lipoïque"]);
    expect(find("a-l")).toEqual(["Acide alpha-lipoïque"]);
    expect(find("\u0301")).toEqual([]);
  });

  test("what is found elsewhere is no row here", () => {
    expect(namesOf(rows, { search: "zzz" }, typed("zzz", ["/liposomes/zinc "]))).toEqual([]);
  });

  test("filters narrow what is found, and count it", () => {
    const chosen = { filtre: "acides" };
    const found = view(rows, { search: "z", chosen }, ranked("bakuchiol", "zinc"));
    expect(found.rows.map(({ name }) => name)).toEqual(["zinc"]);
    expect(found.counts["filtre"]).toEqual({ acides: 1 });
  });

  test("rows without a page are told apart by their code", () => {
    const strains = ["SPH 1", "SPH 2"].map((code) => row("Bacillus", {}, { code, path: null }));
    const [found] = view(strains, { search: "zzz" }, typed("zzz", [" SPH 2"])).rows;
    expect(found?.code).toBe("SPH 2");
  });

  test("nothing found is one empty page", () => {
    expect(view(rows, { search: "zzz", page: 3 }, typed("zzz"))).toMatchObject({
      rows: [],
      total: 0,
      page: 1,
      pages: 1,
    });
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
    expect(view(manyRows(count)).pages).toBe(pages);
  });

  test("pages follow each other without gap or overlap", () => {
    const rows = manyRows(23);
    const seen = [1, 2, 3].flatMap((page) => namesOf(rows, { page }));
    expect(seen).toEqual(rows.map(({ name }) => name));
  });

  test("a page beyond the last shows the last, and says so", () => {
    const last = view(manyRows(23), { page: 9 });
    expect(last).toMatchObject({ page: 3, pages: 3, total: 23 });
    expect(last.rows.map(({ name }) => name)).toEqual(["actif 21", "actif 22", "actif 23"]);
  });
});
