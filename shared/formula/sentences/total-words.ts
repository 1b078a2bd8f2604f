// Names the parts of a total: its name, its sum, the limit it has passed.

import { type Market, marketIds } from "#shared/content/markets.ts";
import { type Phrase, textOf } from "#shared/editions/edition.ts";
import type { Limit } from "../desk-facts.ts";
import { type DeskWords, sourceInside } from "../desk-words.ts";
import { boundsOf, isUnionLaw } from "../engine/limits.ts";
import type { Finding } from "../findings.ts";
import type { JudgedFormula } from "../judge-formula.ts";
import type { DoseTotal } from "../verdict.ts";
import type { WordedAnswer } from "./presentation.ts";

export const nameOfTotal = ({ nutrient, parts }: DoseTotal, words: DeskWords): string =>
  nutrient ? words.nutrient(nutrient) : words.actives(parts.map(({ slug }) => slug));

/** Its name with the article, where the language has one. */
export const namedTotal = (rod: DoseTotal, words: DeskWords): string =>
  rod.nutrient ? textOf(words.texts.said.named[rod.nutrient]) : nameOfTotal(rod, words);

/** The source of a limit, a market, the law of the Union or an annex: texts about limits are keyed by it. */
export function edgeOf(limit: Limit): Market | "union" | "annex" {
  const { place } = limit;
  if (isUnionLaw(limit)) return "union";
  return place === null ? "annex" : (marketIds.find((market) => market === place) ?? "ue");
}

/** As `edgeOf`; what a register accepts stands beside the maximum of a text: a sentence about it names it. */
export const setterOf = (limit: Limit): ReturnType<typeof edgeOf> | "register" =>
  limit.kind === "register" ? "register" : edgeOf(limit);

/** On its rod: "15 mg"; "5 µg, arrêté de 2006" where the market has another maximum above it. */
export function writeMaximum(
  { limits, maximum, unit }: Pick<DoseTotal, "limits" | "maximum" | "unit">,
  { words, formula }: JudgedFormula,
): string {
  const amount = words.dose(maximum ?? 0, unit);
  const { lines } = boundsOf(limits, formula);
  const law = lines.find((line) => line.kind === "law" && line.amount === maximum);
  return law?.year && lines.some((line) => line.amount !== maximum)
    ? words.fill(words.texts.said.rod.edges.law, { amount, year: String(law.year) })
    : amount;
}

/** The line of its rod that a total stands on: "seuil"; null between two. */
export function nameOfStop(
  { total, threshold, maximum, europe, isPractice }: DoseTotal,
  { words, formula }: JudgedFormula,
): string | null {
  if (total === null) return null;
  const { complement, serum, narrow } = words.texts.bench.edges;
  if (total === threshold)
    return textOf(formula.instrument === "serum" ? narrow.usual : narrow.threshold);
  if (total === maximum) return textOf(isPractice ? narrow.usual : serum.maximum);
  return total === europe ? textOf(complement.beside) : null;
}

/** "4 mg au-dessus du maximum français", or where an active may be put that may not be put here. */
export function describeOver(rod: DoseTotal, passed: Limit, words: DeskWords): string {
  const { rod: texts } = words.texts.said;
  const { amount, unit } = passed;
  if (amount === 0) {
    const places = rod.limits.flatMap((limit) =>
      limit.amount === 0 && limit.about ? [textOf(limit.about)] : [],
    );
    return words.fill(texts.notHere, { places: words.list([...new Set(places)]) });
  }
  return words.fill(texts.over[setterOf(passed)], {
    amount: words.difference((rod.total ?? 0) - amount, unit),
    maximum: words.dose(amount, unit),
    source: sourceOf(passed),
  });
}

/** "au moins 80 mg" where a part has no dose yet, or nobody has said what it supplies. */
export const formatTotal = (
  { total, isLeast, unit, parts }: DoseTotal,
  words: DeskWords,
): string | null => {
  if (total === null) return null;
  const amount = words.dose(total, unit);
  return isLeast || parts.some((part) => part.amount === null)
    ? words.fill(words.texts.said.atLeast, { amount })
    : amount;
};

/** "9,7 mg conseillés au plus (ANSES, 2024)". */
export function describeAdvice(limit: Limit, words: DeskWords): string {
  const { rod } = words.texts.said;
  const said = { source: sourceOf(limit), amount: words.dose(limit.amount, limit.unit) };
  return limit.about === null
    ? words.fill(rod.advice, said)
    : words.fill(rod.adviceOf, { ...said, about: textOf(limit.about) });
}

/** "ANSES, 2024", else the whole name. */
export const sourceOf = (limit: Limit): string =>
  limit.year === null ? textOf(limit.source) : `${shortSourceOf(limit)}, ${limit.year}`;

export const shortSourceOf = ({ source, shortSource }: Limit): string =>
  textOf(shortSource ?? source);

/** Beside an amount: a text of law is dated by its name, other figures by their year. */
export const nameOfSetter = (limit: Limit): string =>
  limit.kind === "law" || limit.year === null
    ? sourceInside(shortSourceOf(limit))
    : sourceOf(limit);

/** The total that a finding is about. */
export const totalOf = ({ total }: Finding, { verdict }: JudgedFormula): DoseTotal | undefined =>
  verdict.rods.find(({ id }) => id === total);

/** Of the totals that findings are about. */
export const namesOfTotals = (found: readonly Finding[], context: JudgedFormula): string =>
  context.words.list(
    found
      .flatMap((each) => totalOf(each, context) ?? [])
      .map((rod) => nameOfTotal(rod, context.words)),
  );

/** That it is one of ours; its page says the same. */
export const describeOwn = ({ words, verdict: { own } }: JudgedFormula): string | null =>
  own === null ? null : words.fill(words.texts.said.sell.own, { name: textOf(own) });

/** An answer of texts that stand as they are. */
export const worded = (sentence: Phrase, note: Phrase, short: Phrase): WordedAnswer => ({
  sentence: textOf(sentence),
  note: textOf(note),
  short: textOf(short),
});
