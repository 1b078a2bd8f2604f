// The country names that the form suggests: every country in both languages, and nothing else.
import { expect, test } from "vitest";
import { limits } from "#shared/enquiry/rules.ts";
import { listCountryNames } from "./list-country-names.ts";

const names = listCountryNames();

test("cover about two hundred countries and the territories that have addresses", () => {
  expect(names.length).toBeGreaterThan(300);
  expect(names.length).toBeLessThan(450);
  for (const name of ["Allemagne", "Germany", "France", "La Réunion", "Côte d’Ivoire", "Taiwan"])
    expect(names.filter((known) => known === name)).toEqual([name]);
  for (const name of ["Hong Kong", "Guadeloupe", "Kosovo", "United Kingdom", "Royaume-Uni"])
    expect(names).toContain(name);
});

test("contain no union, test region or former country, and fit the field", () => {
  const all = names.join("\n");
  expect(all).not.toMatch(
    /\b(?:Union|Nations?|Eurozone|Yugoslavia|Yougoslavie|Pseudo\w*|SAR)\b|inconnue|Unknown/,
  );
  for (const name of names) expect(name.length).toBeLessThanOrEqual(limits.country);
});
