import { expect, test } from "vitest";
import { editionIn } from "#shared/editions/edition.ts";
import { families } from "#shared/families/families.ts";
import { loadCatalogue } from "./load-catalogue.ts";

const reader = { edition: editionIn("fr"), pageLanguage: "fr" } as const;

const load = (id: string, search = "") => {
  const family = families.find((one) => one.id === id);
  if (!family) throw new Error(`no family ${id}`);
  return loadCatalogue(family, reader, new URLSearchParams(search), null);
};

test("no liposome is made into a tablet, so no list offers it; an address may still choose it", () => {
  const { facets } = load("liposome");
  const forms = facets.find(({ id }) => id === "forme")?.values ?? [];
  expect(forms.filter(({ isAbsent }) => isAbsent).map(({ id }) => id)).toEqual(["tablet"]);
  const { query, view } = load("liposome", "forme=tablet");
  expect(query.chosen).toEqual({ forme: "tablet" });
  expect(view.total).toBe(0);
});

test.each(families.map(({ id }) => id))("what stands for the wall of %s is all different", (id) => {
  const { plates, title } = load(id).strip;
  expect(plates.length).toBeGreaterThan(6);
  expect(new Set(plates.map((plate) => JSON.stringify(plate))).size).toBe(plates.length);
  expect(title).toMatch(/^\d+\s\S.*planche$/);
});

test("discs of strains grow", () => {
  const quantities = load("probiotic").strip.plates.map(({ cfu = 0 }) => cfu);
  expect(quantities).toEqual(quantities.toSorted((one, other) => one - other));
  expect(quantities[0]).toBeGreaterThan(0);
});
