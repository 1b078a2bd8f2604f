// The facts that a comparison takes from the sheets, for every entry that has one.
import { expect, test } from "vitest";
import { editionIn, originalEdition, originalLanguages } from "#shared/editions/edition.ts";
import { families } from "#shared/families/families.ts";
import { familyEntries } from "#shared/generated/families.ts";
import { loadSelection } from "./load-selection.ts";
import { loadSheet } from "./load-sheet.ts";

const reader = { edition: originalEdition, pageLanguage: originalLanguages.popup };

const shown: Record<(typeof families)[number]["kind"], readonly string[]> = {
  liposome: ["origin.text", "origin.vegan", "origin.allergens"],
  niosome: ["origin.text", "origin.vegan", "origin.allergens"],
  strain: ["origin.text"],
};

test.each(families)("of $id, all that is known of an origin", ({ id, kind, segment }) => {
  const sheets = familyEntries[id].flatMap(({ slug }) => {
    const facts = loadSheet(id, slug, reader)?.data.origin.facts;
    return facts ? [{ chosen: `${segment}.${slug}`, facts }] : [];
  });
  expect(sheets.length).toBeGreaterThan(10);
  for (const { chosen, facts } of sheets) {
    const [item] = loadSelection([chosen], false, reader).items;
    const wanted = facts.filter((fact) => shown[kind].includes(fact.id));
    const origin = item?.facts.find((fact) => fact.id === "origin")?.items;
    expect(origin?.map(({ name, holds }) => ({ text: name, holds }))).toEqual(
      wanted.map(({ text, holds }) => ({ text, holds })),
    );
    // A new fact is listed here with whether it is compared.
    expect(shown[kind]).toEqual(expect.arrayContaining(facts.map((fact) => fact.id)));
  }
});

test("a mineral states the share of the element in its salt, and only a mineral does", () => {
  const ids = ["liposomes.zinc", "niosomes.zinc", "liposomes.vitamine-c", "niosomes.silicium"];
  const { items } = loadSelection(ids, false, reader);
  const elements = items.map(({ facts }) => facts.find(({ id }) => id === "identity.element"));
  expect(elements.map((fact) => fact?.value ?? fact?.missing)).toEqual([
    "30,6\u202f%",
    "20,3\u202f%",
    "inapplicable",
    "unknown",
  ]);
  const english = loadSelection(ids, false, { edition: editionIn("en"), pageLanguage: "en" });
  expect(english.items[0]?.facts).toContainEqual(
    expect.objectContaining({ id: "identity.element", value: "30.6%" }),
  );
});

test("the list of all choices comes on request only", () => {
  expect(loadSelection([], false, reader).choices).toEqual([]);
  const { choices } = loadSelection([], true, reader);
  expect(choices.length).toBeGreaterThan(200);
  expect(new Set(choices.map(({ name }) => name)).size).toBe(choices.length);
});
