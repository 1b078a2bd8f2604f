// Puts back into the facts of a page what it has once: the words of claims, and the reference values of nutrients
// (server/views/desk/shorten-facts.ts).
import type { ActiveFacts, DeskFacts } from "#shared/formula/desk-facts.ts";
import type { DeskData } from "#shared/pages/desk.ts";

export function restoreFacts({ facts, said }: Pick<DeskData, "facts" | "said">): DeskFacts {
  const words = new Map(
    said.byNutrient.flatMap(({ claims }) => claims.map(({ id, sentence }) => [id, sentence])),
  );
  const referenceOf = ({ supplies: [first, ...others] }: ActiveFacts) => {
    const value = first?.share === 1 && facts.nutrients[first.nutrient]?.reference;
    return value && others.length === 0 ? { reference: value } : {};
  };
  return {
    actives: Object.fromEntries(
      Object.entries(facts.actives).map(([slug, active]) => [
        slug,
        { ...active, ...referenceOf(active) },
      ]),
    ),
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
