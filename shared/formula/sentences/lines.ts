// The lines below the actives of a rod: what they weigh, what they earn, what is too much or open, and the pills that mend it.

import { type Phrase, textOf } from "#shared/editions/edition.ts";
import { unitFacts } from "#shared/facts/units.ts";
import { formatDose } from "#shared/words/amounts.ts";
import { withCapital, withSmallLetter } from "#shared/words/letters.ts";
import { type ActiveFacts, isStrain } from "../desk-facts.ts";
import { type DeskWords, joinSentences } from "../desk-words.ts";
import { doseForSum } from "../engine/fixes.ts";
import { boundsOf, isAdvised, listPassedBesides } from "../engine/limits.ts";
import type { DoubtCode, Finding, JudgedLimit } from "../findings.ts";
import type { DosedActive } from "../formula.ts";
import type { JudgedFormula } from "../judge-formula.ts";
import type { DoseTotal } from "../verdict.ts";
import type { Fix, LinePresentation } from "./presentation.ts";
import { describeAmountProblem, describeInternational } from "./problems.ts";
import {
  describeAdvice,
  describeOver,
  formatTotal,
  nameOfSetter,
  nameOfTotal,
  shortSourceOf,
} from "./total-words.ts";
import { listWishLines } from "./wishes.ts";

const line = (text: string, more: Partial<LinePresentation> = {}): LinePresentation => ({
  sign: null,
  text,
  link: null,
  fix: null,
  ...more,
});

/** Lines on each single active of a rod. */
export function listPartLines(rod: DoseTotal, context: JudgedFormula): readonly LinePresentation[] {
  return rod.parts.flatMap(({ slug }): readonly LinePresentation[] => {
    const dosed = context.formula.actives.find((each) => each.slug === slug);
    const known = context.facts.actives[slug];
    // An active that supplies two nutrients is described at the first.
    const isFirst = rod.nutrient === null || known?.supplies[0]?.nutrient === rod.nutrient;
    return dosed && known && isFirst
      ? [
          ...describeMissing(dosed, context),
          ...describeUnits(dosed, known, context),
          ...describeWeight(dosed, known, context),
          ...listWishLines(known, context),
          ...describePh(known, context),
        ]
      : [];
  });
}

function describeMissing(
  { amount, unread, unit }: DosedActive,
  { words }: JudgedFormula,
): LinePresentation[] {
  if (unread)
    return [
      line(describeAmountProblem(unread.problem, unit, words), { sign: "barred" }),
      line(textOf(words.texts.said.amount.uncounted), { sign: "dotted" }),
    ];
  return amount === null ? [line(textOf(words.texts.said.rod.missing), { sign: "dotted" })] : [];
}

function describeUnits(
  { amount, unit, isInternational }: DosedActive,
  { iu }: ActiveFacts,
  { words }: JudgedFormula,
): LinePresentation[] {
  return isInternational && amount !== null && iu !== null
    ? [line(`${describeInternational(amount, unit, iu, words)}.`)]
    : [];
}

function describeWeight(
  { amount, unit }: DosedActive,
  known: ActiveFacts,
  context: JudgedFormula,
): LinePresentation[] {
  const { words, formula } = context;
  const { slug, milligrams, basis, form, otherBases } = known;
  const { rod, amount: texts } = words.texts.said;
  if (amount === null || formula.instrument === "serum") return [];
  const mass = words.weight(amount * milligrams);
  if (isStrain(known)) {
    const dose = words.doseOf(slug, amount, unit);
    return [line(words.fill(rod.strain, { dose, mass }))];
  }
  // The mass of a salt stands with that of the others.
  if (form !== null) return [];
  const isHeavier =
    unitFacts[unit].kind === "mass" && amount * milligrams * unitFacts.mg.size > 1.01 * amount;
  // A formula of ours has as much of it by weight: the dose may have been meant so.
  const meant = otherBases.find((other) => other.amount === amount)?.meant ?? null;
  const label = meant === null ? "" : words.fill(texts.read, { amount: words.dose(meant, unit) });
  if (isHeavier)
    return [
      line(
        words.fill(basis === null ? rod.mass : rod.massBasis, {
          basis: basis === null ? "" : textOf(basis),
          name: withCapital(words.active(slug)),
          dose: words.dose(amount, unit),
          mass,
        }),
        { fix: meant === null ? null : { kind: "dose", slug, amount: meant, unit, label } },
      ),
    ];
  if (basis === null || !hasOwnBasis(known, context)) return [];
  const name = withCapital(words.active(slug));
  return [line(words.fill(rod.basis, { name, basis: textOf(basis) }))];
}

