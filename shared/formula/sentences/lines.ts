// The lines below the actives of a rod: what they weigh, what they earn, what is too much or open, and the pills that mend it.

import { textOf } from "#shared/editions/edition.ts";
import { unitFacts } from "#shared/facts/units.ts";
import { formatDose } from "#shared/words/amounts.ts";
import { withCapital } from "#shared/words/letters.ts";
import { type ActiveFacts, isStrain } from "../desk-facts.ts";
import { type DeskWords, joinSentences } from "../desk-words.ts";
import { isAdvised } from "../engine/limits.ts";
import type { JudgedLimit } from "../findings.ts";
import type { DosedActive } from "../formula.ts";
import type { JudgedFormula } from "../judge-formula.ts";
import { type PhWindow, writePh } from "../ph-windows.ts";
import type { DoseTotal } from "../verdict.ts";
import { adviceLine, describeDoubt, describeUnitSlip, line, setTotal } from "./doubt-lines.ts";
import type { Fix, LinePresentation } from "./presentation.ts";
import { describeAmountProblem, describeInternational } from "./problems.ts";
import { describeOver, formatTotal } from "./total-words.ts";
import { listWishLines } from "./wishes.ts";

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
          ...describePh(known, context).map((text) => line(text)),
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

/** Of a liquid. */
const describePh = ({ ph }: ActiveFacts, { words, formula }: JudgedFormula): readonly string[] =>
  ph && formula.container === "liquide" && formula.instrument === "complement"
    ? [phOf(ph, words)]
    : [];

const phOf = (ph: PhWindow, words: DeskWords): string =>
  words.fill(words.texts.said.rod.ph, { range: writePh(ph, words) });

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
    // Of another unit all of the others may go.
    ...(rod.slip ? [describeUnitSlip(rod, words)] : []),
    line(describeOver(rod, passed, words), {
      sign: "barred",
      fix: passed.amount === 0 ? removeOnly(rod, words) : setTotal(rod, ceiling, context),
    }),
    ...rod.alsoPassed.map((limit) => line(describeOver(rod, limit, words), { sign: "barred" })),
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
  // Of a sum, the drawing beside the rods says it of each.
  const [only] = parts.flatMap(({ slug }) => facts.actives[slug]?.ph ?? []);
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
        only && parts.length === 1 ? phOf(only, words) : null,
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
