import { expect, test } from "vitest";
import { bindWords, latinName, markLatin, markNames, setWords } from "./set-words.ts";

test.each([
  ["La vitamine C et la vitamine B12", "La vitamine\u00a0C et la vitamine\u00a0B12"],
  ["vitamine E, E 300", "vitamine\u00a0E, E\u00a0300"],
  [
    "N-acétyl, L-arginine, 3,3′,4′-trihydroxy",
    "N\u2011acétyl, L\u2011arginine, 3,3′,4′\u2011trihydroxy",
  ],
  ["Ac-EEMQRR-NH2 par ICP-MS", "Ac-EEMQRR-NH₂ par\u00a0ICP\u2011MS"],
  [
    "Le minimum dépend de la forme et du lot.",
    "Le minimum dépend de la forme et\u00a0du\u00a0lot.",
  ],
  ["liposomes possibles, bien-être", "liposomes possibles, bien-être"],
  ["Activité de l’eau", "Activité de\u00a0l’eau"],
  [
    "Elle contribue à une fonction cognitive normale.",
    "Elle contribue à une fonction cognitive\u00a0normale.",
  ],
  [
    "Ce mot vaut pour une anticonstitutionnelle electroencephalographie",
    "Ce mot vaut pour une anticonstitutionnelle electroencephalographie",
  ],
  ["Sous azote", "Sous azote"],
  ["CAMELLIA SINENSIS, EPIGALLOCATECHIN GALLATE", "CAMELLIA SINENSIS, EPIGALLOCATECHIN GALLATE"],
])("%s", (text, set) => {
  expect(bindWords(text)).toBe(set);
});

test("names and addresses stay as they are", () => {
  expect(setWords({ name: "L-arginine", text: "L-arginine", url: "https://a.b/L-a" })).toEqual({
    name: "L-arginine",
    text: "L\u2011arginine",
    url: "https://a.b/L-a",
  });
});

test("organisms are in italics, once, and no name of the sheet is repeated", () => {
  expect(markLatin("Huile de Schizochytrium, <i>Rhodiola rosea</i>, Rhodiola")).toBe(
    "Huile de <i>Schizochytrium</i>, <i>Rhodiola rosea</i>, Rhodiola",
  );
  expect(markNames("orpin rose, Rhodiola rosea, Carduus marianus", ["Rhodiola rosea"])).toBe(
    "orpin rose, <i>Carduus marianus</i>",
  );
});

test.each([
  ["Lactobacillus casei", true],
  ["L.\u00a0casei", true],
  ["B. longum infantis", true],
  ["Lactobacillus delbrueckii subsp. lactis", true],
  ["Ferment lactique", false],
  ["Provitamine B5", false],
])("%s is Latin: %s", (name, isLatin) => {
  expect(latinName.test(name)).toBe(isLatin);
});
