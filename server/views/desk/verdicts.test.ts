// The desk's verdicts on the real registers: cases worked out by hand with their sources, and conditions that hold for any formula.
import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { deskCatalogue } from "#server/desk/desk-actives.ts";
import { loadFactsOf } from "#server/desk/load-desk-facts.ts";
import { editionIn, textOf } from "#shared/editions/edition.ts";
import { printAmount } from "#shared/formula/amounts.ts";
import { mostUnits } from "#shared/formula/engine/answer-fit.ts";
import { judge } from "#shared/formula/engine/judge.ts";
import type { Formula, Instrument } from "#shared/formula/formula.ts";
import { readFormula } from "#shared/formula/formula-address.ts";
import type { DoseTotal, Verdict } from "#shared/formula/verdict.ts";
import { writeFormula } from "#shared/formula/write-formula.ts";
import { claims, products } from "#shared/generated/entries.ts";
import { exceeded } from "./example-verdict.ts";

const reader = { edition: editionIn("fr"), pageLanguage: "fr" } as const;

function judged(query: string, instrument: Instrument = "complement") {
  const { formula, problems } = readFormula(
    new URLSearchParams(query),
    instrument,
    deskCatalogue(instrument),
  );
  expect(problems).toEqual([]);
  const facts = loadFactsOf(formula, reader);
  return { formula, facts, verdict: judge(formula, facts) };
}

const verdictOf = (query: string, instrument?: Instrument): Verdict =>
  judged(query, instrument).verdict;

function totalOf(query: string, id: string, instrument?: Instrument): DoseTotal {
  const rod = verdictOf(query, instrument).rods.find((each) => each.id === id);
  if (!rod) throw new Error(`no rod ${id}`);
  return rod;
}

const warningsOf = (query: string, slug: string, instrument?: Instrument): string =>
  verdictOf(query, instrument)
    .warnings.filter((warning) => warning.slug === slug)
    .map(({ text }) => textOf(text))
    .join("\n");

/** The sign and the code of each answer, then the findings. */
function answersTo(query: string, instrument?: Instrument) {
  const { sell, say, fit } = verdictOf(query, instrument).answers;
  return [sell, say, fit].map(({ sign, code, findings }) =>
    [sign, code, ...findings.map((found) => found.code)].join(" "),
  );
}

it("asks about more capsules a day than any of our own formulas takes", () => {
  expect(Math.max(...products.map(({ perDay }) => perDay ?? 0))).toBe(mostUnits);
});

