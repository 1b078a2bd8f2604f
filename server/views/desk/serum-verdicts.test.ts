// Verdicts on serums, worked out by hand from their sources, and conditions that hold for any serum.
import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { exceeded, judged, linesOf, plain, said, sentences } from "./example-verdict.ts";

const serum = (query: string) => ({ query, instrument: "serum" }) as const;

const verdictOf = (query: string) => judged(serum(query)).verdict;

/** The sign and the code of the sale, then its findings. */
function saleOf(query: string): string {
  const { sign, code, findings } = verdictOf(query).answers.sell;
  return [sign, code, ...findings.map((found) => found.code)].join(" ");
}

// CIR, 1998, reaffirmed in 2017: at most 10 % of AHAs at pH 3.5 or above. SCCNFP/0370/00: 4 % of glycolic acid at pH 3.8 or above,
// 2.5 % of lactic acid at pH 5 or above.
describe("alpha hydroxy acids", () => {
  test.each([
    ["glycolique=4pc", "lit within-limits"],
    ["glycolique=10pc", "lit within-limits advised-less"],
    ["lactique=10pc", "lit within-limits advised-less"],
    ["mandelique=10pc", "lit within-limits"],
    ["glycolique=10pc&lactique=10pc&mandelique=10pc", "dotted unconfirmed over-advice"],
    ["glycolique=4pc&lactique=4pc&mandelique=4pc", "dotted unconfirmed over-advice"],
    ["glycolique=10pc&mandelique=0.1pc", "dotted unconfirmed over-advice"],
    ["glycolique=4pc&mandelique=6pc", "lit within-limits"],
    ["glycolique=4pc&lactique=4pc&soin=rince", "lit within-limits advised-less"],
    ["glycolique=11pc", "dotted unconfirmed over-advice"],
  ])("%s", (query, sale) => {
    expect(saleOf(query)).toBe(sale);
  });

  it("are one sum, against the panel's limit; what is advised for one of them stays its own", () => {
    const [rod, ...others] = verdictOf("glycolique=3pc&lactique=3pc&mandelique=3pc").rods;
    expect(others).toEqual([]);
    expect(rod).toMatchObject({ id: "aha", total: 9_000_000, zone: "window" });
    expect(rod && exceeded(rod)).toEqual(["agency 2.5pc"]);
    expect(
      rod?.limits.map(({ kind, amount, leastPh, of }) => [kind, amount, leastPh, of ?? null]),
    ).toEqual([
      ["agency", 10_000_000, 3.5, null],
      ["agency", 4_000_000, 3.8, "glycolique"],
      ["agency", 2_500_000, 5, "lactique"],
    ]);
  });

  it("say what is too much, and at which pH", () => {
    const three = serum("glycolique=10pc&lactique=10pc&mandelique=10pc");
    expect(sentences(three)[0]).toEqual([
      "dotted",
      "Un point à confirmer",
      "Acide glycolique, acide lactique et acide mandélique, 30 % : 10 % au plus, AHA au total, à pH 3,5 ou plus (CIR, évaluation des AHA, 2017).",
      "1 point à confirmer",
    ]);
    const [lines = []] = linesOf(three);
    expect(lines).toContain(
      "4 % au plus, acide glycolique, à pH 3,8 ou plus (SCCNFP, avis sur les AHA, 2000)",
    );
    expect(lines).toContain(
      "2,5 % au plus, acide lactique, à pH 5 ou plus (SCCNFP, avis sur les AHA, 2000)",
    );
    const [row] = said(three).rows;
    expect(plain(row?.maximumNote)).toContain("10 % au plus, AHA au total, à pH 3,5 ou plus");
    expect(sentences({ ...three, language: "en" })[0]?.[2]).toBe(
      "Glycolic acid, lactic acid and mandelic acid, 30%: 10% at most, AHAs in total, at pH 3.5 or above (CIR, assessment of AHAs, 2017).",
    );
  });

  it("pass in no split that does not pass as one acid", () => {
    const parts = fc.array(fc.integer({ min: 0, max: 300 }), { minLength: 3, maxLength: 3 });
    fc.assert(
      fc.property(parts, (tenths) => {
        const dosed = ["glycolique", "lactique", "mandelique"].flatMap((slug, at) =>
          tenths[at] ? [`${slug}=${tenths[at] / 10}pc`] : [],
        );
        const sum = tenths.reduce((total, each) => total + each, 0);
        if (dosed.length === 0) return;
        const { answers, rods } = verdictOf(dosed.join("&"));
        expect(rods).toHaveLength(1);
        expect(answers.sell.sign).toBe(sum > 100 ? "dotted" : "lit");
        expect(rods[0]?.zone === "unconfirmed").toBe(sum > 100);
      }),
    );
  });
});

