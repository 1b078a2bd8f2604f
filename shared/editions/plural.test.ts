import { expect, test } from "vitest";
import { formatCount } from "#shared/words/count.ts";
import { originalEdition } from "./edition.ts";
import { formatCountIn, speakPlural } from "./plural.ts";

const results = {
  one: { fr: "{count} résultat", en: "{count} result" },
  other: { fr: "{count} résultats", en: "{count} results" },
};

test.each([
  [0, "0 résultat", "0 results"],
  [1, "1 résultat", "1 result"],
  [2, "2 résultats", "2 results"],
])("%s: %s, %s", (count, french, english) => {
  expect(formatCountIn(results, count, "fr")).toBe(french);
  expect(formatCountIn(results, count, "en")).toBe(english);
  expect(formatCount(speakPlural(results, originalEdition, "fr"), count)).toBe(french);
});

test("a form that a language does not have is its other", () => {
  const phrase = { locale: "fr-FR", forms: { other: "{count} mois" } };
  expect(formatCount(phrase, 1)).toBe("1 mois");
});
