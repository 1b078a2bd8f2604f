import { expect, test } from "vitest";
import { markLatin } from "./latin.ts";

test.each([
  ["L. plantarum", '<i lang="la">L. plantarum</i>'],
  ["B. longum subsp. infantis", '<i lang="la">B. longum</i> subsp. <i lang="la">infantis</i>'],
  [
    "S. cerevisiae var. boulardii",
    '<i lang="la">S. cerevisiae</i> var. <i lang="la">boulardii</i>',
  ],
])("the rank words of %s stand upright", (name, marked) => {
  expect(markLatin(name)).toBe(marked);
});
