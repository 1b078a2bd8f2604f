// Draft labels, checked as a regulator would check them.
import { expect, test } from "vitest";
import type { Product } from "#shared/content/schema/entries.ts";
import { languages } from "#shared/editions/languages.ts";
import { products } from "#shared/generated/entries.ts";
import { factCodes } from "#shared/generated/interface/facts.ts";
import { wordsIn } from "#shared/words/words.ts";
import { loadLabelDraft } from "./load-label-draft.ts";

const linesOf = (product: Product, language: string): readonly string[] =>
  loadLabelDraft(product, wordsIn("fr")).drafts.find((draft) => draft.language === language)
    ?.lines ?? [];

/** The line of the ingredients. */
const listOf = (product: Product, language: string): string =>
  linesOf(product, language).find((line) => /^Ingr[ée]dients/.test(line)) ?? "";

const supplements = products.filter(({ quantity }) => quantity !== null);
const findProduct = (wanted: string) => products.find(({ slug }) => slug === wanted) as Product;

test("names every ingredient by the substance put in, once, and additives by their class", () => {
  for (const product of supplements)
    for (const { id } of languages) {
      const list = listOf(product, id);
      for (const { ingredient } of product.actives) {
        const name = ingredient[id];
        expect(list.split(name).length - 1, `${product.slug}, ${name}`).toBeGreaterThan(0);
      }
      expect(list, product.slug).toMatch(/agent d’enrobage|coating agent|gélatine|gelatin/);
      expect(list, product.slug).not.toMatch(/, (?:cellulose|lécithine)/);
    }
  expect(listOf(findProduct("acerola"), "fr").split("acérola").length).toBe(2);
});

test.each([
  ["omega-3", "fish"],
  ["circulation", "fish"],
  ["collagene", "fish"],
  ["vitamines-k2-d3", "soya"],
] as const)("%s says its allergen in the list, in capitals", (slug, allergen) => {
  for (const { id } of languages) {
    const name = factCodes["origin.allergens"][allergen][id].toLocaleUpperCase(id);
    expect(listOf(findProduct(slug), id)).toContain(name);
  }
});

test("an allergen of one form is not said of another", () => {
  const list = listOf(findProduct("vitamines-k2-d3"), "fr");
  expect(list).toMatch(/ménaquinone-7 \(contient\s: SOJA\)/);
  expect(list).not.toMatch(/cholécalciférol \(/);
});

test("the heaviest goes first, as far as weights are known", () => {
  const list = listOf(findProduct("multivitamines"), "fr");
  expect(list.indexOf("acide L-ascorbique")).toBeLessThan(list.indexOf("bisglycinate de zinc"));
  expect(list.indexOf("bisglycinate de zinc")).toBeLessThan(list.indexOf("méthylcobalamine"));
});

test("no professional note and no origin stand on a label; weight and date do", () => {
  for (const product of products) {
    const text = linesOf(product, "fr").join("\n");
    expect(text, product.slug).not.toContain(product.caution.fr);
    expect(text, product.slug).not.toMatch(/Fabriqué en France|655\/2013|Compl’Alim/);
    expect(text, product.slug).toMatch(/de préférence avant fin/);
    if (product.quantity !== null) expect(text, product.slug).toContain("Poids net");
  }
});

test("the name of astaxanthin is the compulsory one, word for word", () => {
  expect(listOf(findProduct("astaxanthine"), "fr")).toContain(
    "oléorésine riche en astaxanthine extraite de l’algue Haematococcus pluvialis",
  );
});

test("a product that cannot be sold yet says so first, as do strains with an unknown growth medium", () => {
  expect(linesOf(findProduct("capillaire"), "fr")[0]).toMatch(/^À ne pas imprimer.*kératine/i);
  expect(linesOf(findProduct("zinc"), "fr")[0]).toMatch(/^Zinc\./);
  expect(listOf(findProduct("bifidus"), "fr")).toContain("allergènes à déclarer, lait ou soja");
  expect(listOf(findProduct("zinc"), "fr")).not.toContain("milieux de culture");
});