// 3 is half as much again as 2, and one point more.
it("tells per cents apart by points", () => {
  const states = (query: string, language: "fr" | "en") =>
    said({ ...serum(query), language }).rods.map(({ state }) => plain(state));
  expect(states("salicylique=3pc", "fr")).toEqual(["dépasse de 1 point le maximum légal de 2 %"]);
  expect(states("salicylique=3pc", "en")).toEqual([
    "1 percentage point above the legal maximum of 2%",
  ]);
  expect(linesOf(serum("niacinamide=20pc"))[0]).toContain(
    "10 points au-dessus de l’usage courant [Ramener à 10 %]",
  );
  expect(states("niacinamide=20pc", "en")).toEqual([
    "to be confirmed: 10 percentage points above the usual level",
  ]);
});

// Regulation (EU) 2024/996, annex III/377: 2 % in face cream, 0.5 % in body lotion; no other product is named.
describe("alpha-arbutin", () => {
  test.each([
    ["alphaarbutine=2pc", "lit within-limits kind-read"],
    ["alphaarbutine=2.1pc", "barred over-limit over-limit"],
    ["alphaarbutine=0.5pc&soin=corps", "lit within-limits kind-read"],
    ["alphaarbutine=0.6pc&soin=corps", "barred over-limit over-limit"],
    ["alphaarbutine=2pc&soin=rince", "dotted unconfirmed kind-unnamed"],
    ["alphaarbutine=0.1pc&soin=rince", "dotted unconfirmed kind-unnamed"],
    ["alphaarbutine=2.1pc&soin=rince", "barred over-limit over-limit"],
  ])("%s", (query, sale) => {
    expect(saleOf(query)).toBe(sale);
  });

  it("says once that a serum is read as a cream, and that the annex names no rinsed care", () => {
    expect(sentences(serum("alphaarbutine=2pc"))[0]?.[2]).toBe(
      "Le rapport de sécurité de votre formule fait foi. Alpha-arbutine : l’annexe dit « crème pour le visage » ; qu’un sérum en soit une reste à confirmer.",
    );
    expect(sentences(serum("alphaarbutine=2pc&soin=rince"))[0]?.[2]).toBe(
      "Alpha-arbutine, 2 % : soin que l’annexe ne nomme pas.",
    );
    expect(said(serum("alphaarbutine=2pc&soin=rince")).questions.map(plain)).toContain(
      "Alpha-arbutine : si l’annexe III admet ce soin.",
    );
    expect(sentences({ ...serum("alphaarbutine=2pc&soin=rince"), language: "en" })[0]?.[2]).toBe(
      "Alpha-arbutin, 2%: kind of product that the annex does not name.",
    );
  });
});

// Annex III/98: 3 % in rinse-off hair products; 2 % in others, but not in body lotion (0.5 %).
test("salicylic acid has the limit of its kind of care, with its own source", () => {
  const rowOf = (query: string) => {
    const [row] = said(serum(query)).rows;
    return [plain(row?.maximum), plain(row?.maximumNote)];
  };
  const general =
    "Règlement (CE) 1223/2009, annexe III/98, règle générale, hors maquillage des yeux, rouge à lèvres et déodorant à bille";
  expect(rowOf("salicylique=1pc")).toEqual(["2 %", general]);
  expect(rowOf("salicylique=1pc&soin=rince")).toEqual(["2 %", general]);
  expect(rowOf("salicylique=1pc&soin=corps")).toEqual([
    "0,5 %",
    "Règlement (CE) 1223/2009, annexe III/98, lotion pour le corps",
  ]);
  // CosIng: the words of the annex.
  const { wordings } = said({ ...serum("salicylique=1pc"), language: "en" });
  expect(wordings.flatMap(({ items }) => items.map(({ text }) => plain(text)))).toEqual([
    "Not to be used for children under 3 years of age.",
  ]);
});

// Annex III/375: kojic acid is for face and hands; no level is right on the body.
it("asks for another care, or none of an active, where an annex allows it elsewhere alone", () => {
  const body = said(serum("kojique=1pc&niacinamide=4pc&soin=corps"));
  const asked = body.questions.map(plain);
  expect(asked).toContain("Acide kojique : un autre soin, ou le retrait de la formule.");
  expect(asked.join(" ")).not.toMatch(/plafond/);
  expect(body.rods[0]?.lines.flatMap(({ fix }) => fix ?? [])).toEqual([
    { kind: "remove", slug: "kojique", label: expect.stringContaining("Acide kojique") },
  ]);
  expect(said(serum("kojique=1.2pc")).questions.map(plain)).toContain(
    "Acide kojique 1,2 % : la teneur à la fabrication, pour rester sous le plafond légal.",
  );
});