/** Where something is dissolved. */
function describePh({ slug, ph }: ActiveFacts, { words, formula }: JudgedFormula) {
  const isWet = formula.instrument === "serum" || formula.container === "liquide";
  if (!ph || !isWet) return [];
  const range = words.range({ ...ph, to: ph.to === ph.from ? undefined : ph.to }, "");
  const name = withCapital(words.active(slug));
  return [line(words.fill(words.texts.said.rod.ph, { name, range }))];
}

/** Else it is called by what is counted of it: "Zinc", "en zinc élément". */
export const hasOwnBasis = (
  { slug, basis, supplies: [first] }: ActiveFacts,
  { words }: JudgedFormula,
): boolean => {
  const name = words.active(slug);
  // "en acide alpha-lipoïque".
  if (basis !== null && textOf(basis).replace(/^\S+ /, "") === name) return false;
  return first === undefined || words.nutrient(first.nutrient) !== name;
};

export function listTotalLines(
  rod: DoseTotal,
  context: JudgedFormula,
): readonly LinePresentation[] {
  const { words, formula, facts } = context;
  if (rod.total === null) return rod.doubts.map((doubt) => describeDoubt(doubt, rod, context));
  if (formula.instrument === "serum") return listSerumLines(rod, context);
  const { nutrient } = rod;
  const annulled =
    nutrient && facts.nutrients[nutrient]?.annulled.includes(formula.market)
      ? words.texts.said.rod.annulled[formula.market]
      : undefined;
  return [
    rod.slip ? null : describeShare(rod, context),
    annulled && line(textOf(annulled)),
    ...describePassed(rod, context),
    ...rod.doubts.map((doubt) => describeDoubt(doubt, rod, context)),
    describeNext(rod, context),
    ...listToldApart(rod).map((limit) => adviceLine(limit, words)),
  ].flatMap((each) => each || []);
}

/** Advice that a dose goes against though it may be sold; of what has no claim, also advice that it follows. */
const listToldApart = ({ nutrient, zone, limits, advised }: DoseTotal): readonly JudgedLimit[] =>
  nutrient === null && zone !== "unconfirmed" ? limits.filter(isAdvised) : advised;

/** "100 % de la VNR, 18 allégations.", or why there is no claim. */
function describeShare(rod: DoseTotal, { words, facts }: JudgedFormula): LinePresentation | null {
  const { rod: texts, claims: count, noClaim } = words.texts.said;
  const { share, earned, nutrient, parts } = rod;
  const dose = formatTotal(rod, words) ?? "";
  if (nutrient === null) {
    const [first] = parts.flatMap(({ slug }) => facts.actives[slug] ?? []);
    if (first && isStrain(first)) return null;
    return line(textOf(first?.claims === "on hold" ? texts.onHold : texts.none));
  }
  const claims = earned.length > 0 ? words.count(count, earned.length) : textOf(noClaim);
  const ofReference =
    share === null ? null : words.fill(texts.share, { share: words.percent(share) });
  const around = (before: string, text: string, after: string): LinePresentation =>
    line(before + text + after, { link: earned.length > 0 ? { before, text, after } : null });
  if (parts.length > 1) {
    const named = { dose, name: words.nutrient(nutrient) };
    const [before = "", after = ""] = textOf(texts.togetherClaims).split("{claims}");
    const lead = ofReference === null ? "" : `${ofReference}, `;
    return around(words.fill(before, named) + lead, claims, words.fill(after, named));
  }
  return ofReference === null
    ? around("", withCapital(claims), ".")
    : around(`${withCapital(ofReference)}, `, claims, ".");
}

function describePassed(rod: DoseTotal, context: JudgedFormula): readonly LinePresentation[] {
  const { words } = context;
  const { passed, ceiling } = rod;
  if (!passed) return [];
  const { source } = words.texts.said.rod;
  return [
    line(describeOver(rod, passed, words), {
      sign: "barred",
      fix: passed.amount === 0 ? removeOnly(rod, words) : setTotal(rod, ceiling, context),
    }),
    ...listPassedBesides(rod, context.formula).map((limit) =>
      line(describeOver(rod, limit, words), { sign: "barred" }),
    ),
    ...(rod.slip ? [describeUnitSlip(rod, words)] : []),
    ...(passed.kind === "annex"
      ? [line(words.fill(source, { source: textOf(passed.source) }))]
      : []),
  ];
}

