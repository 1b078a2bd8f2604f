// Words that people type, and the pages they must lead to: written without a look at the names of entries.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import MiniSearch, { type Query } from "minisearch";
import { describe, expect, test, vi } from "vitest";
import { type Edition, originalEdition } from "#shared/editions/edition.ts";
import { editions } from "#shared/editions/editions.ts";
import { createSearch, type Search } from "#shared/search/search.ts";
import { hardSearches } from "#tests/hard-searches.ts";
import { listSearchIndex } from "./list-search-index.ts";

const named = editions.filter((edition) => edition !== originalEdition);

const separator = " => ";
const readLines = (name: string) =>
  readFileSync(join(import.meta.dirname, "../../tests", name), "utf8")
    .split("\n")
    .filter((line) => line && !line.startsWith("#"));
const readPairs = (name: string) =>
  readLines(name).map((line) => {
    const cut = line.lastIndexOf(separator);
    const paths = line.slice(cut + separator.length).split(", ");
    return { query: line.slice(0, cut), paths };
  });
const pairs = readPairs("search-pairs.txt");
const intents = readPairs("intents.txt");
const strangers = readLines("no-hits.txt");

/** The path of a filtered list without the part of the page. */
const plainPath = (path: string) => (path.includes("?") ? path.replace(/#.*/, "") : path);

/** The limits of a search's work for any query: today's worst are 38 look-ups, 641 terms and 3,784 names. */
const most = { lookUps: 64, terms: 1000, names: 6000 };

const countTerms = (query: Query): number =>
  typeof query === "object" && "queries" in query
    ? query.queries.reduce((sum, part) => sum + countTerms(part), 0)
    : 1;

/** The work of one search, counted: how busy the machine is changes nothing about it. */
function workOf(search: Search, query: string): typeof most {
  const work = { lookUps: 0, terms: 0, names: 0 };
  const engine = vi.spyOn(MiniSearch.prototype, "search");
  search(query);
  for (const [index, [asked]] of engine.mock.calls.entries()) {
    work.lookUps += 1;
    work.terms += countTerms(asked);
    work.names += engine.mock.results[index]?.value.length;
  }
  engine.mockRestore();
  return work;
}

test("the original edition has the results of the French one", () => {
  // Capital letters, no-break blanks and tags are for readers: the search ignores them.
  const searched = (edition: Edition) => {
    const { entries, ...rest } = listSearchIndex(edition);
    const names = entries.map(({ tag: _, ...entry }) => entry);
    return JSON.parse(
      JSON.stringify({ ...rest, names })
        .toLowerCase()
        .replace(/\s/g, " "),
    );
  };
  const french = named.filter(({ id }) => id === "fr");
  expect(french.map(searched)).toEqual([searched(originalEdition)]);
});

describe.each(named)("the search of edition $id", (edition) => {
  const index = listSearchIndex(edition);
  const search = createSearch(index);
  const firstOf = (query: string) => search(query).best[0]?.entry.path;

  test("ranks the intended result first", () => {
    expect(pairs.length).toBeGreaterThan(400);
    const missed = pairs
      .map(({ query, paths }) => ({ query, paths, found: firstOf(query) ?? "nothing" }))
      .filter(({ paths, found }) => !paths.includes(found));
    expect(missed).toEqual([]);
  });

  test("finds unnamed goods for buyers, in the four best or as a filtered list", () => {
    expect(intents.length).toBeGreaterThanOrEqual(150);
    const missed = intents.filter(({ query, paths }) => {
      const { best, groups } = search(query);
      const filters = groups.find(({ id }) => id === "filter")?.hits ?? [];
      const found = [...best, ...filters].map(({ entry }) => plainPath(entry.path));
      return !paths.some((path) => found.includes(path));
    });
    expect(missed).toEqual([]);
  });

  test("finds nothing for foreign words, and corrects none of them", () => {
    expect(strangers.length).toBeGreaterThanOrEqual(150);
    const found = strangers.filter((query) => {
      const { total, understood, nearest } = search(query);
      return total > 0 || understood || nearest.length > 0;
    });
    expect(found).toEqual([]);
  });

  test("gives its reason: authorised claims, categories, actions, and nothing more", () => {
    const reasonsFor = (query: string) =>
      new Map(
        search(query).groups.flatMap(({ hits }) => hits.map((hit) => [hit.entry.path, hit.kind])),
      );
    const sleep = reasonsFor("sommeil");
    expect(sleep.get("/liposomes/melatonine")).toBe("claim");
    // The category lists strains without any claim; plants are not found at all.
    expect(sleep.get("/probiotiques/levilactobacillus-brevis-sph-123")).toBe("category");
    expect(sleep.has("/liposomes/ashwagandha")).toBe(false);
    expect(reasonsFor("rides").get("/niosomes/retinol")).toBe("action");
    expect(reasonsFor("minéraux").get("/liposomes/zinc")).toBe("category");
    expect(reasonsFor("argireline").get("/niosomes/acetyl-hexapeptide-8")).toBe("tradeName");
    expect(reasonsFor("prix").get("/notre-laboratoire#questions")).toBe("question");
    expect(reasonsFor("fiche technique").get("/notre-laboratoire#questions")).toBe("question");
    expect(reasonsFor("halal").get("/contact")).toBe("request");
  });

  const hitsOf = (query: string) => search(query).groups.flatMap(({ hits }) => hits);
  const inLanguage = <Text>(texts: Readonly<Record<"fr" | "en", Text>>) => texts[index.lang];

  test.each(["vitamine", "vitamin", "vitamines", "minéral", "plante"])(
    "takes %j for the category, without a word about another name",
    (query) => {
      const { groups, understood } = search(query);
      expect(understood).toBe(null);
      expect(groups[0]?.id).toBe("filter");
      expect(hitsOf(query).some(({ text }) => /^vitamin e$/i.test(text))).toBe(false);
    },
  );

  test("looks inside words only where nothing else is found", () => {
    const { groups } = search("rides");
    expect(groups.map(({ id }) => id)).not.toContain("liposome");
    expect(groups.find(({ id }) => id === "niosome")?.hits.length).toBeGreaterThan(4);
    expect(hitsOf("rochlor").length).toBeGreaterThan(3);
  });

  test("has white label alone for private label", () => {
    for (const query of ["private label", "white label"])
      expect(search(query).best.map(({ entry }) => entry.path)).toEqual([
        "/formule-marque-blanche",
      ]);
  });

  test("shows names in the reader's language, and names the language of others", () => {
    const other = index.lang === "fr" ? "en" : "fr";
    const shown = (query: string, path: string) => {
      const hit = hitsOf(query).find(({ entry }) => entry.path === path);
      return { kind: hit?.kind, text: hit?.text };
    };
    for (const [fr, en, path] of [
      ["coq10 réduit", "reduced coq10", "/niosomes/ubiquinol"],
      ["acide 2,6-diaminohexanoïque", "2,6-diaminohexanoic acid", "/liposomes/l-lysine"],
    ] as const) {
      const names = { fr, en };
      expect(shown(names[index.lang], path), path).toMatchObject({ kind: "synonym" });
      expect(shown(names[other], path), path).toMatchObject({ kind: "otherName" });
    }
    expect(shown("coq10", "/niosomes/ubiquinol").text).toMatch(
      inLanguage({ fr: /^coq10 réduit$/i, en: /^reduced coq10$/i }),
    );
    expect(
      hitsOf("minimum")
        .filter(({ entry }) => entry.group === "page")
        .map(({ text }) => text)
        .join(),
    ).not.toMatch(inLanguage({ fr: /minimum order/, en: /minimum de commande/ }));
    // Every fourth name of the other language is searched for: no synonym of it may count as one of this language.
    const wrong = index.entries
      .flatMap(({ foreign = {} }) => Object.keys(foreign))
      .filter((_, place) => place % 4 === 0)
      .flatMap((name) => hitsOf(name))
      .filter(({ entry, kind, text }) => {
        const isNamed = kind === "synonym" || kind === "related" || kind === "contains";
        const known = index.entries.find(({ path }) => path === entry.path);
        return isNamed && known?.foreign?.[text] !== undefined;
      });
    expect(wrong.map(({ text }) => text)).toEqual([]);
  });

  test("writes pH with its capital", () => {
    const lists = hitsOf("pH 4").filter(({ entry }) => entry.group === "filter");
    expect(lists.map(({ entry }) => entry.name.replace(/\s/g, " "))).toEqual(["pH 4", "pH 4"]);
  });

  test.each([
    [
      "MOQ",
      { fr: /50\s000\sunités.+Quel minimum en gélule/, en: /50,000\sunits.+What is the minimum/ },
    ],
    ["who owns the formula", { fr: /À\squi appartient la formule/, en: /Who owns the formula/ }],
    ["délai", { fr: /Combien de semaines/, en: /How many weeks/ }],
    ["incoterms", { fr: /conditions de paiement/, en: /terms of payment/ }],
    ["matière première", { fr: /combien de kilogrammes/, en: /how many kilograms/ }],
    ["certificat", { fr: /Lesquels sont certifiés/, en: /Which of them are certified/ }],
  ])("says what buyers ask, in words of the page it leads to: %s", (query, said) => {
    const [first] = search(query).best;
    expect(first).toMatchObject({
      kind: "question",
      entry: { path: "/notre-laboratoire#questions" },
    });
    expect(first?.text).toMatch(inLanguage(said));
  });

  test("lists the claims when few are authorised", () => {
    for (const query of ["sommeil", "sleep", "better sleep", "complément sommeil"]) {
      expect(search(query).note).toMatch(inLanguage({ fr: /mélatonine/, en: /[Mm]elatonin/ }));
      const liposomes = hitsOf(query).filter(({ entry }) => entry.group === "liposome");
      expect(liposomes.map(({ entry }) => entry.path)).toEqual(["/liposomes/melatonine"]);
    }
    for (const query of ["articulations", "joints"]) {
      expect(search(query).note).toMatch(inLanguage({ fr: /cartilages/, en: /cartilage/ }));
      const liposomes = hitsOf(query).filter(({ entry }) => entry.group === "liposome");
      expect(liposomes.map(({ entry }) => entry.path)).toContain("/liposomes/vitamine-c");
      for (const { text } of liposomes) expect(text).toMatch(/cartilage/);
      const products = hitsOf(query).filter(({ entry }) => entry.group === "product");
      expect(products.map(({ entry }) => entry.path)).not.toContain(
        "/formule-marque-blanche/immunite",
      );
    }
    expect(search("zinc").note).toBe(null);
  });

  test("names the claim: a sentence on the nutrient, in the reader's language", () => {
    const claims = hitsOf("énergie").filter(({ kind }) => kind === "claim");
    expect(claims.length).toBeGreaterThan(10);
    for (const { text } of claims)
      expect(text).toMatch(inLanguage({ fr: /métabolisme énergétique/, en: /energy-yielding/ }));
    const fer = claims.find(({ entry }) => entry.path === "/liposomes/fer");
    expect(fer?.text).toMatch(inLanguage({ fr: /^Le fer contribue/, en: /^Iron contributes/ }));
  });

  test("finds the ingredient and the product of omega 3 among the best", () => {
    const best = search("omega 3").best.map(({ entry }) => entry.path);
    expect(best).toContain("/liposomes/epadha");
    expect(best).toContain("/formule-marque-blanche/omega-3");
  });

  test("finds parts of words last, from four letters on", () => {
    const names = search("lique").groups.flatMap(({ hits }) => hits.map(({ entry }) => entry.path));
    expect(names).toContain("/niosomes/glycolique");
    expect(search("cylique").best[0]?.entry.path).toBe("/niosomes/salicylique");
    expect(
      search("lyc")
        .groups.flatMap(({ hits }) => hits)
        .every(({ text }) => /\blyc/i.test(text)),
    ).toBe(true);
  });

  test("does not take one CAS number for another", () => {
    for (const query of ["50-81-8", "CAS 50-81-8", "99999-99-9", "64‑17‑5"])
      expect(search(query)).toMatchObject({ total: 0, isUnknownCas: true, nearest: [] });
    expect(search("CAS n° 50‑81‑7").best[0]?.entry.path).toBe("/liposomes/vitamine-c");
    expect(search("coenzime k12").isUnknownCas).toBe(false);
  });

  test("takes at most eight words, and each once", () => {
    const eight = "fer zinc cuivre calcium chrome biotine gaba rutine";
    expect(search(`${eight} xyzzyx qwwqw`).total).toBe(search(eight).total);
    expect(search("zinc zinc zinc")).toEqual(search("zinc"));
  });

  test.each(hardSearches)("costs little at worst: %j", (query) => {
    const { lookUps, terms, names } = workOf(search, query);
    expect(lookUps).toBeLessThanOrEqual(most.lookUps);
    expect(terms).toBeLessThanOrEqual(most.terms);
    expect(names).toBeLessThanOrEqual(most.names);
  });

  test("the work of a search is counted", () => {
    expect(workOf(search, "acide hyaluronique").lookUps).toBeGreaterThan(0);
  });

  test("prefers a whole word to a part of others", () => {
    const { groups } = search("fer");
    const names = groups.flatMap(({ hits }) => hits.map(({ entry }) => entry.name));
    expect(names.join()).not.toMatch(/ferment|ferul/i);
  });

  test("has each entry once, also where a question and a beginning lead to the same page", () => {
    const hits = search("tarif ta").groups.flatMap((group) => group.hits);
    expect(new Set(hits.map(({ entry }) => entry)).size).toBe(hits.length);
  });

  test("has names after the first letter of a word too", () => {
    expect(firstOf("z")).toMatch(/\/zinc$|\/niacinamide-zinc$/);
    const hits = search("z").groups.flatMap((group) => group.hits);
    for (const { entry, marks } of hits) {
      const [[from, to] = [0, 0]] = marks;
      expect(entry.name.slice(from, to)).toMatch(/z/i);
    }
    expect(search("ж").total).toBe(0);
  });

  test("names the matched text, and its matching part", () => {
    const hit = search("ubiqinone").best[0];
    const [from = 0, to = 0] = hit?.marks[0] ?? [];
    expect(hit?.text.slice(from, to).toLowerCase()).toMatch(/^ubiquinone?$/);
    expect(search("coq10").understood).toMatchObject({ from: "CoQ10", by: "synonym" });
    expect(search("ubiqinone").understood).toMatchObject({ by: "spelling" });
    expect(search("50-81-7").understood).toMatchObject({ by: "cas" });
    // The key is searched for as the sheet of vitamin C has it, and as databases give it.
    for (const asked of ["CIWBSHSKHKDKBQ-JLAZNSOCSA-N", "InChIKey=CIWBSHSKHKDKBQ-JLAZNSOCSA-N"])
      expect(search(asked).groups[0]?.hits[0]?.entry.path).toBe("/liposomes/vitamine-c");
  });

  test("puts the group with the exact name first, and keeps the order of groups otherwise", () => {
    const order = index.groups.map(({ id }) => id);
    const groupsOf = (query: string) => search(query).groups.map(({ id }) => id);
    expect(groupsOf("contact")[0]).toBe("page");
    // Of a need, the bench comes first.
    expect(groupsOf("fatigue")[0]).toBe("page");
    const others = groupsOf("polyphenol");
    expect(others.length).toBeGreaterThan(1);
    expect(others).toEqual(order.filter((id) => others.includes(id)));
  });

  test("suggests the nearest names when nothing is found, and survives nonsense", () => {
    const nothing = search("coenzime k12");
    expect(nothing.total).toBe(0);
    expect(nothing.nearest).toHaveLength(3);
    for (const query of ["", " ", "%", "--", "\u0000", "a".repeat(80), "(".repeat(80), "🙂"])
      expect(() => search(query)).not.toThrow();
  });
});
