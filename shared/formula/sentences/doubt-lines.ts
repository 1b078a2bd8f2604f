// Words why somebody has to say whether a dose may be sold, with the pill that takes it back; and the parts of lines that others have too.
import { type Phrase, textOf } from "#shared/editions/edition.ts";
import { formatDose } from "#shared/words/amounts.ts";
import { withCapital, withSmallLetter } from "#shared/words/letters.ts";
import type { DeskWords } from "../desk-words.ts";
import { doseForSum } from "../engine/fixes.ts";
import { boundsOf } from "../engine/limits.ts";
import type { DoubtCode, Finding, JudgedLimit } from "../findings.ts";
import type { JudgedFormula } from "../judge-formula.ts";
import type { DoseTotal } from "../verdict.ts";
import type { Fix, LinePresentation } from "./presentation.ts";
import { describeAdvice, nameOfSetter, nameOfTotal, shortSourceOf } from "./total-words.ts";

export const line = (text: string, more: Partial<LinePresentation> = {}): LinePresentation => ({
  sign: null,
  text,
  link: null,
  fix: null,
  ...more,
});

/** That the unit is to be looked at, with the dose that another one makes, and with the one that stands there. */
export function describeUnitSlip(
  { total, unit, slip, parts }: DoseTotal,
  words: DeskWords,
): LinePresentation {
  const { amount: texts } = words.texts.said;
  const meant = slip?.meant ?? null;
  const amount = words.dose(total ?? 0, unit);
  return line(textOf(texts.check[slip?.of ?? "reference"]), {
    sign: "dotted",
    keep: {
      kind: "keep",
      slugs: parts.map(({ slug }) => slug),
      label: words.fill(texts.keep, { amount }),
    },
    fix: meant && {
      kind: "dose",
      ...meant,
      label: words.fill(texts.read, { amount: words.dose(meant.amount, meant.unit) }),
    },
  });
}

export const adviceLine = (limit: JudgedLimit, words: DeskWords): LinePresentation =>
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

/** The pill that brings a sum to `target` by one active, where one can. */
export function setTotal(
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
