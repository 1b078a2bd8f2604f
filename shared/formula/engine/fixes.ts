// Finds the dose that puts a total right.
import { type Unit, unitFacts } from "#shared/facts/units.ts";
import type { DeskFacts } from "../desk-facts.ts";
import type { Formula } from "../formula.ts";
import type { DoseTotal } from "../verdict.ts";

export interface DoseFix {
  readonly slug: string;
  readonly amount: number;
  readonly unit: Unit;
}

/**
 * The dose of one active that brings a sum to `target`: the largest gives way, the first is raised. Null where no single one can, or
 * where the target is over a limit.
 */
export function doseForSum(
  { total, unit, parts, isLeast, isPractice, ceiling }: DoseTotal,
  target: number | null,
  formula: Formula,
  facts: DeskFacts,
): DoseFix | null {
  if (target === null || total === null || isLeast) return null;
  const change = target - total;
  if (change > 0 && !isPractice && ceiling !== null && target > ceiling) return null;
  const movable = parts.flatMap(({ slug, amount }) => {
    const dosed = formula.actives.find((each) => each.slug === slug)?.amount ?? null;
    const isAlone = (facts.actives[slug]?.supplies.length ?? 0) < 2;
    return amount !== null && amount === dosed && isAlone ? [{ slug, amount }] : [];
  });
  const [moved] = change < 0 ? movable.toSorted((a, b) => b.amount - a.amount) : movable;
  if (!moved || moved.amount + change <= 0) return null;
  return { slug: moved.slug, amount: moved.amount + change, unit };
}

/** More than this times what the law allows is a slip of the unit rather than a dose. */
const slip = 100;

/** A dose that its total's own unit may have been meant for: as typed, and in that unit; null where it may not. */
export function findUnitSlip(
  { unit, parts, ceiling }: DoseTotal,
  { actives }: Formula,
): { readonly typed: number; readonly meant: DoseFix; readonly isWithin: boolean } | null {
  const [part, ...others] = parts;
  const dosed = actives.find(({ slug }) => slug === part?.slug);
  if (ceiling === null || !dosed || dosed.amount === null || others.length > 0) return null;
  if (dosed.unit === unit || dosed.amount < slip * ceiling) return null;
  const amount = Math.round((dosed.amount / unitFacts[dosed.unit].size) * unitFacts[unit].size);
  return {
    typed: dosed.amount,
    meant: { slug: dosed.slug, amount, unit },
    isWithin: amount <= ceiling,
  };
}
