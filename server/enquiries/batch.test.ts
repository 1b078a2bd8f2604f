// What is asked for together is done together, and nobody pays for another's failure.
import { expect, it } from "vitest";
import { createGroups, type GroupOptions } from "./batch.ts";

/** Doubles numbers, a group at a time; a group with a negative one fails. */
function createDoubling(options: Omit<GroupOptions, "atOnce"> & Partial<GroupOptions>) {
  const groups: (readonly number[])[] = [];
  const double = createGroups(
    async (numbers: readonly number[]) => {
      groups.push(numbers);
      if (numbers.some((number) => number < 0)) throw new Error("negative");
      return numbers.map((number) => 2 * number);
    },
    { atOnce: 1, ...options },
  );
  return { double, groups };
}

const outcomes = async (promises: readonly Promise<number>[]) =>
  (await Promise.allSettled(promises)).map((result) =>
    result.status === "fulfilled" ? result.value : String(result.reason),
  );

it("gives each its own result, whatever the group", async () => {
  const { double, groups } = createDoubling({ most: 3, triesAlone: true });
  expect(await Promise.all([1, 2, 3, 4].map(double))).toEqual([2, 4, 6, 8]);
  expect(await double(5)).toBe(10);
  expect(groups).toEqual([[1, 2, 3], [4], [5]]);
});

it("begins full groups at once, as many as may be under way", async () => {
  const { double, groups } = createDoubling({ most: 2, atOnce: 2, triesAlone: true });
  const doubled = [1, 2, 3, 4, 5].map(double);
  expect(groups).toEqual([
    [1, 2],
    [3, 4],
  ]);
  expect(await Promise.all(doubled)).toEqual([2, 4, 6, 8, 10]);
  expect(groups).toHaveLength(3);
});

it("fails only what fails alone", async () => {
  const { double } = createDoubling({ most: 3, triesAlone: true });
  expect(await outcomes([1, -2, 3, 4].map(double))).toEqual([2, "Error: negative", 6, 8]);
});

it("fails the group where trying again is of no use", async () => {
  const { double, groups } = createDoubling({ most: 3, triesAlone: false });
  expect(await outcomes([1, -2, 3, 4].map(double))).toEqual([
    ...Array(3).fill("Error: negative"),
    8,
  ]);
  expect(groups).toHaveLength(2);
});
