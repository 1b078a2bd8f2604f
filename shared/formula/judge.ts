// From a formula and what is known to a verdict. Pure, on whole numbers. What it costs: twenty actives, each beside each other for
// what does not go together (400 pairs), and the claims of at most as many nutrients (164 in all).

import { capsuleVolumes } from "#shared/content/capsules.ts";
import type { NutrientId } from "#shared/content/nutrients.ts";
import type { Sensitivity } from "#shared/content/schema/status.ts";
import { roundMass } from "./amounts.ts";
import type { ActiveFacts, DeskFacts, Limit, NutrientFacts } from "./desk-facts.ts";
import type { Container, DosedActive, Formula } from "./formula.ts";
import type {
  Exclusion,
  JudgedLimit,
  Question,
  Rod,
  RodPart,
  Room,
  Shared,
  Verdict,
  Warning,
  Zone,
} from "./verdict.ts";

/** An active on the desk with what is known of it. */
interface Placed {
  readonly dosed: DosedActive;
  readonly facts: ActiveFacts;
}

/** mg that a container holds, filled at 1 g/ml; what is not here nobody has said. */
const capacities: Readonly<Partial<Record<Container, number>>> = {
  "gelule-00": 1000 * capsuleVolumes["00"],
  "gelule-0": 1000 * capsuleVolumes["0"],
  "gelule-1": 1000 * capsuleVolumes["1"],
};

/** What the dosage form of a container is called in the compatibility of an active. */
const formOf: Readonly<Record<Container, ActiveFacts["forms"][number]>> = {
  "gelule-00": "capsule",
  "gelule-0": "capsule",
  "gelule-1": "capsule",
  stick: "stick",
  poudre: "powder",
  liquide: "liquid",
};

export function judge(formula: Formula, facts: DeskFacts): Verdict {
  const placed = formula.actives.flatMap((dosed): Placed[] => {
    const known = facts.actives[dosed.slug];
    return known ? [{ dosed, facts: known }] : [];
  });
  const rods = listRods(placed, formula, facts);
  // A dry powder has no pH.
  const dissolved = formula.instrument === "serum" || formula.container === "liquide" ? placed : [];
  const exclusions = listExclusions(placed, dissolved, formula);
  const room = measureRoom(placed, formula.container);
  const common = {
    ph: overlapPh(dissolved),
    temperature: lowest(placed, ({ temperature }) => temperature),
    waterActivity: lowest(placed, ({ waterActivity }) => waterActivity),
    light: strictest(placed, ({ light }) => light),
    oxygen: strictest(placed, ({ oxygen }) => oxygen),
    metals: strictest(placed, ({ metals }) => metals),
  };
  return {
    rods,
    claims: rods.flatMap(({ earned, zone }) =>
      earned.map((claim) => ({ claim, isAbove: zone === "above" })),
    ),
    next: rods.flatMap(({ next }) => next),
    warnings: [...placed.flatMap(listWarnings), ...listLabels(placed)],
    exclusions,
    room,
    percent:
      formula.instrument === "serum"
        ? placed.reduce((sum, { dosed }) => sum + (dosed.amount ?? 0), 0)
        : 0,
    forms: commonForms(placed),
    ...common,
    partners: listPartners(placed),
    notVegan: placed.filter(({ facts: { vegan } }) => vegan === false).map(slugOf),
    veganOpen: placed.filter(({ facts: { vegan } }) => vegan === null).map(slugOf),
    allergens: placed.flatMap(({ facts: { slug, allergens } }) =>
      allergens.length > 0 ? [{ slug, names: allergens }] : [],
    ),
    questions: listQuestions(placed, rods, exclusions, formula),
  };
}

const slugOf = ({ facts }: Placed): string => facts.slug;

