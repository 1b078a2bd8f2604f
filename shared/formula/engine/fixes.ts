// Finds the dose that puts a total right.
import type { DeskFacts } from "../desk-facts.ts";
import type { Formula } from "../formula.ts";
import type { DoseFix, DoseTotal } from "../verdict.ts";

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
