// Checks of a regulator, a formulator and an editor on the desk's sentences: label draft, authorities, partners, words.
import { describe, expect, it, test } from "vitest";
import { deskActives } from "#server/desk/desk-actives.ts";
import { productFormula } from "#server/desk/product-formula.ts";
import { languages } from "#shared/editions/languages.ts";
import { writeFormula } from "#shared/formula/write-formula.ts";
import { products } from "#shared/generated/entries.ts";
import { type Case, judged, plain, said } from "./example-verdict.ts";

/** All sentences, as one text. */
const textOf = (one: Case): string => plain(JSON.stringify(said(one)));

const ingredientsOf = (query: string, language: "fr" | "en" = "fr") =>
  plain(said({ query, language }).ingredients);

const draftOf = (query: string) =>
  said({ query }).draft.map(({ name, amount }) => [plain(name), plain(amount)]);

const sharedOf = (one: Case, id: string) => {
  const fact = said(one).shared.find((each) => each.id === id);
  return fact && [plain(fact.value), plain(fact.note)];
};

describe("the list of ingredients", () => {
  it("names the substance put in, its allergen in capitals", () => {
    expect(ingredientsOf("epadha=250mg")).toBe("Huile de poisson concentrée (contient : POISSON).");
    expect(ingredientsOf("epadha=250mg", "en")).toBe("Concentrated fish oil (contains: FISH).");
    expect(ingredientsOf("zinc=5mg")).toMatch(/bisglycinate de zinc/i);
    expect(ingredientsOf("curcuma=60mg&vitamine-k=45ug")).toBe(
      "Extrait de rhizome de curcuma (Curcuma longa), ménaquinone-7 (contient : SOJA).",
    );
  });

  it("leaves unknown forms open, and the growth media of strains", () => {
    const list = ingredientsOf("andrographis=100mg&berberine=200mg&sph-131=3md");
    expect(list).toMatch(/Andrographis paniculata, parties aériennes, forme à confirmer\)/);
    expect(list).toMatch(/berbérine \(Berberis \w+, racine, forme à confirmer\)/i);
    expect(list).toMatch(/SPH 131 \(.+\), \[milieu de culture.*\]\.$/);
  });

  it("says of every strain that lives no more that its cells are inactivated", () => {
    for (const { slug, kind } of deskActives.complement.values())
      expect(/inactivée/.test(ingredientsOf(`${slug}=1md`)), slug).toBe(kind === "postbiotic");
  });

  it("gives every nutrient a form", () => {
    for (const active of deskActives.complement.values()) {
      const isNutrient =
        active.kind === "nutrient" || (active.kind === "liposome" && active.entry.nutrients);
      if (!isNutrient) continue;
      const { facts } = judged({ query: `${active.slug}=1` });
      const { ingredient, form } = facts.actives[active.slug] ?? {};
      expect(ingredient ?? form, active.slug).toBeTruthy();
    }
  });

  it("of a serum stand by the weight of what is put in: 0.221 % of zinc is 1.09 % of its PCA", () => {
    const list = plain(
      said({ query: "kojique=0.6pc&zinc=0.221pc", instrument: "serum" }).ingredients,
    );
    expect(list).toMatch(/^ZINC PCA, KOJIC ACID/);
  });

  it("puts actives without a dose last, and says so", () => {
    expect(ingredientsOf("acerola=&vitamine-c=80mg")).toMatch(
      /^Acide L-ascorbique, jus d’acérola séché .*\[dose à saisir\]\.$/,
    );
  });
});

