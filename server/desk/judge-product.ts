// The engine's verdict on a white-label product: its quantities are a formula like any other.
import type { NutrientId } from "#shared/content/nutrients.ts";
import type { Claim, Product } from "#shared/content/schema/entries.ts";
import { editionIn } from "#shared/editions/edition.ts";
import { judge } from "#shared/formula/engine/judge.ts";
import type { DoseTotal, Verdict } from "#shared/formula/verdict.ts";
import { claims } from "#shared/generated/entries.ts";
import { loadKnownFacts } from "./load-known-facts.ts";
import { productFormula } from "./product-formula.ts";

/** Only codes and numbers of these verdicts are read, which are the same for every reader. */
const anyReader = { edition: editionIn("fr"), pageLanguage: "fr" } as const;

/** Verdicts of some forty products. */
const judged = new Map<Product, Verdict>();

export function judgeProduct(product: Product): Verdict {
  const known = judged.get(product);
  if (known) return known;
  const formula = productFormula(product);
  const slugs = formula.actives.map(({ slug }) => slug);
  const verdict = judge(formula, loadKnownFacts(slugs, formula, anyReader));
  judged.set(product, verdict);
  return verdict;
}

/** Claims that the doses of a daily portion earn, in the order of the register. */
export function earnedClaims(product: Product): readonly Claim[] {
  const earned = new Set(judgeProduct(product).claims.map(({ claim }) => claim.id));
  return claims.filter(({ id }) => earned.has(id));
}

/** The total of a nutrient in a daily portion. */
export const totalIn = (
  product: Product,
  nutrient: NutrientId | undefined,
): DoseTotal | undefined =>
  nutrient && judgeProduct(product).rods.find((rod) => rod.nutrient === nutrient);