describe("the three answers", () => {
  test.each([
    ["zinc=10mg", "lit within-limits advised-less", "lit earned earned", "lit fits"],
    ["zinc=30mg", "barred over-limit over-limit", "barred earned-above earned-above", "lit fits"],
    [
      "zinc=26mg&marche=ue",
      "barred over-limit over-limit",
      "barred earned-above earned-above",
      "lit fits",
    ],
    // Our Vitamine C+: 200 mg, 20 above the maximum of the order of 2006; nobody has said how much its acerola supplies.
    [
      "vitamine-c=200mg&acerola=",
      "barred over-limit over-limit order-in-revision own-formula dose-missing",
      "barred earned-above earned-above",
      "lit fits",
    ],
    [
      "vitamine-c=200mg",
      "barred over-limit over-limit order-in-revision",
      "barred earned-above earned-above",
      "lit fits",
    ],
    // Vitamin C of a fruit is the same substance: encapsulated, as all are here, copper does not reach it.
    ["acerola=80mg&cuivre=1mg", "lit within-limits", "lit earned earned earned", "lit fits"],
    // The aldehyde of B6 and lysine, each behind its membrane, as the page of our L-Arginine has it.
    ["l-lysine=240mg&vitamineb6=1.4mg", "lit within-limits", "lit earned earned", "lit fits"],
    // Thiaminase destroys B1, and none of the other vitamins of the complex.
    ["preledeschamps=600mg&biotine=50ug", "lit within-limits", "lit earned earned", "lit fits"],
    [
      "preledeschamps=600mg&vitamineb1=1.1mg",
      "lit within-limits",
      "lit earned earned",
      "barred excluded excluded",
    ],
    // Ten grams: four hundred times the limit, a thousand times the reference value.
    [
      "zinc=10g",
      "barred over-limit over-limit unit-doubtful",
      "dotted unit-doubtful unit-doubtful",
      "dotted unit-doubtful unit-doubtful",
    ],
    // Meant so: nobody asks, and the limit is passed as before.
    [
      "zinc=10g&voulu=zinc",
      "barred over-limit over-limit",
      "barred earned-above earned-above",
      "dotted many-units",
    ],
    [
      "vitamineb12=1g&voulu=vitamineb12",
      "dotted unconfirmed over-known",
      "lit earned earned",
      "lit fits",
    ],
    [
      "zinc=10g&vitamine-c=100mg",
      "barred over-limit over-limit unit-doubtful",
      "dotted unit-doubtful unit-doubtful earned",
      "dotted unit-doubtful unit-doubtful",
    ],
    // No text limits it in France. Some mean 1 mg, forty times our own formulas; a gram is a slip.
    ["vitamineb12=1000ug", "dotted unconfirmed over-known", "lit earned earned", "lit fits"],
    [
      "vitamineb12=1g",
      "dotted unconfirmed unit-doubtful",
      "dotted unit-doubtful unit-doubtful",
      "dotted unit-doubtful unit-doubtful",
    ],
    // Six grams and more of powder: seven of the largest capsules, and no formula of ours takes more than six.
    [
      "l-arginine=6.5g",
      "dotted unconfirmed over-known",
      "empty nothing-earned no-claim",
      "dotted many-units",
    ],
    // Of the sheets: its origin is given as vegan, that of its carrier and its shell nowhere.
    [
      "zinc=10mg&souhait=vegan",
      "lit within-limits advised-less",
      "lit earned earned",
      "dotted vegan-unconfirmed vegan-unconfirmed",
    ],
    [
      "vitamined3=5ug&souhait=vegan",
      "lit within-limits",
      "lit earned earned",
      "barred not-vegan not-vegan",
    ],
    [
      "collagene=500mg&souhait=sans-allergene&souhait=vegan",
      "lit within-limits",
      "empty nothing-earned no-claim",
      "barred not-vegan not-vegan allergen",
    ],
    // Whether the medium was vegan, or held milk or soya, is on no sheet of a strain.
    [
      "sph-117=3md&souhait=vegan&souhait=sans-allergene",
      "dotted strains-alone qps culture-medium",
      "empty nothing-earned strain-tolerated",
      "dotted vegan-unconfirmed vegan-unconfirmed allergens-unconfirmed",
    ],
    ["zinc=", "dotted dose-missing dose-missing", "empty nothing-earned", "dotted no-dose"],
    // The share of DHA in it is unknown, and no level can stop it: it may be sold.
    ["epadha=1g", "lit within-limits", "lit earned earned", "lit fits"],
    [
      "sph-117=3md",
      "dotted strains-alone qps culture-medium",
      "empty nothing-earned strain-tolerated",
      "lit fits",
    ],
    // EFSA's list has Saccharomyces boulardii with a qualification.
    [
      "sph-130=5md",
      "dotted strains-alone qps qps-qualified culture-medium",
      "empty nothing-earned strain-tolerated",
      "lit fits",
    ],
    // The tolerance is of France, and of live strains: DGCCRF, January 2023.
    [
      "sph-117=3md&marche=ue",
      "dotted strains-alone qps culture-medium",
      "empty nothing-earned strain",
      "lit fits",
    ],
    [
      "sph-201=3md",
      "dotted strains-alone qps culture-medium",
      "empty nothing-earned strain",
      "lit fits",
    ],
    // Vitamin A keeps pregnant women off the product: Regulation (EC) 1924/2006, article 10(2).
    [
      "vitamineb9=200ug&vitaminea=800ug",
      "lit within-limits",
      "lit earned earned earned withheld",
      "lit fits",
    ],
    [
      "zinc=10mg&contenant=stick",
      "lit within-limits advised-less",
      "lit earned earned",
      "dotted capacity-unknown",
    ],
  ])("%s", (query, ...answers) => {
    expect(answersTo(query)).toEqual(answers);
  });

  test.each([
    [
      "kojique=1pc&soin=corps",
      "barred not-here not-here",
      "dotted aspects aspects",
      "lit ph-common",
    ],
    [
      "niacinamide=60pc&panthenol=50pc",
      "dotted unconfirmed over-usual over-usual",
      "dotted aspects aspects",
      "barred over-whole",
    ],
    // Zinc is dosed as the metal; as PCA of zinc 18 % of it weigh 89 %.
    [
      "niacinamide=70pc&zinc=18pc",
      "barred over-limit over-limit over-usual",
      "dotted aspects aspects",
      "barred over-whole",
    ],
  ])("serum %s", (query, ...answers) => {
    expect(answersTo(query, "serum")).toEqual(answers);
  });
});

