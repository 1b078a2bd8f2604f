import { expect, test } from "vitest";
import { replaceByMade, translateIntoMade } from "./pseudo-language.ts";

test.each([
  ["Products", "[Ƥřǿḓŭƈŧş ···]"],
  ["{count} results", "[{count} řḗşŭŀŧş ···]"],
  ["a <b>bold</b>&nbsp;word", "[ȧ <b>ƀǿŀḓ</b>&nbsp;ẇǿřḓ ···]"],
  ["A longer text than others", "[Ȧ ŀǿƞɠḗř ŧḗẋŧ ŧħȧƞ ǿŧħḗřş ···· ···]"],
  ["500", "500"],
])("%j becomes %j", (text, made) => {
  expect(translateIntoMade(text)).toBe(made);
});

test("only texts in every language change, and only in one language", () => {
  const tree = { id: "zinc", names: [{ fr: "zinc", en: "zinc", original: "fr" }], count: 2 };
  expect(replaceByMade(tree)).toEqual({
    ...tree,
    names: [{ fr: "zinc", en: "[ẑīƞƈ ··]", original: "fr" }],
  });
});
