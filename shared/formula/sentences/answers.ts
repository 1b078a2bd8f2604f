// The three answers in words. What is true is decided in engine/; here each code has its sentence.

import { type Phrase, textOf } from "#shared/editions/edition.ts";
import type { PluralPhrase } from "#shared/editions/plural.ts";
import { unitFacts } from "#shared/facts/units.ts";
import { withCapital, withSmallLetter } from "#shared/words/letters.ts";
import { joinSentences, sourceInside } from "../desk-words.ts";
import {
  doubtCodes,
  type Finding,
  type FitCode,
  type SayCode,
  type SellCode,
} from "../findings.ts";
import type { JudgedFormula } from "../judge-formula.ts";
import type { Rod } from "../verdict.ts";
import { sayConflict } from "./conflicts.ts";
import { sayDoubt } from "./lines.ts";
import type { SaidCell } from "./presentation.ts";
import { edgeOf, namedRod, nameOfRod, sayOver, sayTotal, sourceOf } from "./total-words.ts";

/** What an answer says beside its sign. */
type Worded = Pick<SaidCell, "sentence" | "note" | "short">;

export function sayCells(context: JudgedFormula): readonly [SaidCell, SaidCell, SaidCell] {
  const { verdict, words } = context;
  const cell = (id: SaidCell["id"], { sentence, note, short }: Worded): SaidCell => ({
    id,
    sign: verdict.answers[id].sign,
    verb: textOf(words.texts.verbs[id]),
    sentence: withCapital(sentence),
    note,
    short,
  });
  return [
    cell("sell", describeSell(context)),
    cell("say", describeSay(context)),
    cell("fit", describeFit(context)),
  ];
}

const worded = (sentence: Phrase, note: Phrase, short: Phrase): Worded => ({
  sentence: textOf(sentence),
  note: textOf(note),
  short: textOf(short),
});

const totalOf = ({ total }: Finding, { verdict }: JudgedFormula): Rod | undefined =>
  verdict.rods.find(({ id }) => id === total);