describe("the gravest comes first", () => {
  // Order of 2006: 800 µg of vitamin A, 2 mg of B6, 50 µg of selenium.
  test("the dose that is most times its limit, before others over theirs", () => {
    const { code, findings } = verdictOf(
      "vitamineb6=4.09mg&vitaminea=2910ug&selenium=143ug&marche=ue",
    ).answers.sell;
    expect([code, ...findings.map(({ total }) => total)]).toEqual([
      "unconfirmed",
      "vitamin-a",
      "selenium",
      "vitamin-b6",
    ]);
    const barred = verdictOf("vitamine-c=245mg&cafeine=1g").answers.sell.findings;
    expect(barred.flatMap(({ total }) => total ?? [])).toEqual(["cafeine", "vitamin-c"]);
  });

  // Azelaic acid at 15 % is a medicine; 0.118 % of melatonin is little over what is usual.
  test("the strength of a medicine, before a level over what is usual", () => {
    const { findings } = verdictOf("melatonine=0.118pc&azelaique=15.6pc", "serum").answers.sell;
    expect(findings.map(({ code, total }) => `${code} ${total}`)).toEqual([
      "medicine-strength azelaique",
      "over-usual melatonine",
    ]);
  });

  test("a status is found once", () => {
    const { sell } = verdictOf("pea=300mg").answers;
    expect(sell.findings.map(({ code, slugs }) => [code, ...slugs])).toEqual([
      ["status-open", "pea"],
    ]);
  });
});

