// The answers to the three verbs: may it be sold, what may be said, does it fit.
import { type Phrase, textOf } from "#shared/editions/edition.ts";
import { unitFacts } from "./amounts.ts";
import type { ActiveFacts } from "./desk-facts.ts";
import {
  adviceAgainst,
  type Edge,
  namedRod,
  nameOfRod,
  nearestNext,
  passedLimit,
  type RodContext,
  sayOver,
  sayTotal,
  sourceOf,
} from "./rod-words.ts";
import type { SaidCell, Sign } from "./said.ts";
import { isSaleOpen, listDoubts } from "./say-lines.ts";
import { sayConflict } from "./say-together.ts";
import type { Rod } from "./verdict.ts";
import { join, sourceInside, startBig, startSmall, type Voice } from "./voice.ts";

type Answer = Omit<SaidCell, "id" | "verb">;

export function sayCells(context: RodContext): readonly [SaidCell, SaidCell, SaidCell] {
  const { verbs } = context.voice.texts;
  const cell = (id: SaidCell["id"], answer: Answer): SaidCell => ({
    id,
    verb: textOf(verbs[id]),
    ...answer,
    sentence: startBig(answer.sentence),
  });
  return [
    cell("sell", saySell(context)),
    cell("say", saySaid(context)),
    cell("fit", sayFit(context)),
  ];
}

const factsOf = ({ formula, facts }: RodContext): readonly ActiveFacts[] =>
  formula.actives.flatMap(({ slug }) => facts.actives[slug] ?? []);

const isStrain = ({ kind }: ActiveFacts) => kind === "strain" || kind === "postbiotic";

function saySell(context: RodContext): Answer {
  const { voice, formula, verdict, facts } = context;
  const { sell } = voice.texts.said;
  const actives = factsOf(context);
  if (actives.length === 0) return answer("dotted", sell.empty, sell.emptyText, sell.shorts.empty);
  const isSerum = formula.instrument === "serum";
  const shorts = isSerum ? sell.shortsSerum : sell.shorts;
  const above = verdict.rods.filter(({ zone }) => zone === "above");
  const refused = actives.filter(({ status }) => status === "not allowed");
  const open = actives.filter(({ status }) => status === "open");
  const unconfirmed = verdict.rods.filter((rod) => isSaleOpen(rod, context));
  const missing = formula.actives.filter(({ amount }) => amount === null);
  const strains = actives.filter(isStrain);
  const notes = [
    ...sayAbove(above, context),
    refused.length > 0 ? voice.say(sell.notAllowedText, { names: namesOf(refused) }) : null,
    open.length > 0 ? voice.say(sell.openText, { names: namesOf(open) }) : null,
    missing.length > 0 && (above.length > 0 || unconfirmed.length > 0)
      ? `${voice.count(sell.missing, missing.length)}.`
      : null,
    ...sayStrains(strains, context),
  ];
  const given = (sign: Sign, sentence: string, short: string, ...more: (string | null)[]) => ({
    sign,
    sentence,
    note: join(...more, ...notes, sayAdvised(context)),
    short,
  });
  if (above.length > 0)
    return given(
      "barred",
      voice.count(sell.above[kindOf(above, context)], above.length),
      voice.count(shorts.above, above.length),
    );
  if (refused.length > 0)
    return given(
      "barred",
      voice.count(sell.notAllowed, refused.length),
      voice.count(sell.shorts.notAllowed, refused.length),
    );
  if (unconfirmed.length > 0 || open.length > 0) {
    const only = unconfirmed.length <= open.length;
    const first = unconfirmed.find(({ parts }) =>
      parts.every(({ slug }) => facts.actives[slug]?.status === "known"),
    );
    const count = Math.max(unconfirmed.length, open.length);
    return given(
      "dotted",
      voice.count(only ? sell.open : sell.unconfirmed, count),
      voice.count(shorts.unconfirmed, count),
      first ? sayDoubt(first, context) : null,
    );
  }
  if (missing.length > 0)
    return given(
      "dotted",
      voice.count(sell.missing, missing.length),
      voice.count(sell.shorts.missing, missing.length),
      textOf(sell.missingText),
    );
  if (strains.length > 0 && strains.length === actives.length)
    return given(
      "dotted",
      voice.count(sell.strains, strains.length),
      voice.count(shorts.unconfirmed, 1),
    );
  const place = isSerum ? "serum" : formula.market;
  return given(
    strains.length > 0 ? "dotted" : "lit",
    textOf(sell.within[place]),
    textOf(shorts.within),
    textOf(sell.withinText[place]),
  );

  function namesOf(some: readonly ActiveFacts[]) {
    return voice.actives(some.map(({ slug }) => slug));
  }
}

