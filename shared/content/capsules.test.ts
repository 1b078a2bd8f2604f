import { expect, test } from "vitest";
import { capsuleSizes, capsuleVolumes } from "./capsules.ts";

const sizes = ["00", "0", "1"] as const;

test.each(sizes)(
  "a body of size %s is smaller than the closed capsule, and more than a third of it",
  (size) => {
    const { length, diameter } = capsuleSizes[size];
    const whole = (length * Math.PI * (diameter / 2) ** 2) / 1000;
    expect(capsuleVolumes[size]).toBeLessThan(whole);
    expect(capsuleVolumes[size]).toBeGreaterThan(whole / 3);
  },
);

test("sizes stand from the largest to the smallest", () => {
  const inOrder = (values: readonly number[]) => values.toSorted((a, b) => b - a);
  const lengths = sizes.map((size) => capsuleSizes[size].length);
  const volumes = sizes.map((size) => capsuleVolumes[size]);
  expect(lengths).toEqual(inOrder(lengths));
  expect(volumes).toEqual(inOrder(volumes));
});
