// A drawing of a part is not the substance: what is computed from it is called by the part's name, wherever it is shown.
import { expect, test } from "vitest";
import { factsOf } from "#server/facts/fact-of.ts";
import { subjectOf } from "#server/facts/subject-of.ts";
import { ingredientFacts } from "#shared/facts/fact-order.ts";
import type { FamilyId } from "#shared/families/families.ts";
import { familyEntries } from "#shared/generated/families.ts";
import { composeCatalogue } from "./compose-catalogue.ts";

const polymers: readonly (readonly ["liposome" | "niosome", string])[] = [
  ["liposome", "acide-hyaluronique"],
  ["niosome", "acide-hyaluronique"],
  ["liposome", "collagene"],
  ["niosome", "collagene"],
  ["liposome", "keratine"],
  ["niosome", "ceramide"],
];

const shownOf = (family: "liposome" | "niosome", slug: string) => {
  const entry = familyEntries[family].find((one) => one.slug === slug);
  if (!entry) throw new Error(`${family} has no ${slug}`);
  return factsOf(subjectOf(family, entry), ingredientFacts).map(({ id }) => id);
};

const catalogue = composeCatalogue({
  siteUrl: "https://example.org",
  lab: { name: "Laboratoire", email: "a@example.org" },
});
const inCatalogue = (family: FamilyId, slug: string) =>
  catalogue.families.find(({ id }) => id === family)?.entries.find(({ id }) => id === slug);

test.each(polymers)("%s %s has the formula and mass of a drawn unit", (family, slug) => {
  const shown = shownOf(family, slug);
  expect(shown).toEqual(expect.arrayContaining(["identity.unit.formula", "identity.unit.mass"]));
  expect(shown).not.toContain("identity.formula");
  expect(shown).not.toContain("identity.mass");
  expect(inCatalogue(family, slug)).toMatchObject({ formula: null });
});

test("a molecule has a formula and a mass of its own", () => {
  expect(shownOf("liposome", "vitamine-c")).toEqual(
    expect.arrayContaining(["identity.formula", "identity.mass"]),
  );
  expect(inCatalogue("liposome", "vitamine-c")).toMatchObject({ formula: "C6H8O6" });
});

test("a number of a part is not that of the whole", () => {
  const silicon = shownOf("niosome", "silicium");
  expect(silicon).toContain("identity.molecule.name");
  expect(silicon).not.toContain("identity.cas");
  expect(inCatalogue("niosome", "silicium")).toMatchObject({ cas: null, formula: null });
});