describe("worked out by hand", () => {
  // Regulation (EU) 1169/2011, annex XIII: 80 mg, 1.1 mg, 55 µg; melatonin has no reference value.
  test.each([
    ["vitamine-c=200mg", "vitamin-c", 250],
    ["vitamineb1=3.3mg", "thiamine", 300],
    ["selenium=27.5ug", "selenium", 50],
    ["melatonine=1mg", "melatonin", null],
  ])("%s is a share of the reference value", (query, id, share) => {
    expect(totalOf(query, id).share).toBe(share);
  });

  // Regulation 432/2012: 15 % of 14 mg is 2.1 mg, of 800 mg 120 mg. Order of 9 May 2006: 14 mg, 800 mg.
  test("iron with calcium earns claims and may be sold, and the two are kept apart", () => {
    const { rods, exclusions } = verdictOf("fer=14mg&calcium=120mg&contenant=stick");
    expect(rods.map(({ id, zone, share }) => [id, zone, share])).toEqual([
      ["iron", "window", 100],
      ["calcium", "window", 15],
    ]);
    expect(
      exclusions.map(({ kind, between, unless }) => [kind, between.toSorted(), unless]),
    ).toEqual([["conflict", ["calcium", "fer"], "apart"]]);
    // Neither law nor chemistry: formulas of several minerals exist.
    expect(answersTo("fer=14mg&calcium=800mg&contenant=stick")).toEqual([
      "lit within-limits",
      "lit earned earned earned",
      "dotted capacity-unknown",
    ]);
  });

  // Order of 2006: 5 µg; EFSA 2023: 100 µg; draft order and Anses 2024: 50 µg.
  test("vitamin D at 76 µg passes two French figures and no European one", () => {
    const rod = totalOf("vitamined3=76ug", "vitamin-d");
    expect(rod.zone).toBe("above");
    expect(exceeded(rod)).toEqual(expect.arrayContaining(["law 5ug", "draft 50ug"]));
    expect(exceeded(rod).join()).not.toMatch(/level/);
    expect(exceeded(totalOf("vitamined3=101ug", "vitamin-d")).join()).toMatch(/level 100ug/);
    expect(totalOf("vitamined3=200UI", "vitamin-d").total).toBe(5000);
  });

  // Order of 2006: 800 µg; Compl'Alim: 1000 µg.
  test("vitamin A up to its maximum warns of pregnancy", () => {
    expect(totalOf("vitaminea=800ug", "vitamin-a").zone).toBe("window");
    expect(totalOf("vitaminea=801ug", "vitamin-a").zone).toBe("unconfirmed");
    expect(warningsOf("vitaminea=400ug", "vitaminea")).toMatch(/grossesse|enceinte/i);
  });

  // Regulation 432/2012: 0.5 mg (jet lag) and 1 mg (falling asleep); 2 mg is a medicine in France, 1.9 mg the most below.
  test("melatonin at 0.4, 1 and 2 mg", () => {
    const earned = (dose: string) => totalOf(`melatonine=${dose}`, "melatonin");
    expect(earned("0.4mg").zone).toBe("silent");
    expect(earned("0.5mg").earned.map(({ id }) => id)).toEqual(["melatonin/jet-lag"]);
    expect(earned("1mg").zone).toBe("window");
    expect(
      earned("1mg")
        .earned.map(({ id }) => id)
        .toSorted(),
    ).toEqual(["melatonin/falling-asleep", "melatonin/jet-lag"]);
    // The condition of falling asleep is 1 mg; that of jet lag is at least 0.5 mg.
    expect(
      ["0.9mg", "1mg", "1.9mg"].map((dose) =>
        [earned(dose).earned, earned(dose).inexact].map((some) => some.map(({ id }) => id)),
      ),
    ).toEqual([
      [["melatonin/jet-lag"], []],
      [["melatonin/falling-asleep", "melatonin/jet-lag"], []],
      [["melatonin/jet-lag"], ["melatonin/falling-asleep"]],
    ]);
    expect(earned("2mg").zone).toBe("above");
    expect(verdictOf("melatonine=2mg").claims.every(({ isAbove }) => isAbove)).toBe(true);
  });

  // Order of 26 September 2016: 200 mg a daily portion; Belgian decree: 80 mg; EFSA 2015: 400 mg a day from all sources.
  test("caffeine at 300 mg passes the French portion, not the European day", () => {
    const rod = totalOf("cafeine=300mg", "cafeine");
    expect([rod.zone, exceeded(rod), rod.earned]).toEqual(["above", ["law 200mg", "law 80mg"], []]);
    expect(totalOf("cafeine=200mg", "cafeine").zone).toBe("none");
  });

  // Regulation 2024/996, annex III/376: 0.3 % retinol equivalent, 0.05 % in a body lotion.
  test("retinol at 0.3 and 1 %, on face and body, also from two sources", () => {
    const zone = (query: string) => verdictOf(query, "serum").rods[0]?.zone;
    expect(zone("retinol=0.3pc")).toBe("window");
    expect(zone("retinol=1pc")).toBe("above");
    expect(zone("retinol=0.06pc&soin=corps")).toBe("above");
    const both = verdictOf("retinol=0.2pc&vitamine-a-uree=0.2pc", "serum");
    expect(both.rods.map(({ total, zone: stands }) => [total, stands])).toEqual([
      [400_000, "above"],
    ]);
    expect(warningsOf("retinol=0.1pc", "retinol", "serum")).toMatch(/vitamine\sA/i);
  });

  // Annex III/98: 2 %, 0.5 % in a body lotion, 3 % in hair products that are rinsed off.
  test("salicylic acid at 2 %", () => {
    const zone = (query: string) => verdictOf(query, "serum").rods[0]?.zone;
    expect(zone("salicylique=2pc")).toBe("window");
    expect(zone("salicylique=2pc&soin=corps")).toBe("above");
    expect(zone("salicylique=2.01pc")).toBe("above");
    // 3 % is for the hair alone.
    expect(zone("salicylique=3pc&soin=rince")).toBe("above");
  });

  // Annex III/375: kojic acid is for face and hands; nothing lets it onto the body.
  // Tannins bind dissolved iron.
  test("rhodiola and iron go together in a dry form alone", () => {
    const fit = (more: string) => verdictOf(`rhodiola=300mg&fer=14mg${more}`).answers.fit.sign;
    expect([fit(""), fit("&contenant=liquide")]).toEqual(["lit", "barred"]);
  });

  test("a use that the annexes allow elsewhere only is barred", () => {
    const zone = (query: string) => verdictOf(query, "serum").rods[0]?.zone;
    expect(zone("kojique=0.1pc&soin=corps")).toBe("above");
    expect(zone("kojique=1pc")).toBe("window");
  });

  // Sheet of B12: vitamin C degrades it in solution, less so when dry.
  test("a reaction in solution bars a liquid, and is a question in a capsule", () => {
    const pair = (more: string) => verdictOf(`vitamineb12=25ug&vitamine-c=80mg${more}`);
    const unless = (more: string) =>
      pair(more).exclusions.flatMap((each) => (each.kind === "conflict" ? [each.unless] : []));
    expect([unless(""), unless("&contenant=liquide")]).toEqual([["dry"], [null]]);
    expect(pair("").questions.map(({ id }) => id)).toContain("dry");
  });

  // Regulation 432/2012: 15 % of 80 mg is 12 mg; 200 mg for immune function during and after exercise. Order of 2006: 180 mg.
  test("two sources of vitamin C are one dose", () => {
    const rod = totalOf("vitamine-c=120mg&acerola=40mg", "vitamin-c");
    expect([rod.total, rod.share, rod.zone]).toEqual([160e6, 200, "window"]);
    expect(rod.parts.map(({ slug, amount }) => [slug, amount])).toEqual([
      ["vitamine-c", 120e6],
      ["acerola", 40e6],
    ]);
    expect(rod.earned).toHaveLength(14);
    expect(rod.beyond.map(({ id }) => id)).toEqual(["vitamin-c/immune-system-exercise"]);
    expect(totalOf("vitamine-c=120mg&acerola=61mg", "vitamin-c").zone).toBe("above");
  });

  test("zinc over a long time asks for copper", () => {
    expect(warningsOf("zinc=10mg&cuivre=1mg", "zinc")).toMatch(/cuivre/i);
    // Anses 2024: 9.7 mg.
    expect(exceeded(totalOf("zinc=10mg", "zinc"))).toEqual(["agency 9.7mg"]);
    expect(totalOf("zinc=10mg", "zinc").zone).toBe("window");
  });

  // Order of 2006: 54 mg of nicotinamide, 8 mg of nicotinic acid; Compl'Alim: 450 mg of the amide, which is ours.
  test("niacin is counted as the amide that it is", () => {
    expect(totalOf("vitamineb3=54mg", "niacin").zone).toBe("window");
    expect(totalOf("vitamineb3=55mg", "niacin").zone).toBe("unconfirmed");
    expect(warningsOf("vitamineb3=16mg", "vitamineb3")).toMatch(/nicotinique|flush|rougeur/i);
  });

  // Regulation 432/2012 requires the warning of choking.
  test("glucomannan, which has no entry, warns of choking", () => {
    expect(totalOf("glucomannane=3g", "glucomannan").zone).toBe("window");
    expect(warningsOf("glucomannane=3g", "glucomannane")).toMatch(/étouffement/);
    // The condition: 3 g a day in three portions of 1 g, each of two capsules of 680 mg.
    const { portions, units } = verdictOf("glucomannane=3g").room;
    expect([portions, units]).toEqual([3, 6]);
    expect(verdictOf("glucomannane=2g").room.units).toBe(3);
  });

  test("cells in a liquid earn nothing, and ask where the strain is available in that form", () => {
    const { verdict, facts } = judged("sph-131=20md&contenant=liquide");
    expect(verdict.rods.map(({ zone, earned }) => [zone, earned])).toEqual([["none", []]]);
    const forms = facts.actives["sph-131"]?.forms ?? [];
    expect(verdict.exclusions.some(({ kind }) => kind === "form")).toBe(!forms.includes("liquid"));
    expect(verdict.questions.map(({ id }) => id)).toEqual(
      expect.arrayContaining(["minimum-cells", "medium", "capacity"]),
    );
  });

  // Anses 2022: 153 mg of curcumin for an adult of 60 kg.
  test("curcumin has no claim, and warns those who must not take it", () => {
    expect(totalOf("curcuma=60mg", "curcuma").zone).toBe("none");
    expect(totalOf("curcuma=154mg", "curcuma").zone).toBe("unconfirmed");
    expect(warningsOf("curcuma=60mg", "curcuma")).not.toBe("");
  });

  test("vitamin K warns of anticoagulants", () => {
    expect(totalOf("vitamine-k=45ug", "vitamin-k").zone).toBe("window");
    expect(warningsOf("vitamine-k=45ug", "vitamine-k")).toMatch(/AVK/);
    // The warning is that of the complex of K and D alone, not of the one with vitamin A.
    expect(warningsOf("vitamine-k=45ug", "vitamine-k")).not.toMatch(/vitamine\sA\b/);
    expect(warningsOf("vitamine-k=45ug", "vitamine-k")).not.toMatch(/vitamine\sD|EFSA/i);
    expect(verdictOf("vitamine-k=45ug").allergens.map(({ slug }) => slug)).toEqual(["vitamine-k"]);
  });

  test("a serum is not warned of what holds for capsules", () => {
    const said = warningsOf("vitamine-c=15pc", "vitamine-c", "serum");
    expect(said).toMatch(/contour des yeux/);
    expect(said).not.toMatch(/gélule|complément/i);
  });

  // Order of 2006: 50 µg.
  test("selenium at 60 µg earns its claims above the maximum, and each is marked so", () => {
    expect(totalOf("selenium=60ug", "selenium").zone).toBe("above");
    const { claims: earned } = verdictOf("selenium=60ug");
    expect(earned).toHaveLength(6);
    expect(earned.every(({ isAbove }) => isAbove)).toBe(true);
  });

  test("fish oil is not vegan, and holds an allergen", () => {
    const { notVegan, allergens, rods } = verdictOf("epadha=250mg&zinc=10mg");
    expect(notVegan).toEqual(["epadha"]);
    expect(allergens.map(({ slug }) => slug)).toEqual(["epadha"]);
    expect(rods.find(({ id }) => id === "epa-dha")?.zone).toBe("window");
    // The share of DHA in it is unknown.
    expect(rods.find(({ id }) => id === "dha")?.zone).toBe("unconfirmed");
  });

  // Compl'Alim: 400 mg are pharmacological.
  test("plants on hold claim nothing, whatever the dose", () => {
    expect(totalOf("berberine=300mg", "berberine").zone).toBe("none");
    expect(totalOf("berberine=381mg", "berberine").zone).toBe("above");
    for (const plant of ["ashwagandha", "rhodiola", "boswellia"])
      expect(verdictOf(`${plant}=300mg`).claims).toEqual([]);
  });

  // EFSA: 250 mg from supplements; order of 2006: 300 mg.
  test("magnesium between the European level and the French maximum is to be confirmed", () => {
    expect(
      ["250mg", "251mg", "300mg", "301mg"].map(
        (dose) => totalOf(`magnesium=${dose}`, "magnesium").zone,
      ),
    ).toEqual(["window", "unconfirmed", "unconfirmed", "above"]);
  });

  // The maximum was annulled in 2011, and EFSA derived none: our own formulas hold 25 µg at most.
  test("vitamin B12 has no maximum: its window ends with our formulas", () => {
    const rod = totalOf("vitamineb12=25ug", "vitamin-b12");
    expect([rod.zone, rod.maximum, rod.isPractice, rod.europe]).toEqual([
      "window",
      25_000,
      true,
      null,
    ]);
  });

  // 15 ÷ 0.3055 mg of zinc bisglycinate and so on: never less than the dose.
  test("fill is a lower bound, in whole capsules", () => {
    const { room } = verdictOf("zinc=10mg");
    expect([room.milligrams, room.units, room.capacity]).toEqual([33, 1, 680]);
    expect(verdictOf("magnesium=300mg").room.units).toBeGreaterThan(2);
    expect(verdictOf("calcium=800mg&contenant=stick").room.units).toBeNull();
  });
});