/** One rod for each nutrient, group or active, in the order in which the formula first names it. */
function listRods(placed: readonly Placed[], formula: Formula, known: DeskFacts): readonly Rod[] {
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

const listWarnings = ({ facts: { slug, wordings, caution } }: Placed): readonly Warning[] => [
  ...wordings.map((text): Warning => ({ slug, kind: "wording", text })),
  ...(caution === null ? [] : [{ slug, kind: "caution", text: caution } satisfies Warning]),
];

function listLabels(placed: readonly Placed[]): readonly Warning[] {
  const slugs = new Set(placed.map(slugOf));
  return placed.flatMap(({ facts: { slug, labels } }) =>
    labels
      .filter(({ actives }) => actives.every((each) => slugs.has(each)))
      .map(({ name, text }): Warning => ({ slug, kind: "label", text, product: name })),
  );
}

function listExclusions(
  placed: readonly Placed[],
  dissolved: readonly Placed[],
  { instrument, container }: Formula,
): readonly Exclusion[] {
  const slugs = new Set(placed.map(slugOf));
  const isWet = dissolved.length > 0;
  const found = placed.flatMap(({ facts }) =>
    facts.conflicts.flatMap(({ with: others, reason, unless }) =>
      others
        .filter((other) => other !== facts.slug && slugs.has(other))
        .map(
          (other): Exclusion => ({
            kind: "conflict",
            between: [facts.slug, other],
            reason,
            unless: unless === "dry" && isWet ? null : unless,
          }),
        ),
    ),
  );
  // Both may name the other: what nothing puts right counts.
  const pairs = Map.groupBy(found, ({ between }) => between.toSorted().join(" "));
  const conflicts = [...pairs.values()].flatMap(
    (pair) => pair.find(({ unless }) => unless === null) ?? pair[0] ?? [],
  );
  const without =
    instrument === "complement"
      ? placed.filter(
          ({ facts: { forms } }) => forms.length > 0 && !forms.includes(formOf[container]),
        )
      : [];
  return [
    ...conflicts,
    ...findPhGaps(dissolved),
    ...(without.length > 0
      ? [
          {
            kind: "form",
            between: without.map(slugOf),
            reason: null,
            unless: null,
          } as const,
        ]
      : []),
  ];
}

/** The pair whose windows lie furthest apart, where not all overlap. */
function findPhGaps(placed: readonly Placed[]): readonly Exclusion[] {
  const named = placed.filter(({ facts }) => facts.ph !== null);
  const lowest = named.toSorted((a, b) => (a.facts.ph?.to ?? 0) - (b.facts.ph?.to ?? 0))[0];
  const highest = named.toSorted((a, b) => (b.facts.ph?.from ?? 0) - (a.facts.ph?.from ?? 0))[0];
  if (!lowest?.facts.ph || !highest?.facts.ph || lowest.facts.ph.to >= highest.facts.ph.from)
    return [];
  return [
    {
      kind: "ph",
      between: [lowest.facts.slug, highest.facts.slug],
      reason: null,
      unless: null,
    },
  ];
}

function overlapPh(placed: readonly Placed[]): Verdict["ph"] {
  const named = placed.flatMap(({ facts: { slug, ph } }) => (ph ? [{ slug, ph }] : []));
  if (named.length === 0) return null;
  const from = Math.max(...named.map(({ ph }) => ph.from));
  const to = Math.min(...named.map(({ ph }) => ph.to));
  if (from > to) return "none";
  const slugs = named.filter(({ ph }) => ph.from === from || ph.to === to).map(({ slug }) => slug);
  return { value: { from, to }, slugs };
}

function lowest(
  placed: readonly Placed[],
  read: (facts: ActiveFacts) => number | null,
): Shared<number> | null {
  const values = placed.flatMap(({ facts }) => read(facts) ?? []);
  if (values.length === 0) return null;
  const value = Math.min(...values);
  return { value, slugs: placed.filter(({ facts }) => read(facts) === value).map(slugOf) };
}

const strictness: readonly Sensitivity[] = ["avoid", "limit", "none"];

function strictest(
  placed: readonly Placed[],
  read: (facts: ActiveFacts) => Sensitivity | null,
): Shared<Sensitivity> | null {
  const value = strictness.find((each) => placed.some(({ facts }) => read(facts) === each));
  if (value === undefined) return null;
  return { value, slugs: placed.filter(({ facts }) => read(facts) === value).map(slugOf) };
}

function commonForms(placed: readonly Placed[]): Verdict["forms"] {
  const named = placed.map(({ facts: { forms } }) => forms).filter((forms) => forms.length > 0);
  const [first, ...others] = named;
  return first ? first.filter((form) => others.every((forms) => forms.includes(form))) : null;
}

function listPartners(placed: readonly Placed[]): Verdict["partners"] {
  return placed.flatMap(({ facts }, at) =>
    placed
      .slice(at + 1)
      .filter(
        ({ facts: other }) =>
          facts.partners.includes(other.slug) || other.partners.includes(facts.slug),
      )
      .map((other) => [facts.slug, slugOf(other)] as const),
  );
}

function measureRoom(placed: readonly Placed[], container: Container): Room {
  const parts = placed.map(({ dosed, facts }) => ({
    slug: facts.slug,
    milligrams: (dosed.amount ?? 0) * facts.milligrams,
  }));
  // In whole nanograms, so that the order of actives cannot change the sum.
  const nanograms = parts.reduce((sum, part) => sum + Math.round(1e6 * part.milligrams), 0);
  const milligrams = nanograms / 1e6;
  const capacity = capacities[container] ?? null;
  // What a thousandth of a milligram is over is no further capsule.
  const units =
    capacity === null || milligrams === 0
      ? null
      : Math.max(1, Math.ceil((milligrams - 0.001) / capacity));
  return {
    container,
    milligrams: roundMass(milligrams),
    parts,
    capacity,
    units,
    isLowerBound: true,
  };
}

function listQuestions(
  placed: readonly Placed[],
  rods: readonly Rod[],
  exclusions: readonly Exclusion[],
  { instrument, container }: Formula,
): readonly Question[] {
  if (placed.length === 0) return [];
  const slugsOf = (test: (facts: ActiveFacts) => boolean) =>
    placed.filter(({ facts }) => test(facts)).map(slugOf);
  const about = (id: Extract<Question, { slugs: unknown }>["id"], slugs: readonly string[]) =>
    slugs.length > 0 ? [{ id, slugs: [...new Set(slugs)] }] : [];
  const inZone = (zone: Zone) =>
    rods.filter((rod) => rod.zone === zone).flatMap(({ parts }) => parts.map(({ slug }) => slug));
  const encapsulated = exclusions.flatMap(({ unless, between }) =>
    unless === "encapsulated" ? between : [],
  );
  const dry = exclusions.flatMap(({ unless, between }) => (unless === "dry" ? between : []));
  const isStrain = ({ kind }: ActiveFacts) => kind === "strain" || kind === "postbiotic";
  if (instrument === "serum")
    return [
      { id: "base" },
      ...about("above", inZone("above")),
      ...about("encapsulated", encapsulated),
      { id: "carrier" },
      { id: "stability" },
    ];
  const isLiposomal = placed.some(
    ({ facts: { kind } }) => kind === "liposome" || kind === "nutrient",
  );
  return [
    ...(isLiposomal ? [{ id: "load" } as const] : []),
    ...about(
      "strength",
      slugsOf(({ isStrengthOpen }) => isStrengthOpen),
    ),
    ...about(
      "share",
      slugsOf(({ supplies }) => supplies.some(({ share }) => share === null)),
    ),
    ...about("above", inZone("above")),
    ...about(
      "vitamer",
      slugsOf(({ supplies }) => supplies.some(({ nutrient }) => nutrient === "niacin")),
    ),
    ...about(
      "status",
      slugsOf(({ status }) => status !== "known"),
    ),
    ...about("encapsulated", encapsulated),
    ...about("dry", dry),
    ...about("minimum-cells", slugsOf(isStrain)),
    ...about("medium", slugsOf(isStrain)),
    ...about(
      "vegan",
      slugsOf(({ vegan }) => vegan === null),
    ),
    ...(capacities[container] === undefined ? [{ id: "capacity", container } as const] : []),
    { id: "overage" },
    { id: "taste" },
  ];
}
