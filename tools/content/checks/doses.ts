// Doses of products: in the right units, below their ceilings, sufficient for their claims.
import { type NutrientId, nutrients } from "#shared/content/nutrients.ts";
import type { Claim, Product, ProductActive } from "#shared/content/schema/entries.ts";
import { languages } from "#shared/editions/languages.ts";
import type { ContentProblem } from "../problems.ts";
import { type Check, folderOf, inFacts, inWords } from "./checked-content.ts";

/**
 * Most of a nutrient that a daily portion of ours may supply, in the unit of its reference value: upper levels for added
 * amounts (EFSA), limits in France (arrêté of 9 May 2006, under 2 mg of melatonin), whichever is lower, or less by prudence.
 */
const ceilings: Partial<Record<NutrientId, number>> = {
  "vitamin-a": 800,
  "vitamin-b6": 12,
  "vitamin-d": 50,
  "vitamin-e": 30,
  niacin: 54,
  folate: 200,
  biotin: 450,
  magnesium: 250,
  iron: 14,
  zinc: 15,
  copper: 2,
  selenium: 50,
  chromium: 25,
  manganese: 3.5,
  melatonin: 1.9,
};

export const checkDoses: Check = ({ entries: { products, claims } }) =>
  products.flatMap((product) => [
    ...product.actives.flatMap((active) => checkDose(product, active)),
    ...checkStrengths(product),
    ...checkClaimed(product, claims),
  ]);

function checkDose(product: Product, { name, dose, nutrient }: ProductActive): ContentProblem[] {
  const where = inFacts(folderOf(product), `actives, ${name.fr}, dose`);
  const isSerum = product.quantity === null;
  if ((dose.unit === "percent") !== isSerum)
    return [
      {
        where,
        what: `is in ${dose.unit}`,
        wanted: isSerum ? "percent, for a serum" : "an amount in a daily portion, not percent",
      },
    ];
  if (!nutrient) return [];
  const { unit } = nutrients[nutrient];
  if (dose.unit !== unit)
    return [{ where, what: `is in ${dose.unit}`, wanted: `${unit}, the unit of ${nutrient}` }];
  const ceiling = ceilings[nutrient];
  if (ceiling === undefined || dose.amount <= ceiling) return [];
  return [
    {
      where,
      what: `is ${dose.amount} ${unit}`,
      wanted: `at most ${ceiling} ${unit} of ${nutrient} a day`,
    },
  ];
}

const withoutSpaces = (text: string) => text.replace(/\s/g, "");

/** A serum's short text of its actives ("Caféine 10 % + EGCG 2 %") has the strengths that they have. */
function checkStrengths(product: Product): ContentProblem[] {
  const { actifs, actives } = product;
  if (!actifs) return [];
  return languages.flatMap(({ id }) => {
    const found = (actifs[id].match(/\d+(?:[.,]\d+)?\s?%/g) ?? []).map(withoutSpaces);
    const wanted = actives.map(({ dose }) => withoutSpaces(dose.text[id]).split(/,(?!\d)/)[0]);
    if (found.join() === wanted.join()) return [];
    return {
      where: inWords(folderOf(product), id, "actifs"),
      what: `says ${found.join(", ") || "no strength"}`,
      wanted: `the strengths of its actives, ${wanted.join(", ")}`,
    };
  });
}

/** Claimed nutrients are contained, at the smallest quantity that allows the claim. */
function checkClaimed(product: Product, claims: readonly Claim[]): ContentProblem[] {
  const where = inFacts(folderOf(product), "claims");
  if (product.quantity === null && product.claims.length > 0)
    return [{ where, what: "a serum makes health claims", wanted: "[]" }];
  return product.claims.flatMap((id) => {
    const minimum = claims.find((claim) => claim.id === id)?.minimum;
    if (!minimum) return [];
    const supplied = product.actives.find(({ nutrient }) => nutrient === id.split("/")[0])?.dose;
    if (supplied && supplied.unit === minimum.unit && supplied.amount >= minimum.amount) return [];
    return {
      where,
      what: `${id} is claimed with ${supplied ? `${supplied.amount} ${supplied.unit}` : "none of that nutrient"}`,
      wanted: `at least ${minimum.amount} ${minimum.unit} a day`,
    };
  });
}
