// The facts by which the actives of a formula are judged, without those that take a judgement of our own formulas
// (load-desk-facts.ts): at most twenty actives, each found by its slug.
import type { NutrientId } from "#shared/content/nutrients.ts";
import type { DeskFacts } from "#shared/formula/desk-facts.ts";
import type { Formula } from "#shared/formula/formula.ts";
import type { Reader } from "#shared/words/words.ts";
import { deskActives } from "./desk-actives.ts";
import { loadActiveFacts } from "./load-active-facts.ts";
import { loadNutrientFacts } from "./load-nutrient-facts.ts";

/** The facts of some slugs on an instrument; unknown ones are left out. `care`: the serum's place of use. */
export function loadKnownFacts(
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
