import { expect, test } from "vitest";
import { originalEdition, type Translated } from "#shared/editions/edition.ts";
import type { Plural } from "#shared/editions/plural.ts";
import { formatAmount } from "./amounts.ts";
import { escapeHtml } from "./escape-html.ts";
import { withCapital, withSmallLetter } from "./letters.ts";
import { wordsFor, wordsIn } from "./words.ts";

const french = wordsIn("fr");
const english = wordsIn("en");
const original = wordsFor({ edition: originalEdition, pageLanguage: "en" });

const latin: Translated = { fr: "Acérola", en: "Acerola", original: "fr" };
const named: Translated = { fr: "Dose de {name}", en: "Dose of {name}" };
const found: Plural = {
  one: { fr: "{count} actif de {name}", en: "{count} active of {name}" },
  other: { fr: "{count} actifs de {name}", en: "{count} actives of {name}" },
};

test("amounts are written as each language has them", () => {
  expect(french.amount(0.14, "mg")).toBe("0,14\u00a0mg");
  expect(english.amount(0.14, "mg")).toBe("0.14\u00a0mg");
  expect(french.amount(8.25, "ug")).toBe("8,25\u00a0µg");
  expect(french.amount(1000, "mg")).toBe("1\u202f000\u00a0mg");
  expect(english.amount(1000, "mg")).toBe("1,000\u00a0mg");
  expect(french.amount(10, "md")).toBe("10\u00a0Md");
  expect(english.amount(10, "md")).toBe("10\u00a0bn");
  expect(french.amount(0.3, "pc")).toBe("0,3\u202f%");
  expect(english.amount(0.3, "percent")).toBe("0.3%");
  expect(french.amount(6.5, "")).toBe("6,5");
  expect(french.amount(1, "billion-cfu")).toBe("1\u00a0milliard d’UFC");
  expect(french.amount(3, "billion-cells")).toBe("3\u00a0milliards de cellules");
  expect(formatAmount(1e-9, "g", "en")).toBe("0.000000001\u00a0g");
});

test("the unit of a range stands at its end", () => {
  expect(french.range({ from: 10, to: 15 }, "mg")).toBe("10 à 15\u00a0mg");
  expect(english.range({ from: 0.05, to: 0.3 }, "%")).toBe("0.05 to 0.3%");
  expect(english.range({ from: 5 }, "g")).toBe("5\u00a0g");
});

test("a list has no comma before its last", () => {
  expect(french.list(["zinc", "cuivre", "fer"])).toBe("zinc, cuivre et fer");
  expect(english.list(["zinc", "copper", "iron"])).toBe("zinc, copper and iron");
  expect(english.list(["zinc", "copper"])).toBe("zinc and copper");
  expect(english.list([])).toBe("");
  expect(english.series("zinc", undefined, "iron")).toBe("zinc, iron");
  expect(english.sentences("One.", "Two.")).toBe("One. Two.");
});

test("a text alone keeps the language that the original edition gives it; within another it is the page's", () => {
  expect(original.text(latin)).toEqual({ lang: "fr", text: "Acérola" });
  expect(english.text(latin)).toBe("Acerola");
  expect(original.fill(named, { name: latin })).toBe("Dose of Acerola");
  expect(original.fill("Dose of {name}, {rest}", { name: { lang: "fr", text: "Acérola" } })).toBe(
    "Dose of Acérola, {rest}",
  );
});

test("numbers choose the form of a text, of documents and of page data", () => {
  expect(french.count(found, 1, { name: "zinc" })).toBe("1 actif de zinc");
  expect(english.count(found, 2, { name: "zinc" })).toBe("2 actives of zinc");
  const ready = { locale: "fr-FR", forms: { one: "{count} mois de plus", other: "{count} mois" } };
  expect(french.count(ready, 1)).toBe("1 mois de plus");
});

test("days, sizes and spans", () => {
  expect(french.date("2026-11-22")).toBe("22 novembre 2026");
  expect(english.month("2026-11-22")).toBe("November 2026");
  expect(french.size(4_200_000)).toBe("4,2\u202fMo");
  expect(english.size(39_400)).toBe("39 kB");
  expect(french.span(1095)).toBe("3\u00a0ans");
  expect(english.span(30)).toBe("30\u00a0days");
});

test("first letters", () => {
  expect(withCapital("énergie")).toBe("Énergie");
  expect(["Cuivre", "L-Arginine", "NADH"].map(withSmallLetter)).toEqual([
    "cuivre",
    "L-Arginine",
    "NADH",
  ]);
});

test("text in HTML ends no tag and no attribute", () => {
  expect(escapeHtml(`<a title="it's" & more>`)).toBe(
    "&#60;a title=&#34;it&#39;s&#34; &#38; more&#62;",
  );
});
