// The sentences for verdicts on formulas, judged on the content as it stands: signs and figures, which are the registers'; whole
// sentences of a dozen cases, so that an editor changes a text in one place.
import { describe, expect, it, test } from "vitest";
import { deskCatalogue } from "#server/desk/desk-actives.ts";
import { deskStarts } from "#shared/content/desk-starts.ts";
import { deskWordsIn } from "#shared/formula/desk-words.ts";
import type { AddressProblem } from "#shared/formula/formula.ts";
import { describeAnnouncement } from "#shared/formula/sentences/announcement.ts";
import { describeVerdict } from "#shared/formula/sentences/present-verdict.ts";
import { describeProblem } from "#shared/formula/sentences/problems.ts";
import { type Case, judged, linesOf, plain, said, sentences } from "./example-verdict.ts";

const five = "vitamine-c=120mg&acerola=40mg&zinc=10mg&selenium=55ug&cuivre=0.14mg&serie=5000";
const iron = "fer=7mg&vitamine-c=80mg&vitamine-e=6mg&glutathion=50mg&rutine=50mg&curcuma=60mg";
const serum = "retinol=0.5pc&niacinamide=5pc&panthenol=2pc&vitamine-e=0.5pc&ceramide=0.02pc";

/** The numbers of a text, which no wording changes. */
const figuresIn = (text: string): string =>
  (plain(text).match(/\d+(?:[ ,]\d+)*/g) ?? []).join(" | ");

it("says of a formula of ours over a maximum, or with an exclusion, what its page says", () => {
  const [sell] = sentences({ query: "vitamine-c=200mg&acerola=" });
  expect(sell?.[2]).toBe(
    "Vitamine C : au moins 200 mg, pour 180 mg (arrêté du 9 mai 2006, annexe III). Arrêté en révision ; les recommandations de la DGCCRF (janvier 2019) admettent d’autres doses en pratique : à vérifier avec la DGAL. C’est notre formule Vitamine C+, telle quelle ; sa page le dit aussi. Une dose à saisir.",
  );
  const own: Case = { query: "vitamine-c=15pc&acide-hyaluronique=1pc", instrument: "serum" };
  expect(sentences(own)[2]?.[2]).toContain(
    "C’est notre formule Vitamine C + hyaluronique, telle quelle",
  );
  const changed: Case = { ...own, query: "vitamine-c=14pc&acide-hyaluronique=1pc" };
  expect(sentences(changed)[2]?.[2]).not.toContain("notre formule");
});

it("tells both limits that magnesium has passed, and which species are on the list", () => {
  const before = judged({ query: "magnesium=100mg" });
  expect(plain(describeAnnouncement(before, judged({ query: "magnesium=375mg" })))).toMatch(
    /^Magnésium, 375 mg : 125 mg au-dessus de la limite européenne, 75 mg au-dessus du maximum français\. Formule/,
  );
  const [sell] = sentences({ query: "sph-117=1md&sph-131=1md&selenium=55ug" });
  expect(sell?.[2]).toMatch(/Espèces? inscrites? à la liste QPS de l’EFSA : [A-Z][a-z]+ [a-z]+/);
});

it("asks if the dose of a juice was meant, where a product of ours has as much", () => {
  expect(linesOf({ query: "acerola=480mg" })[0]).toContain(
    "Acérola : 480 mg en vitamine C apportée par le fruit, soit 1 920 mg de matière au moins. [Lire 80 mg ?]",
  );
});

it("names the gravest dose in full, and the others over a maximum", () => {
  const [sell] = sentences({ query: "vitamine-c=245mg&cafeine=1g" });
  expect(sell?.slice(1, 3)).toEqual([
    "Deux doses au-dessus du maximum français",
    expect.stringMatching(/^Caféine : 1 000 mg, pour .*De même : vitamine C\./),
  ]);
});

it("names a dose whose unit is to be looked at once", () => {
  const query = "vitamine-c=120180mg&marche=ue";
  const once = /^Vitamine C, 120 180 mg : plus de cent fois l’usage courant ; vérifiez l’unité\./;
  expect(sentences({ query })[0]?.[2]).toMatch(once);
  const before = judged({ query: "vitamine-c=80mg&marche=ue" });
  expect(plain(describeAnnouncement(before, judged({ query })))).toMatch(once);
});

