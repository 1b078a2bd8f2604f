// The bounds of the search's cost, and its answers where it finds nothing: on a small catalogue, and on the real one's words in
// server/views/list-search-index.test.ts.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { nameKey, splitWords } from "./normalise.ts";
import { cleanSearch, longestSearch, readSearch, readTyped, writeSearch } from "./search-query.ts";
import { findSpellings, isSlip } from "./spelling.ts";

describe("what is typed", () => {
  test.each([
    ["  zinc   bisglycinate ", "zinc bisglycinate"],
    ["a\u0000b\tc\nd", "ab c d"],
    ["\ud83dzinc\ude42", "zinc"],
    [`${"a".repeat(79)} b`, "a".repeat(79)],
    [`${"a".repeat(79)}🙂`, "a".repeat(79)],
    [`${"a".repeat(78)}🙂`, `${"a".repeat(78)}🙂`],
    ["Œstradiol", "Œstradiol"],
  ])("%j is read as %j", (typed, read) => {
    expect(cleanSearch(typed)).toBe(read);
  });

  test.each([
    ["zinc ", "zinc "],
    ["\u0000zinc\u007f", "zinc"],
    ["\u0000", ""],
    [" ", ""],
  ])("%j is shown in its field as %j", (typed, shown) => {
    expect(readTyped(new URLSearchParams({ q: typed }))).toBe(shown);
  });

  test("is read the same from the address that says it", () => {
    const isCanonical = (typed: string) => {
      const query = cleanSearch(typed);
      const again = readSearch(new URLSearchParams(writeSearch(query)));
      return query.length <= longestSearch && query.isWellFormed() && again === query;
    };
    // Halves of pairs, controls, blanks of all kinds, and what becomes longer or shorter when it is folded.
    const sign = fc.constantFrom(
      "a",
      " ",
      "\u00a0",
      "\n",
      "\u0000",
      "\ud83d",
      "\ude42",
      "é",
      "ﷺ",
      "\u0301",
    );
    fc.assert(
      fc.property(fc.array(sign, { maxLength: 120 }), (signs) => isCanonical(signs.join(""))),
    );
  });

  test("of repeated values the last counts", () => {
    expect(readSearch(new URLSearchParams("q=zinc&q=fer"))).toBe("fer");
    expect(readSearch(new URLSearchParams())).toBe("");
  });
});

describe("words", () => {
  test.each(["\u0301", "\uff9e", "\u3099", "xxxx \u0301", "\u0301\u0301 \u0302"])(
    "%j has no empty one",
    (text) => {
      expect(splitWords(text).every(({ key }) => key)).toBe(true);
    },
  );

  test("a name is the same word however it is spelt", () => {
    expect(nameKey("Co-enzyme Q₁₀")).toBe("coenzymeq10");
    expect(nameKey("L’Œstradiol ®")).toBe("oestradiol");
  });
});

describe("a slip", () => {
  test.each([
    ["coenzyme", "coenzime", true],
    ["coenzyme", "conezyme", true],
    ["coenzyme", "coenzymee", true],
    ["coenzyme", "coenzyme", true],
    ["coenzyme", "coensime", false],
    ["b12", "b13", false],
  ])("%s, %s: %s", (word, other, is) => {
    expect(isSlip(word, other)).toBe(is);
  });

  test("has at most eight spellings, and none that makes another short word", () => {
    const many = new Set(
      Array.from({ length: 26 }, (_, n) => `abcdefg${String.fromCharCode(97 + n)}`),
    );
    expect(findSpellings("abcdefgé", many)).toHaveLength(8);
    expect(findSpellings("verre", new Set(["verte", "terre", "verrue"]))).toEqual(["verrue"]);
    expect(findSpellings("zinq", new Set(["zinc"]))).toEqual([]);
  });
});
