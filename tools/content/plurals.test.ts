import { expect, test } from "vitest";
import { neededForms } from "./plurals.ts";

// Intl lists the French form "many", which is for millions: "1 000 000 de gélules".
test.each([
  ["ja-JP", ["other"]],
  ["en-GB", ["one", "other"]],
  ["fr-FR", ["one", "other"]],
  ["pl-PL", ["few", "many", "one", "other"]],
  ["ar-EG", ["few", "many", "one", "other", "two", "zero"]],
])("numbers of the site need in %s: %j", (locale, forms) => {
  expect(neededForms(locale).toSorted()).toEqual(forms);
});
