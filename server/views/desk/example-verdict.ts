// Verdicts of formulas given as addresses, for tests: judged on the content as it stands, and said.

import type { Language } from "#shared/editions/edition.ts";
import { printAmount } from "#shared/formula/amounts.ts";
import type { DeskFacts } from "#shared/formula/desk-facts.ts";
import type { DeskTexts } from "#shared/formula/desk-texts.ts";
import type { Instrument } from "#shared/formula/formula.ts";
import { judgeFormula } from "#shared/formula/judge-formula.ts";
import { describeVerdict } from "#shared/formula/sentences/present-verdict.ts";
import type { DoseTotal } from "#shared/formula/verdict.ts";
import { openFormula, readQuery } from "./open-formula.ts";

export const readerIn = (language: Language) =>
  ({ edition: { id: language, prefix: `/${language}` }, pageLanguage: language }) as const;

/** Spaces that do not break are tested with the amounts. */
export const plain = (text: string | null | undefined) =>
  (text ?? "").replace(/[\u00a0\u202f]/g, " ");

export interface Case {
  readonly query: string;
  readonly instrument?: Instrument;
  readonly language?: Language;
  readonly texts?: DeskTexts;
  readonly change?: (facts: DeskFacts) => DeskFacts;
}

export function judged({ query, instrument = "complement", language = "fr", change, texts }: Case) {
  const reader = readerIn(language);
  const { formula, problems } = readQuery(new URLSearchParams(query), instrument);
  const opened = openFormula(formula, reader);
  const facts = change ? change(opened.facts) : opened.facts;
  const own = texts ?? opened.words.texts;
  return { ...judgeFormula(formula, facts, { texts: own, language }), problems };
}

export const said = (one: Case) => describeVerdict(judged(one));

export const sentences = (one: Case) =>
  said(one).cells.map(({ sign, sentence, note, short }) => [
    sign,
    plain(sentence),
    plain(note),
    plain(short),
  ]);

/** Kind and amount of the limits that a dose exceeds. */
export const exceeded = ({ limits }: DoseTotal) =>
  limits
    .filter(({ isExceeded }) => isExceeded)
    .map(({ kind, amount, unit }) => `${kind} ${printAmount(amount, unit)}`);

export const linesOf = (one: Case) =>
  said(one).rods.map(({ name, lines }) => [
    plain(name),
    ...lines.map(({ text, fix }) => plain(fix ? `${text} [${fix.label}]` : text)),
  ]);
