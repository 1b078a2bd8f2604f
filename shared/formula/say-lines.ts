// The lines below the actives of a rod: what they weigh, what they earn, what is too much or open, and the pills that mend it.
import { type Phrase, textOf } from "#shared/editions/edition.ts";
import { unitFacts } from "./amounts.ts";
import type { ActiveFacts } from "./desk-facts.ts";
import type { DosedActive } from "./formula.ts";
import {
  ceilingOf,
  listToldApart,
  nameOfRod,
  nearestNext,
  passedLimit,
  type RodContext,
  sayOver,
  sayTotal,
  sourceOf,
} from "./rod-words.ts";
import type { Fix, SaidLine } from "./said.ts";
import { sayAmount } from "./say-amount.ts";
import { sayAmountProblem, sayInternational } from "./say-problem.ts";
import type { JudgedLimit, Rod } from "./verdict.ts";
import { join, startBig, type Voice } from "./voice.ts";

const line = (text: string, more: Partial<SaidLine> = {}): SaidLine => ({
  sign: null,
  text,
  claims: null,
  fix: null,
  ...more,
});

/** What each active of a rod is by itself. */
export function listPartLines(rod: Rod, context: RodContext): readonly SaidLine[] {
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

export function listRodLines(rod: Rod, context: RodContext): readonly SaidLine[] {
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
