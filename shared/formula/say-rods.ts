// What stands at a rod and below its actives.
import { type Phrase, textOf } from "#shared/editions/edition.ts";
import { unitFacts } from "./amounts.ts";
import type { ActiveFacts, DeskFacts, Limit } from "./desk-facts.ts";
import type { DosedActive, Formula } from "./formula.ts";
import type { Fix, SaidLine, SaidRod } from "./said.ts";
import { sayAmount } from "./say-amount.ts";
import { sayAmountProblem, sayInternational } from "./say-problem.ts";
import type { JudgedLimit, Rod, Verdict } from "./verdict.ts";
import { join, startBig, startSmall, type Voice } from "./voice.ts";

/** What a rod is said from. */
export interface RodContext {
  readonly voice: Voice;
  readonly formula: Formula;
  readonly facts: DeskFacts;
  readonly verdict: Verdict;
}

export const nameOfRod = ({ nutrient, parts }: Rod, voice: Voice): string =>
  nutrient ? voice.nutrient(nutrient) : voice.actives(parts.map(({ slug }) => slug));

/** With its article, where the language has one. */
export const namedRod = (rod: Rod, voice: Voice): string =>
  rod.nutrient ? textOf(voice.texts.said.named[rod.nutrient]) : nameOfRod(rod, voice);

export type Edge = "france" | "union" | "annex";

/** The limit that a dose has passed: the European one where it is past both. */
export function passedLimit(
  { zone, limits }: Rod,
  { market, instrument }: Formula,
): (JudgedLimit & { readonly kind: Edge }) | null {
  if (zone !== "above") return null;
  const order: readonly Edge[] =
    instrument === "serum" ? ["annex"] : market === "ue" ? ["union"] : ["union", "france"];
  for (const kind of order) {
    const [least] = limits
      .filter((limit) => limit.kind === kind && limit.isExceeded)
      .toSorted((a, b) => a.amount - b.amount);
    if (least) return { ...least, kind };
  }
  return null;
}

/** "4 mg au-dessus du maximum français", or where an active may be put that may not be put here. */
export function sayOver(
  rod: Rod,
  { amount, unit, kind }: Limit & { readonly kind: Edge },
  voice: Voice,
): string {
  const { rod: texts } = voice.texts.said;
  if (amount === 0) {
    const places = rod.limits.flatMap((limit) =>
      limit.amount === 0 && limit.about ? [textOf(limit.about)] : [],
    );
    return voice.say(texts.notHere, { places: voice.list([...new Set(places)]) });
  }
  return voice.say(texts.over[kind], { amount: voice.amount((rod.total ?? 0) - amount, unit) });
}

/** What no dose of a rod may pass, of the law and of the Union. */
const ceilingOf = ({ maximum, europe }: Rod): number | null =>
  maximum === null || europe === null ? (maximum ?? europe) : Math.min(maximum, europe);

/** "au moins 80 mg" where a part has no dose yet, or nobody has said what it supplies. */
export const sayTotal = ({ total, isLeast, unit, parts }: Rod, voice: Voice): string | null => {
  if (total === null) return null;
  const amount = voice.amount(total, unit);
  return isLeast || parts.some((part) => part.amount === null)
    ? voice.say(voice.texts.said.atLeast, { amount })
    : amount;
};

const isExceededAdvice = ({ kind, isExceeded }: JudgedLimit) => kind === "advice" && isExceeded;

/** What a French agency advises against a dose that no law forbids, least first: in France alone. */
export const adviceAgainst = (
  { zone, limits }: Rod,
  { market }: Formula,
): readonly JudgedLimit[] =>
  market === "fr" && (zone === "window" || zone === "silent")
    ? limits.filter(isExceededAdvice).toSorted((a, b) => a.amount - b.amount)
    : [];

/** "ANSES, 2024", else the whole name. */
export const sourceOf = ({ source, year }: Limit): string => {
  const name = textOf(source);
  return year === null ? name : `${name.split(",")[0]}, ${year}`;
};

/** Advice that a dose goes against though it may be sold; of what has no claim, also advice that it follows. */
function listToldApart(rod: Rod, formula: Formula): readonly JudgedLimit[] {
  if (rod.nutrient === null && rod.zone !== "unconfirmed")
    return rod.limits.filter(({ kind }) => kind === "advice" || kind === "practice");
  return adviceAgainst(rod, formula);
}

