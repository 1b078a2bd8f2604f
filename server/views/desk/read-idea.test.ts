// What people come with, as it is read in both languages: the house's writer says what was read, and a line says what was not.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { deskActives } from "#server/desk/desk-actives.ts";
import { editionIn } from "#shared/editions/edition.ts";
import { editions } from "#shared/editions/editions.ts";
import { addIdea } from "#shared/formula/add-idea.ts";
import { emptyFormula, type Instrument, instruments } from "#shared/formula/formula.ts";
import { longestIdea, readIdea } from "#shared/formula/read-idea.ts";
import { describeIdea, nameOfChoice } from "#shared/formula/sentences/idea.ts";
import { writeFormula } from "#shared/formula/write-formula.ts";
import { writeIdea } from "#shared/formula/write-idea.ts";
import { commaIn } from "#shared/words/amounts.ts";
import { choicesFor, ideaWordsFor } from "./list-choices.ts";
import { benchReader } from "./list-desk-data.ts";

const readerOf = (language: "fr" | "en", instrument: Instrument) =>
  benchReader(instrument, editionIn(language));

/** Names and sentences with the blanks that keyboards write. */
const plain = (text: string) => text.replace(/\s/g, " ");

function read(text: string, language: "fr" | "en", instrument: Instrument = "complement") {
  const reader = readerOf(language, instrument);
  const idea = readIdea(text, ideaWordsFor(instrument, reader));
  const { texts } = choicesFor(instrument, reader);
  return {
    idea,
    read: plain(writeIdea(idea.parts, nameOfChoice)),
    told: describeIdea(idea.parts, [], texts).map((line) => plain(line.text)),
    near: idea.parts.flatMap(({ near }) => near.map(nameOfChoice).map(plain)),
  };
}

test.each([
  ["un sérum", "fr", "complement", "Composer un sérum", "/fr/formule-sur-mesure/composer/serum"],
  [
    "Sérum visage",
    "fr",
    "complement",
    "Composer un sérum",
    "/fr/formule-sur-mesure/composer/serum",
  ],
  [
    "gélules",
    "fr",
    "serum",
    "Composer un complément",
    "/fr/formule-sur-mesure/composer/complement",
  ],
  ["a face cream", "en", "complement", "Compose a serum", "/en/formule-sur-mesure/composer/serum"],
] as const)("“%s” leads to the other bench", (text, language, instrument, name, to) => {
  const reader = readerOf(language, instrument);
  const { parts } = readIdea(text, ideaWordsFor(instrument, reader));
  const lines = describeIdea(parts, [], choicesFor(instrument, reader).texts);
  expect(lines).toMatchObject([{ about: null, choices: [{ name, to, idea: "" }] }]);
});

// Regulation (EU) 1169/2011, annex XIII: 10 mg of zinc, 375 mg of magnesium, 80 mg of vitamin C, 2.5 µg of vitamin B12, 5 µg of vitamin D.
test.each([
  ["zinc 80 % VNR", "?v=1&zinc=8mg"],
  ["magnésium 100% AJR/NRV", "?v=1&magnesium=375mg"],
  ["magnésium 80 % VNR, vitamine c 50 % de la VNR", "?v=1&magnesium=300mg&vitamine-c=40mg"],
  ["Vitamine C 225 % VNR*\nVitamine B12 1 000 % VNR", "?v=1&vitamine-c=180mg&vitamineb12=25ug"],
  ["33,3 % AJR de vitamine d3", "?v=1&vitamined3=1.665ug"],
  ["Zinc 15 mg (150 % VNR)", "?v=1&zinc=15mg"],
  // It has none, and the field says so.
  ["collagène 80 % VNR", "?v=1&collagene=80%20%25%20VNR"],
])("a share of the reference value alone is a dose: %s", (text, query) => {
  const { idea } = read(text, "fr");
  const dosingOf = (slug: string) => deskActives.complement.get(slug);
  const { formula } = addIdea(emptyFormula("complement"), idea, dosingOf, commaIn("fr"));
  expect(writeFormula(formula)).toBe(query);
});

