// Where the doses of a formula stand: one rod for each nutrient, group or active, with its sum, its limits, its zone and its claims.
import type { NutrientId } from "#shared/content/nutrients.ts";
import type { DeskFacts, Limit, NutrientFacts } from "./desk-facts.ts";
import type { Formula } from "./formula.ts";
import type { Placed } from "./placed.ts";
import type { JudgedLimit, Rod, RodPart, Zone } from "./verdict.ts";

/** One rod for each nutrient, group or active, in the order in which the formula first names it. */
export function listRods(
  placed: readonly Placed[],
  formula: Formula,
  known: DeskFacts,
): readonly Rod[] {
  const groups = new Map<string, { nutrient: NutrientFacts | null; members: Placed[] }>();
  const put = (id: string, nutrient: NutrientFacts | null, member: Placed) => {
    const group = groups.get(id) ?? { nutrient, members: [] };
    group.members.push(member);
    groups.set(id, group);
  };
  for (const each of placed) {
    const nutrients = each.facts.supplies.flatMap(
      ({ nutrient }) => known.nutrients[nutrient] ?? [],
    );
    for (const nutrient of nutrients) put(nutrient.id, nutrient, each);
    if (nutrients.length === 0) put(each.facts.group ?? each.facts.slug, null, each);
  }
  return [...groups].flatMap(([id, { nutrient, members }]) => {
    if (nutrient === null) return ownRod(id, members, formula);
    const rod = nutrientRod(nutrient, members, formula);
    return isTooLittle(rod, members) ? [] : rod;
  });
}

/** Whether an unknown share of what is dosed could not reach anything, were it all of it; another rod is of the same doses. */
function isTooLittle(
  { id, total, isLeast, threshold, limits }: Rod,
  members: readonly Placed[],
): boolean {
  if (total !== null || !isLeast || threshold === null || limits.length > 0) return false;
  const isSecond = members.every(({ facts }) => facts.supplies[0]?.nutrient !== id);
  return isSecond && members.reduce((sum, { dosed }) => sum + (dosed.amount ?? 0), 0) < threshold;
}

