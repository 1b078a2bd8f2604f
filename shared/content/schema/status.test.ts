import { expect, test } from "vitest";
import { contained, strength } from "./status.ts";

test.each([
  [strength, { from: 17, to: 25 }, true],
  [strength, { from: 100 }, true],
  [strength, "to-confirm", true],
  [strength, { from: 95, to: 101 }, false],
  [strength, { from: 101 }, false],
  [strength, { from: 0 }, false],
  [contained, { nutrient: "dha", share: 1 }, true],
  [contained, { nutrient: "dha", share: "to-confirm" }, true],
  [contained, { nutrient: "dha", share: 1.1 }, false],
])("%#: per cent end at 100, shares at 1", (schema, value, isRight) => {
  expect(schema.safeParse(value).success).toBe(isRight);
});
