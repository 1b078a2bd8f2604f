// Addresses with a search, and its words.
import { expect, test } from "vitest";
import { families, pathOfFamily } from "#shared/families/families.ts";
import { readAskedSearch } from "./asked-search.ts";

const asked = (path: string, query: string) => readAskedSearch(path, new URLSearchParams(query));

test("the search page and all lists are searched for the words of their address", () => {
  for (const path of ["/recherche", "/formule-marque-blanche", ...families.map(pathOfFamily)]) {
    expect(asked(path, "q=++zinc++bisglycinate+"), path).toBe("zinc bisglycinate");
    expect(asked(path, ""), path).toBe("");
  }
});

test("no other page is", () => {
  for (const path of ["/", "/liposomes/zinc", "/selection", "/contact", "/nothing-like-this"])
    expect(asked(path, "q=zinc"), path).toBe("");
});
