// A formula and its verdict for other programs: docs/desk-json.md says what each field means. A field may be added there and here
// at any time; to rename, remove or redefine one takes a new version.
import { type Phrase, textOf } from "#shared/editions/edition.ts";
import { printNumber, type Unit } from "./amounts.ts";
import type { ClaimFacts, DeskFacts } from "./desk-facts.ts";
import type { AddressProblem, Formula } from "./formula.ts";
import type { Rod, Verdict } from "./verdict.ts";

const version = 1;

/** @returns plain JSON; amounts are numbers in the unit beside them */
export function verdictJson({
  formula,
  verdict,
  facts,
  problems,
}: {
  readonly formula: Formula;
  readonly verdict: Verdict;
  readonly facts: DeskFacts;
  readonly problems: readonly AddressProblem[];
}) {
  const { rods, room, warnings, exclusions, questions } = verdict;
  const { instrument, market, care, batch } = formula;
  const isSerum = instrument === "serum";
  return {
    version,
    instrument,
    market,
    ...(isSerum ? { care } : {}),
    batch,
    formula: formula.actives.map(({ slug, amount, unit }) => {
      const rod = rods.find(({ parts }) => parts.some((part) => part.slug === slug));
      return {
        slug,
        dose: numberOf(amount, unit),
        unit,
        nutrient: rod?.nutrient ?? null,
        zone: rod?.zone ?? null,
      };
    }),
    nutrients: rods.map(nutrientJson),
    claims: verdict.claims.map(({ claim, isAbove }) => ({
      ...claimJson(claim, facts),
      above: isAbove,
    })),
    next: verdict.next.map((claim) => {
      const { minimum, ...said } = claimJson(claim, facts);
      return { ...said, dose: minimum };
    }),
    warnings: warnings.map((warning) => ({
      slug: warning.slug,
      kind: warning.kind,
      text: textOf(warning.text),
      ...(warning.kind === "label" && { product: textOf(warning.product) }),
    })),
    exclusions: exclusions.map(({ kind, between, reason, unless }) => ({
      kind,
      between,
      reason: plain(reason),
      unless,
    })),
    room: isSerum ? null : roomJson(room),
    questions,
    problems,
  };
}

const plain = (text: Phrase | null): string | null => (text === null ? null : textOf(text));

const numberOf = (amount: number | null, unit: Unit): number | null =>
  amount === null ? null : Number(printNumber(amount, unit));

function nutrientJson({ id, nutrient, parts, total, isLeast, unit, share, zone, ...rod }: Rod) {
  return {
    id,
    isNutrient: nutrient !== null,
    slugs: parts.map(({ slug }) => slug),
    amount: numberOf(total, unit),
    isLowerBound: isLeast,
    unit,
    share,
    zone,
    limits: rod.limits.map(({ kind, amount, unit: own, source, year, about, isExceeded }) => ({
      kind,
      amount: numberOf(amount, own),
      unit: own,
      source: textOf(source),
      year,
      about: plain(about),
      exceeded: isExceeded,
    })),
  };
}

function claimJson({ id, nutrient, sentence, condition, minimum }: ClaimFacts, facts: DeskFacts) {
  const unit = facts.nutrients[nutrient]?.unit ?? "mg";
  return {
    id,
    nutrient,
    text: textOf(sentence),
    condition: plain(condition),
    minimum: numberOf(minimum, unit),
    unit,
  };
}

const roomJson = ({ container, units, milligrams, isLowerBound }: Verdict["room"]) => ({
  container,
  units,
  milligrams,
  isLowerBound,
});