describe("what is read, and nothing to be said of it", () => {
  test.each([
    ["fr", "zinc 15 mg", "Zinc 15 mg"],
    ["fr", "zinc 15 mg, vitamine c 180", "Zinc 15 mg, Vitamine C 180"],
    ["fr", "zinc, vitamine c", "Zinc, Vitamine C"],
    ["fr", "zinc vitamine c", "Zinc, Vitamine C"],
    ["fr", "vitamines B1, B2, B6 et b12", "Vitamine B1, Vitamine B2, Vitamine B6, Vitamine B12"],
    ["en", "d3 20 µg, b12", "Vitamin D3 20 µg, Vitamin B12"],
    ["fr", "Zinc+vitamine C", "Zinc, Vitamine C"],
    ["fr", "zinc et vitamine c", "Zinc, Vitamine C"],
    ["fr", "magnésium 300", "Magnésium 300"],
    ["fr", "MAGNESIUM : 300mg/jour", "Magnésium 300mg"],
    ["fr", "vitamine d3 1000 UI", "Vitamine D3 1000 UI"],
    ["fr", "vitamine b 12 2,5 µg", "Vitamine B12 2,5 µg"],
    ["fr", "vitamine k 75 µg", "Vitamine K 75 µg"],
    ["fr", "1 000 mg vitamine c", "Vitamine C 1 000 mg"],
    ["fr", "15 mg de zinc et 180 mg de vitamine C", "Zinc 15 mg, Vitamine C 180 mg"],
    ["fr", "vitamine e 12 mg α-TE", "Vitamine E 12 mg"],
    ["fr", "immunité", "Immunité"],
    ["fr", "un complément pour l’immunité", "Immunité"],
    ["fr", "sommeil", "Endormissement, décalage horaire"],
    ["fr", "comme Sommeil", "Sommeil"],
    ["fr", "comme multivitamines", "Multivitamines"],
    ["fr", "SPH 131", "Lacticaseibacillus rhamnosus SPH 131"],
    ["fr", "sph131 10 milliards UFC", "Lacticaseibacillus rhamnosus SPH 131 10 milliards"],
    ["fr", "5 × 10⁹ UFC de SPH 131", "Lacticaseibacillus rhamnosus SPH 131 5 milliards"],
    ["fr", "14281-83-5", "Zinc"],
    ["fr", "CAS 50-81-7 : 120 mg", "Vitamine C 120 mg"],
    ["fr", "fer", "Fer"],
    ["fr", "Vit C 80 mg (100 % des VNR), Zinc 10 mg (100%)", "Vitamine C 80 mg, Zinc 10 mg"],
    ["fr", "zinc 80 % VNR", "Zinc 80 % VNR"],
    ["fr", "magnésium 100% AJR/NRV", "Magnésium 100% AJR/NRV"],
    ["fr", "Zinc : 100 % des VNR (10 mg)", "Zinc 10 mg"],
    ["fr", "Vitamine C\n50 % VNR\nZinc\n100 % VNR\n10 mg", "Vitamine C 50 % VNR, Zinc 10 mg"],
    ["en", "zinc 80% NRV, iron 50% of the NRV", "Zinc 80% NRV, Iron 50% of the NRV"],
    ["en", "immunity", "Immunity"],
    ["en", "an immunity supplement", "Immunity"],
    ["en", "zinc 15 mg and vitamin c 180", "Zinc 15 mg, Vitamin C 180"],
    ["en", "vitamin D3 1,000 IU", "Vitamin D3 1,000 IU"],
    ["en", "like Sleep", "Sleep"],
    ["en", "iron 14 mg (100% NRV)", "Iron 14 mg"],
    ["en", "SPH 131, 10 billion CFU", "Lacticaseibacillus rhamnosus SPH 131 10 billion"],
  ] as const)("%s: %s", (language, text, expected) => {
    const { read: said, told } = read(text, language);
    expect(said).toBe(expected);
    expect(told).toEqual([]);
  });

  test("a label of several lines, and a table that was pasted cell by cell", () => {
    const lines = "Magnésium 300 mg (80 % VNR*)\nVitamine C\t180 mg\t225 %\n\nZinc\n10 mg\n100 %";
    const expected = "Magnésium 300 mg, Vitamine C 180 mg, Zinc 10 mg";
    for (const text of [lines, lines.replaceAll("\n", "\r\n"), lines.replaceAll("\n\n", "; ")]) {
      const { read: said, told } = read(text, "fr");
      expect(said).toBe(expected);
      expect(told).toEqual([]);
    }
  });

  test("lines whose ends a field of one line has taken out", () => {
    const { read: said, told } = read(
      "Magnésium 300 mg (80 % VNR)Vitamine C 180 mgZinc 10 mg",
      "fr",
    );
    expect(said).toBe("Magnésium 300 mg, Vitamine C 180 mg, Zinc 10 mg");
    expect(told).toEqual([]);
  });

  test("the market and the form, beside the need", () => {
    const { idea, read: said } = read("immunité, sticks, Europe", "fr");
    expect(said).toBe("Immunité");
    expect(idea.settings).toEqual({ market: "ue", container: "stick" });
    const { idea: whole, told } = read("immunity supplement, vegan, in France", "en");
    expect(whole.settings).toEqual({ wishes: ["vegan"], market: "fr" });
    expect(told).toEqual([]);
    expect(read("sans allergène ni conservateur, végane", "fr").idea.settings).toEqual({
      wishes: ["vegan", "sans-allergene"],
    });
    expect(read("in France", "en").idea.settings).toEqual({ market: "fr" });
  });

  test("what a pack holds, and the words that say it and a wish", () => {
    const { idea, read: said, told } = read("immunité végane 60 gélules", "fr");
    expect(said).toBe("Immunité");
    expect(idea.settings).toEqual({ wishes: ["vegan"], content: "60" });
    expect(idea.said).toEqual(["végane", "60 gélules"]);
    expect(told).toEqual([]);
    expect(read("zinc 10 mg, 30 days", "en").idea.settings).toEqual({ content: "30j" });
    for (const [language, packs] of [
      ["fr", "5 000 piluliers de 60 gélules"],
      ["fr", "5000 boîtes, 60 gélules"],
      ["en", "5,000 bottles of 60 capsules"],
    ] as const)
      expect(read(`zinc 10 mg, ${packs}`, language)).toMatchObject({
        idea: { settings: { batch: 5000, content: "60" } },
        told: [],
      });
    expect(read("rétinol, 30 ml", "fr", "serum").idea.settings).toEqual({ content: "30ml" });
  });

  test("a need begins without what its wish excludes", () => {
    const formulaOf = (text: string) =>
      addIdea(
        emptyFormula("complement"),
        read(text, "fr").idea,
        (slug) => deskActives.complement.get(slug),
        "decimals",
      ).formula;
    const slugs = (text: string) => formulaOf(text).actives.map(({ slug }) => slug);
    expect(slugs("immunité")).toContain("vitamined3");
    expect(slugs("immunité, végane")).toEqual(
      slugs("immunité").filter((slug) => slug !== "vitamined3"),
    );
    // What is asked for by its name comes, and is judged.
    expect(slugs("végane, vitamine d3")).toEqual(["vitamined3"]);
  });

  test("per cents are doses of a serum", () => {
    expect(read("niacinamide 5 %, rétinol 0,2 %", "fr", "serum").read).toBe(
      "Niacinamide 5 %, Rétinol 0,2 %",
    );
  });
});

