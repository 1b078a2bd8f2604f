// May it be sold: the codes of the answer in words.
import { textOf } from "#shared/editions/edition.ts";
import type { PluralPhrase } from "#shared/words/count.ts";
import { withCapital, withSmallLetter } from "#shared/words/letters.ts";
import { type DeskWords, joinSentences, sourceInside } from "../desk-words.ts";
import { doubtCodes, type Finding, type SellCode } from "../findings.ts";
import type { JudgedFormula } from "../judge-formula.ts";
import type { DoseTotal } from "../verdict.ts";
import { describeDoubt, describeUnitSlip } from "./doubt-lines.ts";
import type { WordedAnswer } from "./presentation.ts";
import {
  describeAdvice,
  describeOver,
  describeOwn,
  edgeOf,
  formatTotal,
  nameOfTotal,
  namesOfTotals,
  sourceOf,
  totalOf,
  worded,
} from "./total-words.ts";

export function describeSell(context: JudgedFormula): WordedAnswer {
  const { words, formula, verdict } = context;
  const { sell } = words.texts.said;
  const { code, findings } = verdict.answers.sell;
  if (code === "no-active") return worded(sell.empty, sell.emptyText, sell.shorts.empty);
  const isSerum = formula.instrument === "serum";
  const shorts = isSerum ? sell.shortsSerum : sell.shorts;
  const place = isSerum ? "serum" : formula.market;
  const passed = findings.filter(isPassed);
  const doubted = findings.filter(isDoubt);
  const slugsOf = (wanted: SellCode) =>
    findings.find((each) => each.code === wanted && each.total === null)?.slugs ?? [];
  const notes = listSellNotes(context);
  const counted = (
    sentence: PluralPhrase,
    short: PluralPhrase,
    count: number,
    lead: string | null = null,
  ) => ({
    sentence: words.count(sentence, count),
    note: joinSentences(lead, ...notes),
    short: words.count(short, count),
  });
  switch (code) {
    case "not-allowed":
      return counted(sell.notAllowed, sell.shorts.notAllowed, slugsOf(code).length);
    case "status-open":
    case "unconfirmed": {
      const count = doubted.length + slugsOf("status-open").length;
      const [told] = doubted;
      const sentence = code === "unconfirmed" ? sell.unconfirmed : sell.open;
      return counted(
        sentence,
        shorts.unconfirmed,
        count,
        told ? describeDoubted(told, context) : null,
      );
    }
    case "dose-missing": {
      const count = slugsOf(code).length;
      return counted(sell.missing, sell.shorts.missing, count, textOf(sell.missingText));
    }
    case "strains-alone":
      return {
        ...counted(sell.strains, shorts.unconfirmed, slugsOf("culture-medium").length),
        short: words.count(shorts.unconfirmed, 1),
      };
    case "within-limits":
      return {
        sentence: textOf(sell.within[place]),
        note: joinSentences(textOf(sell.withinText[place]), ...notes),
        short: textOf(shorts.within),
      };
    default:
      return counted(sell.above[edgeOfAll(passed)], shorts.above, passed.length);
  }
}

const isPassed = ({ code }: Finding) => code === "over-limit" || code === "not-here";

const isDoubt = ({ code, total }: Finding) =>
  total !== null && (doubtCodes as readonly string[]).includes(code);

function edgeOfAll(passed: readonly Finding[]): ReturnType<typeof edgeOf> | "mixed" {
  const edges = new Set(passed.map(({ limit }) => (limit ? edgeOf(limit) : "mixed")));
  const [only = "mixed", ...others] = edges;
  return others.length > 0 ? "mixed" : only;
}

