// Words the parts of an address or a field that were not understood.

import { type Phrase, textOf } from "#shared/editions/edition.ts";
import { type Unit, unitFacts } from "#shared/facts/units.ts";
import { formatDose, signOfUnit } from "#shared/words/amounts.ts";
import { withCapital, withSmallLetter } from "#shared/words/letters.ts";
import { type DeskWords, joinSentences } from "../desk-words.ts";
import type { AddressProblem, Formula } from "../formula.ts";
import { type AmountProblem, readAmount } from "../read-amount.ts";

/** Below a field, without its last stop. */
export function describeAmountProblem(
  problem: AmountProblem,
  unit: Unit,
  words: DeskWords,
): string {
  const { amount, or } = words.texts.said;
  const { kind } = unitFacts[unit];
  const signs = (Object.keys(unitFacts) as Unit[])
    .filter((each) => unitFacts[each].kind === kind)
    .map((each) => signOfUnit(each, words.language));
  const last = signs.at(-1) ?? "";
  const before = signs.slice(0, -1).join(", ");
  return words.fill(amount[problem], {
    unit: signOfUnit(unit, words.language),
    units: before === "" ? last : words.fill(or, { first: before, last }),
  });
}

/** A dose of an address, as readers see doses; as it stands where it is none. */
function describeTyped(text: string, slug: string, { facts, language }: DeskWords): string {
  const dosing = facts.actives[slug];
  const read = dosing && readAmount(text, dosing);
  return !read || "problem" in read ? text : formatDose(read.amount, read.unit, language);
}

export interface ProblemPresentation {
  readonly kind: AddressProblem["kind"] | "aside";
  readonly title: string;
  readonly text: string;
  /** The text of the address that is not known here; null for other problems. */
  readonly unknown: string | null;
  /** The pill that takes the other of two doses. */
  readonly take: { readonly slug: string; readonly text: string; readonly label: string } | null;
}

/** Above the bench. `nameOf`: of what is not on it, the parts of a complex. */
export function describeProblem(
  problem: AddressProblem,
  formula: Formula,
  words: DeskWords,
  nameOf: (slug: string) => Phrase | undefined = () => undefined,
): ProblemPresentation {
  const { problem: texts } = words.texts.said;
  const said = (
    title: string,
    text = "",
    take: ProblemPresentation["take"] = null,
  ): ProblemPresentation => ({
    kind: problem.kind,
    unknown: problem.kind === "unknown" ? problem.name : null,
    title,
    text,
    take,
  });
  switch (problem.kind) {
    case "unknown": {
      const rest = formula.actives.length;
      return said(
        words.fill(texts.unknown, { name: problem.name }),
        rest > 0 ? withCapital(words.count(texts.unknownRest, rest)) : "",
      );
    }
    case "complex": {
      const parts = problem.parts.map((slug) =>
        withSmallLetter(textOf(nameOf(slug) ?? words.active(slug))),
      );
      return said(words.fill(texts.complex, { name: problem.name, parts: words.list(parts) }));
    }
    case "twice": {
      const { name: slug, kept, text } = problem;
      const name = withCapital(words.active(slug));
      const other = describeTyped(text, slug, words);
      return said(
        words.fill(texts.twice, { name, kept: describeTyped(kept, slug, words), text: other }),
        "",
        { slug, text, label: words.fill(texts.twiceTake, { text: other }) },
      );
    }
    case "too many":
      return said(
        textOf(texts.tooMany),
        words.count(texts.tooManyRest, problem.left, { total: words.number(problem.count) }),
      );
    case "setting":
      return said(words.fill(texts.setting, problem));
    case "newer":
      return said(words.fill(texts.newer, problem));
    case "amount": {
      const unit = formula.actives.find(({ slug }) => slug === problem.name)?.unit ?? "mg";
      return said(
        joinSentences(
          words.fill(texts.amount, {
            name: withCapital(words.active(problem.name)),
            text: problem.text,
            problem: withSmallLetter(describeAmountProblem(problem.problem, unit, words)),
          }),
        ),
      );
    }
  }
}

/** The amount read from international units. `perUnit`: smallest units in one. */
export function describeInternational(
  amount: number,
  unit: Unit,
  perUnit: number,
  words: DeskWords,
): string {
  return words.fill(words.texts.said.amount.international, {
    amount: words.dose(amount, unit),
    unit: signOfUnit(unit, words.language),
    count: words.number(unitFacts[unit].size / perUnit),
  });
}

/** What was put aside when the instrument was changed: names as they stand within a sentence. */
export const describeAside = (names: readonly string[], words: DeskWords): ProblemPresentation => ({
  kind: "aside",
  title: words.fill(words.texts.said.problem.aside, { names: words.list(names) }),
  text: "",
  unknown: null,
  take: null,
});
