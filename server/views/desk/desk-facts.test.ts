// The facts of finished formulas on the desk agree with their own pages, and every entry can stand on it.
import { describe, expect, test } from "vitest";
import { deskActives, deskCatalogue } from "#server/desk/desk-actives.ts";
import { loadDeskFacts, loadFactsOf } from "#server/desk/load-desk-facts.ts";
import { productFormula } from "#server/desk/product-formula.ts";
import { nutrientOf } from "#shared/content/nutrients.ts";
import { editionIn, textOf } from "#shared/editions/edition.ts";
import { unitFacts } from "#shared/facts/units.ts";
import { judge } from "#shared/formula/engine/judge.ts";
import { cares, emptyFormula, instruments } from "#shared/formula/formula.ts";
import { readFormula } from "#shared/formula/formula-address.ts";
import { writeFormula } from "#shared/formula/write-formula.ts";
import { claims, products } from "#shared/generated/entries.ts";
import { listChoices } from "./list-choices.ts";

const reader = { edition: editionIn("fr"), pageLanguage: "fr" } as const;

const judged = products.map((product) => {
  const formula = productFormula(product);
  const facts = loadFactsOf(formula, reader);
  return { slug: product.slug, product, formula, facts, verdict: judge(formula, facts) };
});

describe("a finished formula", () => {
  test.each(judged)("$slug earns what its page lists, and what it prints", (each) => {
    const { product, verdict } = each;
    const earned = verdict.claims.map(({ claim }) => claim.id);
    expect(earned).toEqual(expect.arrayContaining([...product.claims]));
  });

  test.each(judged)("$slug earns what the register gives for its doses, and no more", (each) => {
    const { verdict, facts } = each;
    const lawful = verdict.rods.flatMap(({ nutrient, total }) =>
      claims.flatMap(({ id, minimum }) => {
        const unit = nutrient && facts.nutrients[nutrient]?.unit;
        if (!unit || total === null || !id.startsWith(`${nutrient}/`)) return [];
        return total / unitFacts[unit].size >= minimum.amount ? [id] : [];
      }),
    );
    const earned = [...verdict.claims, ...verdict.withheld].map(({ claim }) => claim.id);
    expect(earned.toSorted()).toEqual(lawful.toSorted());
  });

  test.each(judged)("$slug is above the maxima that its page says it is above", (each) => {
    const { product, verdict } = each;
    const above = verdict.rods.flatMap(({ nutrient, limits }) =>
      nutrient && limits.some(({ year, isExceeded }) => year === 2006 && isExceeded)
        ? [nutrient]
        : [],
    );
    const printed = product.actives.flatMap(({ nutrient, dose }) => {
      const maximum = nutrient && nutrientOf(nutrient).maxima.fr;
      return typeof maximum === "number" && dose.amount > maximum ? [nutrient] : [];
    });
    expect(above.toSorted()).toEqual([...new Set(printed)].toSorted());
  });

  // Words of an excipient are not of the actives that the desk knows.
  const worded = judged.filter(({ product }) => product.warningOf === undefined);
  test.each(worded)("$slug warns as its label does", ({ product, verdict }) => {
    const warnings = verdict.warnings.map(({ text }) => textOf(text));
    if (product.warning) expect(warnings).toContain(product.warning.fr);
  });

  test.each(judged)("$slug has an address that opens it again", ({ formula }) => {
    const query = new URLSearchParams(writeFormula(formula));
    const read = readFormula(query, formula.instrument, deskCatalogue(formula.instrument));
    expect(read).toEqual({ formula, problems: [] });
  });

  test.each(judged)("$slug is there whole", ({ formula, facts }) => {
    expect(formula.actives.length).toBeGreaterThan(0);
    for (const { slug } of formula.actives) expect(facts.actives[slug]).toBeDefined();
  });
});

describe("every active", () => {
  const all = instruments.flatMap((instrument) =>
    [...deskActives[instrument].keys()].map((slug) => ({ instrument, slug })),
  );

  test.each(all)("$instrument $slug has facts for each place", ({ instrument, slug }) => {
    for (const care of cares) {
      const facts = loadDeskFacts([slug], { instrument, care }, reader);
      const active = facts.actives[slug];
      expect(active?.name).toBeTruthy();
      expect(active?.category).toBeTruthy();
      for (const { nutrient } of active?.supplies ?? [])
        expect(facts.nutrients[nutrient]?.unit).toBe(active?.unit);
      for (const { unit } of active?.limits ?? [])
        expect(unitFacts[unit].kind).toBe(active?.amountKind);
    }
  });

  test.each(instruments)("a choice of %s can be read from an address", (instrument) => {
    for (const { adds, slug } of listChoices(instrument, reader)) {
      expect(adds.length, slug).toBeGreaterThan(0);
      const fields = adds.map((each) => [each.slug, each.dose] as const);
      const { formula, problems } = readFormula(fields, instrument, deskCatalogue(instrument));
      expect(problems, slug).toEqual([]);
      expect(formula.actives.map((each) => each.slug)).toEqual(adds.map((each) => each.slug));
    }
  });

  test("nothing weighs less than its dose", () => {
    for (const { slug } of all.filter(({ instrument }) => instrument === "complement")) {
      const facts = loadDeskFacts([slug], emptyFormula("complement"), reader).actives[slug];
      if (facts?.amountKind === "mass")
        expect(facts.milligrams, slug).toBeGreaterThanOrEqual(1 / unitFacts.mg.size);
    }
  });
});

test("limits of the annexes depend on a serum's place of use; retinoids count together", () => {
  const at = (care: (typeof cares)[number]) =>
    loadDeskFacts(["retinol", "vitamine-a-uree"], { instrument: "serum", care }, reader).actives;
  expect(at("visage").retinol?.limits.map(({ amount }) => amount)).toEqual([300_000]);
  expect(at("corps").retinol?.limits.map(({ amount }) => amount)).toEqual([50_000]);
  // Regulation 2024/996: 0.3 % in any product but body lotion, rinsed or not.
  expect(at("rince").retinol?.limits.map(({ amount }) => amount)).toEqual([300_000]);
  // Annex III/375 lets kojic acid onto face and hands alone.
  const kojic = loadDeskFacts(["kojique"], { instrument: "serum", care: "corps" }, reader).actives;
  expect(kojic["kojique"]).toMatchObject({
    limits: [{ kind: "annex", amount: 0, about: "visage et mains" }],
  });
  const { formula } = readFormula(
    [
      ["retinol", "0.02"],
      ["vitamine-a-uree", "0.04"],
      ["soin", "corps"],
    ],
    "serum",
    deskCatalogue("serum"),
  );
  const { rods } = judge(formula, loadFactsOf(formula, reader));
  expect(rods).toMatchObject([{ total: 60_000, zone: "above", limits: [{ amount: 50_000 }] }]);
  expect(at("visage").retinol?.group).toBe(at("visage")["vitamine-a-uree"]?.group);
});