const answer = (sign: Sign, sentence: Phrase, note: Phrase, short: Phrase): Answer => ({
  sign,
  sentence: textOf(sentence),
  note: textOf(note),
  short: textOf(short),
});

function kindOf(above: readonly Rod[], { formula }: RodContext): Edge | "mixed" {
  const kinds = new Set(above.map((rod) => passedLimit(rod, formula)?.kind ?? "mixed"));
  const [only = "mixed", ...others] = kinds;
  return others.length > 0 ? "mixed" : only;
}

/** The first in full, the others counted. */
function sayAbove(above: readonly Rod[], { voice, formula }: RodContext): (string | null)[] {
  const [first] = above;
  const passed = first && passedLimit(first, formula);
  if (!first || !passed) return [];
  const { sell } = voice.texts.said;
  return [
    passed.amount === 0
      ? voice.say(sell.notHere, {
          name: startBig(nameOfRod(first, voice)),
          text: startSmall(sayOver(first, passed, voice)),
          source: sourceInside(textOf(passed.source)),
        })
      : voice.say(sell.aboveText, {
          name: startBig(nameOfRod(first, voice)),
          dose: sayTotal(first, voice) ?? "",
          maximum: voice.amount(passed.amount, passed.unit),
          source: sourceInside(textOf(passed.source)),
        }),
    above.length > 1 ? voice.count(sell.others, above.length - 1) : null,
  ];
}

function sayDoubt(rod: Rod, context: RodContext): string | null {
  const { voice } = context;
  const [doubt] = listDoubts(rod, context);
  if (!doubt) return null;
  if (rod.total === null) return `${doubt.text}.`;
  return voice.say(voice.texts.said.announce.changed, {
    name: startBig(nameOfRod(rod, voice)),
    dose: sayTotal(rod, voice) ?? "",
    text: startSmall(doubt.text),
  });
}

/** What is the least that an agency advises, of each nutrient that has more. */
function sayAdvised({ voice, verdict, formula }: RodContext): string | null {
  const sentences = verdict.rods.flatMap((rod) => {
    const [least] = adviceAgainst(rod, formula);
    if (!least) return [];
    return voice.say(voice.texts.said.sell.advice, {
      name: startBig(nameOfRod(rod, voice)),
      amount: voice.amount(least.amount, least.unit),
      source: sourceOf(least),
    });
  });
  return join(...sentences) || null;
}

function sayStrains(strains: readonly ActiveFacts[], { voice }: RodContext): (string | null)[] {
  if (strains.length === 0) return [];
  const { sell } = voice.texts.said;
  const out = strains.filter(({ qps }) => qps === false);
  const isListed = strains.every(({ qps }) => qps === true);
  return [
    out.length > 0
      ? voice.say(sell.noQps, { names: voice.actives(out.map(({ slug }) => slug)) })
      : null,
    isListed ? voice.count(sell.qps, strains.length) : null,
    textOf(sell.medium),
  ];
}

function saySaid(context: RodContext): Answer {
  const { voice, formula, verdict } = context;
  const { say, claims: count } = voice.texts.said;
  const actives = factsOf(context);
  if (actives.length === 0) return answer("dotted", say.empty, say.emptyText, say.shorts.nothing);
  if (formula.instrument === "serum") {
    const aspects = actives.filter(({ action }) => action !== null).length;
    return {
      sign: "dotted",
      sentence: voice.count(say.aspects, aspects),
      note: textOf(say.aspectsText),
      short: voice.count(say.shorts.aspects, aspects),
    };
  }
  const total = verdict.claims.length;
  const near = sayNear(total > 0, context);
  if (total === 0)
    return {
      sign: "empty",
      sentence: textOf(say.nothing),
      note: join(near, ...sayWhyNothing(actives, context)),
      short: textOf(say.shorts.nothing),
    };
  const gaining = verdict.rods.filter(({ earned }) => earned.length > 0);
  const above = gaining.filter(({ zone }) => zone === "above");
  const isAllAbove = above.length === gaining.length;
  const claims = voice.count(count, total);
  return {
    sign: isAllAbove ? "barred" : "lit",
    sentence: voice.say(say.earned, { claims, by: voice.count(say.by, gaining.length) }),
    note: join(
      isAllAbove ? textOf(say.allAbove) : null,
      ...(isAllAbove ? [] : above).map((rod) =>
        voice.count(say.above, rod.earned.length, { named: namedRod(rod, voice) }),
      ),
      near ?? (above.length === 0 ? textOf(say.own) : null),
    ),
    short: claims,
  };
}

/** What the first silent dose would earn. */
function sayNear(hasClaims: boolean, { voice, verdict }: RodContext): string | null {
  const { say } = voice.texts.said;
  for (const rod of verdict.rods) {
    const next = nearestNext(rod);
    if (rod.zone === "silent" && next)
      return voice.count(hasClaims ? say.next : say.first, next.count, {
        amount: voice.amount(next.amount, rod.unit),
        named: namedRod(rod, voice),
      });
  }
  return null;
}

