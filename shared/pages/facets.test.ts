// Narrowing a list: what an address chooses, which rows are left, and what each value would leave.
import { describe, expect, test } from "vitest";
import { type Facet, narrowRows, readFilters, writeFilters } from "./facets.ts";
import { keepView } from "./list-address.ts";

const facetOf = (id: Facet["id"], values: readonly string[], more: Partial<Facet> = {}): Facet => ({
  id,
  label: id,
  values: values.map((value) => ({ id: value, label: value, inTitle: value })),
  isFolded: false,
  ...more,
});

const facets = [
  facetOf("souche", ["vpro"], { formerly: "filtre" }),
  facetOf("filtre", ["acides", "antioxydants", "vitamines"]),
  facetOf("forme", ["serum", "creme", "gelule"]),
];

const rows = [
  { name: "acide lactique", facets: { filtre: ["acides"], forme: ["serum", "creme"] } },
  { name: "acide férulique", facets: { filtre: ["acides", "antioxydants"], forme: ["creme"] } },
  { name: "rétinol", facets: { filtre: ["vitamines"], forme: ["serum"] } },
  { name: "sans rien", facets: {} },
];

const narrow = (chosen: Readonly<Record<string, string>>, search = "") => {
  const found = rows.filter(({ name }) => name.includes(search));
  const { rows: left, counts } = narrowRows(found, facets, chosen);
  return { names: left.map(({ name }) => name), counts };
};

describe("rows", () => {
  test("nothing chosen leaves all", () => {
    expect(narrow({}).names).toHaveLength(4);
  });

  test("a value leaves every row that has it among others", () => {
    expect(narrow({ filtre: "acides" }).names).toEqual(["acide lactique", "acide férulique"]);
    expect(narrow({ filtre: "antioxydants" }).names).toEqual(["acide férulique"]);
  });

  test("facets and search narrow together", () => {
    expect(narrow({ filtre: "acides", forme: "serum" }).names).toEqual(["acide lactique"]);
    expect(narrow({ filtre: "acides" }, "férulique").names).toEqual(["acide férulique"]);
    expect(narrow({ filtre: "vitamines" }, "acide").names).toEqual([]);
  });
});

describe("counts", () => {
  test("of all rows where nothing is chosen", () => {
    expect(narrow({}).counts).toEqual({
      souche: {},
      filtre: { acides: 2, antioxydants: 1, vitamines: 1 },
      forme: { serum: 2, creme: 2 },
    });
  });

  test("each says what choosing it would leave, whatever is chosen", () => {
    const values = facets.flatMap(({ id, values: all }) => all.map((value) => [id, value.id]));
    const choices = [
      {},
      { filtre: "acides" },
      { forme: "serum" },
      { filtre: "acides", forme: "gelule" },
    ];
    for (const chosen of choices)
      for (const search of ["", "acide", "zzz"])
        for (const [facet = "", value = ""] of values)
          expect(narrow(chosen, search).counts[facet]?.[value] ?? 0).toBe(
            narrow({ ...chosen, [facet]: value }, search).names.length,
          );
  });
});

describe("addresses", () => {
  const read = (query: string) => readFilters(new URLSearchParams(query), facets);

  test("unknown values are not set, and the last of repeated ones wins", () => {
    expect(read("filtre=inconnu&forme=acides&couleur=bleu")).toEqual({});
    expect(read("forme=serum&forme=creme")).toEqual({ forme: "creme" });
    expect(read("forme=serum&forme=")).toEqual({});
  });

  test("a facet is found under its former name, and written under its own", () => {
    expect(read("filtre=vpro")).toEqual({ souche: "vpro" });
    expect(read("souche=&filtre=vpro")).toEqual({});
    const written = new URLSearchParams();
    writeFilters(written, { forme: "serum", souche: "vpro" }, facets);
    expect(String(written)).toBe("souche=vpro&forme=serum");
  });

  test("the way back to a list keeps its view and nothing else", () => {
    const kept = (query: string) => keepView(new URLSearchParams(query));
    expect(kept("q=&filtre=mineral&page=1&utm=x")).toBe("?filtre=mineral");
    expect(kept("q=acide&ph=5&page=2")).toBe("?q=acide&ph=5&page=2");
    expect(kept("ph=5&vue=planche&utm=x")).toBe("?ph=5&vue=planche");
    expect(kept("utm=x")).toBe("");
  });
});
