// The register of authorised claims beside the catalogue: which of our actives supply a nutrient, and which products earn a claim.
import { earnedClaims } from "#server/desk/judge-product.ts";
import { type NutrientId, nutrientIds } from "#shared/content/nutrients.ts";
import type { Claim, Liposome, Product } from "#shared/content/schema/entries.ts";
import { claims, liposomes } from "#shared/generated/entries.ts";
import { sortedProducts } from "./find-products.ts";

export interface RegisteredClaim {
  readonly claim: Claim;
  /** Numbers of the regulation that authorises it and of those that amended that entry: "432/2012". */
  readonly regulations: readonly string[];
  /** Products whose daily portion earns it, by the formula desk's verdict. */
  readonly products: readonly Product[];
}

export interface ClaimedNutrient {
  readonly id: NutrientId;
  /** Actives that supply it. */
  readonly actives: readonly Liposome[];
  readonly claims: readonly RegisteredClaim[];
}

/** In the order of the register. */
export function listClaimedNutrients(): readonly ClaimedNutrient[] {
  const earned = sortedProducts.map(
    (product) => [product, new Set(earnedClaims(product).map(({ id }) => id))] as const,
  );
  return nutrientIds.flatMap((id) => {
    const own = claims.filter((claim) => claim.id.startsWith(`${id}/`));
    if (own.length === 0) return [];
    return {
      id,
      actives: activesWith(id),
      claims: own.map((claim) => ({
        claim,
        // Bound: references of the register, at most 60 signs.
        regulations: claim.reference.match(/\d+\/\d{4}/g) ?? [],
        products: earned.flatMap(([product, ids]) => (ids.has(claim.id) ? [product] : [])),
      })),
    };
  });
}

export const activesWith = (id: NutrientId): readonly Liposome[] =>
  liposomes.filter(({ nutrients }) => nutrients?.includes(id));