/** Below the answer, in the order in which it was found; what the answer itself says is left out. */
function listSellNotes(context: JudgedFormula): readonly (string | null)[] {
  const { words, verdict } = context;
  const { sell } = words.texts.said;
  const { code: decisive, findings } = verdict.answers.sell;
  const [first, ...others] = findings.filter(isPassed);
  // The answer tells the first in full where it is one of doubts, and beside a dose over a limit a doubtful unit tells itself.
  const open = findings.filter(
    (each) => isDoubt(each) && !(first && each.code === "unit-doubtful"),
  );
  const untold = decisive === "unconfirmed" ? open.slice(1) : open;
  const isSecond = first !== undefined || findings.some(isDoubt);
  const describeOne = (each: Finding<SellCode>): string | null => {
    const { code, slugs, total } = each;
    const names = () => words.actives(slugs);
    if (code === "qps") return describeSpecies(slugs, context);
    if (code === "qps-qualified") return words.fill(sell.qpsQualified, { names: names() });
    if (code === "not-qps") return words.fill(sell.noQps, { names: names() });
    if (code === "culture-medium") return textOf(sell.medium);
    if (code === "advised-less") return describeAdvised(each, context);
    if (code === "kind-read")
      return words.fill(sell.kindRead, {
        name: withCapital(names()),
        kind: textOf(each.limit?.about ?? ""),
      });
    if (code === "order-in-revision") return textOf(sell.inRevision);
    if (code === "own-formula") return describeOwn(context);
    // As a doubt, it is the answer itself.
    if (code === "unit-doubtful" && first !== undefined) return describeUnit(each, context);
    if (total !== null) return null;
    if (code === "not-allowed") return words.fill(sell.notAllowedText, { names: names() });
    if (code === "status-open") return words.fill(sell.openText, { names: names() });
    return code === "dose-missing" && isSecond
      ? `${words.count(sell.missing, slugs.length)}.`
      : null;
  };
  return [
    first ? describePassed(first, context) : null,
    others.length > 0 ? words.fill(sell.others, { names: namesOfTotals(others, context) }) : null,
    untold.length > 0 ? words.fill(sell.alsoOpen, { names: namesOfTotals(untold, context) }) : null,
    ...findings.map(describeOne),
  ];
}

/** Each species once, by its Latin name. */
function describeSpecies(slugs: readonly string[], { words, facts }: JudgedFormula): string {
  const named = slugs.flatMap((slug) => facts.actives[slug]?.name ?? []).map(textOf);
  const species = [...new Set(named)];
  return words.count(words.texts.said.sell.qps, species.length, { names: words.list(species) });
}

function describeUnit(found: Finding, context: JudgedFormula): string | null {
  const rod = totalOf(found, context);
  return rod?.slip
    ? `${withCapital(nameOfTotal(rod, context.words))}, ${withSmallLetter(describeUnitSlip(rod, context.words).text)}.`
    : null;
}

/** The first in full; the others are named. */
function describePassed(found: Finding, context: JudgedFormula): string | null {
  const { words } = context;
  const { sell } = words.texts.said;
  const rod = totalOf(found, context);
  const { limit } = found;
  if (!rod || !limit) return null;
  const name = withCapital(nameOfTotal(rod, words));
  const source = sourceInside(textOf(limit.source));
  if (found.code === "not-here")
    return words.fill(sell.notHere, {
      name,
      text: withSmallLetter(describeOver(rod, limit, words)),
      source,
    });
  return words.fill(sell.aboveText, {
    name,
    dose: formatTotal(rod, words) ?? "",
    maximum: words.dose(limit.amount, limit.unit),
    source,
  });
}

function describeDoubted(found: Finding, context: JudgedFormula): string | null {
  const { words } = context;
  const rod = totalOf(found, context);
  const [doubt] = rod?.doubts ?? [];
  if (!rod || !doubt) return null;
  const { text } = describeDoubt(doubt, rod, context);
  if (rod.total === null) return `${text}.`;
  return describeDose(rod, text, words);
}

/** "Zinc, 1 % : 0,8 point au-dessus de l’usage courant." */
const describeDose = (rod: DoseTotal, text: string, words: DeskWords): string =>
  words.fill(words.texts.said.announce.changed, {
    name: withCapital(nameOfTotal(rod, words)),
    dose: formatTotal(rod, words) ?? "",
    text: withSmallLetter(text),
  });

/** The least that an agency advises. */
function describeAdvised(found: Finding, context: JudgedFormula): string | null {
  const { words } = context;
  const rod = totalOf(found, context);
  const { limit } = found;
  if (!rod || !limit) return null;
  if (limit.about !== null) return describeDose(rod, describeAdvice(limit, words), words);
  return words.fill(words.texts.said.sell.advice, {
    name: withCapital(nameOfTotal(rod, words)),
    amount: words.dose(limit.amount, limit.unit),
    source: sourceOf(limit),
  });
}
