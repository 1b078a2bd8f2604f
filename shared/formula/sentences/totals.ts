// Words the state of a rod.

import { textOf } from "#shared/editions/edition.ts";
import { withCapital, withSmallLetter } from "#shared/words/letters.ts";
import type { DeskWords } from "../desk-words.ts";
import { isUnionLaw } from "../engine/limits.ts";
import { isCeiling, isLevelFirst } from "../gauge-places.ts";
import type { JudgedFormula } from "../judge-formula.ts";
import type { DoseTotal } from "../verdict.ts";
import { describeDoubt } from "./doubt-lines.ts";
import { listPartLines, listTotalLines } from "./lines.ts";
import type { TotalPresentation } from "./presentation.ts";
import {
  describeOver,
  formatTotal,
  nameOfTotal,
  setterOf,
  shortSourceOf,
  sourceOf,
  writeMaximum,
} from "./total-words.ts";

export function describeTotal(rod: DoseTotal, context: JudgedFormula): TotalPresentation {
  const { words } = context;
  const { threshold, maximum, europe, unit, parts } = rod;
  const name = withCapital(nameOfTotal(rod, words));
  const { excluded } = words.texts.said.row;
  const edge = (value: number | null) =>
    value === null ? null : value === 0 ? textOf(excluded) : words.dose(value, unit);
  return {
    id: rod.id,
    zone: rod.zone,
    name: parts.length > 1 ? words.fill(words.texts.said.rod.together, { name }) : name,
    dose: formatTotal(rod, words),
    threshold: edge(threshold),
    ...(isLevelFirst(rod)
      ? describeEdges(rod, context)
      : {
          maximum:
            describeOther(rod, words) ??
            (maximum ? writeMaximum(rod, context) : edge(maximum)) ??
            describeCeiling(rod, words),
          europe: edge(europe),
        }),
    // Our own formulas stand at the right edge already.
    open:
      rod.isPractice && rod.nutrient !== null
        ? textOf(words.texts.said.rod.noBeside)
        : describeOpenEdge(rod, context),
    lines: [...listPartLines(rod, context), ...listTotalLines(rod, context)],
    state: describeState(rod, context),
  };
}

/** Where the European level ends the window, neither line stands below the name that its column has. */
function describeEdges(rod: DoseTotal, { words, formula }: JudgedFormula) {
  const { edges } = words.texts.said.rod;
  const dose = (amount: number | null) => ({ amount: words.dose(amount ?? 0, rod.unit) });
  return {
    maximum: words.fill(edges.level, dose(rod.europe)),
    europe: describeOther(rod, words) ?? words.fill(edges[formula.market], dose(rod.maximum)),
    narrow: words.dose(rod.maximum ?? 0, rod.unit),
  };
}

/** The line that a rod without threshold and maximum has (gauge-places.ts). */
function describeCeiling({ threshold, limits, unit }: DoseTotal, words: DeskWords): string | null {
  const [least] = limits.filter(isCeiling).toSorted((a, b) => a.amount - b.amount);
  if (threshold !== null || !least) return null;
  return words.fill(words.texts.said.rod.ceiling, {
    amount: words.dose(least.amount, unit),
    source: shortSourceOf(least),
  });
}

/** An edge that is no maximum of the market: the law of the Union, or the most that is usual. */
function describeOther(
  { isPractice, limits, maximum }: DoseTotal,
  words: DeskWords,
): string | null {
  const { rod } = words.texts.said;
  const end = limits.find(
    (limit) =>
      limit.amount === maximum && (isPractice ? limit.kind === "practice" : isUnionLaw(limit)),
  );
  if (!end) return null;
  const amount = words.dose(end.amount, end.unit);
  if (isUnionLaw(end)) return words.fill(rod.ofUnion, { amount });
  return words.fill(rod.ceiling, { amount, source: withSmallLetter(shortSourceOf(end)) });
}

/** Text in place of a missing line at the right. */
function describeOpenEdge(rod: DoseTotal, { words, formula, facts }: JudgedFormula): string | null {
  const { rod: texts } = words.texts.said;
  if (formula.instrument === "serum") return null;
  if (rod.nutrient === null) {
    const isDosed = rod.parts.some(({ slug }) => facts.actives[slug]?.amountKind === "mass");
    const hasEdge =
      rod.maximum !== null || rod.europe !== null || describeCeiling(rod, words) !== null;
    return hasEdge || !isDosed ? null : textOf(texts.openNone);
  }
  const { market } = formula;
  if (rod.maximum !== null && !rod.isPractice)
    return rod.europe === null ? textOf(texts.noBeside) : null;
  if (facts.nutrients[rod.nutrient]?.annulled.includes(market))
    return textOf(rod.europe === null ? texts.openBoth : texts.openAnnulled);
  return textOf(texts.openMarket[market]);
}

function describeState(rod: DoseTotal, context: JudgedFormula): string {
  const { words, formula } = context;
  const { state, claims } = words.texts.said;
  const { total, unit, zone, earned, maximum, europe, ceiling, passed, nearest } = rod;
  if (passed?.amount === 0) return withSmallLetter(describeOver(rod, passed, words));
  if (passed && total !== null)
    return words.fill(state.above[setterOf(passed)], {
      amount: words.difference(total - passed.amount, unit),
      maximum: words.dose(passed.amount, unit),
      source: sourceOf(passed),
    });
  if (zone === "unconfirmed") {
    const [doubt] = rod.doubts;
    const reason = doubt ? withSmallLetter(describeDoubt(doubt, rod, context).text) : "";
    return words.fill(state.unconfirmed, { reason });
  }
  if (zone === null) return textOf(state.missing);
  if (formula.instrument === "serum")
    return textOf(
      zone === "window" ? state.serumWindow : zone === "silent" ? state.serumSilent : state.none,
    );
  if (zone === "silent" && nearest && total !== null)
    return words.fill(state.silent, {
      amount: words.dose(nearest.amount - total, unit),
      claims: words.count(claims, nearest.count),
    });
  if (zone === "silent") return textOf(state.silentBeyond);
  if (zone !== "window") return textOf(state.none);
  const said = { claims: words.count(claims, earned.length) };
  if (europe !== null && ceiling === europe && maximum !== europe)
    return words.fill(state.windowLevel, { ...said, maximum: words.dose(europe, unit) });
  if (maximum === null || rod.isPractice)
    return words.fill(state.windowOpen, { ...said, open: describeOpenEdge(rod, context) ?? "" });
  return words.fill(state.window[formula.market], {
    ...said,
    maximum: words.dose(maximum, unit),
  });
}
