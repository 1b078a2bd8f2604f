// What of an address or of a field was not understood, in words.
import { type Phrase, textOf } from "#shared/editions/edition.ts";
import { type Unit, unitFacts } from "../amounts.ts";
import type { AddressProblem, Formula } from "../formula.ts";
import { type AmountProblem, readAmount } from "../read-amount.ts";
import { sayAmount, saySign } from "../say-amount.ts";
import { join, startBig, startSmall, type Voice } from "../voice.ts";

/** Below a field, without its last stop. */
export function sayAmountProblem(problem: AmountProblem, unit: Unit, voice: Voice): string {
  const { amount, or } = voice.texts.said;
  const { kind } = unitFacts[unit];
  const signs = (Object.keys(unitFacts) as Unit[])
    .filter((each) => unitFacts[each].kind === kind)
    .map((each) => saySign(each, voice.language));
  const last = signs.at(-1) ?? "";
  const before = signs.slice(0, -1).join(", ");
  return voice.say(amount[problem], {
    unit: saySign(unit, voice.language),
    units: before === "" ? last : voice.say(or, { first: before, last }),
  });
}

/** A dose of an address, as readers see doses; as it stands where it is none. */
function sayTyped(text: string, slug: string, { facts, language }: Voice): string {
  const dosing = facts.actives[slug];
  const read = dosing && readAmount(text, dosing);
  return !read || "problem" in read ? text : sayAmount(read.amount, read.unit, language);
}

export interface SaidProblem {
  readonly kind: AddressProblem["kind"];
  readonly title: string;
  readonly text: string;
  /** What stands in the address and is not known here; null of other problems. */
  readonly unknown: string | null;
  /** The pill that takes the other of two doses. */
  readonly take: { readonly slug: string; readonly text: string; readonly label: string } | null;
}

/** Above the bench. `nameOf`: of what is not on it, the parts of a complex. */
export function sayProblem(
  problem: AddressProblem,
  formula: Formula,
  voice: Voice,
  nameOf: (slug: string) => Phrase | undefined = () => undefined,
): SaidProblem {
  const { problem: texts } = voice.texts.said;
  const said = (title: string, text = "", take: SaidProblem["take"] = null): SaidProblem => ({
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
        voice.say(texts.unknown, { name: problem.name }),
        rest > 0 ? startBig(voice.count(texts.unknownRest, rest)) : "",
      );
    }
    case "complex": {
      const parts = problem.parts.map((slug) =>
        startSmall(textOf(nameOf(slug) ?? voice.active(slug))),
      );
      return said(voice.say(texts.complex, { name: problem.name, parts: voice.list(parts) }));
    }
    case "twice": {
      const { name: slug, kept, text } = problem;
      const name = startBig(voice.active(slug));
      const other = sayTyped(text, slug, voice);
      return said(
        voice.say(texts.twice, { name, kept: sayTyped(kept, slug, voice), text: other }),
        "",
        { slug, text, label: voice.say(texts.twiceTake, { text: other }) },
      );
    }
    case "too many":
      return said(
        textOf(texts.tooMany),
        voice.count(texts.tooManyRest, problem.left, { total: voice.number(problem.count) }),
      );
    case "setting":
      return said(voice.say(texts.setting, problem));
    case "newer":
      return said(voice.say(texts.newer, problem));
    case "amount": {
      const unit = formula.actives.find(({ slug }) => slug === problem.name)?.unit ?? "mg";
      return said(
        join(
          voice.say(texts.amount, {
            name: startBig(voice.active(problem.name)),
            text: problem.text,
            problem: startSmall(sayAmountProblem(problem.problem, unit, voice)),
          }),
        ),
      );
    }
  }
}

/** What was read where it was typed in international units. `perUnit`: smallest units in one. */
export function sayInternational(
  amount: number,
  unit: Unit,
  perUnit: number,
  voice: Voice,
): string {
  return voice.say(voice.texts.said.amount.international, {
    amount: voice.amount(amount, unit),
    unit: saySign(unit, voice.language),
    count: voice.number(unitFacts[unit].size / perUnit),
  });
}

/** What counts while a field cannot be read. */
export const sayKept = (amount: number, unit: Unit, voice: Voice): string =>
  voice.say(voice.texts.said.amount.kept, { amount: voice.amount(amount, unit) });