test("a least mass is not rounded up from micrograms", () => {
  expect(verdictOf("vitamineb12=4.22ug").room.milligrams).toBeLessThan(0.1);
});

test("a serum's raw materials are summed as they are weighed: zinc PCA is a fifth of zinc", () => {
  const { percent } = verdictOf("zinc=0.203pc&niacinamide=1pc", "serum");
  expect(Math.round(percent / 1e4)).toBe(200);
});

// The sheet of calcium plans no capsule of any size.
test("no capsules are counted for what is not planned in one", () => {
  expect(verdictOf("calcium=800mg&contenant=gelule-0").room.units).toBeNull();
});

test("only dissolved actives have a pH", () => {
  const ph = (query: string) => verdictOf(query).ph;
  expect(ph("vitamine-c=80mg&zinc=10mg")).toBeNull();
  expect(ph("vitamine-c=80mg&zinc=10mg&contenant=liquide")).toMatchObject({
    value: { from: 5, to: 5 },
  });
});

// The sheet names 10 % as an example alone, 17 to 25 % as the actual range.
test("a strength that is an example is a question, and weighs as if it were pure", () => {
  const { room, questions } = verdictOf("astaxanthine=4mg");
  expect(room.milligrams).toBe(4);
  expect(questions).toContainEqual({ id: "strength", slugs: ["astaxanthine"] });
  expect(verdictOf("acerola=40mg").room.milligrams).toBe(160);
});

