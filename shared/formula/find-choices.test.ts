import { expect, test } from "vitest";
import { findChoices, foldName, foldNames } from "./find-choices.ts";

const choice = (
  slug: string,
  own: readonly string[],
  others: readonly string[] = [],
  codes: readonly string[] = [],
) => ({
  slug,
  folded: foldNames([slug, ...own], others, codes),
});

const all = [
  choice("acerola", ["Acérola"], ["Vitamine C"]),
  choice("vitamine-c", ["Vitamine C", "vit C"], ["acide ascorbique"]),
  choice("vitamine-e", ["Vitamine E"]),
  choice("ashwagandha", ["Ashwagandha"], ["ginseng indien"]),
  choice("chrome", ["Chrome"], ["tripicolinate de chrome"], ["CBDQOLKNTOMMTL-UHFFFAOYSA-K"]),
  choice("nadh", ["NADH"], ["bêta-NADH"]),
  choice("sph-131", ["SPH 131", "SPH131"], ["Lacticaseibacillus rhamnosus"]),
];

const absent = foldNames(["NAC", "NAD+", "ginseng"]);

const slugs = (text: string) =>
  findChoices({ choices: all, absent }, text).choices.map(({ slug }) => slug);
const only = (text: string) => findChoices({ choices: all, absent }, text).only?.slug ?? null;

test("its own name goes before another's synonym", () => {
  expect(slugs("vitamine c")).toEqual(["vitamine-c", "acerola"]);
  expect(only("VITAMINE-C")).toBe("vitamine-c");
});

test("what begins so goes before what holds it", () => {
  expect(slugs("vit")[0]).toBe("vitamine-c");
  expect(only("vit")).toBeNull();
});

test("the only one is added, by any of its names", () => {
  expect(only("rhamno")).toBe("sph-131");
  expect(only("sph131")).toBe("sph-131");
  expect(only("sph 131")).toBe("sph-131");
});

test("nothing is found for nothing, nor for signs", () => {
  for (const text of ["", "  ", "|", "||", "…", "’"]) expect(slugs(text)).toEqual([]);
});

test("a long text is cut before it is folded", () => {
  expect(slugs("a".repeat(100_000))).toEqual([]);
});

test("names are folded to letters, digits and single spaces", () => {
  expect(foldName(" L’Œuf,  B₁₂ ")).toBe("l oeuf b12");
});

test("so few letters are no part of a word, nor the beginning of a code", () => {
  expect(slugs("cbd")).toEqual([]);
  expect(only("cbdqolkntommtl-uhfffaoysa-k")).toBe("chrome");
  expect(slugs("col")).toEqual([]);
  expect(slugs("colin")).toEqual(["chrome"]);
});

test("a name of so few letters brings nothing that only begins like it", () => {
  const iron = choice("fer", ["Fer"], ["fer bisglycinate"]);
  const ferments = choice("trois-ferments", ["Trois ferments"]);
  const found = (text: string) =>
    findChoices({ choices: [...all, ferments, iron], absent }, text).choices.map(
      ({ slug }) => slug,
    );
  expect(found("fer")).toEqual(["fer"]);
  expect(found("ferm")).toEqual(["trois-ferments"]);
});

test("a known active that is not there brings nothing that begins like it", () => {
  expect(slugs("ginseng")).toEqual([]);
  expect(slugs("Ginseng indien")).toEqual(["ashwagandha"]);
  expect(slugs("NAD+")).toEqual([]);
  expect(slugs("nad")).toEqual(["nadh"]);
});
