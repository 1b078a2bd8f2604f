import { expect, test } from "vitest";
import { setProse, setSpaces, setTitle } from "./typography.ts";

/** Makes no-break signs visible: · is a space, ˙ a narrow one, = a hyphen. */
const show = (text: string) =>
  text.replaceAll("\u00a0", "·").replaceAll("\u202f", "˙").replaceAll("\u2060-\u2060", "=");

test.each([
  ["a sign of two parts", "Quoi ? Oui ; non !", "Quoi˙? Oui˙; non˙!"],
  ["a colon", "règle : 12 mg", "règle˙: 12·mg"],
  ["quotation marks", "dit « oui »", "dit «˙oui˙»"],
  ["per cent", "à 17 % près", "à 17˙% près"],
  ["thousands", "de 500 à 50 000 unités", "de 500 à 50˙000·unités"],
  ["a year, which is not thousands", "en 2010 les", "en 2010 les"],
  ["a unit with another", "1 mg/kg", "1·mg/kg"],
  ["a word that begins like a unit", "12 grands", "12 grands"],
  ["a placeholder with its unit", "{count} gélules", "{count}·gélules"],
  ["a genus by its first letter", "B. subtilis", "B.·subtilis"],
  ["a number", "n° 1924/2006, art. 6", "n°·1924/2006, art.·6"],
  ["a name of two parts", "la vitamine C, le coenzyme Q10", "la vitamine·C, le coenzyme·Q10"],
  ["a verb after one", "les vitamines contribuent", "les vitamines contribuent"],
  ["a code", "SPH 164, pH 7, ISO 9001", "SPH·164, pH·7, ISO·9001"],
  ["a regulation of before", "règlement (CE) 1223/2009", "règlement (CE)·1223/2009"],
  ["two names in one", "EPA & DHA", "EPA·&·DHA"],
  ["two vitamins", "Vitamines K2 & D3", "Vitamines·K2 &·D3"],
])("French: %s", (_, typed, wanted) => {
  expect(show(setSpaces(typed, "french"))).toBe(wanted);
});

test.each([
  ["no space before signs", "Why? Yes; no: 12 mg", "Why? Yes; no: 12·mg"],
  ["degrees, of angles and of heat", "360°, 25°C, 4 °C", "360°, 25·°C, 4·°C"],
  ["billions", "200 billion CFU", "200·billion CFU"],
])("English: %s", (_, typed, wanted) => {
  expect(show(setSpaces(typed, "english"))).toBe(wanted);
});

test("compounds stay in one piece in prose, and as typed in names", () => {
  const typed = "ready-to-use L-théanine, hexapeptide-8, au-dessus";
  expect(show(setProse(typed, "english"))).toBe(
    "ready=to=use L=théanine, hexapeptide=8, au-dessus",
  );
  expect(setSpaces(typed, "english")).toBe(typed);
});

test.each([
  [
    "a pronoun after its verb",
    "Dites-nous, peut-elle, qu’en dira-t-on",
    "Dites=nous, peut=elle, qu’en dira=t=on",
  ],
  ["above and below", "au-dessus de soi-même", "au=dessus de soi=même"],
  ["a compound whose parts are words", "un porte-parole", "un porte-parole"],
  ["a capital alone", "À partir de 500", "À·partir de 500"],
])("French prose: %s", (_, typed, wanted) => {
  expect(show(setProse(typed, "french"))).toBe(wanted);
});

test.each([
  ["an article", "Le verdict", "Le·verdict"],
  ["a preposition", "notre formule sur mesure", "notre formule sur·mesure"],
  ["several short words", "À votre nom, dès 500 unités", "À·votre nom, dès 500·unités"],
  [
    "short words, as far as a line goes",
    "des conditionnements de la marque",
    "des conditionnements de·la·marque",
  ],
  ["a short word that ends it", "baptisé : de votre nom.", "baptisé˙: de·votre·nom."],
  ["a compound", "Un savoir-faire", "Un savoir=faire"],
  ["a compound that is longer than a line", "Flacons compte-gouttes", "Flacons compte-gouttes"],
  ["a sentence in one", "Vendre : la dose", "Vendre˙: la·dose"],
])("French titles: %s", (_, typed, wanted) => {
  expect(show(setTitle(typed, "french"))).toBe(wanted);
});

test("English titles", () => {
  expect(show(setTitle("The verdict on a white-label formula", "english"))).toBe(
    "The·verdict on·a white=label formula",
  );
});

test("tags keep their spaces", () => {
  expect(setSpaces('<span lang="en">12 mg</span>', "french")).toBe(
    '<span lang="en">12\u00a0mg</span>',
  );
});
