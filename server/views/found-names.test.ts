// The specification's rule for every list: it shows each name that contains the typed text, however short and wherever it stands,
// with or without accents and capitals. Tested as the site answers: the search ranks, the list shows.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Edition, textOf } from "#shared/editions/edition.ts";
import { editions } from "#shared/editions/editions.ts";
import { families } from "#shared/families/families.ts";
import type { CatalogueRow } from "#shared/pages/catalogue.ts";
import { foundIn, pickFound } from "#shared/pages/found.ts";
import type { ListedProduct } from "#shared/pages/product-browser.ts";
import type { GroupId } from "#shared/search/search-index.ts";
import { cleanSearch } from "#shared/search/search-query.ts";
import { searchInProcess } from "#tests/kits/search-in-process.ts";
import { listCatalogue } from "./load-catalogue.ts";
import { loadProductBrowser } from "./load-product-browser.ts";

const readerOf = (edition: Edition) => ({ edition, pageLanguage: "fr" }) as const;

interface List {
  readonly group: GroupId;
  readonly edition: Edition;
  readonly rows: readonly (CatalogueRow | ListedProduct)[];
}

/** All lists that are searched. */
const lists: readonly List[] = editions.flatMap((edition): List[] => [
  ...families.map((family) => ({
    group: family.id,
    edition,
    rows: listCatalogue(family, readerOf(edition)).rows,
  })),
  { group: "product", edition, rows: loadProductBrowser(readerOf(edition)).products },
]);

const answer = ({ group, edition }: List, query: string) => {
  const result = searchInProcess(query, edition);
  return result && foundIn(query, result, group);
};

const find = (list: List, query: string) => pickFound(list.rows, answer(list, query));

/** The results of the search alone. */
const rankedIn = (list: List, query: string) =>
  pickFound(list.rows, { query: "", keys: answer(list, query)?.keys ?? [] });

/** The simplest spelling of a name. */
const plain = (text: string) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

/** Every part of a name that somebody can have typed. */
function* partsOf(name: string): Generator<string> {
  for (let from = 0; from < name.length; from += 1)
    for (let to = from + 1; to <= name.length; to += 1) {
      const part = cleanSearch(name.slice(from, to));
      if (part) yield part;
    }
}

describe.each(lists.map((list) => [list.group, list.edition.id, list] as const))(
  "the list %s of the edition %s",
  (_group, _edition, list) => {
    test("finds each of its names by all of their parts", () => {
      const missing: string[] = [];
      // A lone accent of a name is no text to search for.
      for (const row of list.rows)
        for (const part of new Set(partsOf(textOf(row.name))))
          for (const query of [part, plain(part), part.toUpperCase()])
            if (plain(query) && pickFound([row], { query, keys: [] }).length === 0)
              missing.push(`${textOf(row.name)}: ${query}`);
      expect(missing).toEqual([]);
    });

    test("shows all names with the typed text, each once, in its own order after those that the search ranks", () => {
      const parts = fc
        .tuple(
          fc.constantFrom(...list.rows.map(({ name }) => textOf(name))),
          fc.nat(),
          fc.oneof(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 40 })),
          fc.constantFrom(
            (text: string) => text,
            (text: string) => text.toUpperCase(),
            plain,
          ),
        )
        .map(([name, place, length, spell]) => {
          const from = place % name.length;
          return cleanSearch(spell(name.slice(from, from + length)));
        })
        .filter((query) => plain(query) !== "");
      fc.assert(
        fc.property(parts, (query) => {
          const rows = find(list, query);
          expect(new Set(rows).size).toBe(rows.length);
          const named = list.rows.filter(({ name }) => plain(textOf(name)).includes(plain(query)));
          expect(rows).toEqual(expect.arrayContaining([...named]));
          const places = rows
            .slice(rankedIn(list, query).length)
            .map((row) => list.rows.indexOf(row));
          expect(places).toEqual(places.toSorted((a, b) => a - b));
        }),
        { numRuns: 60 },
      );
    });
  },
);

test.each([
  ["liposome", "min"],
  ["liposome", "a"],
  ["niosome", "ol"],
  ["probiotic", "act"],
  ["product", "i"],
])("the list %s has what contains %j", (group, query) => {
  for (const list of lists.filter((each) => each.group === group)) {
    const named = list.rows.filter(({ name }) => plain(textOf(name)).includes(query));
    expect(named.length).toBeGreaterThan(3);
    expect(find(list, query).length).toBeGreaterThanOrEqual(named.length);
  }
});

test("nothing is found when no name contains the text and nothing else is meant", () => {
  for (const list of lists)
    for (const query of ["zzz", "\u0301"]) expect(find(list, query)).toEqual([]);
});
