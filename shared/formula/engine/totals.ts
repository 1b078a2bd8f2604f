// Adds up the doses of a formula: one rod for each nutrient, group or active, with its sum, its limits, its zone and its claims.
import type { NutrientId } from "#shared/content/nutrients.ts";
import type { ClaimFacts, DeskFacts, Limit, NutrientFacts } from "../desk-facts.ts";
import type { Formula } from "../formula.ts";
import type { DoseTotal, TotalPart, Zone } from "../verdict.ts";
import { isSaleOpen, listDoubts } from "./doubts.ts";
import {
  adviceAgainst,
  adviceThatHolds,
  boundsOf,
  ceilingOf,
  edgesOf,
  isOver,
  judgeLimits,
  listBarring,
  strengthsReached,
} from "./limits.ts";
import type { ResolvedActive } from "./resolved-active.ts";
import { findUnitSlip } from "./unit-slip.ts";

/** One rod for each nutrient, group or active, in the order in which the formula first names it. */
export function listTotals(
  resolved: readonly ResolvedActive[],
  formula: Formula,
  known: DeskFacts,
): readonly DoseTotal[] {
  const groups = new Map<string, { nutrient: NutrientFacts | null; members: ResolvedActive[] }>();
  const put = (id: string, nutrient: NutrientFacts | null, member: ResolvedActive) => {
    const group = groups.get(id) ?? { nutrient, members: [] };
    group.members.push(member);
    groups.set(id, group);
  };
  for (const each of resolved) {
    const nutrients = each.facts.supplies.flatMap(
      ({ nutrient }) => known.nutrients[nutrient] ?? [],
    );
    for (const nutrient of nutrients) put(nutrient.id, nutrient, each);
    if (nutrients.length === 0) put(each.facts.group ?? each.facts.slug, null, each);
  }
  return [...groups].flatMap(([id, { nutrient, members }]) => {
    if (nutrient === null) return ownTotal(id, members, formula);
    const rod = nutrientTotal(nutrient, members, formula);
    return isTooLittle(rod, members) ? [] : rod;
  });
}

/** True where an unknown share would reach nothing even if the whole dose counted, and another rod has the same doses. */
function isTooLittle(
  { id, total, isLeast, threshold, limits }: DoseTotal,
  members: readonly ResolvedActive[],
): boolean {
  if (total !== null || !isLeast || threshold === null || limits.length > 0) return false;
  const isSecond = members.every(({ facts }) => facts.supplies[0]?.nutrient !== id);
  return isSecond && members.reduce((sum, { dosed }) => sum + (dosed.amount ?? 0), 0) < threshold;
}

function partOf({ dosed, facts }: ResolvedActive, nutrient: NutrientId | null): TotalPart {
  const { slug } = facts;
  if (nutrient === null || dosed.amount === null) return { slug, amount: dosed.amount };
  const share = facts.supplies.find((supply) => supply.nutrient === nutrient)?.share ?? null;
  // Shares have three digits at most, amounts are below 2^40: their product is exact.
  return {
    slug,
    amount: share === null ? null : Math.floor((dosed.amount * Math.round(1000 * share)) / 1000),
  };
}

/** Sum of what is known, and whether something is not that somebody has dosed. */
function sumOf(parts: readonly TotalPart[], members: readonly ResolvedActive[]) {
  const amounts = parts.flatMap(({ amount }) => amount ?? []);
  return {
    total: amounts.length > 0 ? amounts.reduce((sum, amount) => sum + amount, 0) : null,
    isLeast: parts.some(({ amount }, at) => amount === null && members[at]?.dosed.amount !== null),
  };
}

/** A sum with its limits and claims; all the rest of a rod follows from it. */
type Measured = Pick<
  DoseTotal,
  "id" | "nutrient" | "parts" | "total" | "isLeast" | "unit" | "threshold" | "share" | "usual"
> & {
  readonly limits: readonly Limit[];
  readonly claims: NutrientFacts["claims"];
  /** Its reference value, in smallest units. */
  readonly reference: number | null;
};

function nutrientTotal(
  nutrient: NutrientFacts,
  members: readonly ResolvedActive[],
  formula: Formula,
): DoseTotal {
  const parts = members.map((member) => partOf(member, nutrient.id));
  const { total, isLeast } = sumOf(parts, members);
  const { id, unit, reference, claims } = nutrient;
  const measured: Measured = {
    id,
    nutrient: id,
    parts,
    total,
    isLeast,
    unit,
    threshold: leastMinimum(claims),
    share: total === null || reference === null ? null : Math.round((100 * total) / reference),
    usual: null,
    // The limits of an entry that are not its nutrient's hold for what it is first of all.
    limits: [
      ...nutrient.limits,
      ...members.flatMap(({ facts }) => (facts.supplies[0]?.nutrient === id ? facts.limits : [])),
    ],
    claims,
    reference,
  };
  return judgeTotal(measured, members, formula);
}