function partOf({ dosed, facts }: Placed, nutrient: NutrientId | null): RodPart {
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
function sumOf(parts: readonly RodPart[], members: readonly Placed[]) {
  const amounts = parts.flatMap(({ amount }) => amount ?? []);
  return {
    total: amounts.length > 0 ? amounts.reduce((sum, amount) => sum + amount, 0) : null,
    isLeast: parts.some(({ amount }, at) => amount === null && members[at]?.dosed.amount !== null),
  };
}

const leastOf = (limits: readonly Limit[], ...kinds: readonly Limit["kind"][]): number | null => {
  const amounts = limits.filter(({ kind }) => kinds.includes(kind)).map(({ amount }) => amount);
  return amounts.length > 0 ? Math.min(...amounts) : null;
};

const judgeLimits = (limits: readonly Limit[], total: number | null): readonly JudgedLimit[] =>
  limits.map((limit) => ({ ...limit, isExceeded: total !== null && total > limit.amount }));

/** Edges of a window in a market: what is sold within the first, and the European level beside it. */
function edgesOf(limits: readonly Limit[], { market, instrument }: Formula) {
  const union = leastOf(limits, "union");
  if (instrument === "serum") return { maximum: leastOf(limits, "annex"), europe: null };
  return market === "ue"
    ? { maximum: union, europe: null }
    : { maximum: leastOf(limits, "france"), europe: union };
}

const isOver = (total: number, edge: number | null): boolean => edge !== null && total > edge;

function nutrientRod(nutrient: NutrientFacts, members: readonly Placed[], formula: Formula): Rod {
  const parts = members.map((member) => partOf(member, nutrient.id));
  const { total, isLeast } = sumOf(parts, members);
  // The limits of an entry that are not its nutrient's hold for what it is first of all.
  const limits = [
    ...nutrient.limits,
    ...members.flatMap(({ facts }) =>
      facts.supplies[0]?.nutrient === nutrient.id ? facts.limits : [],
    ),
  ];
  const { maximum, europe } = edgesOf(limits, formula);
  const minima = nutrient.claims.map(({ minimum }) => minimum);
  const threshold = minima.length > 0 ? Math.min(...minima) : null;
  const edges = [maximum, europe].filter((edge) => edge !== null);
  const ceiling = edges.length > 0 ? Math.min(...edges) : Number.POSITIVE_INFINITY;
  const higher = nutrient.claims.filter(({ minimum }) => total === null || minimum > total);
  return {
    id: nutrient.id,
    nutrient: nutrient.id,
    parts,
    total,
    isLeast,
    unit: nutrient.unit,
    threshold,
    maximum,
    isPractice: false,
    europe,
    zone: zoneOf({ total, isLeast, threshold, maximum, europe, limits, members, formula }),
    share:
      total === null || nutrient.reference === null
        ? null
        : Math.round((100 * total) / nutrient.reference),
    limits: judgeLimits(limits, total),
    earned: total === null ? [] : nutrient.claims.filter(({ minimum }) => minimum <= total),
    next: higher.filter(({ minimum }) => minimum <= ceiling),
    beyond: higher.filter(({ minimum }) => minimum > ceiling),
  };
}

/** What counts together has the limit of its group from each of its members. */
const eachOnce = (limits: readonly Limit[]): readonly Limit[] => [
  ...new Map(limits.map((limit) => [JSON.stringify(limit), limit])).values(),
];

/** Of what supplies no nutrient, or of a serum. */
function ownRod(id: string, members: readonly Placed[], formula: Formula): Rod {
  const parts = members.map((member) => partOf(member, null));
  const { total, isLeast } = sumOf(parts, members);
  const limits = eachOnce(members.flatMap(({ facts }) => facts.limits));
  const { maximum: lawful, europe } = edgesOf(limits, formula);
  const isSerum = formula.instrument === "serum";
  const usual = isSerum ? members.flatMap(({ facts }) => facts.usual ?? []) : [];
  const from = usual.length > 0 ? Math.min(...usual.map((each) => each.from)) : null;
  // Usual only where it is allowed.
  const threshold = from !== null && isOver(from, lawful) ? null : from;
  const practice = usual.length > 0 ? Math.max(...usual.map(({ from, to }) => to ?? from)) : null;
  const maximum = lawful ?? practice;
  const isPractice = lawful === null && practice !== null;
  return {
    id,
    nutrient: null,
    parts,
    total,
    isLeast,
    unit: members[0]?.facts.unit ?? "mg",
    threshold,
    maximum,
    isPractice,
    europe,
    zone: zoneOf({
      total,
      isLeast,
      threshold,
      maximum: lawful,
      europe,
      limits,
      members,
      formula,
      practice,
    }),
    share: null,
    limits: judgeLimits(limits, total),
    earned: [],
    next: [],
    beyond: [],
  };
}

function zoneOf({
  total,
  isLeast,
  threshold,
  maximum,
  europe,
  limits,
  members,
  formula,
  practice = null,
}: {
  total: number | null;
  isLeast: boolean;
  threshold: number | null;
  maximum: number | null;
  europe: number | null;
  limits: readonly Limit[];
  members: readonly Placed[];
  formula: Formula;
  practice?: number | null;
}): Zone | null {
  if (total === null) return isLeast ? "unconfirmed" : null;
  // A European level below the French maximum is no maximum yet: from there on somebody has to say.
  if (
    isOver(total, maximum) ||
    (isOver(total, europe) && (maximum === null || (europe ?? 0) >= maximum))
  )
    return "above";
  const isOpen = members.some(({ facts: { status } }) => status !== "known");
  if (isLeast || isOpen || isOver(total, europe) || isOver(total, practice)) return "unconfirmed";
  const isAdvised = limits.some(({ kind }) => kind === "advice" || kind === "practice");
  if (threshold === null && isAdvised && isOver(total, leastOf(limits, "advice", "practice")))
    return "unconfirmed";
  if (formula.instrument === "complement" && members.every(({ facts }) => facts.kind === "strain"))
    return "none";
  if (threshold === null) return "none";
  return total < threshold ? "silent" : "window";
}