/** The pill that takes away what no level makes right here. */
function removeOnly({ parts: [only, ...others] }: DoseTotal, words: DeskWords): Fix | null {
  if (!only || others.length > 0) return null;
  const name = withCapital(words.active(only.slug));
  const label = words.fill(words.texts.said.together.remove, { name });
  return { kind: "remove", slug: only.slug, label };
}

/** That the unit is to be looked at, with the dose that another one makes. */
export function describeUnitSlip(
  { total, unit, slip }: DoseTotal,
  words: DeskWords,
): LinePresentation {
  const { amount: texts } = words.texts.said;
  const meant = slip?.meant ?? null;
  return line(
    words.fill(texts.check[slip?.of ?? "reference"], { amount: words.dose(total ?? 0, unit) }),
    {
      sign: "dotted",
      fix: meant && {
        kind: "dose",
        ...meant,
        label: words.fill(texts.read, { amount: words.dose(meant.amount, meant.unit) }),
      },
    },
  );
}

const adviceLine = (limit: JudgedLimit, words: DeskWords): LinePresentation =>
  line(describeAdvice(limit, words), { sign: "dotted" });

/** Why a dose is to be confirmed. */
export function describeDoubt(
  { code, amounts: [over], limit }: Finding<DoubtCode>,
  rod: DoseTotal,
  context: JudgedFormula,
): LinePresentation {
  const { words } = context;
  const { rod: texts } = words.texts.said;
  const doubt = (text: string, fix: Fix | null = null) => line(text, { sign: "dotted", fix });
  const describeExcess = (text: Phrase) =>
    doubt(
      words.fill(text, { amount: over ? words.difference(over.amount, over.unit) : "" }),
      setTotal(rod, (rod.total ?? 0) - (over?.amount ?? 0), context),
    );
  switch (code) {
    case "unit-doubtful":
      return describeUnitSlip(rod, words);
    case "status-open":
      return doubt(textOf(texts.statusOpen));
    case "not-allowed":
      return doubt(textOf(texts.notAllowed));
    case "over-level":
      return describeExcess(texts.over.ue);
    case "over-usual":
      return describeExcess(texts.over.usual);
    case "medicine-strength":
      return doubt(describeStrengths(rod, words));
    case "kind-unnamed":
      return doubt(textOf(texts.kindUnnamed));
    case "between-limits":
      return limit ? describeBetween(limit, rod, context) : doubt("");
    case "over-national":
    case "medicine-elsewhere":
    case "over-known":
      return limit ? describePast(limit, rod, context) : doubt("");
    case "share-unknown":
      return doubt(words.fill(texts.shareUnknown, { name: nameOfTotal(rod, words) }));
    case "over-advice":
      return limit ? adviceLine(limit, words) : doubt("");
  }
}

/** All strengths, whichever the dose has reached. */
function describeStrengths({ limits }: DoseTotal, words: DeskWords): string {
  const medicines = limits.filter(({ kind }) => kind === "medicine");
  const [first] = medicines;
  return words.count(words.texts.said.rod.strengths, medicines.length, {
    amounts: words.list(medicines.map(({ amount, unit }) => words.dose(amount, unit))),
    state: first?.state ? textOf(first.state) : "",
    source: first ? nameOfSetter(first) : "",
  });
}

/** Over one figure of the market, and under the other: both are said. */
function describeBetween(
  limit: JudgedLimit,
  rod: DoseTotal,
  context: JudgedFormula,
): LinePresentation {
  const { words, formula } = context;
  const other = boundsOf(rod.limits, formula).lines.find(({ isExceeded }) => !isExceeded);
  const amount = (each: JudgedLimit) => words.dose(each.amount, each.unit);
  return line(
    words.fill(words.texts.said.rod.past.between, {
      amount: amount(limit),
      source: nameOfSetter(limit),
      other: other ? amount(other) : "",
      otherSource: other ? nameOfSetter(other) : "",
    }),
    { sign: "dotted", fix: backTo(limit, rod, context) },
  );
}