it("says once what a live strain may be called, and that inactivated cells may not", () => {
  const [, say] = sentences({ query: "sph-166=5md&sph-202=1md" });
  const note = String(say?.[2]);
  expect(note).toMatch(/^Aucune allégation autorisée pour les souches\. La France tolère/);
  expect(note).toMatch(/Rien de cela pour .*202, aux cellules inactivées\.$/);
  expect(note.match(/Aucune allégation/g)).toHaveLength(1);
});

it("offers no larger capsule to what is not planned in capsules", () => {
  expect(said({ query: "calcium=800mg&vitamine-c=100mg" }).roomFixes).toEqual([]);
});

it("asks for a dose over what an agency advises, where no claim needs one", () => {
  expect(said({ query: "curcuma=218mg&marche=ue" }).questions.map(plain).join()).toContain(
    "Curcuma 218 mg : ce que chaque État visé admet aujourd’hui.",
  );
});

describe("five actives, one above its maximum, one below its threshold", () => {
  const french: Case = { query: five };

  it("answers the three verbs in French", () => {
    expect(sentences(french)).toEqual([
      [
        "barred",
        "Une dose au-dessus du maximum français",
        "Sélénium : 55 µg, pour 50 µg (arrêté du 9 mai 2006, annexe III). Arrêté en révision ; les recommandations de la DGCCRF (janvier 2019) admettent d’autres doses en pratique : à vérifier avec la DGAL. Zinc : 9,7 mg conseillés au plus (ANSES, 2024).",
        "1 dose au-dessus",
      ],
      [
        "lit",
        "38 allégations, grâce à trois nutriments",
        "Dont six par le sélénium, au-dessus. À 0,15 mg, le cuivre en ajoute huit.",
        "38 allégations",
      ],
      [
        "lit",
        "Une gélule par jour, au moins",
        "313 mg d’actifs pour 680 mg de place ; le porteur s’ajoute.",
        "1 gélule 0 au moins",
      ],
    ]);
  });

  it("answers them in English", () => {
    expect(sentences({ ...french, language: "en" })).toEqual([
      [
        "barred",
        "One dose above the French maximum",
        "Selenium: 55 µg, where the maximum is 50 µg (French order of 9 May 2006, annex III). That order is under revision; the DGCCRF’s recommendations (January 2019) accept other doses in practice: to be checked with the DGAL. Zinc: 9.7 mg advised at most (ANSES, 2024).",
        "1 dose too high",
      ],
      [
        "lit",
        "38 claims, from three nutrients",
        "Six of them from selenium, above its limit. At 0.15 mg, copper adds eight.",
        "38 claims",
      ],
      [
        "lit",
        "At least one capsule a day",
        "313 mg of actives in 680 mg of space; the carrier comes on top.",
        "at least 1 size 0 capsule",
      ],
    ]);
  });

  it("names the fault at each rod, with the pill that corrects it", () => {
    expect(linesOf(french)).toEqual([
      [
        "Vitamine C, ensemble",
        "Acérola : 40 mg en vitamine C apportée par le fruit, soit 160 mg de matière au moins.",
        "Ensemble, 160 mg de vitamine C : 200 % de la VNR, 14 allégations.",
      ],
      ["Zinc", "100 % de la VNR, 18 allégations.", "9,7 mg conseillés au plus (ANSES, 2024)"],
      [
        "Sélénium",
        "100 % de la VNR, 6 allégations.",
        "5 µg au-dessus du maximum français [Ramener à 50 µg]",
      ],
      [
        "Cuivre",
        "14 % de la VNR, aucune allégation.",
        "Il manque 0,01 mg pour en gagner huit [Porter à 0,15 mg]",
      ],
    ]);
  });

  it("names the zone of each rod, and the claims that no lawful dose earns", () => {
    const { rods, byNutrient } = said(french);
    expect(rods.map(({ state }) => figuresIn(state))).toEqual([
      "14 | 180",
      "18 | 15",
      "5 | 50",
      "0,01 | 8",
    ]);
    const beyond = byNutrient.flatMap(({ claims }) =>
      claims.flatMap(({ state, from }) => (state === "beyond" ? [figuresIn(from)] : [])),
    );
    expect(beyond).toEqual(["200 | 20 | 180"]);
  });

  it("shows the chosen subject first, and excess with its square", () => {
    const [first] = said({ ...french, query: `${five}&dire=immunity` }).subjects;
    expect(first?.title).toBe("Immunité");
    expect(figuresIn(first?.summary ?? "")).toBe("3 | 1 | 1");
    expect(first?.claims.map(({ sign }) => sign)).toEqual(["lit", "lit", "barred", "empty"]);
  });

  it("never bars a formula for a conflict that encapsulation prevents", () => {
    const [first] = said(french).exclusions;
    expect(first?.sign).toBe("dotted");
  });

  it("tells together what one active excludes, each by its name", () => {
    const { shared } = said({ ...french, query: iron });
    const group = shared.find(({ value }) => value.startsWith("fer"));
    expect(plain(group?.value ?? "")).toBe("fer : 5 exclusions");
    expect(plain(group?.note ?? "")).toMatch(
      /^Avec vitamine C, vitamine E, glutathion et rutine, non encapsulés\. .* Avec curcuma, en solution\. /,
    );
  });
});