/** Members that count together each bring the limit of their group: it is kept once. */
const eachOnce = (limits: readonly Limit[]): readonly Limit[] => [
  ...new Map(limits.map((limit) => [JSON.stringify(limit), limit])).values(),
];

/** The rod of an active without nutrients, or of a serum. */
function ownTotal(id: string, members: readonly ResolvedActive[], formula: Formula): DoseTotal {
  const parts = members.map((member) => partOf(member, null));
  const limits = eachOnce(members.flatMap(({ facts }) => facts.limits));
  const usual = formula.instrument === "serum" ? usualOf(members) : null;
  // Usual only where it is allowed.
  const isAllowed = usual !== null && !isOver(usual.from, edgesOf(limits, formula).maximum);
  const measured: Measured = {
    id,
    nutrient: null,
    parts,
    ...sumOf(parts, members),
    unit: members[0]?.facts.unit ?? "mg",
    threshold: isAllowed ? usual.from : null,
    share: null,
    usual,
    limits,
    claims: [],
    reference: null,
  };
  return judgeTotal(measured, members, formula);
}

/** The range from the least to the greatest usual amount of any of them. */
function usualOf(members: readonly ResolvedActive[]): DoseTotal["usual"] {
  const all = members.flatMap(({ facts }) => facts.usual ?? []);
  if (all.length === 0) return null;
  return {
    from: Math.min(...all.map(({ from }) => from)),
    to: Math.max(...all.map(({ from, to }) => to ?? from)),
  };
}

const leastMinimum = (claims: NutrientFacts["claims"]): number | null =>
  claims.length > 0 ? Math.min(...claims.map(({ minimum }) => minimum)) : null;

function judgeTotal(
  { limits: named, claims: all, reference, ...measured }: Measured,
  members: readonly ResolvedActive[],
  formula: Formula,
): DoseTotal {
  const { total, usual } = measured;
  const limits = judgeLimits(named, measured);
  const edges = edgesOf(limits, formula);
  const { europe } = edges;
  const [passed = null, ...alsoPassed] = listBarring(limits, formula);
  const maximum = edges.maximum ?? usual?.to ?? null;
  const ceiling = ceilingOf(maximum, europe);
  const slip = findUnitSlip({ ...measured, ceiling, limits }, reference, members);
  const zone = zoneOf({ ...measured, limits, passed, europe, slip }, members, formula);
  // Nothing is claimed, or offered, on a dose that may not be the one meant.
  const claims = slip ? [] : all;
  const higher = claims.filter(({ minimum }) => total === null || minimum > total);
  const next = higher.filter(({ minimum }) => !isOver(minimum, ceiling));
  const nearest = leastMinimum(next);
  const reached = claims.filter(({ minimum }) => total !== null && minimum <= total);
  const isInexact = ({ isExact, minimum }: ClaimFacts) => isExact && minimum !== total;
  const rod = {
    ...measured,
    maximum,
    isPractice: edges.isPractice || (edges.maximum === null && usual !== null),
    europe,
    ceiling,
    zone,
    slip,
    limits,
    passed,
    alsoPassed,
    advised: adviceAgainst(zone, limits, formula),
    earned: reached.filter((claim) => !isInexact(claim)),
    inexact: reached.filter(isInexact),
    next,
    nearest:
      nearest === null
        ? null
        : { amount: nearest, count: next.filter(({ minimum }) => minimum === nearest).length },
    beyond: higher.filter(({ minimum }) => isOver(minimum, ceiling)),
  };
  const doubts = zone === "unconfirmed" ? listDoubts(rod, members, formula) : [];
  return { ...rod, doubts, isSaleOpen: isSaleOpen({ ...rod, doubts }, members) };
}

function zoneOf(
  {
    total,
    isLeast,
    threshold,
    usual,
    limits,
    passed,
    europe,
    slip,
  }: Pick<
    DoseTotal,
    "total" | "isLeast" | "threshold" | "usual" | "limits" | "passed" | "europe" | "slip"
  >,
  members: readonly ResolvedActive[],
  formula: Formula,
): Zone | null {
  if (total === null) return isLeast ? "unconfirmed" : null;
  if (passed) return "above";
  if (slip) return "unconfirmed";
  const isOpen = members.some(
    ({ facts: { status, productKind } }) => status !== "known" || productKind === "unnamed",
  );
  const { lines, national, otherwise } = boundsOf(limits, formula);
  const isPastOne = [...lines, ...national, ...otherwise].some(({ isExceeded }) => isExceeded);
  if (isLeast || isOpen || isPastOne || isOver(total, europe) || isOver(total, usual?.to ?? null))
    return "unconfirmed";
  if (adviceThatHolds(limits, threshold).length > 0) return "unconfirmed";
  if (strengthsReached(limits, formula).length > 0) return "unconfirmed";
  if (formula.instrument === "complement" && members.every(({ facts }) => facts.kind === "strain"))
    return "none";
  if (threshold === null) return "none";
  return total < threshold ? "silent" : "window";
}