// CIR asks for directions on sun protection; no law has these words.
test("the label of an acid advises protection from the sun, once for all of them", () => {
  const two = judged(serum("glycolique=5pc&lactique=5pc"));
  const sun = two.verdict.warnings.filter(({ kind }) => kind === "wording");
  expect(sun.map((each) => each.kind === "wording" && each.obligation)).toEqual([
    "advised",
    "advised",
  ]);
  const told = ({ wordings }: ReturnType<typeof said>) =>
    wordings.flatMap(({ kind, items }) => items.map(({ text }) => [kind, plain(text)]));
  expect(told(said(serum("glycolique=5pc&lactique=5pc")))).toEqual([
    [
      "advised",
      "Ce produit contient un acide alpha-hydroxylé (AHA), qui peut rendre la peau plus sensible au soleil. Protégez votre peau du soleil pendant la période d’emploi et la semaine qui suit.",
    ],
  ]);
  expect(told(said({ ...serum("mandelique=5pc"), language: "en" }))[0]?.[1]).toContain(
    "Protect your skin from the sun throughout the period of use",
  );
});

// Regulation (EC) 1223/2009, annex III: named above 0.001 % in leave-on products, above 0.01 % in rinse-off ones.
describe("fragrance allergens of an extract", () => {
  const listed = (query: string) =>
    verdictOf(query).fragranceAllergens.map(({ inci, isCertain }) => `${inci} ${isCertain}`);

  it("are named where the dose of the extract might hold too much of them", () => {
    const all = ["CINNAMAL true", "EUGENOL false", "COUMARIN false"];
    expect(listed("cannelle=0.3pc")).toEqual(all);
    expect(listed("cannelle=0.0011pc")).toEqual(all);
    expect(listed("cannelle=0.001pc")).toEqual([]);
    expect(listed("cannelle=0.01pc&soin=rince")).toEqual([]);
    expect(listed("cannelle=0.011pc&soin=rince")).toEqual(all);
    expect(listed("niacinamide=5pc")).toEqual([]);
  });

  it("end the INCI list where they are certain, and are looked for where they are not", () => {
    const only = said(serum("bisabolol=0.2pc"));
    expect(only.ingredients).toBe("BISABOLOL");
    expect(plain(only.facts.find(({ id }) => id === "allergens")?.value)).toBe(
      "Allergènes : à rechercher",
    );
    const { ingredients, facts } = said(serum("cannelle=0.3pc&bisabolol=0.2pc"));
    expect(ingredients).toBe("CINNAMOMUM ZEYLANICUM BARK EXTRACT, BISABOLOL, CINNAMAL");
    const allergens = facts.find(({ id }) => id === "allergens");
    expect([plain(allergens?.value), plain(allergens?.note)]).toEqual([
      "Allergènes : à déclarer",
      "Cannelle : CINNAMAL ; cannelle, à rechercher : EUGENOL, COUMARIN ; bisabolol, à rechercher : FARNESOL. À nommer au-delà de 0,001 % du produit fini (règlement (UE) 2023/1545). Ceux de la base et du parfum restent à préciser.",
    ]);
  });
});

// Levels that formulas on the market have, and not those of our own serums, which are to be justified where they have more.
test.each([
  ["cafeine=5pc", "lit within-limits"],
  ["cafeine=10pc", "dotted unconfirmed over-usual"],
  ["egcg=1pc", "lit within-limits"],
  ["egcg=2pc", "dotted unconfirmed over-usual"],
  ["tripeptide-1-cuivre=0.1pc", "lit within-limits"],
  ["tripeptide-1-cuivre=1pc", "dotted unconfirmed over-usual"],
  ["acide-hyaluronique=2pc", "lit within-limits"],
  ["acide-hyaluronique=3pc", "dotted unconfirmed over-usual"],
])("%s against what is usual", (query, sale) => {
  expect(saleOf(query)).toBe(sale);
});

// French public database of medicines: Finacea 15 %, gel; Skinoren 20 %, cream.
describe("azelaic acid", () => {
  test.each([
    ["azelaique=10pc", "lit within-limits"],
    ["azelaique=14pc", "dotted unconfirmed over-usual"],
    ["azelaique=15pc", "dotted unconfirmed medicine-strength"],
    ["azelaique=20pc", "dotted unconfirmed medicine-strength"],
  ])("%s", (query, sale) => {
    expect(saleOf(query)).toBe(sale);
  });

  it("is told to be as strong as medicines", () => {
    expect(sentences(serum("azelaique=20pc"))[0]?.[2]).toBe(
      "Acide azélaïque, 20 % : teneurs de médicaments en France, 15 % et 20 % (Base de données publique des médicaments).",
    );
    expect(linesOf(serum("azelaique=20pc"))[0]).toContain(
      "10 points au-dessus de l’usage courant [Ramener à 10 %]",
    );
  });
});

test("in short, actives without a common pH do not go together", () => {
  const [, , fit = []] = sentences(serum("niacinamide=4pc&vitamine-c=5pc"));
  expect(fit[0]).toBe("barred");
  expect(fit[1]).toBe("9 % d’actifs, aucun pH commun");
  expect(fit[3]).toBe("ne va pas ensemble");
});