describe("what is told", () => {
  test.each([
    ["fr", "rétinol", "Vitamine A", "« rétinol » : lu Vitamine A."],
    ["fr", "vitd", "Vitamine D3", "« vitd » : lu Vitamine D3."],
    ["fr", "hierro 14 mg", "Fer 14 mg", "« hierro 14 mg » : lu Fer."],
    ["fr", "immunité truc", "Immunité", "Immunité : « truc » n’est pas lu."],
    // No pack of ours holds as many.
    ["fr", "immunité 61 gélules", "Immunité", "Immunité : « 61 gélules » n’est pas lu."],
    [
      "fr",
      "zinc 10 mg, zinc 15 mg",
      "Zinc 10 mg",
      "« zinc 15 mg » : Zinc est déjà lu, avec 10 mg.",
    ],
    [
      "fr",
      "zinc 15 mg, 61 gélules",
      "Zinc 15 mg",
      "« 61 gélules » : ce nombre n’est pas au choix ici. Donnez-le dans le message de la demande.",
    ],
    [
      "fr",
      "zinc 15 mg, 5 000 piluliers de 61 gélules",
      "Zinc 15 mg",
      "« 61 gélules » : ce nombre n’est pas au choix ici. Donnez-le dans le message de la demande.",
    ],
    [
      "en",
      "zinc 15 mg, 700 bottles",
      "Zinc 15 mg",
      "“700 bottles”: that number is not among the choices here. Give it in the message of your request.",
    ],
    ["fr", "machin 12 mg", "", "« machin 12 mg » : rien de ce nom au catalogue."],
    ["fr", "sans zinc", "", "« sans zinc » : rien de ce nom au catalogue."],
    ["fr", "1234-56-7", "", "Ce numéro CAS n’est pas dans notre catalogue."],
    ["fr", "ginseng", "", "« ginseng » n’est pas dans notre catalogue."],
    ["fr", "vitamine", "", "« vitamine » : à préciser."],
    ["fr", "probiotique", "", "« probiotique » : à préciser."],
    ["en", "retinol", "Vitamin A", "“retinol”: read as Vitamin A."],
    ["en", "ginseng", "", "“ginseng” is not in our catalogue."],
    ["en", "vitamin", "", "“vitamin”: please choose."],
  ] as const)("%s: %s", (language, text, expected, told) => {
    const answer = read(text, language);
    expect(answer.read).toBe(expected);
    expect(answer.told).toEqual([told]);
  });

  test.each([
    ["fr", "serum", "rides", "rétinol"],
    ["fr", "serum", "anti-âge", "rétinol"],
    ["fr", "serum", "peau", "céramide"],
    ["fr", "serum", "hydratation", "panthénol"],
    ["fr", "serum", "taches", "niacinamide"],
    ["en", "serum", "wrinkles", "retinol"],
    ["fr", "complement", "digestion", "SPH"],
  ] as const)("%s, %s: %s leads to the sheets that speak of it", (language, bench, text, name) => {
    const { read: said, told, near } = read(text, language, bench);
    expect(said).toBe("");
    expect(told).toEqual([
      language === "fr"
        ? `« ${text} » : ces fiches en parlent. Aucune allégation n’en découle.`
        : `“${text}”: these sheets speak of it. No claim follows from that.`,
    ]);
    expect(near.join().toLowerCase()).toContain(name.toLowerCase());
  });

  test("a slip offers what is spelt alike, a common name all that have it", () => {
    expect(read("magnesiun", "fr").near).toEqual(["Magnésium"]);
    expect(read("vitamine", "fr").near).toEqual(
      expect.arrayContaining(["Vitamine C", "Vitamine D3", "Vitamine B12"]),
    );
    expect(read("probiotique", "fr").near[0]).toBe("Quatre souches");
  });

  test("of a label, each line that is not read, beside all that are", () => {
    const { read: said, told } = read(
      "Zinc 10 mg\nExtrait de truc 12 mg\nArôme, cuivre 1 mg",
      "fr",
    );
    expect(said).toBe("Zinc 10 mg, Cuivre 1 mg");
    expect(told).toHaveLength(2);
    expect(told.join()).toMatch(/truc.*Arôme/);
  });
});

