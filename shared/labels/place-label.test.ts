import { expect, test } from "vitest";
import { curveOf, heightOf, packSide, unitOf } from "./place-label.ts";

// The boxes of the labels in the masters, as studio/packs/plates/plates.json has them, with two pixels around.
test.each([
  ["bottle", 482, 894],
  ["serum", 666, 937],
] as const)("the label of a %s is where its picture has it", (form, top, bottom) => {
  expect(heightOf(form, 0)).toBeGreaterThan(top);
  expect(heightOf(form, 0)).toBeLessThan(top + 25);
  expect(Math.abs(heightOf(form, 100) - bottom)).toBeLessThan(6);
  expect(unitOf(form) * 100).toBeCloseTo(heightOf(form, 100) - heightOf(form, 0), -1);
});

test("what is printed follows the pack: lines below the camera sag in their middle", () => {
  const [, ends = 0, , control = 0] = [...curveOf("bottle", 69).matchAll(/[\d.]+/g)].map(Number);
  expect(control).toBeGreaterThan(ends);
  expect(heightOf("bottle", 69)).toBeLessThan(packSide);
});
