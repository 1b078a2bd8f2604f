import { expect, test } from "vitest";
import { capsulesPerHour } from "#shared/content/capacities.ts";
import { editionIn, originalEdition, textOf } from "#shared/editions/edition.ts";
import {
  claims,
  liposomes,
  niosomes,
  products,
  serums,
  strains,
} from "#shared/generated/entries.ts";
import { plain } from "./desk/example-verdict.ts";
import { loadHomeDesk } from "./load-home-desk.ts";

const french = loadHomeDesk({ edition: editionIn("fr"), pageLanguage: "fr" });

test("each number is what the pages behind it have", () => {
  const numbers = french.numbers.map(({ number }) => Number(textOf(number).replace(/\D/g, "")));
  const living = strains.filter(({ type }) => type === "probiotique");
  expect(numbers).toEqual([
    [liposomes, niosomes, serums, living].flat().length,
    products.length,
    claims.length,
    capsulesPerHour,
  ]);
});

test("at rest two doses are in their window and one is still silent, which the verdict says", () => {
  expect(french.rods.map(({ name, dose, unit }) => plain(`${name} ${dose} ${unit}`))).toEqual([
    "Vitamine C 120 mg",
    "Zinc 9 mg",
    "Sélénium 5 µg",
  ]);
  expect(french.rods.map(({ state }) => plain(state).split(" :")[0])).toEqual([
    "se dit et se vend",
    "se dit et se vend",
    "muette",
  ]);
  expect(french.cells.map(({ sign }) => sign)).toEqual(["lit", "lit", "lit"]);
});

test("the original edition has it in the language of its home page, with texts and facts of that language", () => {
  const original = loadHomeDesk({ edition: originalEdition, pageLanguage: "en" });
  const english = loadHomeDesk({ edition: editionIn("en"), pageLanguage: "en" });
  expect(original).toEqual(english);
  expect(original.prefix).toBe("/en");
});