function sayWhyNothing(
  actives: readonly ActiveFacts[],
  { voice }: RodContext,
): readonly (string | null)[] {
  const { say } = voice.texts.said;
  const names = (some: readonly ActiveFacts[]) => voice.actives(some.map(({ slug }) => slug));
  const waiting = actives.filter(({ claims }) => claims === "on hold");
  const without = actives.filter((each) => each.claims === "none" && !isStrain(each));
  return [
    actives.some(isStrain) ? textOf(say.strains) : null,
    waiting.length > 0 ? voice.say(say.onHold, { names: names(waiting) }) : null,
    without.length > 0 ? voice.say(say.none, { names: names(without) }) : null,
  ];
}

function sayFit(context: RodContext): Answer {
  const { voice, formula, verdict } = context;
  const { fit } = voice.texts.said;
  const { room, exclusions } = verdict;
  const [barring] = exclusions.filter(({ unless }) => unless === null);
  if (formula.actives.length === 0)
    return answer("dotted", fit.empty, fit.emptyText, fit.shorts.empty);
  if (formula.instrument === "serum") return sayBottle(context);
  const mass = voice.mass(room.milligrams);
  if (barring) {
    const { title, text } = sayConflict(barring, context);
    const weight = room.milligrams > 0 ? voice.say(fit.unknownText, { mass }) : null;
    return {
      sign: "barred",
      sentence: bare(title),
      note: join(text, sayOthers(exclusions, voice), weight),
      short: textOf(fit.shorts.excluded),
    };
  }
  if (room.milligrams === 0) return answer("dotted", fit.empty, fit.emptyText, fit.shorts.empty);
  if (room.units === null || room.capacity === null)
    return {
      sign: "dotted",
      sentence: textOf(fit.unknown),
      note: voice.say(fit.unknownText, { mass }),
      short: textOf(fit.shorts.unknown),
    };
  const isPowder = factsOf(context).every(isStrain);
  const capacity = voice.mass(room.capacity);
  return {
    sign: "lit",
    sentence: voice.count(fit.capsules, room.units),
    note: isPowder
      ? voice.say(fit.strainsText, { mass, capacity })
      : saySpace(mass, capacity, context),
    short: voice.count(fit.shorts.capsules, room.units, { size: sizeOf(room.container) }),
  };
}

/** Where one is not enough, which salt it is for. */
function saySpace(mass: string, capacity: string, { voice, verdict, facts }: RodContext): string {
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
function sayOthers(exclusions: RodContext["verdict"]["exclusions"], voice: Voice): string | null {
  const others = exclusions.filter(({ unless }) => unless === null).length - 1;
  return others > 0 ? voice.count(voice.texts.said.fit.otherExclusions, others) : null;
}

const bare = (sentence: string): string => sentence.replace(/\.$/, "");

function sayBottle(context: RodContext): Answer {
  const { voice, formula, verdict } = context;
  const { fit } = voice.texts.said;
  const { ph, temperature, exclusions } = verdict;
  const percent = sayShareOfBottle(context);
  const isOver = isBottleOver(verdict);
  const [barring] = exclusions.filter(({ unless }) => unless === null);
  const blanks = {
    percent,
    from: ph !== null && ph !== "none" ? voice.number(ph.value.from) : "",
    to: ph !== null && ph !== "none" ? voice.number(ph.value.to) : "",
    degrees: temperature === null ? "" : voice.number(temperature.value),
  };
  const marks =
    ph !== null && ph !== "none"
      ? ph.value.from === ph.value.to
        ? fit.phOne
        : temperature === null
          ? fit.phText
          : fit.phTemperature
      : temperature === null
        ? null
        : fit.temperature;
  return {
    sign: isOver || barring ? "barred" : ph === null ? "dotted" : "lit",
    sentence: voice.say(
      isOver ? fit.over : ph === null ? fit.phUnknown : ph === "none" ? fit.phNone : fit.phCommon,
      blanks,
    ),
    note: join(
      isOver ? voice.say(fit.overText, blanks) : null,
      marks && voice.say(marks, blanks),
      barring && barring.kind !== "ph" ? sayConflict(barring, context).title : null,
      barring ? sayConflict(barring, context).text : null,
      sayOthers(exclusions, voice),
      exclusions.length === 0 ? voice.count(fit.noExclusion, formula.actives.length) : null,
    ),
    short: voice.say(fit.percentShort, { percent }),
  };
}

export const isBottleOver = ({ percent }: RodContext["verdict"]): boolean =>
  percent > 100 * unitFacts.pc.size;

export const sayShareOfBottle = ({ voice, verdict }: RodContext): string =>
  voice.percent(verdict.percent / unitFacts.pc.size);
