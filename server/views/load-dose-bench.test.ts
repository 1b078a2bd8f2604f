import { describe, expect, test } from "vitest";
import { capsulesPerHour } from "#shared/content/capacities.ts";
import { editionIn, originalEdition } from "#shared/editions/edition.ts";
import {
  claims,
  liposomes,
  niosomes,
  products,
  serums,
  strains,
} from "#shared/generated/entries.ts";
import { customMade } from "#shared/generated/pages/custom-made.ts";
import { home } from "#shared/generated/pages/home.ts";
import { plain } from "./desk/example-verdict.ts";
import { loadDoseBench, loadSerum } from "./load-dose-bench.ts";

const inFrench = { edition: editionIn("fr"), pageLanguage: "fr" } as const;

test("each number is what the pages behind it have", () => {
  const numbers = home.desk.numbers.map(({ number }) => Number(number.fr.replace(/\D/g, "")));
  const living = strains.filter(({ type }) => type === "probiotique");
  expect(numbers).toEqual([
    [liposomes, niosomes, serums, living].flat().length,
    products.length,
    claims.length,
    capsulesPerHour,
  ]);
});

describe.each([
  {
    page: "home",
    copy: home.desk,
    says: "two doses are in their window and one is still silent",
    doses: ["Vitamine C 120 mg", "Zinc 9 mg", "Sélénium 5 µg"],
    states: ["se dit et se vend", "se dit et se vend", "muette"],
    signs: ["lit", "lit", "lit"],
  },
  {
    page: "tailor-made",
    copy: customMade.bench,
    says: "one dose is in its window, one silent, one above, as its text has it",
    doses: ["Fer 8 mg", "Cuivre 0,1 mg", "Zinc 20 mg"],
    states: ["se dit et se vend", "muette", "dépasse de 5 mg le maximum français de 15 mg"],
    signs: ["barred", "lit", "lit"],
  },
])("on $page", ({ copy, says, doses, states, signs }) => {
  test(`at rest ${says}, and the verdict says so`, () => {
    const { rods, cells } = loadDoseBench(copy, inFrench);
    expect(rods.map(({ name, dose, unit }) => plain(`${name} ${dose} ${unit}`))).toEqual(doses);
    expect(rods.map(({ state }) => plain(state).split(" :")[0])).toEqual(states);
    expect(cells.map(({ sign }) => sign)).toEqual(signs);
  });

  test("the original edition has it in the language of its page, with texts and facts of that language", () => {
    const original = loadDoseBench(copy, { edition: originalEdition, pageLanguage: "en" });
    const english = loadDoseBench(copy, { edition: editionIn("en"), pageLanguage: "en" });
    expect(original).toEqual(english);
    expect(original.prefix).toBe("/en");
  });
});

test("the serum beside it says the pH that its actives share, and leads to its bench", () => {
  const { text, rows, common, address } = loadSerum(customMade.serum, inFrench);
  expect(plain(String(text))).toContain("partagent : 5 à 5,5.");
  expect(common).toEqual({ from: 5, to: 5.5 });
  expect(rows.map(({ name }) => name)).toEqual([
    "Niacinamide",
    "Alpha-arbutine",
    "Panthénol",
    "Acide hyaluronique",
  ]);
  expect(address).toBe(
    "/formule-sur-mesure/composer/serum?v=1&niacinamide=5pc&alphaarbutine=1.5pc&panthenol=2pc&acide-hyaluronique=0.5pc",
  );
});

test("a serum whose actives share no pH is not shown", () => {
  const query = "vitamine-c=10pc&niacinamide=5pc";
  expect(() => loadSerum({ ...customMade.serum, query }, inFrench)).toThrow(/share no pH/);
});