const formulas = (instrument: Instrument): fc.Arbitrary<Formula> => {
  const slugs = [...deskCatalogue(instrument).actives];
  return fc
    .uniqueArray(fc.constantFrom(...slugs), {
      minLength: 1,
      maxLength: 20,
      selector: ([slug]) => slug,
    })
    .chain((chosen) =>
      fc.tuple(
        ...chosen.map(([slug, { unit }]) =>
          fc
            .tuple(fc.integer({ min: 1, max: 9999 }), fc.integer({ min: 0, max: 4 }))
            .map(([digits, zeros]) => `${slug}=${printAmount(digits * 10 ** zeros, unit)}`),
        ),
      ),
    )
    .map((fields) => judgedFormula(fields.join("&"), instrument));
};

const judgedFormula = (query: string, instrument: Instrument): Formula =>
  readFormula(new URLSearchParams(query), instrument, deskCatalogue(instrument)).formula;

const judgeIt = (formula: Formula): Verdict => judge(formula, loadFactsOf(formula, reader));

const instruments = ["complement", "serum"] as const;

describe.each(instruments)("of any formula of a %s", (instrument) => {
  const any = formulas(instrument);

  it("no dose below a threshold shows its claim, and every claim is the register's", () => {
    fc.assert(
      fc.property(any, (formula) => {
        for (const rod of judgeIt(formula).rods)
          for (const claim of rod.earned) {
            expect(claim.minimum).toBeLessThanOrEqual(rod.total ?? 0);
            if (claim.isExact) expect(claim.minimum).toBe(rod.total);
            const known = claims.find(({ id }) => id === claim.id);
            expect(textOf(claim.sentence)).toBe(known?.sentence.fr);
            expect(claim.id.startsWith(`${rod.nutrient}/`)).toBe(true);
          }
      }),
    );
  });

  it("no dose above a limit goes unreported", () => {
    fc.assert(
      fc.property(any, (formula) => {
        for (const { total, parts, limits, zone } of judgeIt(formula).rods) {
          for (const limit of limits) {
            const part = parts.find(({ slug }) => slug === limit.of);
            const amount = (part ? part.amount : total) ?? 0;
            expect(limit.isExceeded).toBe(
              limit.kind === "medicine" ? amount >= limit.amount : amount > limit.amount,
            );
          }
          // What other States allow counts in the Union alone (markets.test.ts).
          const isOver = (kind: string) =>
            limits.some(
              (limit) =>
                limit.kind === kind &&
                limit.isExceeded &&
                (limit.place === null || ["fr", "ue"].includes(limit.place)),
            );
          if (isOver("annex")) expect(zone).toBe("above");
          else if (isOver("law") || isOver("register") || isOver("level"))
            expect(["above", "unconfirmed"]).toContain(zone);
          if (zone === "window")
            expect(isOver("law") || isOver("level") || isOver("annex")).toBe(false);
        }
      }),
    );
  });

  it("every doubt that opens the sale has its question", () => {
    fc.assert(
      fc.property(any, (formula) => {
        const { rods, questions } = judgeIt(formula);
        const asked = new Set(
          questions.flatMap((question) => {
            if (!("slugs" in question)) return [];
            const isOfDose = [
              "above",
              "over-union",
              "level",
              "kind",
              "status",
              "share",
              "unit",
            ].includes(question.id);
            return isOfDose ? question.slugs : [];
          }),
        );
        for (const { isSaleOpen, parts } of rods)
          if (isSaleOpen) expect(parts.some(({ slug }) => asked.has(slug))).toBe(true);
      }),
    );
  });

  it("one more active takes no warning away", () => {
    fc.assert(
      fc.property(any, (formula) => {
        const { warnings } = judgeIt({ ...formula, actives: formula.actives.slice(0, -1) });
        expect(judgeIt(formula).warnings).toEqual(expect.arrayContaining([...warnings]));
      }),
    );
  });

  it("the order of actives changes no verdict", () => {
    const byId = ({ rods, room, ...verdict }: Verdict) => ({
      rods: rods
        .map(({ id, zone, total, share, earned }) => ({ id, zone, total, share, earned }))
        .toSorted((a, b) => a.id.localeCompare(b.id)),
      room: [room.milligrams, room.units],
      forms: verdict.forms?.toSorted(),
      ph: verdict.ph && typeof verdict.ph === "object" ? verdict.ph.value : verdict.ph,
      notVegan: verdict.notVegan.toSorted(),
      pairs: verdict.exclusions
        .filter(({ kind }) => kind === "conflict")
        .map(({ between }) => between.toSorted().join())
        .toSorted(),
    });
    fc.assert(
      fc.property(any, (formula) => {
        const turned = { ...formula, actives: formula.actives.toReversed() };
        expect(byId(judgeIt(turned))).toEqual(byId(judgeIt(formula)));
      }),
    );
  });

  it("the sum is that of its parts, and its address gives the same formula", () => {
    fc.assert(
      fc.property(any, (formula) => {
        for (const { parts, total } of judgeIt(formula).rods)
          expect(total ?? 0).toBe(parts.reduce((sum, { amount }) => sum + (amount ?? 0), 0));
        expect(judgedFormula(writeFormula(formula).slice(1), instrument)).toEqual(formula);
      }),
    );
  });
});
