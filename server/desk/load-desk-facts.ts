// The part of the content that the actives of a formula need to be judged: at most twenty of them, each found by its slug.
import type { NutrientId } from "#shared/content/nutrients.ts";
import type { DeskFacts } from "#shared/formula/desk-facts.ts";
import type { Formula } from "#shared/formula/formula.ts";
import type { Reader } from "#shared/words/words.ts";
import { deskActives } from "./desk-actives.ts";
import { loadActiveFacts } from "./load-active-facts.ts";
import { loadNutrientFacts } from "./load-nutrient-facts.ts";

/** The facts of some slugs on an instrument; unknown ones are left out. `care`: the serum's place of use. */
export function loadDeskFacts(
  slugs: Iterable<string>,
  { instrument, care }: Pick<Formula, "instrument" | "care">,
  reader: Reader,
): DeskFacts {
  const found = [...new Set(slugs)].flatMap((slug) => deskActives[instrument].get(slug) ?? []);
  const actives = found.map((active) => loadActiveFacts(active, care, reader));
  const supplied = new Set(
    actives.flatMap(({ supplies }) => supplies.map(({ nutrient }): NutrientId => nutrient)),
  );
  return {
    actives: Object.fromEntries(actives.map((each) => [each.slug, each])),
    nutrients: Object.fromEntries([...supplied].map((id) => [id, loadNutrientFacts(id, reader)])),
  };
}

/** The facts of a formula. */
export const loadFactsOf = (formula: Formula, reader: Reader): DeskFacts =>
  loadDeskFacts(
    formula.actives.map(({ slug }) => slug),
    formula,
    reader,
  );
