// Puts the words of claims back into the facts of a page, which has them once (server/views/desk/shorten-facts.ts).
import type { DeskFacts } from "#shared/formula/desk-facts.ts";
import type { DeskData } from "#shared/pages/desk.ts";

export function restoreFacts({ facts, said }: Pick<DeskData, "facts" | "said">): DeskFacts {
  const words = new Map(
    said.byNutrient.flatMap(({ claims }) => claims.map(({ id, sentence }) => [id, sentence])),
  );
  return {
    ...facts,
    nutrients: Object.fromEntries(
      Object.entries(facts.nutrients).map(([id, nutrient]) => [
        id,
        {
          ...nutrient,
          claims: nutrient.claims.map((claim) => ({
            ...claim,
            sentence: claim.sentence === "" ? (words.get(claim.id) ?? "") : claim.sentence,
          })),
        },
      ]),
    ),
  };
}
