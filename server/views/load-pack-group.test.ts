import { expect, test } from "vitest";
import { editionIn } from "#shared/editions/edition.ts";
import { project } from "#shared/labels/place-label.ts";
import { loadPackGroup, standsIn } from "./load-pack-group.ts";

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
  const points = standsIn(view).map((stand) => project(stand, 0, 31));
  expect(points).toHaveLength(discs.length);
  for (const [pack, [x, y]] of points.entries()) {
    expect(Math.abs(x - (discs[pack]?.[0] ?? 0)), String(pack)).toBeLessThan(5);
    expect(Math.abs(y - (discs[pack]?.[1] ?? 0)), String(pack)).toBeLessThan(5);
  }
});

test("a name ends where another pack hides its own, and is whole on the packs before", () => {
  const [wide] = loadPackGroup({ edition: editionIn("fr"), pageLanguage: "fr" });
  const [antiStress, multivitamins] = wide?.packs ?? [];
  expect(antiStress?.seen).toBeGreaterThan(1600);
  expect(antiStress?.seen).toBeLessThan(1630);
  expect(multivitamins?.seen).toBe(2880);
  expect(multivitamins?.label).toMatchObject({ lines: ["Multivitamines", "60\u00a0gélules"] });
});
