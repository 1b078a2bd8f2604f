import { expect, test } from "vitest";
import { elementShareOf } from "./element-share.ts";

test.each([
  ["C4H8N2O4Zn", "Zn", 0.306],
  ["C4H8MgN2O4", "Mg", 0.141],
  ["CH2CaO3", "Ca", 0.393],
] as const)("of %s, how much is %s", (formula, element, share) => {
  expect(elementShareOf(formula, element)).toBeCloseTo(share, 3);
});

test("nothing of what a formula lacks, or cannot be weighed", () => {
  expect(elementShareOf("C6H8O6", "Zn")).toBeNull();
  expect(elementShareOf("XxZn", "Zn")).toBeNull();
});
