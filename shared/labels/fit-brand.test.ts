import fc from "fast-check";
import { expect, test } from "vitest";
import { brandField, brandTextIn } from "./brand-field.ts";
import { cleanBrand, longestBrand, readBrand, withBrand } from "./brand-name.ts";
import { fitBrand, fitsOnPacks } from "./fit-brand.ts";
import layout from "./label-layout.json" with { type: "json" };

const linesOf = (name: string) => fitBrand("bottle", name)?.map(({ text }) => text);

test.each([
  ["Aube", ["Aube"]],
  ["Maison Aubrée", ["Maison Aubrée"]],
  ["Καλημέρα Βότανα", ["Καλημέρα", "Βότανα"]],
  ["مختبر النور", ["مختبر النور"]],
  ["🌿 Feuille", ["🌿 Feuille"]],
  ["資生自然", ["資生自然"]],
  [
    "Les Laboratoires de la Maison Aubrée, Paris",
    ["Les Laboratoires de la", "Maison Aubrée, Paris"],
  ],
])("%s stands on a label as %j", (name, lines) => {
  expect(linesOf(name)).toEqual(lines);
});

test.each(["Anticonstitutionnellementpharmaceutiques", "🌿".repeat(20), "W".repeat(longestBrand)])(
  "%s does not fit, and is not made unreadable",
  (name) => {
    expect(fitsOnPacks(name)).toBe(false);
  },
);

test("a short name is as large as a label has it, a longer one smaller, none below the least size", () => {
  const sizeOf = (name: string) => fitBrand("bottle", name)?.[0]?.size ?? 0;
  expect(sizeOf("Aube")).toBe(layout.forms.bottle.nameSize);
  expect(sizeOf("Pharmacie du Marais")).toBeLessThan(sizeOf("Maison Aubrée"));
  expect(sizeOf("Les Laboratoires de la Maison Aubrée, Paris")).toBeGreaterThanOrEqual(
    layout.brand.smallest,
  );
});

test("a name is one line that can be seen, and is cleaned once for all", () => {
  expect(cleanBrand("  Maison \n\u202e Aubrée\u200b ")).toBe("Maison Aubrée");
  expect(cleanBrand(`a${"\u0301".repeat(100)}`)).toHaveLength(5);
  expect(readBrand(new URLSearchParams("nom=Aube&nom=Zest"))).toBe("Zest");
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 100 }), (text) => {
      const clean = cleanBrand(text);
      expect(clean.length).toBeLessThanOrEqual(longestBrand);
      expect(cleanBrand(clean)).toBe(clean);
      expect(readBrand(new URLSearchParams(withBrand("?q=x", clean)))).toBe(clean);
    }),
  );
});

test("an address changes nothing but the name", () => {
  expect(withBrand("?categorie=2&nom=Aube", "Maison Aubrée")).toBe(
    "?categorie=2&nom=Maison+Aubr%C3%A9e",
  );
  expect(withBrand(`?${brandField}=Aube`, "")).toBe("");
});

test("links repeat a bounded part of an address, in whole letters", () => {
  const text = brandTextIn(new URLSearchParams({ [brandField]: `a${"😀".repeat(4000)}` }));
  expect(encodeURIComponent(text).length).toBeLessThan(3000);
});
