import { expect, test } from "vitest";
import { fillCounts } from "./counts.ts";
import type { ContentProblem } from "./problems.ts";

const counts = { products: { fr: "1\u202f048", en: "1,048" } };

test("a count in a text is formatted for its language", () => {
  const tree = { list: [{ fr: "nos {{products}} formules", en: "our {{products}} formulas" }] };
  expect(fillCounts(tree, counts, "folder", [])).toEqual({
    list: [{ fr: "nos 1\u202f048 formules", en: "our 1,048 formulas" }],
  });
});

test("single braces are for the code", () => {
  const tree = { fr: "{count} gélules", en: "{count} capsules" };
  expect(fillCounts(tree, counts, "folder", [])).toEqual(tree);
});

test("an unknown count is a problem", () => {
  const problems: ContentProblem[] = [];
  fillCounts({ fr: "{{product}}", en: "x" }, counts, "folder", problems);
  expect(problems).toEqual([
    {
      where: "folder, fr.md",
      what: "nothing is counted as {{product}}",
      wanted: "one of products",
    },
  ]);
});
