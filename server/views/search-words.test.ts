// Words that buyers of other countries type, actives that the catalogue does not have, and names put together: in every edition, in
// its lists and at the formula desk.
import { describe, expect, test } from "vitest";
import { deskActives } from "#server/desk/desk-actives.ts";
import { absentActives } from "#shared/content/absent-actives.ts";
import { namesAbroad } from "#shared/content/names-abroad.ts";
import { languageIn } from "#shared/editions/edition.ts";
import { editions } from "#shared/editions/editions.ts";
import { families, pathOfEntry } from "#shared/families/families.ts";
import { findChoices } from "#shared/formula/find-choices.ts";
import { instruments } from "#shared/formula/formula.ts";
import { familyEntries } from "#shared/generated/families.ts";
import { routeOf } from "#shared/pages/page-table.ts";
import { isProper, readNames } from "#shared/search/names.ts";
import { nameKey } from "#shared/search/normalise.ts";
import { createSearch } from "#shared/search/search.ts";
import { longestSearch } from "#shared/search/search-query.ts";
import { choicesFor } from "./desk/list-choices.ts";
import { listSearchIndex } from "./list-search-index.ts";
import { splitList } from "./name-ingredient.ts";

const absent = absentActives.flatMap(splitList);
/** Paths of the sheets, by the end of their address. */
const sheets = new Map<string, string[]>();
for (const { id } of families)
  for (const { slug } of familyEntries[id])
    sheets.set(slug, [...(sheets.get(slug) ?? []), pathOfEntry(id, slug)]);
const listed = Object.entries(namesAbroad).flatMap(([language, names]) =>
  Object.entries(names).flatMap(([slug, text]) =>
    splitList(text).map((name) => ({ language, slug, name })),
  ),
);

test("there are some two hundred names abroad, each of an active", () => {
  expect(listed.length).toBeGreaterThan(200);
  const known = new Set([...sheets.keys(), ...deskActives.complement.keys()]);
  expect(listed.filter(({ slug }) => !known.has(slug))).toEqual([]);
});