describe("the nutrition table", () => {
  it.each([
    ["chardon-marie=200mg", "Chardon-marie, en silymarine"],
    ["curcuma=100mg", "Curcuma, en curcumine"],
    ["opc=50mg", "OPC de pépins de raisin, en extrait de pépins"],
    ["lycopene=5mg", "Lycopène"],
    ["vitaminea=800ug", "Vitamine A"],
  ])("names what is counted of %s", (query, name) => {
    expect(draftOf(query)[0]?.[0]).toBe(name);
  });

  it("calls nutrients as the regulation does", () => {
    const query =
      "vitamineb1=1mg&riboflavine=1mg&vitamineb3=10mg&vitamineb5=3mg&biotine=20ug&vitamineb9=100ug&vitamine-c=80mg";
    expect(draftOf(query).map(([name]) => name)).toEqual([
      "Thiamine",
      "Riboflavine",
      "Niacine",
      "Acide pantothénique",
      "Biotine",
      "Acide folique",
      "Vitamine C",
    ]);
  });

  it("names the source of a part, and calls a sum without one of its doses the least", () => {
    expect(draftOf("vitamine-c=120mg&acerola=40mg")).toEqual([
      ["Vitamine C", "160 mg"],
      ["source : acérola", "40 mg"],
    ]);
    expect(draftOf("vitamine-c=120mg&acerola=")).toEqual([
      ["Vitamine C", "au moins 120 mg"],
      ["source : acérola", "dose à saisir"],
    ]);
    expect(draftOf("sph-131=3md")).toEqual([["SPH 131", "3 milliards d’UFC"]]);
  });

  test("no product with a dose that is missing passes as complete", () => {
    for (const slug of ["vitamine-c-plus", "immunite"]) {
      const product = products.find((each) => each.slug === slug);
      if (!product) throw new Error(slug);
      const formula = productFormula(product);
      const isOpen = formula.actives.some(({ amount }) => amount === null);
      const { cells, ingredients } = said({ query: writeFormula(formula).slice(1) });
      expect(isOpen, slug).toBe(true);
      expect(cells[0].sign, slug).not.toBe("lit");
      expect(ingredients, slug).toContain("[dose à saisir]");
    }
  });
});

describe("the label", () => {
  it("keeps no liquid dry", () => {
    for (const { id: language } of languages) {
      const one: Case = { query: "zinc=10mg&contenant=liquide", language };
      expect(said(one).mentions.join(" ")).not.toMatch(/au sec|dry/);
      expect(said({ query: "zinc=10mg", language }).mentions.join(" ")).toMatch(/au sec|dry/);
    }
  });

  it("ends every mention with a full stop", () => {
    const { mentions } = said({ query: "cafeine=100mg&berberine=100mg&melatonine=1mg" });
    expect(mentions.filter((mention) => !mention.endsWith("."))).toEqual([]);
  });

  it("states the conditions of claims only if one is earned, and of “source” only for nutrients with a reference", () => {
    expect(said({ query: "sph-131=3md" }).claimNotes).toEqual([]);
    expect(said({ query: "cuivre=0.1mg" }).claimNotes).toEqual([]);
    expect(said({ query: "melatonine=1mg" }).claimNotes.join(" ")).not.toContain("VNR");
    expect(said({ query: "zinc=10mg" }).claimNotes.join(" ")).toContain("VNR");
  });
});

describe("for the Union", () => {
  it("names no French authority or advice, and no limit of France without saying where it holds", () => {
    const query = "zinc=12mg&magnesium=280mg&selenium=60ug&vitamine-c=200mg&marche=ue";
    for (const { id: language } of languages) {
      const { warnings: _, ...rest } = said({ query, language });
      expect(JSON.stringify(rest)).not.toMatch(/DGAL|Compl’Alim|ANSES|DGCCRF/);
      for (const { maximumNote } of rest.rows)
        expect(plain(maximumNote)).toMatch(/en France|in France/);
    }
  });

  it("states the request for a dose above its limit", () => {
    expect(said({ query: "magnesium=280mg&marche=ue" }).questions.map(plain)).toContain(
      "Magnésium 280 mg : ce que chaque État visé admet aujourd’hui.",
    );
  });
});

