// Draft labels, checked as a regulator would check them.
import { expect, test } from "vitest";
import type { Product } from "#shared/content/schema/entries.ts";
import { languages } from "#shared/editions/languages.ts";
import { products } from "#shared/generated/entries.ts";
import { factCodes } from "#shared/generated/interface/facts.ts";
import { wordsIn } from "#shared/words/words.ts";
import { plain } from "./desk/example-verdict.ts";
import { loadClaimList, loadLabelDraft } from "./load-label-draft.ts";

const linesOf = (product: Product, language: string): readonly string[] =>
  (
    loadLabelDraft(product, wordsIn("fr")).drafts.find((draft) => draft.language === language)
      ?.lines ?? []
  ).map(plain);

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
        const name = plain(ingredient[id]);
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

test("the name of the food has what characterises it: Directive 2002/46/EC, article 6(3)(a)", () => {
  const named = (slug: string, language: string) => linesOf(findProduct(slug), language)[0];
  expect(named("sommeil", "fr")).toBe(
    "Sommeil. Complément alimentaire à base de mélatonine et de vitamine B6.",
  );
  expect(named("sommeil", "en")).toBe("Sleep. Food supplement with melatonin and vitamin B6.");
  expect(named("multivitamines", "fr")).toMatch(/à base de vitamines et de minéraux\.$/);
  expect(named("reuteri", "fr")).toMatch(/SPH 146, avec édulcorant\.$/);
  for (const product of supplements)
    for (const { id } of languages)
      expect(linesOf(product, id).join("\n"), product.slug).toMatch(
        id === "fr" ? /Complément alimentaire à base d[e’]/ : /Food supplement with /,
      );
});

test("words that actives want are on the label, each sentence once", () => {
  const warningsOf = (slug: string, language = "fr") =>
    linesOf(findProduct(slug), language).find((line) => /^Avertissements|^Warnings/.test(line)) ??
    "";
  // Compl'Alim, Sedum roseum.
  expect(warningsOf("rhodiola")).toContain(
    "Réservé aux adultes. Déconseillé aux femmes enceintes ou allaitantes. Ne pas dépasser",
  );
  expect(warningsOf("vitamines-k2-d3", "en")).toContain("blood thinners such as warfarin");
  expect(warningsOf("multivitamines")).toContain("Contient de la vitamine A");
  for (const product of products)
    for (const { id } of languages) {
      const sentences = warningsOf(product.slug, id).split(/(?<=\.)\s+/);
      expect(new Set(sentences).size, product.slug).toBe(sentences.length);
    }
});

test("consumers read what they must be told beside a claim, not what the brand must meet", () => {
  const text = linesOf(findProduct("omega-3"), "fr").join("\n");
  expect(text).toContain(
    "fonction cardiaque normale. L’effet bénéfique est obtenu par la consommation journalière de 250 mg",
  );
  expect(text).not.toMatch(/pour 100 g|L’aliment/);
  for (const product of products)
    for (const { id } of languages)
      expect(linesOf(product, id).join("\n"), product.slug).not.toMatch(
        /possibles? à ces doses|possible at these doses|tolérée? en France|tolerated/i,
      );
});

test("the sentence that France tolerates is on its label alone", () => {
  expect(linesOf(findProduct("flore-equilibre"), "fr")).toContain(
    "Contribue à l’équilibre de la flore intestinale.",
  );
  expect(linesOf(findProduct("flore-equilibre"), "en").join("\n")).not.toMatch(
    /flora\b.*intestin/i,
  );
});

test("nutrients have the names of Regulation (EU) 1169/2011, annex XIII", () => {
  const doses =
    linesOf(findProduct("multivitamines"), "fr").find((line) => line.includes("VNR")) ?? "";
  for (const name of [
    "Thiamine 1,1",
    "Riboflavine 1,4",
    "Niacine 16",
    "Acide folique 200",
    "Biotine 50",
  ])
    expect(doses).toContain(name);
  expect(doses).not.toMatch(/Vitamine B[1235789]\b/);
});

test("no claim on pregnancy where the label keeps pregnant women from the product", () => {
  const claimsOf = (slug: string) =>
    JSON.stringify(loadClaimList(findProduct(slug), wordsIn("fr")));
  expect(claimsOf("multivitamines")).not.toContain("durant la grossesse");
  expect(claimsOf("multivitamines")).toContain("que l’étiquette exclut");
  expect(claimsOf("fer-plus")).toContain("durant la grossesse");
});
