// What people type into the search besides names: sides of a pH, needs with wishes, doses, lists, and what the site does not say.
import { describe, expect, test } from "vitest";
import { editionIn } from "#shared/editions/edition.ts";
import { createSearch } from "#shared/search/search.ts";
import { listSearchIndex } from "./list-search-index.ts";

const searches = {
  fr: createSearch(listSearchIndex(editionIn("fr"))),
  en: createSearch(listSearchIndex(editionIn("en"))),
};

describe("a side of a pH leads to the lists of that side", () => {
  test.each([
    ["fr", "pH < 5"],
    ["fr", "pH inferieur a 5"],
    ["fr", "sérum pH inférieur à 5"],
    ["fr", "au-dessous de pH 5"],
    ["en", "pH < 5"],
    ["en", "serum active below pH 5"],
    ["en", "pH lower than 5"],
  ] as const)("%s: %s", (language, query) => {
    const { best } = searches[language](query);
    expect(best.map(({ entry }) => entry.path)).toContain("/niosomes?phmax=5#catalogue");
    expect(best.every(({ entry }) => entry.path.includes("phmax=5"))).toBe(true);
  });

  test("the other side, and no side", () => {
    expect(searches.fr("pH > 6").best[0]?.entry.path).toContain("phmin=6");
    const found = searches.fr("pH 5").best.map(({ entry }) => entry.path);
    expect(found.join()).toContain("?ph=5");
    expect(found.join()).not.toContain("phmax");
  });
});

test("a need with a wish finds what has both", () => {
  for (const [language, query] of [
    ["fr", "immunite vegan"],
    ["fr", "immunité végane"],
    ["en", "vegan immunity"],
  ] as const) {
    const { total, groups } = searches[language](query);
    expect(total).toBeGreaterThan(10);
    expect(groups.map(({ id }) => id)).toEqual(expect.arrayContaining(["liposome", "product"]));
  }
});

describe("a formula, or what one is to do, leads to the bench", () => {
  test.each([
    ["fr", "immunité"],
    ["fr", "immunité végane"],
    ["fr", "zinc 15 mg"],
    ["fr", "zinc, vitamine c"],
    ["fr", "zinc 15 mg, vitamine c 180 mg"],
    ["fr", "zinc 15 mg, vitamine c 180"],
    ["en", "magnesium 300 mg"],
    ["en", "vegan immunity"],
  ] as const)("%s: %s", (language, query) => {
    const { best } = searches[language](query);
    expect(best.map(({ entry }) => entry.path)).toContain(
      `/formule-sur-mesure/composer/complement?ajouter=${encodeURIComponent(query)}`,
    );
  });

  test("of a formula it stands before all groups, and is tagged as one", () => {
    for (const [language, query, tag] of [
      ["fr", "zinc 15 mg, vitamine c 180", "formule"],
      ["en", "zinc 15 mg, vitamin c 180", "formula"],
    ] as const) {
      const [group] = searches[language](query).groups;
      expect(group?.hits[0]?.entry).toMatchObject({ group: "page", tag: { label: tag } });
    }
    expect(searches.fr("immunité").leading).not.toBe("page");
  });

  test("of a need it stands before all groups, but for what is called so", () => {
    for (const [language, query] of [
      ["fr", "complément immunité végan"],
      ["en", "vegan immunity supplement"],
    ] as const) {
      const { leading, groups } = searches[language](query);
      expect(leading).toBe("page");
      expect(groups[0]?.hits[0]?.entry.path).toContain("ajouter=");
    }
    expect(searches.fr("immunité").leading).toBe("product");
  });

  test("names alone do not", () => {
    for (const query of ["zinc", "vitamine c", "SPH 131", "50-81-7", "prix", "contact"])
      expect(searches.fr(query).best.some(({ entry }) => entry.path.includes("ajouter="))).toBe(
        false,
      );
  });

  test("doses do not hide what the rest names", () => {
    const listed = searches.fr("zinc 15 mg, vitamine c 180").best.map(({ entry }) => entry.path);
    expect(listed[0]).toContain("ajouter=");
    expect(listed).toContain("/liposomes/zinc");
    expect(searches.fr("zinc 15 mg").best[1]?.entry.path).toBe("/liposomes/zinc");
  });
});

test("what the site does not say is asked by the form", () => {
  for (const query of ["distributor", "UK", "FDA", "United Kingdom", "export"]) {
    const [first] = searches.en(query).best;
    expect(first, query).toMatchObject({ kind: "request", entry: { path: "/contact" } });
  }
});
