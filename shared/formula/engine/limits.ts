// Selects the limits that hold where a formula is sold, and compares a dose with them.
import { type MarketRecord, markets } from "#shared/content/market-limits.ts";
import { type LimitClass, type Place, unionLaw } from "#shared/content/markets.ts";
import type { Limit } from "../desk-facts.ts";
import type { JudgedLimit } from "../findings.ts";
import type { Formula } from "../formula.ts";
import type { DoseTotal, Zone } from "../verdict.ts";

/** Annexes hold for a cosmetic wherever it is sold in the Union. */
const ofCosmetics: MarketRecord = {
  bars: [{ place: null, kind: "annex" }],
  lines: [],
  beside: null,
  contains: [],
};

const rulesFor = ({ instrument, market }: Formula): MarketRecord =>
  instrument === "serum" ? ofCosmetics : markets[market];

const isOf =
  ({ place, kind }: LimitClass<Place | null>) =>
  (limit: Limit): boolean =>
    limit.place === place && limit.kind === kind;

/** A maximum of a text that holds in each State: no authority admits more. */
export const isUnionLaw = isOf(unionLaw);

export const isAdvised = ({ kind }: Limit): boolean => kind === "agency";

export function leastOf(limits: readonly Limit[]): number | null {
  return limits.length > 0 ? Math.min(...limits.map(({ amount }) => amount)) : null;
}

export const isOver = (total: number, edge: number | null): boolean =>
  edge !== null && total > edge;

/** From the dose of a medicine on, over any other limit. */
const isPast = ({ kind, amount }: Limit, dose: number): boolean =>
  kind === "medicine" ? dose >= amount : dose > amount;

/** A limit for one active is compared with its own part of the sum. */
export function judgeLimits(
  limits: readonly Limit[],
  { total, parts }: Pick<DoseTotal, "total" | "parts">,
): readonly JudgedLimit[] {
  const amountFor = ({ of }: Limit) =>
    of === undefined ? total : (parts.find(({ slug }) => slug === of)?.amount ?? null);
  return limits.map((limit) => ({ ...limit, isExceeded: isPast(limit, amountFor(limit) ?? 0) }));
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

/** The limits of what can hold a dose in a market, by what they do there. */
export interface Bounds<Of extends Limit> {
  /** Over one of them a dose is not sold. */
  readonly bars: readonly Of[];
  /** The least of each class that ends the window; over all of them a dose is not sold. */
  readonly lines: readonly Of[];
  /** Intakes from all sources. */
  readonly levels: readonly Of[];
  /** The least of each State that the market contains. */
  readonly national: readonly Of[];
  /** Where the market has none of these: medicines elsewhere, and our own formulas. */
  readonly otherwise: readonly Of[];
}

export function boundsOf<Of extends Limit>(limits: readonly Of[], formula: Formula): Bounds<Of> {
  const { bars, lines, beside, contains } = rulesFor(formula);
  const leastIn = (test: (limit: Of) => boolean) =>
    limits.filter(test).toSorted(byAmount).slice(0, 1);
  const found = {
    bars: limits.filter((limit) => bars.some((each) => isOf(each)(limit))),
    lines: lines.flatMap((each) => leastIn(isOf(each))),
    levels: beside ? limits.filter(isOf(beside)) : [],
    national: contains.flatMap((place) =>
      leastIn((limit) => limit.place === place && isNational(limit)),
    ),
  };
  const isKnown = Object.values(found).some((each) => each.length > 0);
  return {
    ...found,
    otherwise:
      isKnown || formula.instrument === "serum"
        ? []
        : limits.filter(({ kind }) => kind === "medicine" || kind === "practice"),
  };
}

const isNational = ({ kind }: Limit): boolean =>
  kind === "law" || kind === "register" || kind === "medicine";

/** Strengths of medicines that a cosmetic has reached. */
export const strengthsReached = (
  limits: readonly JudgedLimit[],
  { instrument }: Formula,
): readonly JudgedLimit[] =>
  instrument === "serum"
    ? limits.filter(({ kind, isExceeded }) => kind === "medicine" && isExceeded).toSorted(byAmount)
    : [];

/** Right edge of a window in the market, what ends it, and the level beside it. */
export function edgesOf(limits: readonly Limit[], formula: Formula) {
  const { bars, lines, levels, national, otherwise } = boundsOf(limits, formula);
  const ends = [...bars, ...lines, ...national, ...otherwise];
  const maximum = leastOf(ends);
  return {
    maximum,
    isPractice: maximum !== null && ends.length === otherwise.length,
    europe: leastOf(levels),
  };
}

/** The most that a total may reach without a question; null where nothing stops it. */
export function ceilingOf(maximum: number | null, europe: number | null): number | null {
  return maximum === null || europe === null ? (maximum ?? europe) : Math.min(maximum, europe);
}

/**
 * The limits for which a dose is not sold, the strictest first: each that bars it; the last of the market's lines where all are passed,
 * and a level above which none of them is.
 */
export function listBarring(
  limits: readonly JudgedLimit[],
  formula: Formula,
): readonly JudgedLimit[] {
  const { bars, lines, levels } = boundsOf(limits, formula);
  const isExceeded = (limit: JudgedLimit) => limit.isExceeded;
  const greatest = lines.toSorted(byAmount).at(-1);
  const level = levels.filter(isExceeded).toSorted(byAmount).at(0);
  const isOverLines = greatest?.isExceeded ?? false;
  const isOverLevel =
    level !== undefined && (isOverLines || level.amount >= (greatest?.amount ?? 0));
  return [
    ...bars.filter(isExceeded),
    ...(isOverLines && greatest ? [greatest] : []),
    ...(isOverLevel ? [level] : []),
  ].toSorted(byAmount);
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
