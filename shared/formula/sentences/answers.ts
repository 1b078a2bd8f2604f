// The three answers in words. What is true is decided in engine/; here each code has its sentence.

import { type Phrase, textOf } from "#shared/editions/edition.ts";
import type { PluralPhrase } from "#shared/editions/plural.ts";
import { unitFacts } from "../amounts.ts";
import {
  doubtCodes,
  type Finding,
  type FitCode,
  type SayCode,
  type SellCode,
} from "../findings.ts";
import type { JudgedFormula } from "../judge-formula.ts";
import type { Rod } from "../verdict.ts";
import { join, sourceInside, startBig, startSmall } from "../voice.ts";
import { sayConflict } from "./conflicts.ts";
import { sayDoubt } from "./lines.ts";
import type { SaidCell } from "./presentation.ts";
import { edgeOf, namedRod, nameOfRod, sayOver, sayTotal, sourceOf } from "./total-words.ts";

/** What an answer says beside its sign. */
type Worded = Pick<SaidCell, "sentence" | "note" | "short">;

export function sayCells(context: JudgedFormula): readonly [SaidCell, SaidCell, SaidCell] {
  const { verdict, voice } = context;
  const cell = (id: SaidCell["id"], { sentence, note, short }: Worded): SaidCell => ({
    id,
    sign: verdict.answers[id].sign,
    verb: textOf(voice.texts.verbs[id]),
    sentence: startBig(sentence),
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
  const { voice, formula, verdict } = context;
  const { sell } = voice.texts.said;
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
    sentence: voice.count(sentence, count),
    note: join(lead, ...notes),
    short: voice.count(short, count),
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
        short: voice.count(shorts.unconfirmed, 1),
      };
    case "within-limits":
      return {
        sentence: textOf(sell.within[place]),
        note: join(textOf(sell.withinText[place]), ...notes),
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
  const { voice, verdict } = context;
  const { sell } = voice.texts.said;
  const { findings } = verdict.answers.sell;
  const [first, ...others] = findings.filter(isPassed);
  const isSecond = first !== undefined || findings.some(isDoubt);
  const sayOne = (each: Finding<SellCode>): string | null => {
    const { code, slugs, total } = each;
    const names = () => voice.actives(slugs);
    if (code === "qps") return voice.count(sell.qps, slugs.length);
    if (code === "not-qps") return voice.say(sell.noQps, { names: names() });
    if (code === "culture-medium") return textOf(sell.medium);
    if (code === "advised-less") return sayAdvised(each, context);
    if (total !== null) return null;
    if (code === "not-allowed") return voice.say(sell.notAllowedText, { names: names() });
    if (code === "status-open") return voice.say(sell.openText, { names: names() });
    return code === "dose-missing" && isSecond
      ? `${voice.count(sell.missing, slugs.length)}.`
      : null;
  };
  return [
    first ? sayPassed(first, context) : null,
    others.length > 0 ? voice.count(sell.others, others.length) : null,
    ...findings.map(sayOne),
  ];
}

/** The first in full; the others are counted. */
function sayPassed(found: Finding, context: JudgedFormula): string | null {
  const { voice } = context;
  const { sell } = voice.texts.said;
  const rod = totalOf(found, context);
  const { limit } = found;
  if (!rod || !limit) return null;
  const name = startBig(nameOfRod(rod, voice));
  const source = sourceInside(textOf(limit.source));
  if (found.code === "not-here")
    return voice.say(sell.notHere, { name, text: startSmall(sayOver(rod, limit, voice)), source });
  return voice.say(sell.aboveText, {
    name,
    dose: sayTotal(rod, voice) ?? "",
    maximum: voice.amount(limit.amount, limit.unit),
    source,
  });
}

function sayDoubted(found: Finding, context: JudgedFormula): string | null {
  const { voice } = context;
  const rod = totalOf(found, context);
  const [doubt] = rod?.doubts ?? [];
  if (!rod || !doubt) return null;
  const { text } = sayDoubt(doubt, rod, context);
  if (rod.total === null) return `${text}.`;
  return voice.say(voice.texts.said.announce.changed, {
    name: startBig(nameOfRod(rod, voice)),
    dose: sayTotal(rod, voice) ?? "",
    text: startSmall(text),
  });
}

/** The least that an agency advises. */
function sayAdvised(found: Finding, context: JudgedFormula): string | null {
  const { voice } = context;
  const rod = totalOf(found, context);
  const { limit } = found;
  if (!rod || !limit) return null;
  return voice.say(voice.texts.said.sell.advice, {
    name: startBig(nameOfRod(rod, voice)),
    amount: voice.amount(limit.amount, limit.unit),
    source: sourceOf(limit),
  });
}

function describeSay(context: JudgedFormula): Worded {
  const { voice, verdict } = context;
  const { say, claims: count } = voice.texts.said;
  const { code, findings } = verdict.answers.say;
  const found = (wanted: SayCode) => findings.filter((each) => each.code === wanted);
  switch (code) {
    case "no-active":
      return worded(say.empty, say.emptyText, say.shorts.nothing);
    case "aspects": {
      const aspects = found("aspects")[0]?.slugs.length ?? 0;
      return {
        sentence: voice.count(say.aspects, aspects),
        note: textOf(say.aspectsText),
        short: voice.count(say.shorts.aspects, aspects),
      };
    }
    case "nothing-earned":
      return {
        sentence: textOf(say.nothing),
        note: join(...findings.map((each) => sayWhyNothing(each, context))),
        short: textOf(say.shorts.nothing),
      };
    default: {
      const claims = voice.count(count, verdict.claims.length);
      const above = found("earned-above");
      const gaining = found("earned").length + above.length;
      const [next] = found("next");
      const isAllAbove = code === "earned-above";
      return {
        sentence: voice.say(say.earned, { claims, by: voice.count(say.by, gaining) }),
        note: join(
          isAllAbove ? textOf(say.allAbove) : null,
          ...(isAllAbove ? [] : above).map((each) => {
            const rod = totalOf(each, context);
            if (!rod) return null;
            return voice.count(say.above, rod.earned.length, { named: namedRod(rod, voice) });
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
  const { voice } = context;
  const rod = totalOf(found, context);
  if (!rod?.nearest) return null;
  return voice.count(text, rod.nearest.count, {
    amount: voice.amount(rod.nearest.amount, rod.unit),
    named: namedRod(rod, voice),
  });
}

function sayWhyNothing(found: Finding<SayCode>, context: JudgedFormula): string | null {
  const { voice } = context;
  const { say } = voice.texts.said;
  const names = voice.actives(found.slugs);
  if (found.code === "next") return sayNext(say.first, found, context);
  if (found.code === "strain") return textOf(say.strains);
  return voice.say(found.code === "claim-on-hold" ? say.onHold : say.none, { names });
}

function describeFit(context: JudgedFormula): Worded {
  const { voice, verdict } = context;
  const { fit } = voice.texts.said;
  const { room, exclusions, answers } = verdict;
  const { code } = answers.fit;
  const mass = voice.mass(room.milligrams);
  switch (code) {
    case "no-active":
    case "no-dose":
      return worded(fit.empty, fit.emptyText, fit.shorts.empty);
    case "excluded": {
      const [barring] = exclusions.filter(({ unless }) => unless === null);
      const { title, text } = barring ? sayConflict(barring, context) : { title: "", text: "" };
      const weight = room.milligrams > 0 ? voice.say(fit.unknownText, { mass }) : null;
      return {
        sentence: bare(title),
        note: join(text, sayOthers(context), weight),
        short: textOf(fit.shorts.excluded),
      };
    }
    case "capacity-unknown":
      return {
        sentence: textOf(fit.unknown),
        note: voice.say(fit.unknownText, { mass }),
        short: textOf(fit.shorts.unknown),
      };
    case "fits": {
      const capacity = voice.mass(room.capacity ?? 0);
      const units = room.units ?? 0;
      return {
        sentence: voice.count(fit.capsules, units),
        note: room.isPowder
          ? voice.say(fit.strainsText, { mass, capacity })
          : saySpace(mass, capacity, context),
        short: voice.count(fit.shorts.capsules, units, { size: sizeOf(room.container) }),
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
  { voice, verdict, facts }: JudgedFormula,
): string {
  const { fit } = voice.texts.said;
  const { parts, units } = verdict.room;
  const [heaviest] = parts.toSorted((a, b) => b.milligrams - a.milligrams);
  const form = heaviest ? (facts.actives[heaviest.slug]?.form ?? null) : null;
  if ((units ?? 1) < 2 || parts.length < 2 || !heaviest || form === null)
    return voice.say(fit.text, { mass, capacity });
  const part = voice.mass(heaviest.milligrams);
  return voice.say(fit.textSeveral, { mass, capacity, part, form: textOf(form) });
}

/** "gelule-00" is "00". */
export const sizeOf = (container: string): string => container.slice("gelule-".length);

/** The first is told, the others are counted. */
function sayOthers({ voice, verdict }: JudgedFormula): string | null {
  const others = verdict.answers.fit.findings.length - 1;
  return others > 0 ? voice.count(voice.texts.said.fit.otherExclusions, others) : null;
}

const bare = (sentence: string): string => sentence.replace(/\.$/, "");

function describeBottle(code: FitCode, context: JudgedFormula): Worded {
  const { voice, formula, verdict } = context;
  const { fit } = voice.texts.said;
  const { ph, temperature, exclusions } = verdict;
  const percent = sayShareOfBottle(context);
  const isOver = code === "over-whole";
  const [barring] = exclusions.filter(({ unless }) => unless === null);
  const window = ph === null || ph === "none" ? null : ph.value;
  const blanks = {
    percent,
    from: window ? voice.number(window.from) : "",
    to: window ? voice.number(window.to) : "",
    degrees: temperature === null ? "" : voice.number(temperature.value),
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
    sentence: voice.say(sentences[code] ?? fit.phCommon, blanks),
    note: join(
      isOver ? voice.say(fit.overText, blanks) : null,
      marks && voice.say(marks, blanks),
      barring && barring.kind !== "ph" ? sayConflict(barring, context).title : null,
      barring ? sayConflict(barring, context).text : null,
      sayOthers(context),
      exclusions.length === 0 ? voice.count(fit.noExclusion, formula.actives.length) : null,
    ),
    short: voice.say(fit.percentShort, { percent }),
  };
}

export const sayShareOfBottle = ({ voice, verdict }: JudgedFormula): string =>
  voice.percent(verdict.percent / unitFacts.pc.size);
