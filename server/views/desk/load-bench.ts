// A bench of the formula desk from an address: the formula, the facts of its actives, the search.

import { textOf, translate } from "#shared/editions/edition.ts";
import type { DeskTexts } from "#shared/formula/desk-texts.ts";
import type { DeskWords } from "#shared/formula/desk-words.ts";
import type { AddressProblem, Formula, Instrument } from "#shared/formula/formula.ts";
import { isCeiling } from "#shared/formula/gauge-places.ts";
import { describeWords } from "#shared/formula/sentences/bench-words.ts";
import { describeVerdict } from "#shared/formula/sentences/present-verdict.ts";
import type { ClaimGroup } from "#shared/formula/sentences/presentation.ts";
import {
  describeAside,
  describeProblem,
  type ProblemPresentation,
} from "#shared/formula/sentences/problems.ts";
import type { DoseTotal } from "#shared/formula/verdict.ts";
import { writeFormula } from "#shared/formula/write-formula.ts";
import { desk } from "#shared/generated/pages/desk.ts";
import { brandField } from "#shared/labels/brand-field.ts";
import type { BenchTexts, BenchTotal, DeskData } from "#shared/pages/desk.ts";
import { additionField, otherInstrument } from "#shared/pages/desk-address.ts";
import { withSmallLetter } from "#shared/words/letters.ts";
import { type Reader, wordsIn } from "#shared/words/words.ts";
import type { Head } from "../compose-head.ts";
import type { Redirection } from "../found-page.ts";
import { findChoiceName } from "./list-choices.ts";
import { loadStartsOf } from "./load-starts.ts";
import { openFormula, readQuery } from "./open-formula.ts";
import { problemLines } from "./problem-lines.ts";
import { shortenFacts } from "./shorten-facts.ts";
import { takeIdea } from "./take-idea.ts";

export interface AskedFormula {
  readonly formula: Formula;
  readonly problems: readonly AddressProblem[];
  /** The query of the address; "" when it has nothing of a formula. */
  readonly query: string;
}

export function readAskedFormula(
  parameters: URLSearchParams,
  instrument: Instrument,
): AskedFormula {
  // The thanks for an enquiry are no part of the formula, nor is the name on its pack.
  const said = [...parameters].filter(([name]) => name !== "sent" && name !== brandField);
  const { formula, problems } = readQuery(said, instrument);
  // An address with any field of a formula is never the empty page, which is everybody's.
  return { formula, problems, query: said.length === 0 ? "" : queryOf(formula) };
}

const queryOf = (formula: Formula): string => writeFormula(formula) || "?v=1";

function benchTexts({
  head: _head,
  formulaTitle: _formulaTitle,
  lead: _lead,
  bearing: _bearing,
  emptyBearing: _emptyBearing,
  start: _start,
  print: _print,
  csv: _csv,
  mail: _mail,
  named: _named,
  said: _said,
  subjects: _subjects,
  mentions: _mentions,
  marks: _marks,
  ...shown
}: DeskTexts): BenchTexts {
  return shown;
}

export interface Bench extends Pick<AskedFormula, "query"> {
  readonly head: Head;
  readonly data: DeskData;
  /** The address adds a text: the formula with what was read of it has another address. */
  readonly redirection: Redirection | null;
}

/** The number of actives stands in the title, in words. */
function headOf({ instrument, actives }: Formula): Head {
  const head = desk.head[instrument === "serum" ? "serum" : "supplement"];
  const { length } = actives;
  const number = desk.said.numbers[length];
  if (length === 0 || !number) return head;
  const title = translate((language) =>
    wordsIn(language).count(desk.formulaTitle, length, { number }),
  );
  return { ...head, title };
}

const benchRod = ({
  id,
  nutrient,
  parts,
  total,
  unit,
  threshold,
  maximum,
  isPractice,
  europe,
  zone,
  limits,
}: DoseTotal): BenchTotal => ({
  id,
  nutrient,
  parts,
  total,
  unit,
  threshold,
  maximum,
  isPractice,
  europe,
  zone,
  // Others have lines of their own among the values above.
  limits: limits.filter(isCeiling).map(({ kind, amount }) => ({ kind, amount })),
});

const isQuery = (query: string, parameters: URLSearchParams) =>
  new URLSearchParams(query).toString() === parameters.toString();

/** What the other instrument has kept for the way back. */
function listAside(
  formula: Formula,
  reader: Reader,
  words: DeskWords,
): readonly ProblemPresentation[] {
  if (formula.aside === null) return [];
  const other = otherInstrument(formula);
  const { actives } = readQuery(new URLSearchParams(formula.aside), other).formula;
  const names = actives.flatMap(({ slug }) => findChoiceName(slug, other, reader) ?? []);
  return names.length > 0
    ? [
        describeAside(
          names.map((name) => withSmallLetter(textOf(name))),
          words,
        ),
      ]
    : [];
}

/** Of all subjects but the first, the page shows how many claims they have, and no more. */
const shortenSubject = (subject: ClaimGroup, at: number): ClaimGroup =>
  at === 0 ? subject : { ...subject, summary: "", claims: [] };

export function loadBench(
  instrument: Instrument,
  parameters: URLSearchParams,
  reader: Reader,
): Bench {
  const asked = readAskedFormula(parameters, instrument);
  const taken = takeIdea(parameters.getAll(additionField), asked.formula, reader);
  const { formula } = taken ?? asked;
  const query = taken ? queryOf(formula) + taken.rest : asked.query;
  const opened = openFormula(formula, reader);
  const { facts, verdict, words } = opened;
  const { texts } = words;
  const said = describeVerdict(opened);
  const problems = [
    ...listAside(formula, reader, words),
    ...asked.problems.map((problem) =>
      describeProblem(problem, formula, words, (slug) => findChoiceName(slug, instrument, reader)),
    ),
  ];
  return {
    head: headOf(formula),
    data: {
      instrument,
      texts: benchTexts(texts),
      formula,
      problems,
      lines: problemLines(problems, formula, reader, words),
      facts: shortenFacts(facts, said.byNutrient),
      verdict: {
        rods: verdict.rods.map(benchRod),
        room: verdict.room,
        containers: verdict.containers,
        percent: verdict.percent,
        ...(instrument === "serum" && { ph: verdict.ph }),
      },
      said: { ...said, subjects: said.subjects.map(shortenSubject) },
      words: describeWords(formula, said.questions.length, texts),
      idea: taken?.told ?? null,
      starts: formula.actives.length === 0 ? loadStartsOf(instrument, reader) : [],
    },
    query,
    redirection: taken && !taken.isCut && !isQuery(query, parameters) ? taken.place : null,
  };
}
