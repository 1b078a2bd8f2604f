// A rod as a row of the table under "Vendre": its amount, its limits, and who set them.

import { type Phrase, textOf } from "#shared/editions/edition.ts";
import { anchorOf, cosmeticsAnchor } from "#shared/pages/register-address.ts";
import { withCapital } from "#shared/words/letters.ts";
import type { Limit } from "../desk-facts.ts";
import type { DeskWords } from "../desk-words.ts";
import { boundsOf, isAdvised, isOver, isUnionLaw } from "../engine/limits.ts";
import type { Sign } from "../findings.ts";
import type { JudgedFormula } from "../judge-formula.ts";
import type { DoseTotal } from "../verdict.ts";
import { hasOwnBasis } from "./lines.ts";
import { type RowPresentation, signOf } from "./presentation.ts";
import { describeAdvice, formatTotal, nameOfSetter, nameOfTotal, sourceOf } from "./total-words.ts";

export function describeRow(rod: DoseTotal, context: JudgedFormula): RowPresentation {
  const { words, formula, facts } = context;
  const { row } = words.texts.said;
  const { nutrient, total, unit, share } = rod;
  const isSerum = formula.instrument === "serum";
  const reference = nutrient ? (facts.nutrients[nutrient]?.reference ?? null) : null;
  const sign: Sign = rod.zone === null ? "dotted" : signOf[rod.zone];
  return {
    id: rod.id,
    sign,
    name: withCapital(nameOfTotal(rod, words)),
    register: rod.limits.length === 0 ? null : isSerum ? cosmeticsAnchor : anchorOf(rod.id),
    of: describeParts(rod, context),
    dose:
      formatTotal(rod, words) ?? textOf(rod.isLeast ? row.open : words.texts.said.state.missing),
    share: share === null || total === null ? null : words.percent(share),
    shareNote:
      reference === null
        ? null
        : words.fill(row.reference, { amount: words.dose(reference, unit) }),
    threshold: isSerum
      ? describeUsual(rod, context)
      : describeOr(rod.threshold, rod, words, row.none),
    ...(isSerum ? describeSerumEdges(rod, context) : describeEdges(rod, context)),
  };
}

function describeOr(
  amount: number | null,
  { unit }: DoseTotal,
  words: DeskWords,
  otherwise: Phrase,
): string {
  if (amount === null) return textOf(otherwise);
  return amount === 0 ? textOf(words.texts.said.row.excluded) : words.dose(amount, unit);
}

/** Parts of a sum, what is put in, or INCI names. */
function describeParts(rod: DoseTotal, context: JudgedFormula): string | null {
  const { parts, unit } = rod;
  const { words, facts } = context;
  const members = parts.flatMap(({ slug }) => facts.actives[slug] ?? []);
  if (parts.length > 1)
    return parts
      .map(({ slug, amount }) =>
        amount === null
          ? words.active(slug)
          : words.fill(words.texts.said.row.parts, {
              name: words.active(slug),
              dose: words.dose(amount, unit),
            }),
      )
      .join(", ");
  const [only] = members;
  if (!only) return null;
  const { slug, inci, form, code, name, supplies } = only;
  // An active that supplies several nutrients is described at the first; for the others it is the source.
  if (rod.nutrient !== null && supplies.length > 1)
    return supplies[0]?.nutrient === rod.nutrient ? null : words.active(slug);
  const basis = form === null && hasOwnBasis(only, context) ? only.basis : null;
  const named = [inci, code === null ? null : name, form, basis].flatMap((text) =>
    text ? [textOf(text)] : [],
  );
  return named.length > 0 ? named.join(", ") : null;
}

const describeUsual = ({ usual, unit }: DoseTotal, { words }: JudgedFormula): string =>
  usual ? words.doseRange(usual.from, usual.to, unit) : textOf(words.texts.said.row.none);

function describeSerumEdges(rod: DoseTotal, { words }: JudgedFormula) {
  const { row } = words.texts.said;
  const annex = rod.limits.filter(({ kind }) => kind === "annex");
  const law =
    annex.length > 0
      ? [...new Set(annex.map(describeLimit))].join(" · ")
      : textOf(words.texts.noAnnex);
  return {
    maximum: describeOr(rod.isPractice ? null : rod.maximum, rod, words, row.notSet.serum),
    maximumNote: words.chain(
      law,
      ...rod.limits.filter(isAdvised).map((limit) => describeAdvice(limit, words)),
    ),
    europe: "",
    europeNote: null,
  };
}

