// What people type, and where it must lead: pairs written without a look at the names that entries have.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { editions } from "#shared/editions/editions.ts";
import { createSearch } from "#shared/search/search.ts";
import { listSearchIndex } from "./list-search-index.ts";

const separator = " => ";
const pairs = readFileSync(join(import.meta.dirname, "../../tests/search-pairs.txt"), "utf8")
  .split("\n")
  .filter((line) => line.includes(separator))
  .map((line) => {
    const cut = line.lastIndexOf(separator);
    const paths = line.slice(cut + separator.length).split(", ");
    return { query: line.slice(0, cut), paths };
  });

describe.each(editions)("the search of edition $id", (edition) => {
  const index = listSearchIndex(edition);
  const search = createSearch(index);
  const firstOf = (query: string) => search(query).best[0]?.entry.path;

  test("finds first what was meant", () => {
    expect(pairs.length).toBeGreaterThan(400);
    const missed = pairs
      .map(({ query, paths }) => ({ query, paths, found: firstOf(query) ?? "nothing" }))
      .filter(({ paths, found }) => !paths.includes(found));
    expect(missed).toEqual([]);
  });

  test("takes a word for itself before it takes it for a part of others", () => {
    const { groups } = search("fer");
    const names = groups.flatMap(({ hits }) => hits.map(({ entry }) => entry.name));
    expect(names.join()).not.toMatch(/ferment|ferul/i);
  });

  test("says what matched, and what of it", () => {
    const hit = search("ubiqinone").best[0];
    const [from = 0, to = 0] = hit?.marks[0] ?? [];
    expect(hit?.text.slice(from, to).toLowerCase()).toMatch(/^ubiquinone?$/);
    expect(search("coq10").understood).toMatchObject({ from: "CoQ10", by: "synonym" });
    expect(search("ubiqinone").understood).toMatchObject({ by: "spelling" });
    expect(search("50-81-7").understood).toMatchObject({ by: "cas" });
  });

  test("puts the group with the very name first, and keeps the order of groups otherwise", () => {
    const order = index.groups.map(({ id }) => id);
    const groupsOf = (query: string) => search(query).groups.map(({ id }) => id);
    expect(groupsOf("contact")[0]).toBe("page");
    expect(groupsOf("fatigue")).toEqual(order.filter((id) => groupsOf("fatigue").includes(id)));
  });

  test("names what comes nearest where nothing is found, and bears what makes no sense", () => {
    const nothing = search("coenzime k12");
    expect(nothing.total).toBe(0);
    expect(nothing.nearest).toHaveLength(3);
    for (const query of ["", " ", "%", "--", "\u0000", "a".repeat(80), "(".repeat(80), "🙂"])
      expect(() => search(query)).not.toThrow();
  });

  test("fits into 40 kB", () => {
    expect(brotliCompressSync(JSON.stringify(index)).length).toBeLessThanOrEqual(40_000);
  });
});
