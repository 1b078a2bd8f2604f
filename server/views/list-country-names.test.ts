// The names that the form suggests: every country, in both languages, and nothing that is none.
import { expect, test } from "vitest";
import { limits } from "#shared/enquiry/rules.ts";
import { listCountryNames } from "./list-country-names.ts";

const names = listCountryNames();

test("are those of about two hundred countries and the territories that have addresses", () => {
  expect(names.length).toBeGreaterThan(300);
  expect(names.length).toBeLessThan(450);
  for (const name of ["Allemagne", "Germany", "France", "La Réunion", "Côte d’Ivoire", "Taiwan"])
    expect(names.filter((known) => known === name)).toEqual([name]);
  for (const name of ["Hong Kong", "Guadeloupe", "Kosovo", "United Kingdom", "Royaume-Uni"])
    expect(names).toContain(name);
});

test("are no union, no test, no country that is no more, and fit the field", () => {
  const all = names.join("\n");
  expect(all).not.toMatch(
    /\b(?:Union|Nations?|Eurozone|Yugoslavia|Yougoslavie|Pseudo\w*|SAR)\b|inconnue|Unknown/,
  );
  for (const name of names) expect(name.length).toBeLessThanOrEqual(limits.country);
});
