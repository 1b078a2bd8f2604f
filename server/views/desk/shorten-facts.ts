// What a page says and its facts say again is sent once: claims have their words among those that are shown, actives their reference
// values at their nutrients, and the browser puts them back (client/pages/Desk/restore-facts.ts).
import type { DeskFacts } from "#shared/formula/desk-facts.ts";
import type { ClaimGroup } from "#shared/formula/sentences/presentation.ts";

export function shortenFacts(facts: DeskFacts, shown: readonly ClaimGroup[]): DeskFacts {
  const known = new Set(shown.flatMap(({ claims }) => claims.map(({ id }) => id)));
  return {
    actives: Object.fromEntries(
      Object.entries(facts.actives).map(([slug, { reference: _, ...active }]) => [slug, active]),
    ),
    nutrients: Object.fromEntries(
      Object.entries(facts.nutrients).map(([id, nutrient]) => [
        id,
        {
          ...nutrient,
          claims: nutrient.claims.map((claim) =>
            known.has(claim.id) ? { ...claim, sentence: "" } : claim,
          ),
        },
      ]),
    ),
  };
}
