// Finds doses that are so many times what is usual that another unit may have been meant: grams for milligrams, or international units.
import { unitFacts } from "#shared/facts/units.ts";
import type { DoseTotal, UnitSlip } from "../verdict.ts";
import { isOver } from "./limits.ts";
import type { ResolvedActive } from "./resolved-active.ts";

/** A house rule, no law: a slip of the unit is a thousandfold, and whoever means a high dose stays far below a hundred usual ones. */
const slip = 100;

/**
 * Null of a dose within the limits, of one that nothing measures, and where somebody has said that the unit is the one that is meant. Compared with what is most among the reference value, what is
 * usual, and what our own formulas hold. `reference`: in smallest units. Shares of a serum are bounded by its whole.
 */
export function findUnitSlip(
  {
    total,
    parts,
    unit,
    ceiling,
    limits,
  }: Pick<DoseTotal, "total" | "parts" | "unit" | "ceiling" | "limits">,
  reference: number | null,
  members: readonly ResolvedActive[],
): UnitSlip | null {
  if (total === null || unitFacts[unit].kind === "percent") return null;
  const dosed = members.filter((member) => member.dosed.amount !== null);
  if (dosed.length > 0 && dosed.every((member) => member.dosed.isMeant)) return null;
  const usual = [
    ...members.flatMap(({ facts }) => (facts.usual ? [facts.usual.to ?? facts.usual.from] : [])),
    ...limits.flatMap(({ kind, amount }) => (kind === "practice" ? [amount] : [])),
  ];
  const than = Math.max(reference ?? 0, ...usual);
  if (than === 0 || total <= slip * than || (ceiling !== null && !isOver(total, ceiling)))
    return null;
  const compared = { than, of: than === reference ? "reference" : "usual" } as const;
  const [member, ...others] = members;
  if (!member || others.length > 0 || parts[0]?.amount !== member.dosed.amount)
    return { ...compared, meant: null };
  const { slug, iu, unit: own } = member.facts;
  const inInternational = iu === null ? [] : [(total / unitFacts[own].size) * iu];
  const amount = [...inInternational, total / 1e3, total / 1e6]
    .map(Math.round)
    .find((each) => each > 0 && each <= (ceiling ?? slip * than));
  return { ...compared, meant: amount === undefined ? null : { slug, amount, unit: own } };
}
