import { expect, test } from "vitest";
import { withJoints } from "./letters.ts";

test.each([
  ["Palmitoylethanolamide", "Palmitoyl\u00adethanolamide"],
  ["Gallate d’épigallocatéchine (EGCG)", "Gallate d’épigallo\u00adcatéchine (EGCG)"],
  ["Palmitoyl pentapeptide-4", "Palmitoyl pentapeptide-4"],
  ["Zinc", "Zinc"],
])("%s is parted where two of its words meet", (name, parted) => {
  expect(withJoints(name)).toBe(parted);
});