/** Claims that the least of higher doses earns. */
export function nearestNext({ next }: Rod): { amount: number; count: number } | null {
  if (next.length === 0) return null;
  const amount = Math.min(...next.map(({ minimum }) => minimum));
  return { amount, count: next.filter(({ minimum }) => minimum === amount).length };
}

export function sayRod(rod: Rod, context: RodContext): SaidRod {
  const { voice } = context;
  const { threshold, maximum, europe, unit, parts } = rod;
  const name = startBig(nameOfRod(rod, voice));
  const { excluded } = voice.texts.said.row;
  const edge = (value: number | null) =>
    value === null ? null : value === 0 ? textOf(excluded) : voice.amount(value, unit);
  return {
    id: rod.id,
    zone: rod.zone,
    name: parts.length > 1 ? voice.say(voice.texts.said.rod.together, { name }) : name,
    dose: sayTotal(rod, voice),
    threshold: edge(threshold),
    maximum: edge(maximum) ?? sayCeiling(rod, voice),
    europe: edge(europe),
    open: sayOpenEdge(rod, context),
    lines: [...listPartLines(rod, context), ...listRodLines(rod, context)],
    state: sayState(rod, context),
  };
}

/** The line that a rod without threshold and maximum has (rod-places.ts). */
function sayCeiling({ threshold, limits, unit }: Rod, voice: Voice): string | null {
  const [least] = limits
    .filter(({ kind }) => kind === "advice" || kind === "practice")
    .toSorted((a, b) => a.amount - b.amount);
  if (threshold !== null || !least) return null;
  const [source = ""] = textOf(least.source).split(",");
  return voice.say(voice.texts.said.rod.ceiling, {
    amount: voice.amount(least.amount, unit),
    source,
  });
}

/** What stands where a line is missing at the right. */
function sayOpenEdge(rod: Rod, { voice, formula, facts }: RodContext): string | null {
  const { rod: texts } = voice.texts.said;
  if (formula.instrument === "serum") return null;
  if (rod.nutrient === null) {
    const isDosed = rod.parts.some(({ slug }) => facts.actives[slug]?.amountKind === "mass");
    const hasEdge = rod.maximum !== null || rod.europe !== null || sayCeiling(rod, voice) !== null;
    return hasEdge || !isDosed ? null : textOf(texts.openNone);
  }
  if (formula.market === "ue") return rod.maximum === null ? textOf(texts.openUnion) : null;
  const isAnnulled = facts.nutrients[rod.nutrient]?.france === "annulled";
  if (rod.maximum !== null) return rod.europe === null ? textOf(texts.noEurope) : null;
  if (isAnnulled) return textOf(rod.europe === null ? texts.openBoth : texts.openAnnulled);
  return textOf(texts.openNone);
}

function sayState(rod: Rod, context: RodContext): string {
  const { voice, formula } = context;
  const { state, claims } = voice.texts.said;
  const { total, unit, zone, earned, maximum } = rod;
  const passed = passedLimit(rod, formula);
  if (passed?.amount === 0) return startSmall(sayOver(rod, passed, voice));
  if (passed && total !== null)
    return voice.say(state.above[passed.kind], {
      amount: voice.amount(total - passed.amount, unit),
      maximum: voice.amount(passed.amount, unit),
    });
  if (zone === "unconfirmed") {
    const [reason = ""] = listDoubts(rod, context).map(({ text }) => startSmall(text));
    return voice.say(state.unconfirmed, { reason });
  }
  if (zone === null) return textOf(state.missing);
  if (formula.instrument === "serum")
    return textOf(
      zone === "window" ? state.serumWindow : zone === "silent" ? state.serumSilent : state.none,
    );
  const next = nearestNext(rod);
  if (zone === "silent" && next && total !== null)
    return voice.say(state.silent, {
      amount: voice.amount(next.amount - total, unit),
      claims: voice.count(claims, next.count),
    });
  if (zone !== "window") return textOf(state.none);
  const said = { claims: voice.count(claims, earned.length) };
  if (maximum === null)
    return voice.say(state.windowOpen, { ...said, open: sayOpenEdge(rod, context) ?? "" });
  return voice.say(formula.market === "ue" ? state.windowUnion : state.window, {
    ...said,
    maximum: voice.amount(maximum, unit),
  });
}

const line = (text: string, more: Partial<SaidLine> = {}): SaidLine => ({
  sign: null,
  text,
  claims: null,
  fix: null,
  ...more,
});