describe.each(editions)("edition $id", (edition) => {
  describe.each(instruments)("%s", (instrument) => {
    const reader = benchReader(instrument, edition);
    const words = ideaWordsFor(instrument, reader);
    const { texts } = choicesFor(instrument, reader);
    const add = (text: string) =>
      addIdea(
        emptyFormula(instrument),
        readIdea(text, words),
        (slug) => deskActives[instrument].get(slug),
        commaIn(reader.pageLanguage),
      ).formula;

    test("every choice is read by the slug that its pill sends", () => {
      const missed = words.choices.filter(
        ({ slug }) => readIdea(slug, words).parts[0]?.choice?.slug !== slug,
      );
      expect(missed.map(({ slug }) => slug)).toEqual([]);
    });

    const someName = fc
      .constantFrom(...words.choices)
      .chain((choice) => fc.constantFrom(choice.slug, ...choice.folded.split("|").filter(Boolean)));
    const someDose = fc.constantFrom(
      "",
      "15 mg",
      "1,5",
      "1 000 µg",
      "2 g",
      "100 UI",
      "5 %",
      "3 md",
    );
    const junk = fc.stringMatching(/^q[wxz]{3,6}$/);
    const someText = fc
      .array(
        fc.oneof(
          fc.tuple(someName, someDose).map((pair) => pair.join(" ")),
          junk,
          fc.string({ unit: "grapheme", maxLength: 20 }),
        ),
        { maxLength: 12 },
      )
      .chain((parts) =>
        fc.constantFrom(", ", "; ", "\n", " ", " + ").map((joint) => parts.join(joint)),
      );

    test("what is read is written, and read as the same again", () => {
      fc.assert(
        fc.property(someText, (text) => {
          const { parts } = readIdea(text, words);
          // Names are shared here and there: slugs never are.
          const written = writeIdea(parts, ({ slug }) => slug);
          const again = readIdea(written, words).parts;
          expect(writeIdea(again, ({ slug }) => slug)).toBe(written);
          // A market or a form is set, and not written.
          expect(add(written).actives).toEqual(add(text).actives);
        }),
        // A sign that stands on the letter before it belongs to the word.
        { numRuns: 150, examples: [[`${words.choices[0]?.slug} 1,5 I\u030cx`]] },
      );
    });

    test("no word that is nobody's is left out without being told", () => {
      fc.assert(
        fc.property(someText, junk, someText, (before, word, after) => {
          const { parts } = readIdea(`${before}\n${word}\n${after}`, words);
          const told = describeIdea(parts, [], texts)
            .map(({ text }) => text)
            .join("\n");
          expect(told).toContain(word);
        }),
        { numRuns: 100 },
      );
    });
  });
});

test("the longest text of any kind takes as long as twice the half of it, and a bit", () => {
  const words = ideaWordsFor("complement", readerOf("fr", "complement"));
  const work = (text: string) => {
    const before = process.cpuUsage();
    for (let times = 0; times < 5; times += 1) readIdea(text, words);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  };
  for (const unit of [
    "1",
    "1 ",
    "a,",
    "zinc ",
    "(",
    "qwx ",
    "q,",
    "1 000 ",
    "vitamine ",
    "é",
    "x10^9 ",
    "12-34-5 ",
    "sans ",
  ]) {
    const fill = (length: number) => unit.repeat(length).slice(0, length);
    work(fill(longestIdea));
    const half = work(fill(longestIdea / 2));
    expect(work(fill(longestIdea)), unit).toBeLessThan(4 * half + 150);
  }
});
