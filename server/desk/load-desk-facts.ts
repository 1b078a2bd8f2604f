// The part of the content that the actives of a formula need to be judged: at most twenty of them, each found by its slug.
import type { ActiveFacts, DeskFacts } from "#shared/formula/desk-facts.ts";
import type { Formula } from "#shared/formula/formula.ts";
import type { Reader } from "#shared/words/words.ts";
import { loadKnownFacts } from "./load-known-facts.ts";
import { ownFormulasOf } from "./own-formulas.ts";

/** The facts of some slugs on an instrument; unknown ones are left out. `care`: the serum's place of use. */
export function loadDeskFacts(
  slugs: Iterable<string>,
  place: Pick<Formula, "instrument" | "care">,
  reader: Reader,
): DeskFacts {
  const known = loadKnownFacts(slugs, place, reader);
  const actives = Object.entries(known.actives).map(([slug, active]): [string, ActiveFacts] => {
    const ours = ownFormulasOf(slug, place.instrument, reader);
    return [slug, ours.length > 0 ? { ...active, ours } : active];
  });
  return { ...known, actives: Object.fromEntries(actives) };
}

/** The facts of a formula. */
export const loadFactsOf = (formula: Formula, reader: Reader): DeskFacts =>
  loadDeskFacts(
    formula.actives.map(({ slug }) => slug),
    formula,
    reader,
  );
