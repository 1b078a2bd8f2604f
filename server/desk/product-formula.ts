// Formulas of benches opened from elsewhere: from a product, an entry with its usual dose, a selection.
import type { Product } from "#shared/content/schema/entries.ts";
import {
  type DosedActive,
  emptyFormula,
  type Formula,
  type Instrument,
  mostActives,
} from "#shared/formula/formula.ts";
import { activesOfSheet, type DeskActive } from "./desk-actives.ts";
import { productDose, usualDose } from "./usual-dose.ts";

const dosed = ({ slug, unit }: DeskActive, amount: number | null): DosedActive => ({
  slug,
  amount,
  unit,
  unread: null,
});

const formulaOf = (instrument: Instrument, actives: Iterable<DosedActive>): Formula => ({
  ...emptyFormula(instrument),
  actives: [...actives].slice(0, mostActives),
});

/** The formula of a white-label product; an active with no amount on the basis of the desk has no dose. */
export function productFormula({ actives, quantity, capsule }: Product): Formula {
  const placed = new Map<string, DosedActive>();
  for (const each of actives) {
    const dose = productDose(each);
    if (!dose) continue;
    const before = placed.get(dose.active.slug);
    // An extract and its counted part are two lines of a label, and one active.
    if (!before || before.amount === null)
      placed.set(dose.active.slug, dosed(dose.active, dose.amount));
  }
  const formula = formulaOf(quantity === null ? "serum" : "complement", placed.values());
  return capsule === undefined ? formula : { ...formula, container: `gelule-${capsule}` };
}

/** Entries with their usual doses, by the paths of their sheets. Null when none of them has a place on that bench. */
export function usualFormula(paths: readonly string[], instrument: Instrument): Formula | null {
  const actives = new Set(
    paths.flatMap(activesOfSheet).filter((active) => active.instrument === instrument),
  );
  if (actives.size === 0) return null;
  return formulaOf(
    instrument,
    [...actives].map((active) => dosed(active, usualDose(active)?.from ?? null)),
  );
}