const describeLimit = ({ source, about }: Limit): string =>
  [textOf(source), about && textOf(about)].filter(Boolean).join(", ");

function describeEdges(rod: DoseTotal, context: JudgedFormula) {
  const { words, formula, facts } = context;
  const { row } = words.texts.said;
  const { maximum, europe, nutrient, limits, unit, total, isPractice } = rod;
  const { market } = formula;
  const known = nutrient === null ? undefined : facts.nutrients[nutrient];
  const level = limits.find(({ kind, amount }) => kind === "level" && amount === europe);
  const exceededLevel =
    total !== null && europe !== null && isOver(total, europe)
      ? words.fill(row.exceededLevel, { amount: words.dose(total - europe, unit) })
      : null;
  const levelNote = level
    ? words.chain(
        exceededLevel,
        [
          level.about && !level.isUpperLevel ? textOf(level.about) : null,
          level.year && String(level.year),
        ]
          .filter(Boolean)
          .join(", ") || null,
      )
    : nutrient === null
      ? null
      : textOf(row.noUpper);
  const exceeded =
    total !== null && !isPractice && maximum !== 0 && isOver(total, maximum)
      ? words.fill(row.exceeded, { amount: words.dose(total - (maximum ?? 0), unit) })
      : null;
  const unset = known?.annulled.includes(market) ? row.annulled : row.notSet[market];
  const ends = listEnds(rod, context);
  return {
    maximum: limits.some((limit) => isUnionLaw(limit) && limit.amount === maximum)
      ? words.fill(row.ofUnion, { amount: words.dose(maximum ?? 0, unit) })
      : describeOr(isPractice ? null : maximum, rod, words, unset),
    maximumNote: words.chain(
      exceeded,
      ...ends,
      known?.unread.includes(market) ? textOf(row.unread) : null,
      describeAgency(rod, context),
    ),
    europe: describeOr(europe, rod, words, row.noBeside),
    europeNote: levelNote,
  };
}

/** Who set the edge of the window, then the other limits that end one, with their amounts. */
function listEnds({ limits, maximum, isPractice }: DoseTotal, { words, formula }: JudgedFormula) {
  const { row } = words.texts.said;
  const { bars, lines, national, otherwise } = boundsOf(limits, formula);
  const nameOf = (limit: Limit) => {
    const { place, state, kind, about } = limit;
    if (place === null || place === formula.market || state === null)
      return [nameOfSetter(limit), about && textOf(about)].filter(Boolean).join(", ");
    const text = kind === "medicine" ? row.medicine : row.national;
    return words.fill(text, { state: textOf(state), source: nameOfSetter(limit) });
  };
  return [...bars, ...lines, ...national, ...otherwise]
    .toSorted((a, b) => a.amount - b.amount)
    .flatMap((limit) => {
      // The text that the head of the column names alone has a year.
      const isOfHead =
        limit.place === formula.market && limit.kind === "law" && limit.year !== null;
      if (limit.amount === maximum && !isPractice) return isOfHead ? [] : [nameOf(limit)];
      const amount = words.dose(limit.amount, limit.unit);
      if (isPractice && limit.kind === "medicine")
        return [
          words.fill(row.medicineFrom, {
            state: limit.state ? textOf(limit.state) : "",
            amount,
            source: nameOfSetter(limit),
          }),
        ];
      return [words.fill(row.besides, { source: nameOf(limit), amount })];
    });
}

/** The draft order, and what the agency's committee says to it. */
function describeAgency({ limits }: DoseTotal, { words, formula }: JudgedFormula): string | null {
  const { row } = words.texts.said;
  const own = limits.filter(({ place }) => place === formula.market);
  const draft = own.find(({ kind }) => kind === "draft");
  const advice = own.find(({ kind }) => kind === "agency");
  const amount = (limit: Limit) => words.dose(limit.amount, limit.unit);
  if (draft && advice)
    return words.fill(row.draftAgainst, {
      source: sourceOf(draft),
      advice: amount(advice),
      draft: amount(draft),
    });
  if (draft) return words.fill(row.draft, { source: sourceOf(draft), draft: amount(draft) });
  return advice
    ? words.fill(row.advice, { source: sourceOf(advice), amount: amount(advice) })
    : null;
}
