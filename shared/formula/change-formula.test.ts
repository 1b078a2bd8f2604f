import { expect, test } from "vitest";
import { changeFormula, changeOf } from "./change-formula.ts";
import { type DosedActive, emptyFormula, type Formula } from "./formula.ts";
import { doseForTotal } from "./gauge-doses.ts";
import type { DoseTotal } from "./verdict.ts";

const dosed = (slug: string, amount: number | null): DosedActive => ({
  slug,
  amount,
  unit: "mg",
  unread: null,
});
const formula: Formula = {
  ...emptyFormula("complement"),
  actives: [dosed("zinc", 10e6), dosed("cuivre", 1e6), dosed("fer", null)],
};
const slugs = ({ actives }: Formula) => actives.map(({ slug }) => slug);

test("doses are set, and what cannot be read is none", () => {
  const unread = changeFormula(formula, {
    kind: "unread",
    slug: "zinc",
    text: "dix",
    problem: "number",
  });
  expect(unread.actives[0]).toMatchObject({ amount: null, unread: { text: "dix" } });
  const read = changeFormula(unread, { kind: "dose", slug: "zinc", amount: 9e6, unit: "mg" });
  expect(read.actives[0]).toEqual(dosed("zinc", 9e6));
});

test("a unit that was meant stays so while the dose is of its order", () => {
  const kept = changeFormula(formula, { kind: "keep", slugs: ["zinc"] });
  const isMeant = (amount: number) =>
    changeFormula(kept, { kind: "dose", slug: "zinc", amount, unit: "mg" }).actives[0]?.isMeant;
  expect(kept.actives.map((each) => each.isMeant)).toEqual([true, undefined, undefined]);
  expect([11e6, 99e6, 2e6].map(isMeant)).toEqual([true, true, true]);
  expect([10e9, 10e3].map(isMeant)).toEqual([undefined, undefined]);
});

test("actives are added once, removed, moved within the list", () => {
  expect(
    slugs(changeFormula(formula, { kind: "add", actives: [dosed("zinc", 1), dosed("iode", 1)] })),
  ).toEqual(["zinc", "cuivre", "fer", "iode"]);
  expect(slugs(changeFormula(formula, { kind: "remove", slug: "cuivre" }))).toEqual([
    "zinc",
    "fer",
  ]);
  expect(slugs(changeFormula(formula, { kind: "move", slug: "zinc", by: 1 }))).toEqual([
    "cuivre",
    "zinc",
    "fer",
  ]);
  expect(changeFormula(formula, { kind: "move", slug: "zinc", by: -1 })).toBe(formula);
});

test("pills are changes", () => {
  const change = changeOf({ kind: "container", container: "gelule-00", label: "" });
  expect(changeFormula(formula, change).container).toBe("gelule-00");
});

test("a total is had by the dose of one part", () => {
  const rod = {
    nutrient: "vitamin-c",
    parts: [
      { slug: "vitamine-c", amount: 120e6 },
      { slug: "acerola", amount: 40e6 },
    ],
  } as unknown as DoseTotal;
  const acerola = { slug: "acerola", supplies: [{ nutrient: "vitamin-c", share: 0.25 }] } as const;
  expect(doseForTotal(rod, acerola, 180e6)).toBe(240e6);
  expect(doseForTotal(rod, acerola, 100e6)).toBeNull();
  expect(doseForTotal(rod, { slug: "acerola", supplies: [] }, 180e6)).toBeNull();
  for (const share of [0, 0.0001, 0.0004])
    expect(
      doseForTotal(rod, { slug: "acerola", supplies: [{ nutrient: "vitamin-c", share }] }, 180e6),
    ).toBeNull();
});
