// Finds doses that are so many times what is usual that another unit may have been meant: grams for milligrams, or international units.
import { unitFacts } from "#shared/facts/units.ts";
import type { DoseTotal, UnitSlip } from "../verdict.ts";
import { isOver } from "./limits.ts";
import type { ResolvedActive } from "./resolved-active.ts";

/** A house rule, no law: a slip of the unit is a thousandfold, and no dose that is sold comes near to a hundred reference values. */
const slip = 100;

/**
 * Null of a dose within the limits, and of one that nothing measures. `reference`: of the nutrient, in smallest units. Shares of a
 * serum are bounded by its whole.
 */
export function findUnitSlip(
  { total, parts, unit, ceiling }: Pick<DoseTotal, "total" | "parts" | "unit" | "ceiling">,
  reference: number | null,
  members: readonly ResolvedActive[],
): UnitSlip | null {
  if (total === null || unitFacts[unit].kind === "percent") return null;
  const usual = members.flatMap(({ facts }) =>
    facts.usual ? [facts.usual.to ?? facts.usual.from] : [],
  );
  const compared =
    reference !== null
      ? ({ than: reference, of: "reference" } as const)
      : usual.length > 0
        ? ({ than: Math.max(...usual), of: "usual" } as const)
        : null;
  if (!compared || total <= slip * compared.than || (ceiling !== null && !isOver(total, ceiling)))
    return null;
  const [member, ...others] = members;
  const most = ceiling ?? slip * compared.than;
  if (!member || others.length > 0 || parts[0]?.amount !== member.dosed.amount)
    return { ...compared, meant: null };
  const { slug, iu, unit: own } = member.facts;
  const inInternational = iu === null ? [] : [(total / unitFacts[own].size) * iu];
  const amount = [...inInternational, total / 1e3, total / 1e6]
    .map(Math.round)
    .find((each) => each > 0 && each <= most);
  return { ...compared, meant: amount === undefined ? null : { slug, amount, unit: own } };
}