/** What each active of a rod is by itself. */
function listPartLines(rod: Rod, context: RodContext): readonly SaidLine[] {
  return rod.parts.flatMap(({ slug }): readonly SaidLine[] => {
    const dosed = context.formula.actives.find((each) => each.slug === slug);
    const known = context.facts.actives[slug];
    // What supplies two nutrients is described at the first.
    const isFirst = rod.nutrient === null || known?.supplies[0]?.nutrient === rod.nutrient;
    return dosed && known && isFirst
      ? [
          ...sayMissing(dosed, context),
          ...sayUnits(dosed, known, context),
          ...sayWeight(dosed, known, context),
        ]
      : [];
  });
}

function sayMissing({ amount, unread, unit }: DosedActive, { voice }: RodContext): SaidLine[] {
  if (unread) return [line(sayAmountProblem(unread.problem, unit, voice), { sign: "barred" })];
  return amount === null ? [line(textOf(voice.texts.said.rod.missing), { sign: "dotted" })] : [];
}

function sayUnits(
  { amount, unit, isInternational }: DosedActive,
  { iu }: ActiveFacts,
  { voice }: RodContext,
): SaidLine[] {
  return isInternational && amount !== null && iu !== null
    ? [line(`${sayInternational(amount, unit, iu, voice)}.`)]
    : [];
}

function sayWeight(
  { amount, unit }: DosedActive,
  known: ActiveFacts,
  context: RodContext,
): SaidLine[] {
  const { voice, formula } = context;
  const { slug, kind, milligrams, basis, form } = known;
  const { rod } = voice.texts.said;
  if (amount === null || formula.instrument === "serum") return [];
  const mass = voice.mass(amount * milligrams);
  if (kind === "strain" || kind === "postbiotic") {
    const dose = voice.dose(slug, amount, unit);
    return [line(voice.say(rod.strain, { dose, mass }))];
  }
  // Of a salt the weight stands with that of the others.
  if (form !== null) return [];
  const isHeavier =
    unitFacts[unit].kind === "mass" && amount * milligrams * unitFacts.mg.size > 1.01 * amount;
  if (isHeavier)
    return [
      line(
        voice.say(basis === null ? rod.mass : rod.massBasis, {
          basis: basis === null ? "" : textOf(basis),
          name: startBig(voice.active(slug)),
          dose: voice.amount(amount, unit),
          mass,
        }),
      ),
    ];
  if (basis === null || !hasOwnBasis(known, context)) return [];
  const name = startBig(voice.active(slug));
  return [line(voice.say(rod.basis, { name, basis: textOf(basis) }))];
}

/** Else it is called by what is counted of it: "Zinc", "en zinc élément". */
export const hasOwnBasis = (
  { slug, basis, supplies: [first] }: ActiveFacts,
  { voice }: RodContext,
): boolean => {
  const name = voice.active(slug);
  // "en acide alpha-lipoïque".
  if (basis !== null && textOf(basis).replace(/^\S+ /, "") === name) return false;
  return first === undefined || voice.nutrient(first.nutrient) !== name;
};

function listRodLines(rod: Rod, context: RodContext): readonly SaidLine[] {
  const { voice, formula, facts } = context;
  const texts = voice.texts.said.rod;
  if (rod.total === null) return rod.isLeast ? listDoubts(rod, context) : [];
  if (formula.instrument === "serum") return listSerumLines(rod, context);
  const { nutrient, zone } = rod;
  const annulled =
    nutrient && formula.market === "fr" && facts.nutrients[nutrient]?.france === "annulled"
      ? [line(textOf(texts.annulled))]
      : [];
  return [
    sayShare(rod, context),
    ...annulled,
    ...(zone === "above" ? sayPassed(rod, context) : []),
    ...(zone === "unconfirmed" ? listDoubts(rod, context) : []),
    ...sayNext(rod, context),
    ...listToldApart(rod, formula).map((limit) => sayAdvice(limit, voice)),
  ].flatMap((each) => each ?? []);
}

/** "100 % de la VNR, 18 allégations.", or why there is no claim. */
function sayShare(rod: Rod, { voice, facts }: RodContext): SaidLine | null {
  const { rod: texts, claims: count, noClaim } = voice.texts.said;
  const { share, earned, nutrient, parts } = rod;
  const dose = sayTotal(rod, voice) ?? "";
  if (nutrient === null) {
    const [first] = parts.flatMap(({ slug }) => facts.actives[slug] ?? []);
    if (first?.kind === "strain" || first?.kind === "postbiotic") return null;
    return line(textOf(first?.claims === "on hold" ? texts.onHold : texts.none));
  }
  const claims = earned.length > 0 ? voice.count(count, earned.length) : textOf(noClaim);
  const link = earned.length > 0 ? claims : null;
  const ofReference =
    share === null ? null : voice.say(texts.share, { share: voice.percent(share) });
  const both = ofReference === null ? claims : `${ofReference}, ${claims}`;
  if (parts.length > 1)
    return line(
      voice.say(texts.togetherClaims, { dose, name: voice.nutrient(nutrient), claims: both }),
      { claims: link },
    );
  return line(`${startBig(both)}.`, { claims: link });
}

