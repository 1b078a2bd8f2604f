import { expect, test } from "vitest";
import { groupProducts, standsOf } from "./place-group.ts";
import { curveOf, packSide, pointOf, spanOf, standOf, unitOf } from "./place-label.ts";

const heightOf = (form: "bottle" | "serum", down: number) => pointOf(standOf(form), down)[1];

// The boxes of the labels in the masters, as studio/packs/plates/plates.json has them, with two pixels around.
test.each([
  ["bottle", 482, 894],
  ["serum", 666, 937],
] as const)("the label of a %s is where its picture has it", (form, top, bottom) => {
  expect(heightOf(form, 0)).toBeGreaterThan(top);
  expect(heightOf(form, 0)).toBeLessThan(top + 25);
  expect(Math.abs(heightOf(form, 100) - bottom)).toBeLessThan(6);
  expect(unitOf(standOf(form)) * 100).toBeCloseTo(heightOf(form, 100) - heightOf(form, 0), -1);
});

test("what is printed follows the pack: lines below the camera sag in their middle", () => {
  const { path, middle } = curveOf(standOf("bottle"), { at: 69, width: 20 });
  const [, ends = 0, , control = 0] = [...path.matchAll(/[\d.]+/g)].map(Number);
  expect(control).toBeGreaterThan(ends);
  expect(middle).toBe(50);
  expect(heightOf("bottle", 69)).toBeLessThan(packSide);
});

// Measured on the masters group-white-label and print/opener-white-label: the middle of each disc.
test.each([
  [
    "wide",
    [
      [1487, 785],
      [1813, 929],
      [2123, 700],
      [2337, 1016],
      [2610, 830],
    ],
  ],
  [
    "portrait",
    [
      [421, 2364],
      [922, 2587],
      [1402, 2233],
      [1730, 2722],
      [2150, 2435],
    ],
  ],
] as const)("the discs of the %s group are where its picture has them", (view, discs) => {
  const points = standsOf(view).map((stand) => pointOf(stand, 31));
  expect(points).toHaveLength(groupProducts.length);
  for (const [pack, [x, y]] of points.entries()) {
    expect(Math.abs(x - (discs[pack]?.[0] ?? 0)), groupProducts[pack]).toBeLessThan(5);
    expect(Math.abs(y - (discs[pack]?.[1] ?? 0)), groupProducts[pack]).toBeLessThan(5);
  }
});

test("on a turned pack a short text stands below the disc, and one as wide as the label ends with it", () => {
  const turned = standsOf("wide").at(-1) as NonNullable<ReturnType<typeof standsOf>[number]>;
  const middleOf = (width: number) => curveOf(turned, { at: 69, width }).middle;
  expect(middleOf(10)).toBeGreaterThan(55);
  expect(middleOf(spanOf("bottle"))).toBe(50);
});

test("a name ends where another pack stands before its own", () => {
  const [antiStress, multivitamins] = standsOf("wide");
  const [x] = pointOf(multivitamins as NonNullable<typeof multivitamins>, 50);
  expect(antiStress?.seen).toBeLessThan(x);
  expect(multivitamins?.seen).toBe(2880);
});
