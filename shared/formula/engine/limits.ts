// Selects the limits that hold where a formula is sold, and compares a dose with them.
import { type LimitClass, markets, type Place } from "#shared/content/markets.ts";
import type { Limit } from "../desk-facts.ts";
import type { JudgedLimit } from "../findings.ts";
import type { Formula } from "../formula.ts";
import type { DoseTotal, Zone } from "../verdict.ts";

/** Annexes hold for a cosmetic wherever it is sold in the Union. */
const ofCosmetics: LimitClass<null> = { place: null, kind: "annex" };

const isOf =
  ({ place, kind }: LimitClass<Place | null>) =>
  (limit: Limit): boolean =>
    limit.place === place && limit.kind === kind;

/** The limits that bind a formula, and those shown beside them; null where there are none. */
function classesFor({ instrument, market }: Formula) {
  return instrument === "serum" ? { binds: ofCosmetics, beside: null } : markets[market];
}

export const isAdvised = ({ kind }: Limit): boolean => kind === "agency" || kind === "practice";

export function leastOf(limits: readonly Limit[]): number | null {
  return limits.length > 0 ? Math.min(...limits.map(({ amount }) => amount)) : null;
}

export const isOver = (total: number, edge: number | null): boolean =>
  edge !== null && total > edge;

/** Right edge of a window in the market, and the level beside it. */
export function edgesOf(limits: readonly Limit[], formula: Formula) {
  const { binds, beside } = classesFor(formula);
  return {
    maximum: leastOf(limits.filter(isOf(binds))),
    europe: beside && leastOf(limits.filter(isOf(beside))),
  };
}

/** The most that a total may reach; null where nothing stops it. */
export function ceilingOf(maximum: number | null, europe: number | null): number | null {
  return maximum === null || europe === null ? (maximum ?? europe) : Math.min(maximum, europe);
}

/** A limit for one active is compared with its own part of the sum. */
export function judgeLimits(
  limits: readonly Limit[],
  { total, parts }: Pick<DoseTotal, "total" | "parts">,
): readonly JudgedLimit[] {
  const amountFor = ({ of }: Limit) =>
    of === undefined ? total : (parts.find(({ slug }) => slug === of)?.amount ?? null);
  return limits.map((limit) => ({
    ...limit,
    isExceeded: isOver(amountFor(limit) ?? 0, limit.amount),
  }));
}

/** Advice that holds a dose up: where no claim and no use needs one, and that of a panel of experts on a sum of cosmetic actives. */
export const adviceThatHolds = (
  limits: readonly JudgedLimit[],
  threshold: number | null,
): readonly JudgedLimit[] =>
  limits.filter(
    (limit) => limit.isExceeded && isAdvised(limit) && (threshold === null || isOnSum(limit)),
  );

const isOnSum = (limit: Limit): boolean =>
  limit.of === undefined && isOf({ place: null, kind: "agency" })(limit);

const byAmount = (a: Limit, b: Limit) => a.amount - b.amount;

/** The limit that a dose has passed: the level of the Union where it is past both. */
export function passedLimit(
  zone: Zone | null,
  limits: readonly JudgedLimit[],
  formula: Formula,
): JudgedLimit | null {
  if (zone !== "above") return null;
  const { binds, beside } = classesFor(formula);
  for (const each of [beside, binds]) {
    const [least] = each
      ? limits.filter((limit) => limit.isExceeded && isOf(each)(limit)).toSorted(byAmount)
      : [];
    if (least) return least;
  }
  return null;
}

/** Advice of the market's own agencies, or of no single market, against a dose that no law forbids, least first. */
export function adviceAgainst(
  zone: Zone | null,
  limits: readonly JudgedLimit[],
  { market }: Formula,
): readonly JudgedLimit[] {
  return zone === "window" || zone === "silent"
    ? limits
        .filter(
          (limit) =>
            limit.isExceeded &&
            [market, null].some((place) => isOf({ place, kind: "agency" })(limit)),
        )
        .toSorted(byAmount)
    : [];
}