describe.each(editions)("edition $id", (edition) => {
  const index = listSearchIndex(edition);
  const search = createSearch(index);
  const bestOf = (query: string) => search(query).best.map(({ entry }) => entry.path);

  test("every name abroad finds its entry first", () => {
    const missed = listed
      .filter(({ slug }) => sheets.has(slug))
      .filter(({ slug, name, language }) => {
        const same = listed.filter((each) => nameKey(each.name) === nameKey(name));
        const paths = same.flatMap((each) => sheets.get(each.slug) ?? []);
        const [first = "nothing"] = bestOf(name);
        return !paths.includes(first) && `${language} ${slug}`;
      })
      .map(({ name }) => `${name}: ${bestOf(name)[0]}`);
    expect(missed).toEqual([]);
  });

  test("no name abroad hides what its words find without it", () => {
    const without = createSearch({
      ...index,
      entries: index.entries.map(({ names: { abroad: _, ...names }, ...entry }) => ({
        ...entry,
        names,
      })),
    });
    const hidden = listed.filter(({ name, slug }) => {
      const [first] = without(name).best;
      const isNamed = first && nameKey(first.text) === nameKey(name);
      return isNamed && !sheets.get(slug)?.includes(first.entry.path);
    });
    expect(hidden.map(({ name }) => `${name}: ${without(name).best[0]?.entry.path}`)).toEqual([]);
  });

  test.each([
    ["Zink", "/liposomes/zinc"],
    ["Eisen", "/liposomes/fer"],
    ["Hyaluronsäure", "/liposomes/acide-hyaluronique"],
    ["Süssholz", "/niosomes/reglisse"],
    ["hierro liposomal", "/liposomes/fer"],
    ["magnesio liposomado", "/liposomes/magnesium"],
    ["cúrcuma", "/liposomes/curcuma"],
    ["colágeno", "/liposomes/collagene"],
    ["vitamina C liposomiale", "/liposomes/vitamine-c"],
    ["acido ialuronico", "/liposomes/acide-hyaluronique"],
    ["ijzer", "/liposomes/fer"],
    ["liposomaal ijzer", "/liposomes/fer"],
    ["k2 mk7", "/liposomes/vitaminesk2d3"],
    ["mk 7 k2", "/liposomes/vitaminesk2d3"],
    ["vitamine k2 mk-7", "/liposomes/vitaminesk2d3"],
    ["b9 5mthf", "/liposomes/vitamineb9"],
    ["coq 10 ubiquinone", "/liposomes/coenzyme-q10"],
  ])("%s finds %s", (query, path) => {
    expect(bestOf(query)[0]).toBe(path);
  });

  test("a part of a name abroad is no name", () => {
    for (const query of ["uva", "fettsäuren"]) expect(search(query).total).toBe(0);
  });

  test("two names of an entry find it together", () => {
    const missed = index.entries.flatMap((entry) => {
      if (entry.group === "page" || entry.group === "filter") return [];
      const names = readNames(entry)
        .filter(
          ({ kind, words, text }) =>
            isProper({ kind }) && words.length <= 3 && /^[\p{L}\p{N} -]+$/u.test(text),
        )
        .map(({ text }) => text);
      const [first = "", ...others] = names;
      // The first and the last of them: of all pairs it would take a minute.
      return [...new Set([others[0], others.at(-1)])]
        .filter((other) => other !== undefined)
        .map((other) => `${other} ${first}`)
        .filter((query) => query.length <= longestSearch)
        .filter((query) => {
          const { total, absent: name } = search(query);
          return total === 0 || name !== null;
        });
    });
    expect(missed).toEqual([]);
  });

  test("what is known and absent is said to be so, and brings nothing else", () => {
    const own = new Set(
      index.entries.flatMap((entry) =>
        readNames(entry)
          .filter(isProper)
          .map(({ key }) => key),
      ),
    );
    expect(absent.filter((name) => own.has(nameKey(name)))).toEqual([]);
    for (const name of absent)
      for (const query of [name, name.toLowerCase(), `liposomal ${name}`]) {
        const result = search(query);
        expect(result, query).toMatchObject({ total: 0, nearest: [], understood: null });
        expect(nameKey(result.absent ?? ""), query).toBe(nameKey(name));
      }
  });

  test("three letters are not taken for the beginning of another thing", () => {
    expect(search("NAC").absent).toBe("NAC");
    for (const query of ["nmn resveratrol", "resveratrol NMN"]) {
      const { absent: name, best } = search(query);
      expect(name).toBe("NMN");
      expect(best[0]?.entry.path).toBe("/liposomes/resveratrol");
    }
    // A name of ours that has the word of an absent one is ours.
    expect(search("ginseng indien")).toMatchObject({ absent: null, total: 1 });
    expect(search("nad").best[0]?.entry.path).toBe("/liposomes/nadh");
    expect(bestOf("CBDQOLKNTOMMTL-UHFFFAOYSA-K")[0]).toBe("/liposomes/chrome");
    // Without the list of absent ones neither is taken for what it is not.
    const unaware = createSearch({ ...index, absent: [] });
    expect(unaware("cbd").total).toBe(0);
    const found = unaware("NAC").groups.flatMap(({ hits }) => hits.map(({ entry }) => entry.path));
    expect(found).not.toContain("/liposomes/melatonine");
  });

  describe.each(instruments)("the desk: %s", (instrument) => {
    const route = routeOf(instrument === "serum" ? "deskSerum" : "deskSupplement");
    const reader = { edition, pageLanguage: languageIn(edition, route.language) };
    const all = choicesFor(instrument, reader);

    test("finds actives by their names abroad, and only them", () => {
      const missed = listed
        .filter(({ slug }) => all.choices.some((choice) => choice.slug === slug))
        .filter(({ name }) => {
          const same = listed.filter((each) => nameKey(each.name) === nameKey(name));
          const [first] = findChoices(all, name).choices;
          return !same.some(({ slug }) => slug === first?.slug);
        });
      expect(missed).toEqual([]);
    });

    test("adds nothing for what is absent", () => {
      for (const name of absent) expect(findChoices(all, name).choices, name).toEqual([]);
    });
  });
});