it("states a serum's legal limits, usual levels and effects to be proven", () => {
  const one: Case = { query: serum, instrument: "serum" };
  expect(sentences(one)).toEqual([
    [
      "barred",
      "Une teneur au-dessus du maximum légal",
      "Rétinol : 0,5 %, pour 0,3 % (règlement (UE) 2024/996, annexe III/376).",
      "1 teneur au-dessus",
    ],
    [
      "dotted",
      "Cinq aspects, à prouver sur la formule finie",
      "Aucune dose ne gagne d’allégation : règlement (UE) 655/2013.",
      "5 aspects à prouver",
    ],
    [
      "lit",
      "8,02 % d’actifs, un pH commun",
      "De 5 à 6,5, à 35 °C au plus. Aucune exclusion entre ces cinq.",
      "8,02 % d’actifs",
    ],
  ]);
  const rods = linesOf(one).map((lines) => figuresIn(lines.join(" ")));
  expect(rods[0]).toBe("0,05 | 0,3 | 5 | 6,5 | 0,2 | 0,3 | 2024 | 996 | 376");
  expect(rods[4]).toBe("0,05 | 0,5 | 0,05");
  expect(said(one).ingredients).toBe("NIACINAMIDE, PANTHENOL, RETINOL, TOCOPHEROL, CERAMIDE NP");
});

it("puts obligatory words on the label, and keeps cautions off it", () => {
  const { wordings, warnings } = said({ query: serum, instrument: "serum" });
  expect(
    wordings.map(({ kind, items }) => [kind, ...items.map(({ name }) => plain(name))]),
  ).toEqual([["statutory", "Rétinol, règlement (UE) 2024/996"]]);
  const [text = ""] = wordings.flatMap(({ items }) => items.map((item) => item.text));
  expect(plain(text)).toMatch(/^Contient de la vitamine A\. .*\.$/);
  expect(warnings.map(({ name }) => name)).toContain("Niacinamide");
  expect(warnings.flatMap(({ texts }) => texts)).not.toContain(text);
});

it("states that strains have no claims, and which declarations they need", () => {
  const one: Case = { query: "sph-117=3md&sph-131=3md&sph-104=1md" };
  expect(sentences(one).map(([sign]) => sign)).toEqual(["dotted", "empty", "lit"]);
  expect(linesOf(one)[0]?.map(figuresIn)).toEqual(["117", "3 | 5"]);
  expect(figuresIn(said(one).cells[2].note)).toBe("22 | 680");
});

it("describes a dose between the European level and the French maximum", () => {
  expect(linesOf({ query: "magnesium=280mg" })[0]?.map(figuresIn)).toEqual([
    "",
    "75 | 10",
    "30 | 250",
  ]);
  expect(sentences({ query: "magnesium=280mg" })[0]).toEqual([
    "dotted",
    "Un point à confirmer",
    "Magnésium, 280 mg : 30 mg au-dessus de la limite européenne.",
    "1 point à confirmer",
  ]);
});

// Vitamin D: order of 2006, annex III, 5 µg; Compl’Alim, first import, 50 µg (shared/content/nutrients.ts).
describe("two French maxima, of the order of 2006 and of the register, each by its name", () => {
  test.each([
    ["5ug", "5 µg, arrêté de 2006", /maximum 5 µg$/],
    ["30ug", "5 µg, arrêté de 2006", /au-dessus de 5 µg \(arrêté du 9 mai 2006\), sous 50 µg/],
    ["75ug", "5 µg, arrêté de 2006", /^dépasse de 25 µg les 50 µg admis \(Compl’Alim, 2023\)$/],
  ])("vitamin D, %s", (dose, maximum, state) => {
    const [rod] = said({ query: `vitamined3=${dose}` }).rods;
    expect(plain(rod?.maximum ?? "")).toBe(maximum);
    expect(plain(rod?.state ?? "")).toMatch(state);
  });

  test("one alone needs none", () => {
    const [rod] = said({ query: "zinc=20mg" }).rods;
    expect(plain(rod?.maximum ?? "")).toBe("15 mg");
    expect(plain(rod?.state ?? "")).toBe("dépasse de 5 mg le maximum français de 15 mg");
  });
});

