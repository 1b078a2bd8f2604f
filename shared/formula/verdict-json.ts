// A formula and its verdict for other programs: docs/desk-json.md says what each field means. A field may be added there and here
// at any time; to rename, remove or redefine one takes a new version.

import { type Phrase, textOf } from "#shared/editions/edition.ts";
import type { Unit } from "#shared/facts/units.ts";
import { printNumber } from "./amounts.ts";
import type { ClaimFacts, DeskFacts } from "./desk-facts.ts";
import type { Answer, Finding, FindingCode, JudgedLimit } from "./findings.ts";
import type { AddressProblem } from "./formula.ts";
import type { JudgedFormula } from "./judge-formula.ts";
import { readContent } from "./order-choices.ts";
import { batches } from "./order-values.ts";
import { describeIngredients, describeLabels, describeMentions } from "./sentences/label.ts";
import {
  describeWordings,
  listLabelLines,
  nameFood,
  textOfWording,
} from "./sentences/label-words.ts";
import type { DoseTotal, Verdict } from "./verdict.ts";

const version = 1;

/** @returns plain JSON; amounts are numbers in the unit beside them */
export function verdictJson(context: JudgedFormula, problems: readonly AddressProblem[]) {
  const { formula, verdict, facts } = context;
  const { answers, rods, room, warnings, exclusions, questions } = verdict;
  const { instrument, market, care, batch, content, packaging, date, destination } = formula;
  const isSerum = instrument === "serum";
  return {
    version,
    instrument,
    market,
    ...(isSerum ? { care } : {}),
    // As version 1 had it: the smallest, where nobody has chosen.
    batch: batch ?? batches[0],
    order: {
      packs: batch,
      content: content && readContent(content),
      packaging,
      date,
      country: destination,
      machineTime: verdict.machineTime,
    },
    answers: {
      sell: answerJson(answers.sell),
      say: answerJson(answers.say),
      fit: answerJson(answers.fit),
    },
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
    inexact: rods.flatMap(({ inexact }) => inexact.map((claim) => claimJson(claim, facts))),
    withheld: verdict.withheld.map(({ claim, slugs }) => ({ ...claimJson(claim, facts), slugs })),
    label: {
      name: nameFood(context),
      lines: listLabelLines({
        foodName: nameFood(context),
        wordings: describeWordings(context),
        mentions: describeMentions(context),
        labels: describeLabels(context),
      }),
      ingredients: describeIngredients(context),
    },
    warnings: warnings.map((warning) => ({
      slug: warning.slug,
      kind: warning.kind,
      text: warning.kind === "wording" ? textOfWording(warning, context) : textOf(warning.text),
      ...(warning.kind === "wording" && {
        obligation: warning.obligation,
        source: textOf(warning.source),
      }),
      ...(warning.kind === "label" && { product: textOf(warning.product) }),
    })),
    allergens: verdict.allergens.map(({ slug, names }) => ({ slug, names: names.map(textOf) })),
    fragranceAllergens: verdict.fragranceAllergens.map(
      ({ slug, inci, isCertain, threshold, source }) => ({
        slug,
        inci,
        certain: isCertain,
        above: numberOf(threshold, "pc"),
        source: textOf(source),
      }),
    ),
    exclusions: exclusions.map(({ kind, between, reason, unless }) => ({
      kind,
      between,
      reason: plain(reason),
      unless,
    })),
    wishes: verdict.wishes.map(({ wish, broken, open }) => ({ wish, broken, open })),
    room: isSerum ? null : roomJson(room),
    questions,
    problems,
  };
}

const plain = (text: Phrase | null): string | null => (text === null ? null : textOf(text));

const numberOf = (amount: number | null, unit: Unit): number | null =>
  amount === null ? null : Number(printNumber(amount, unit));

function nutrientJson({
  id,
  nutrient,
  parts,
  total,
  isLeast,
  unit,
  share,
  zone,
  ...rod
}: DoseTotal) {
  return {
    id,
    isNutrient: nutrient !== null,
    slugs: parts.map(({ slug }) => slug),
    amount: numberOf(total, unit),
    isLowerBound: isLeast,
    unit,
    share,
    zone,
    limits: rod.limits.toSorted((a, b) => a.amount - b.amount).map(limitJson),
    doubts: rod.doubts.map(findingJson),
  };
}

/** Kinds as version 1 names them, where the law of France and that of the Union have their own. */
function kindOf({ place, kind }: JudgedLimit): string {
  if (kind === "agency") return "advice";
  if (kind === "level" || (kind === "law" && place === "ue")) return "union";
  return kind === "law" && place === "fr" ? "france" : kind;
}

const limitJson = (limit: JudgedLimit) => ({
  market: limit.place,
  kind: kindOf(limit),
  amount: numberOf(limit.amount, limit.unit),
  unit: limit.unit,
  source: textOf(limit.source),
  year: limit.year,
  about: plain(limit.about),
  of: limit.of ?? null,
  ph: limit.leastPh ?? null,
  exceeded: limit.isExceeded,
});

const answerJson = ({ sign, code, findings }: Answer<FindingCode>) => ({
  sign,
  code,
  findings: findings.map(findingJson),
});

function findingJson({ code, slugs, total, amounts, limit }: Finding) {
  return {
    code,
    slugs,
    total,
    amounts: amounts.map(({ amount, unit }) => ({ amount: numberOf(amount, unit), unit })),
    limit: limit && limitJson(limit),
  };
}

function claimJson(
  { id, nutrient, sentence, condition, tell, minimum }: ClaimFacts,
  facts: DeskFacts,
) {
  const unit = facts.nutrients[nutrient]?.unit ?? "mg";
  return {
    id,
    nutrient,
    text: textOf(sentence),
    condition:
      [condition, tell]
        .flatMap((term) => term ?? [])
        .map(textOf)
        .join(" ") || null,
    tell: plain(tell),
    minimum: numberOf(minimum, unit),
    unit,
  };
}

const roomJson = ({ container, units, portions, milligrams, isLowerBound }: Verdict["room"]) => ({
  container,
  units,
  portions,
  milligrams,
  isLowerBound,
});
