// The order in which lists show names.
import { expect, test } from "vitest";
import { compareNames, compareNamesIn } from "./compare-names.ts";

test.each([
  [
    ["vitamine b12", "vitamine b3", "vitamine b1"],
    ["vitamine b1", "vitamine b3", "vitamine b12"],
  ],
  [
    ["SPH 1000", "SPH 99", "SPH 101"],
    ["SPH 99", "SPH 101", "SPH 1000"],
  ],
  [
    ["zinc", "épinard", "egcg", "Œnothère", "opc"],
    ["egcg", "épinard", "Œnothère", "opc", "zinc"],
  ],
])("%j", (names, sorted) => {
  expect(names.toSorted(compareNames)).toEqual(sorted);
  expect(names.toSorted(compareNamesIn("en"))).toEqual(sorted);
});