// EFSA: 250 mg of magnesium from supplements, 25 mg of zinc; order of 2006: 300 mg and 15 mg.
describe("the strictest limit is named first, everywhere", () => {
  test.each([
    [
      "magnesium=375mg",
      "Une dose au-dessus de la limite européenne",
      "125 mg au-dessus de la limite européenne, 75 mg au-dessus du maximum français",
      "dépasse de 125 mg la limite européenne de 250 mg",
    ],
    [
      "zinc=30mg",
      "Une dose au-dessus du maximum français",
      "15 mg au-dessus du maximum français, 5 mg au-dessus de la limite européenne",
      "dépasse de 15 mg le maximum français de 15 mg",
    ],
  ])("%s", (query, answer, both, state) => {
    const { cells, rods } = said({ query });
    expect(cells[0].sentence).toBe(answer);
    const [, , ...lines] = linesOf({ query })[0] ?? [];
    expect(lines.map((text) => text.replace(/ \[.*/, "")).join(", ")).toContain(both);
    expect(plain(rods[0]?.state)).toBe(state);
    const [before, now] = [judged({ query: "" }), judged({ query })];
    expect(plain(describeAnnouncement(before, now))).toContain(both);
    const [first] = now.verdict.answers.sell.findings;
    expect(first?.limit).toEqual(now.verdict.rods[0]?.passed);
  });

  test("on the rod, in its state and in the table", () => {
    const [rod] = said({ query: "magnesium=200mg" }).rods;
    expect([rod?.maximum, rod?.europe].map(plain)).toEqual(["250 mg, Europe", "300 mg, France"]);
    expect(plain(rod?.state)).toContain("limite européenne 250 mg");
    const [row] = said({ query: "magnesium=375mg" }).rows;
    expect([row?.maximum, row?.maximumNote, row?.europe, row?.europeNote].map(plain)).toEqual([
      "300 mg",
      expect.stringMatching(/^dépassé de 75 mg/),
      "250 mg",
      expect.stringMatching(/^dépassée de 125 mg/),
    ]);
  });
});

it("names every dose that has a point to be confirmed", () => {
  const { sentence, note } = said({ query: "magnesium=280mg&collagene=20g&zinc=10mg" }).cells[0];
  expect(sentence).toBe("Deux points à confirmer");
  expect(plain(note)).toMatch(
    /Magnésium.*À confirmer aussi : collagène\.|Collagène.*À confirmer aussi : magnésium\./,
  );
  const above = said({ query: "zinc=30mg&collagene=20g" }).cells[0];
  expect(plain(above.note)).toContain("À confirmer aussi : collagène.");
});

it("says of which salt a mass is, beside what is counted of it", () => {
  const { salts } = said({ query: "zinc=10mg&vitamine-c=80mg" });
  expect(plain(salts)).toBe("33 mg de bisglycinate de zinc pour 10 mg de zinc");
  expect(said({ query: "vitamine-c=80mg" }).salts).toBeNull();
});

it("says that a maximum was annulled, and that none is set", () => {
  const [rod] = said({ query: "vitamineb12=25ug" }).rods;
  expect(plain(rod?.state)).toContain("maximum annulé, limite non fixée");
  expect([rod?.maximum, rod?.open].map(plain)).toEqual(["25 µg, nos formules", "non fixée"]);
  expect(linesOf({ query: "vitamineb12=25ug" })[0]).toEqual([
    "Vitamine B12",
    "1 000 % de la VNR, 8 allégations.",
    "Maximum annulé : Conseil d’État, 27 avril 2011.",
  ]);
});

it("states that a plant's claims wait, and an agency's advice", () => {
  const [rod] = said({ query: "curcuma=60mg" }).rods;
  expect(figuresIn(rod?.maximum ?? "")).toBe("153");
  expect(linesOf({ query: "curcuma=60mg" })[0]?.slice(2).map(figuresIn)).toEqual([
    "",
    "153 | 60 | 2022",
  ]);
});

it("says of an empty bench that nothing is answered yet", () => {
  expect(sentences({ query: "" }).map(([sign]) => sign)).toEqual(["dotted", "dotted", "dotted"]);
});

it("says for the Union that each State may set other maxima", () => {
  const union = said({ query: "vitamine-c=160mg&marche=ue" });
  expect(plain(union.cells[0].note)).toContain("chaque État peut fixer d’autres maxima");
});

it.each(deskStarts)(
  "opens the start $id with nothing above a maximum and nothing that bars it",
  ({ query, instrument }) => {
    expect(sentences({ query, instrument }).map(([sign]) => sign)).not.toContain("barred");
  },
);

it("never suggests a dose above a maximum or a European level", () => {
  for (const query of [five, "zinc=30mg", "vitamine-c=100mg&acerola=100mg", "magnesium=20mg"]) {
    const { verdict, ...rest } = judged({ query });
    for (const { lines, id } of describeVerdict({ ...rest, verdict }).rods) {
      const rod = verdict.rods.find((each) => each.id === id);
      for (const { fix } of lines) {
        if (fix?.kind !== "dose" || !rod) continue;
        const others = rod.parts.filter(({ slug }) => slug !== fix.slug);
        const total = others.reduce((sum, { amount }) => sum + (amount ?? 0), fix.amount);
        expect(total).toBeLessThanOrEqual(rod.maximum ?? Number.POSITIVE_INFINITY);
        expect(total).toBeLessThanOrEqual(rod.europe ?? Number.POSITIVE_INFINITY);
      }
    }
  }
});

describe("announcements", () => {
  const announce = (before: string, after: string) => {
    const old = judged({ query: before });
    const now = judged({ query: after });
    const facts = { ...now.facts, actives: { ...old.facts.actives, ...now.facts.actives } };
    const { texts, language } = now.words;
    const context = { ...now, facts, words: deskWordsIn(language, texts, facts) };
    return plain(describeAnnouncement(old, context));
  };

  it.each([
    ["", "zinc=", "Ajout : Zinc. Dose à saisir, en mg. Formule : 1 dose à saisir."],
    [
      "cuivre=0.14mg",
      "cuivre=0.15mg",
      "Cuivre, 0,15 mg : seuil, se dit et se vend, 8 allégations gagnées. Formule : 8 allégations.",
    ],
    ["zinc=10mg&selenium=50ug", "zinc=10mg", "Retrait : Sélénium. Formule : 18 allégations."],
    ["zinc=10mg", "zinc=10mg", ""],
  ])("from %s to %s, whole", (before, after, text) => {
    expect(announce(before, after)).toBe(text);
  });

  it.each([
    ["cuivre=0.15mg", "cuivre=0.14mg", "0,14 | 0,01"],
    ["selenium=50ug", "selenium=55ug", "55 | 5 | 1"],
    ["vitamine-c=120mg&acerola=20mg", "vitamine-c=120mg&acerola=40mg", "40 | 160 | 200"],
    ["magnesium=100mg", "magnesium=100mg&contenant=gelule-1", "2 | 1"],
    ["zinc=10mg", "zinc=dix", "10 | 10 | 1"],
  ])("from %s to %s, by figures", (before, after, figures) => {
    expect(figuresIn(announce(before, after))).toBe(figures);
  });
});

describe("the unreadable parts of an address", () => {
  const problemsOf = (query: string) => {
    const { problems, formula, words } = judged({ query });
    return problems.map((problem: AddressProblem) => {
      const { title, text, take } = describeProblem(problem, formula, words);
      return [title, text, ...(take ? [take.label] : [])].filter(Boolean).map(plain).join(" ");
    });
  };

  it.each([
    [
      "zinc=10mg&zinc=5mg",
      "Zinc, deux fois : 10 mg, puis 5 mg. La première dose est gardée. Prendre 5 mg",
    ],
    ["zinc=10UI", "Zinc, « 10UI » : se dose en µg, mg ou g."],
  ])("%s, whole", (query, text) => {
    expect(problemsOf(query)).toEqual([text]);
  });

  it.each([
    ["vitamine-z=1mg&zinc=10mg", "« vitamine-z »"],
    ["zinc=dix", "« dix »"],
    ["v=9&zinc=10mg", "(9)"],
    ["marche=us&zinc=10mg", "« us »"],
  ])("%s, by what it names", (query, named) => {
    expect(problemsOf(query)).toEqual([expect.stringContaining(named)]);
  });

  it("counts the parts that are left out", () => {
    const codes = [...deskCatalogue("complement").actives.keys()].slice(0, 22);
    const [first] = problemsOf(codes.map((slug) => `${slug}=1`).join("&"));
    expect(figuresIn(first ?? "")).toBe("22 | 2");
  });
});