function describeSell(context: JudgedFormula): Worded {
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
      const count = Math.max(doubted.length, slugsOf("status-open").length);
      const told = doubted.find((each) => !isOfStatus(each));
      const sentence = code === "unconfirmed" ? sell.unconfirmed : sell.open;
      return counted(sentence, shorts.unconfirmed, count, told ? sayDoubted(told, context) : null);
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

const isOfStatus = ({ code }: Finding) => code === "status-open" || code === "not-allowed";

function edgeOfAll(passed: readonly Finding[]): ReturnType<typeof edgeOf> | "mixed" {
  const edges = new Set(passed.map(({ limit }) => (limit ? edgeOf(limit) : "mixed")));
  const [only = "mixed", ...others] = edges;
  return others.length > 0 ? "mixed" : only;
}

/** Below the answer, in the order in which it was found; what the answer itself says is left out. */
function listSellNotes(context: JudgedFormula): readonly (string | null)[] {
  const { words, verdict } = context;
  const { sell } = words.texts.said;
  const { findings } = verdict.answers.sell;
  const [first, ...others] = findings.filter(isPassed);
  const isSecond = first !== undefined || findings.some(isDoubt);
  const sayOne = (each: Finding<SellCode>): string | null => {
    const { code, slugs, total } = each;
    const names = () => words.actives(slugs);
    if (code === "qps") return words.count(sell.qps, slugs.length);
    if (code === "not-qps") return words.fill(sell.noQps, { names: names() });
    if (code === "culture-medium") return textOf(sell.medium);
    if (code === "advised-less") return sayAdvised(each, context);
    if (total !== null) return null;
    if (code === "not-allowed") return words.fill(sell.notAllowedText, { names: names() });
    if (code === "status-open") return words.fill(sell.openText, { names: names() });
    return code === "dose-missing" && isSecond
      ? `${words.count(sell.missing, slugs.length)}.`
      : null;
  };
  return [
    first ? sayPassed(first, context) : null,
    others.length > 0 ? words.count(sell.others, others.length) : null,
    ...findings.map(sayOne),
  ];
}

/** The first in full; the others are counted. */
function sayPassed(found: Finding, context: JudgedFormula): string | null {
  const { words } = context;
  const { sell } = words.texts.said;
  const rod = totalOf(found, context);
  const { limit } = found;
  if (!rod || !limit) return null;
  const name = withCapital(nameOfRod(rod, words));
  const source = sourceInside(textOf(limit.source));
  if (found.code === "not-here")
    return words.fill(sell.notHere, {
      name,
      text: withSmallLetter(sayOver(rod, limit, words)),
      source,
    });
  return words.fill(sell.aboveText, {
    name,
    dose: sayTotal(rod, words) ?? "",
    maximum: words.dose(limit.amount, limit.unit),
    source,
  });
}

function sayDoubted(found: Finding, context: JudgedFormula): string | null {
  const { words } = context;
  const rod = totalOf(found, context);
  const [doubt] = rod?.doubts ?? [];
  if (!rod || !doubt) return null;
  const { text } = sayDoubt(doubt, rod, context);
  if (rod.total === null) return `${text}.`;
  return words.fill(words.texts.said.announce.changed, {
    name: withCapital(nameOfRod(rod, words)),
    dose: sayTotal(rod, words) ?? "",
    text: withSmallLetter(text),
  });
}

/** The least that an agency advises. */
function sayAdvised(found: Finding, context: JudgedFormula): string | null {
  const { words } = context;
  const rod = totalOf(found, context);
  const { limit } = found;
  if (!rod || !limit) return null;
  return words.fill(words.texts.said.sell.advice, {
    name: withCapital(nameOfRod(rod, words)),
    amount: words.dose(limit.amount, limit.unit),
    source: sourceOf(limit),
  });
}

function describeSay(context: JudgedFormula): Worded {
  const { words, verdict } = context;
  const { say, claims: count } = words.texts.said;
  const { code, findings } = verdict.answers.say;
  const found = (wanted: SayCode) => findings.filter((each) => each.code === wanted);
  switch (code) {
    case "no-active":
      return worded(say.empty, say.emptyText, say.shorts.nothing);
    case "aspects": {
      const aspects = found("aspects")[0]?.slugs.length ?? 0;
      return {
        sentence: words.count(say.aspects, aspects),
        note: textOf(say.aspectsText),
        short: words.count(say.shorts.aspects, aspects),
      };
    }
    case "nothing-earned":
      return {
        sentence: textOf(say.nothing),
        note: joinSentences(...findings.map((each) => sayWhyNothing(each, context))),
        short: textOf(say.shorts.nothing),
      };
    default: {
      const claims = words.count(count, verdict.claims.length);
      const above = found("earned-above");
      const gaining = found("earned").length + above.length;
      const [next] = found("next");
      const isAllAbove = code === "earned-above";
      return {
        sentence: words.fill(say.earned, { claims, by: words.count(say.by, gaining) }),
        note: joinSentences(
          isAllAbove ? textOf(say.allAbove) : null,
          ...(isAllAbove ? [] : above).map((each) => {
            const rod = totalOf(each, context);
            if (!rod) return null;
            return words.count(say.above, rod.earned.length, { named: namedRod(rod, words) });
          }),
          next ? sayNext(say.next, next, context) : above.length === 0 ? textOf(say.own) : null,
        ),
        short: claims,
      };
    }
  }
}

/** What the first silent dose would earn. */
function sayNext(text: PluralPhrase, found: Finding, context: JudgedFormula): string | null {
  const { words } = context;
  const rod = totalOf(found, context);
  if (!rod?.nearest) return null;
  return words.count(text, rod.nearest.count, {
    amount: words.dose(rod.nearest.amount, rod.unit),
    named: namedRod(rod, words),
  });
}

function sayWhyNothing(found: Finding<SayCode>, context: JudgedFormula): string | null {
  const { words } = context;
  const { say } = words.texts.said;
  const names = words.actives(found.slugs);
  if (found.code === "next") return sayNext(say.first, found, context);
  if (found.code === "strain") return textOf(say.strains);
  return words.fill(found.code === "claim-on-hold" ? say.onHold : say.none, { names });
}

function describeFit(context: JudgedFormula): Worded {
  const { words, verdict } = context;
  const { fit } = words.texts.said;
  const { room, exclusions, answers } = verdict;
  const { code } = answers.fit;
  const mass = words.weight(room.milligrams);
  switch (code) {
    case "no-active":
    case "no-dose":
      return worded(fit.empty, fit.emptyText, fit.shorts.empty);
    case "excluded": {
      const [barring] = exclusions.filter(({ unless }) => unless === null);
      const { title, text } = barring ? sayConflict(barring, context) : { title: "", text: "" };
      const weight = room.milligrams > 0 ? words.fill(fit.unknownText, { mass }) : null;
      return {
        sentence: bare(title),
        note: joinSentences(text, sayOthers(context), weight),
        short: textOf(fit.shorts.excluded),
      };
    }
    case "capacity-unknown":
      return {
        sentence: textOf(fit.unknown),
        note: words.fill(fit.unknownText, { mass }),
        short: textOf(fit.shorts.unknown),
      };
    case "fits": {
      const capacity = words.weight(room.capacity ?? 0);
      const units = room.units ?? 0;
      return {
        sentence: words.count(fit.capsules, units),
        note: room.isPowder
          ? words.fill(fit.strainsText, { mass, capacity })
          : saySpace(mass, capacity, context),
        short: words.count(fit.shorts.capsules, units, { size: sizeOf(room.container) }),
      };
    }
    default:
      return describeBottle(code, context);
  }
}

/** Where one is not enough, which salt it is for. */
function saySpace(
  mass: string,
  capacity: string,
  { words, verdict, facts }: JudgedFormula,
): string {
  const { fit } = words.texts.said;
  const { parts, units } = verdict.room;
  const [heaviest] = parts.toSorted((a, b) => b.milligrams - a.milligrams);
  const form = heaviest ? (facts.actives[heaviest.slug]?.form ?? null) : null;
  if ((units ?? 1) < 2 || parts.length < 2 || !heaviest || form === null)
    return words.fill(fit.text, { mass, capacity });
  const part = words.weight(heaviest.milligrams);
  return words.fill(fit.textSeveral, { mass, capacity, part, form: textOf(form) });
}

/** "gelule-00" is "00". */
export const sizeOf = (container: string): string => container.slice("gelule-".length);

/** The first is told, the others are counted. */
function sayOthers({ words, verdict }: JudgedFormula): string | null {
  const others = verdict.answers.fit.findings.length - 1;
  return others > 0 ? words.count(words.texts.said.fit.otherExclusions, others) : null;
}

const bare = (sentence: string): string => sentence.replace(/\.$/, "");

function describeBottle(code: FitCode, context: JudgedFormula): Worded {
  const { words, formula, verdict } = context;
  const { fit } = words.texts.said;
  const { ph, temperature, exclusions } = verdict;
  const percent = sayShareOfBottle(context);
  const isOver = code === "over-whole";
  const [barring] = exclusions.filter(({ unless }) => unless === null);
  const window = ph === null || ph === "none" ? null : ph.value;
  const blanks = {
    percent,
    from: window ? words.number(window.from) : "",
    to: window ? words.number(window.to) : "",
    degrees: temperature === null ? "" : words.number(temperature.value),
  };
  const inWindow = temperature === null ? fit.phText : fit.phTemperature;
  const outside = temperature === null ? null : fit.temperature;
  const marks = window ? (window.from === window.to ? fit.phOne : inWindow) : outside;
  const sentences: Partial<Record<FitCode, Phrase>> = {
    "over-whole": fit.over,
    "ph-unknown": fit.phUnknown,
    "ph-apart": fit.phNone,
  };
  return {
    sentence: words.fill(sentences[code] ?? fit.phCommon, blanks),
    note: joinSentences(
      isOver ? words.fill(fit.overText, blanks) : null,
      marks && words.fill(marks, blanks),
      barring && barring.kind !== "ph" ? sayConflict(barring, context).title : null,
      barring ? sayConflict(barring, context).text : null,
      sayOthers(context),
      exclusions.length === 0 ? words.count(fit.noExclusion, formula.actives.length) : null,
    ),
    short: words.fill(fit.percentShort, { percent }),
  };
}

export const sayShareOfBottle = ({ words, verdict }: JudgedFormula): string =>
  words.percent(verdict.percent / unitFacts.pc.size);
