import fc from "fast-check";
import { expect, test } from "vitest";
import type { ActiveFacts } from "./desk-facts.ts";
import type { DosedActive } from "./formula.ts";
import { splitTotal, stepDose } from "./gauge-doses.ts";

const active = (slug: string, share: number) =>
  ({ slug, unit: "mg", supplies: [{ nutrient: "vitamin-c", share }] }) as unknown as ActiveFacts;
const known = { "vitamine-c": active("vitamine-c", 1), acerola: active("acerola", 0.25) };
const dosed = (slug: string, amount: number): DosedActive => ({
  slug,
  amount,
  unit: "mg",
  unread: null,
});
/** 120 mg of vitamin C, and 40 mg in 160 mg of acerola. */
const formula = [dosed("vitamine-c", 120e6), dosed("acerola", 160e6)];
const rod = {
  nutrient: "vitamin-c",
  total: 160e6,
  threshold: 12e6,
  maximum: 180e6,
  europe: null,
  limits: [],
  parts: [
    { slug: "vitamine-c", amount: 120e6 },
    { slug: "acerola", amount: 40e6 },
  ],
} as unknown as Parameters<typeof splitTotal>[0];

const amounts = (total: number) =>
  splitTotal(rod, formula, known, total)?.map(({ amount }) => amount);

test("a sum that is dragged keeps the shares of its parts, and back where it was, their doses", () => {
  expect(amounts(80e6)).toEqual([60e6, 80e6]);
  expect(amounts(160e6)).toEqual([120e6, 160e6]);
});

test("parts of a sum make its total, whatever it is", () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 2000 }), (milligrams) => {
      const [c = 0, acerola = 0] = amounts(milligrams * 1e6) ?? [];
      expect(c).toBeGreaterThan(0);
      expect(acerola).toBeGreaterThan(0);
      expect(c + acerola / 4).toBe(milligrams * 1e6);
    }),
  );
});

test("many steps at once end at the least dose, never at nothing", () => {
  expect(stepDose(10.05e6, 1e5, 1, 10)).toBe(11e6);
  expect(stepDose(10e6, 1e5, -1, 10)).toBe(9e6);
  expect(stepDose(5e5, 1e5, -1, 10)).toBe(1e5);
  expect(stepDose(5e4, 1e5, -1, 10)).toBe(5e4);
});