function sayPassed(rod: Rod, context: RodContext): readonly SaidLine[] {
  const { voice, formula } = context;
  const passed = passedLimit(rod, formula);
  if (!passed || rod.total === null) return [];
  const { source } = voice.texts.said.rod;
  return [
    line(sayOver(rod, passed, voice), {
      sign: "barred",
      fix: setTotal(rod, ceilingOf(rod), context),
    }),
    ...doubtUnit(rod, context),
    ...(passed.kind === "annex"
      ? [line(voice.say(source, { source: textOf(passed.source) }))]
      : []),
  ];
}

/** More than this times what the law allows is a slip of the unit rather than a dose. */
const slip = 100;

function doubtUnit(rod: Rod, { voice, formula }: RodContext): readonly SaidLine[] {
  const ceiling = ceilingOf(rod);
  const [part, ...others] = rod.parts;
  const dosed = formula.actives.find(({ slug }) => slug === part?.slug);
  if (ceiling === null || !dosed || dosed.amount === null || others.length > 0) return [];
  if (dosed.unit === rod.unit || dosed.amount < slip * ceiling) return [];
  const { amount: texts } = voice.texts.said;
  const amount = Math.round((dosed.amount / unitFacts[dosed.unit].size) * unitFacts[rod.unit].size);
  const label = voice.say(texts.read, { amount: voice.amount(amount, rod.unit) });
  return [
    line(voice.say(texts.check, { amount: voice.amount(dosed.amount, rod.unit) }), {
      sign: "barred",
      fix:
        amount > ceiling ? null : { kind: "dose", slug: dosed.slug, amount, unit: rod.unit, label },
    }),
  ];
}

const sayAdvice = (limit: JudgedLimit, voice: Voice): SaidLine => {
  const { rod } = voice.texts.said;
  const amount = voice.amount(limit.amount, limit.unit);
  const source = sourceOf(limit);
  return line(
    limit.about === null
      ? voice.say(rod.advice, { source, amount })
      : voice.say(rod.adviceOf, { source, amount, about: textOf(limit.about) }),
    { sign: "dotted" },
  );
};

/** Where common use of any of them ends; null where nothing is usual. */
function mostUsual(members: readonly ActiveFacts[]): number | null {
  const ends = members.flatMap(({ usual }) => (usual ? [usual.to ?? usual.from] : []));
  return ends.length > 0 ? Math.max(...ends) : null;
}

/** Of a nutrient whose share nobody has said, all that it can be: its actives entire. */
const mostOf = ({ parts }: Rod, { formula }: RodContext): number =>
  parts.reduce((sum, { slug, amount }) => {
    const dosed = formula.actives.find((each) => each.slug === slug)?.amount ?? 0;
    return sum + (amount ?? dosed);
  }, 0);

/** Whether it may be sold is open; not where all that is unknown is a share which no limit can stop. */
export function isSaleOpen(rod: Rod, context: RodContext): boolean {
  if (rod.zone !== "unconfirmed") return false;
  const isShareAlone = rod.isLeast && listDoubts(rod, context).length === 1;
  const ceiling = ceilingOf(rod);
  return !(isShareAlone && (ceiling === null || mostOf(rod, context) <= ceiling));
}

