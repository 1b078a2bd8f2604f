// Claims on people whom words of the label keep from the product: nobody may be invited and warned off by one label.
import type { Population } from "#shared/content/schema/status.ts";
import type { ClaimFacts, DeskFacts, NutrientFacts } from "../desk-facts.ts";
import type { DoseTotal, WithheldClaim } from "../verdict.ts";
import { type ResolvedActive, slugOf } from "./resolved-active.ts";

const keepingOff = (resolved: readonly ResolvedActive[], population: Population | null) =>
  resolved.filter(({ facts: { wordings } }) =>
    wordings.some(({ excludes }) => population !== null && excludes.includes(population)),
  );

/** The facts without these claims: no total earns them, or comes near to one. */
export function withoutWithheld(facts: DeskFacts, resolved: readonly ResolvedActive[]): DeskFacts {
  const keptOff = new Set(
    resolved.flatMap(({ facts: { wordings } }) => wordings.flatMap(({ excludes }) => excludes)),
  );
  if (keptOff.size === 0) return facts;
  const isOpen = ({ population }: ClaimFacts) => population === null || !keptOff.has(population);
  const nutrients = Object.entries(facts.nutrients).map(
    ([id, known]: [string, NutrientFacts]) =>
      [id, { ...known, claims: known.claims.filter(isOpen) }] as const,
  );
  return { ...facts, nutrients: Object.fromEntries(nutrients) };
}

/** Those that the totals would earn. */
export const listWithheld = (
  facts: DeskFacts,
  resolved: readonly ResolvedActive[],
  totals: readonly DoseTotal[],
): readonly WithheldClaim[] =>
  totals.flatMap(({ nutrient, total }) =>
    (nutrient === null ? [] : (facts.nutrients[nutrient]?.claims ?? []))
      .filter(({ minimum }) => total !== null && minimum <= total)
      .map((claim) => ({ claim, slugs: keepingOff(resolved, claim.population).map(slugOf) }))
      .filter(({ slugs }) => slugs.length > 0),
  );