describe("partners", () => {
  it("stand in pairs, without those that are kept apart", () => {
    const one: Case = { query: "vitamine-c=80mg&zinc=9mg&selenium=50ug&cuivre=0.5mg" };
    const [, pairs = ""] = sharedOf(one, "partners") ?? [];
    expect(pairs).toContain("zinc avec sélénium et cuivre");
    expect(pairs).not.toMatch(/vitamine c avec[^;]*cuivre/i);
    const two: Case = { query: "lycopene=10mg&vitamine-e=12mg&fer=10mg" };
    expect(sharedOf(two, "partners")?.[0]).toBe("lycopène avec vitamine E");
  });

  it("name one exclusion and count the others", () => {
    const [, , fit] = said({
      query: "fer=14mg&vitaminea=400ug&vitamined3=5ug&souhait=vegan",
    }).cells;
    expect(plain(fit.note)).toMatch(/^Le fer accélère .* Une autre exclusion, plus bas\./);
  });

  it("leave forms open that no sheet names", () => {
    expect(sharedOf({ query: "glucomannane=3g&vitamine-k=45ug" }, "forms")).toEqual([
      "à confirmer",
      "Glucomannane et vitamine K.",
    ]);
    expect(sharedOf({ query: "glucomannane=3g&vitamine-c=80mg" }, "forms")?.[1]).toBe(
      "D’après les autres fiches ; à confirmer : glucomannane.",
    );
  });

  it("does not hold a sale up for a share that no limit waits for", () => {
    const { cells, rods } = said({ query: "epadha=300mg" });
    expect([cells[0].sign, plain(rods[1]?.state)]).toEqual([
      "lit",
      "à confirmer : part de DHA non précisée, pas encore comptée",
    ]);
  });
});

describe("sentences", () => {
  it("never weighs less material than the dose", () => {
    const [rod] = said({ query: "vitamineb1=1.1mg" }).rods;
    expect(plain(rod?.lines[0]?.text)).toContain("soit 1,4 mg de matière");
  });

  it("says why a level is to be confirmed where the law's limit is not passed", () => {
    const [sell] = said({ query: "zinc=1pc", instrument: "serum" }).cells;
    expect(plain(sell.note)).toBe("Zinc, 1 % : 0,8 point au-dessus de l’usage courant.");
  });

  it("does not call an active by its own name again", () => {
    expect(textOf({ query: "alpha-lipoique=200mg" })).not.toContain("en acide alpha-lipoïque");
  });

  it.each(["complement", "serum"] as const)(
    "has no pronoun for one of two actives (%s)",
    (instrument) => {
      const pronouns = {
        fr: /\b(?:ils?|elles?|lui)\b|^(?:son|sa|ses)\b|\bl’(?:oxydent|hydrolysent)\b|\bla précipitent\b/i,
        en: /\b(?:it|they|them)\b|^its\b/i,
      };
      for (const { id: language } of languages)
        for (const { slug } of deskActives[instrument].values()) {
          const { facts } = judged({ query: `${slug}=1`, instrument, language });
          for (const { reason } of facts.actives[slug]?.conflicts ?? [])
            expect(String(reason), slug).not.toMatch(pronouns[language]);
        }
    },
  );
});

it("gives a reason for every confirmation that it asks for", () => {
  // Annex III/24 ends zinc at 1 %, use at 0.2 %.
  const [zinc] = said({ query: "zinc=0.5pc", instrument: "serum" }).rods;
  expect(plain(zinc?.state)).toBe("à confirmer : 0,3 point au-dessus de l’usage courant");
  expect(JSON.stringify(zinc?.lines.map(({ text }) => plain(text)))).toContain("usage courant");
});

it("speaks of France in France, of each State in the Union", () => {
  const read = (market: string) => {
    const { cells, notes, questions } = said({ query: `zinc=30mg&selenium=300ug${market}` });
    return plain(JSON.stringify([cells, notes, questions]));
  };
  expect(read("")).toMatch(/DGAL/);
  expect(read("&marche=ue")).not.toMatch(/DGAL|DGCCRF|ANSES/);
});