/** Why a dose is to be confirmed. */
export function listDoubts(rod: Rod, context: RodContext): readonly SaidLine[] {
  const { voice, facts, formula } = context;
  const { rod: texts } = voice.texts.said;
  const { total, europe, unit } = rod;
  const members = rod.parts.flatMap(({ slug }) => facts.actives[slug] ?? []);
  const doubt = (text: string, fix: Fix | null = null) => line(text, { sign: "dotted", fix });
  const over = (text: Phrase, edge: number | null) =>
    total !== null && edge !== null && total > edge
      ? [
          doubt(
            voice.say(text, { amount: voice.amount(total - edge, unit) }),
            setTotal(rod, edge, context),
          ),
        ]
      : [];
  return [
    ...members.flatMap(({ status }) =>
      status === "known"
        ? []
        : [doubt(textOf(status === "open" ? texts.statusOpen : texts.notAllowed))],
    ),
    ...over(texts.over.europe, europe),
    ...(formula.instrument === "serum" ? over(texts.over.usual, mostUsual(members)) : []),
    ...(rod.isLeast ? [doubt(voice.say(texts.shareUnknown, { name: nameOfRod(rod, voice) }))] : []),
    ...(rod.threshold === null
      ? rod.limits
          .filter(
            ({ kind, isExceeded }) => isExceeded && (kind === "advice" || kind === "practice"),
          )
          .map((limit) => sayAdvice(limit, voice))
      : []),
  ];
}

/** What a higher dose within the limits would earn. */
function sayNext(rod: Rod, context: RodContext): readonly SaidLine[] {
  const { voice } = context;
  const { rod: texts } = voice.texts.said;
  const next = nearestNext(rod);
  if (!next || rod.total === null || rod.zone === "above" || rod.isLeast) return [];
  const isSilent = rod.zone === "silent";
  const amount = voice.amount(isSilent ? next.amount - rod.total : next.amount, rod.unit);
  return [
    line(voice.count(isSilent ? texts.lacks : texts.more, next.count, { amount }), {
      sign: isSilent ? "empty" : null,
      fix: setTotal(rod, next.amount, context),
    }),
  ];
}

function listSerumLines(rod: Rod, context: RodContext): readonly SaidLine[] {
  const { voice, facts } = context;
  const { rod: texts } = voice.texts.said;
  const members = rod.parts.flatMap(({ slug }) => facts.actives[slug] ?? []);
  const usual = members.flatMap(({ usual: own }) => (own ? [own] : []));
  const from = usual.length > 0 ? Math.min(...usual.map((own) => own.from)) : null;
  const to = mostUsual(members);
  const basis = members.find((each) => each.basis !== null)?.basis ?? null;
  const isFree = !rod.limits.some(({ kind }) => kind === "annex");
  const dose = sayTotal(rod, voice) ?? "";
  return [
    ...(rod.parts.length > 1 ? [line(voice.say(texts.togetherNothing, { dose }))] : []),
    line(
      join(
        basis && `${textOf(basis)}.`,
        isFree ? textOf(texts.noAnnex) : null,
        from !== null && to !== null
          ? voice.say(texts.usual, {
              from: voice.number(from / unitFacts[rod.unit].size),
              to: sayAmount(to, rod.unit, voice.language),
            })
          : null,
      ),
    ),
    ...(rod.zone === "above" ? sayPassed(rod, context) : []),
    ...(rod.zone === "unconfirmed" ? listDoubts(rod, context) : []),
    ...(rod.zone === "silent"
      ? [
          line(textOf(texts.belowUsual), {
            sign: "empty",
            fix: setTotal(rod, rod.threshold, context),
          }),
        ]
      : []),
  ];
}

/** The pill that brings a sum to `target` by one active, where one can: the largest gives way, the first is raised. */
function setTotal(
  rod: Rod,
  target: number | null,
  { voice, formula, facts }: RodContext,
): Fix | null {
  const { total, unit, parts } = rod;
  if (target === null || total === null || rod.isLeast) return null;
  const change = target - total;
  const ceiling = rod.isPractice ? null : ceilingOf(rod);
  if (change > 0 && ceiling !== null && target > ceiling) return null;
  const movable = parts.flatMap(({ slug, amount }) => {
    const dosed = formula.actives.find((each) => each.slug === slug)?.amount ?? null;
    const isAlone = (facts.actives[slug]?.supplies.length ?? 0) < 2;
    return amount !== null && amount === dosed && isAlone ? [{ slug, amount }] : [];
  });
  const [moved] = change < 0 ? movable.toSorted((a, b) => b.amount - a.amount) : movable;
  if (!moved || moved.amount + change <= 0) return null;
  const amount = moved.amount + change;
  return { kind: "dose", slug: moved.slug, amount, unit, label: sayFix(moved.slug, amount) };

  function sayFix(slug: string, to: number): string {
    const { reduce, reduceOf, raise, raiseOf } = voice.texts.said.rod;
    const isOne = parts.length === 1;
    return voice.say(change < 0 ? (isOne ? reduce : reduceOf) : isOne ? raise : raiseOf, {
      name: startBig(voice.active(slug)),
      amount: sayAmount(to, unit, voice.language),
    });
  }
}