/** Over what a State allows, from the dose of a medicine there, or over all that we make. */
function describePast(
  limit: JudgedLimit,
  rod: DoseTotal,
  context: JudgedFormula,
): LinePresentation {
  const { words } = context;
  const { past } = words.texts.said.rod;
  const { kind, amount, unit, state } = limit;
  const text =
    kind === "practice"
      ? past.known
      : kind === "medicine"
        ? past.medicine
        : amount === 0
          ? past.banned
          : past.national;
  const blanks = {
    amount: words.dose(amount, unit),
    state: state ? textOf(state) : "",
    source: kind === "practice" ? withSmallLetter(shortSourceOf(limit)) : nameOfSetter(limit),
  };
  return line(words.fill(text, blanks), { sign: "dotted", fix: backTo(limit, rod, context) });
}

/** The pill back to a limit, once: to the one that ends the window. */
function backTo(limit: JudgedLimit, rod: DoseTotal, context: JudgedFormula): Fix | null {
  const first = rod.doubts.find((doubt) => doubt.limit?.amount === rod.maximum);
  return first?.limit !== limit || limit.kind === "medicine" || limit.amount === 0
    ? null
    : setTotal(rod, limit.amount, context);
}

/** The claims that a higher dose within the limits would earn. */
function describeNext(rod: DoseTotal, context: JudgedFormula): LinePresentation | null {
  const { words } = context;
  const { rod: texts } = words.texts.said;
  const { nearest, total, zone, isLeast, unit } = rod;
  if (!nearest || total === null || zone === "above" || isLeast) return null;
  const isSilent = zone === "silent";
  const amount = words.dose(isSilent ? nearest.amount - total : nearest.amount, unit);
  return line(words.count(isSilent ? texts.lacks : texts.more, nearest.count, { amount }), {
    sign: isSilent ? "empty" : null,
    fix: setTotal(rod, nearest.amount, context),
  });
}

function listSerumLines(rod: DoseTotal, context: JudgedFormula): readonly LinePresentation[] {
  const { words, facts } = context;
  const { rod: texts } = words.texts.said;
  const { usual, unit, parts, zone, threshold } = rod;
  const basis = parts.flatMap(({ slug }) => facts.actives[slug]?.basis ?? [])[0];
  const isFree = !rod.limits.some(({ kind }) => kind === "annex");
  return [
    ...(parts.length > 1
      ? [line(words.fill(texts.togetherNothing, { dose: formatTotal(rod, words) ?? "" }))]
      : []),
    line(
      joinSentences(
        basis ? `${textOf(basis)}.` : null,
        isFree ? textOf(texts.noAnnex) : null,
        usual &&
          words.fill(texts.usual, {
            from: words.number(usual.from / unitFacts[unit].size),
            to: formatDose(usual.to, unit, words.language),
          }),
      ),
    ),
    ...describePassed(rod, context),
    ...rod.doubts.map((doubt) => describeDoubt(doubt, rod, context)),
    ...listSerumAdvice(rod, context),
    ...(zone === "silent"
      ? [
          line(textOf(texts.belowUsual), {
            sign: "empty",
            fix: setTotal(rod, threshold, context),
          }),
        ]
      : []),
  ];
}

/** What experts advise, but for what is told as a doubt; in the order of their amounts. */
const listSerumAdvice = (
  { limits, doubts }: DoseTotal,
  { words }: JudgedFormula,
): readonly LinePresentation[] =>
  limits
    .filter((each) => isAdvised(each) && !doubts.some(({ limit }) => limit === each))
    .toSorted((a, b) => b.amount - a.amount)
    .map((limit) => ({
      ...adviceLine(limit, words),
      sign: limit.isExceeded ? ("dotted" as const) : null,
    }));

/** The pill that brings a sum to `target` by one active, where one can. */
function setTotal(
  rod: DoseTotal,
  target: number | null,
  { words, formula, facts }: JudgedFormula,
): Fix | null {
  const fix = doseForSum(rod, target, formula, facts);
  if (!fix) return null;
  const { reduce, reduceOf, raise, raiseOf } = words.texts.said.rod;
  const isOne = rod.parts.length === 1;
  const isLess = (target ?? 0) < (rod.total ?? 0);
  const label = words.fill(isLess ? (isOne ? reduce : reduceOf) : isOne ? raise : raiseOf, {
    name: withCapital(words.active(fix.slug)),
    amount: formatDose(fix.amount, fix.unit, words.language),
  });
  return { kind: "dose", ...fix, label };
}
