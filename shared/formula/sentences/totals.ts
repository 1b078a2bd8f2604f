// What stands at a rod.

import { markets } from "#shared/content/markets.ts";
import { textOf } from "#shared/editions/edition.ts";
import type { JudgedFormula } from "../judge-formula.ts";
import type { Rod } from "../verdict.ts";
import { startBig, startSmall, type Voice } from "../voice.ts";
import { listPartLines, listRodLines, sayDoubt } from "./lines.ts";
import type { SaidRod } from "./presentation.ts";
import { edgeOf, nameOfRod, sayOver, sayTotal } from "./total-words.ts";

export function sayRod(rod: Rod, context: JudgedFormula): SaidRod {
  const { voice } = context;
  const { threshold, maximum, europe, unit, parts } = rod;
  const name = startBig(nameOfRod(rod, voice));
  const { excluded } = voice.texts.said.row;
  const edge = (value: number | null) =>
    value === null ? null : value === 0 ? textOf(excluded) : voice.amount(value, unit);
  return {
    id: rod.id,
    zone: rod.zone,
    name: parts.length > 1 ? voice.say(voice.texts.said.rod.together, { name }) : name,
    dose: sayTotal(rod, voice),
    threshold: edge(threshold),
    maximum: edge(maximum) ?? sayCeiling(rod, voice),
    europe: edge(europe),
    open: sayOpenEdge(rod, context),
    lines: [...listPartLines(rod, context), ...listRodLines(rod, context)],
    state: sayState(rod, context),
  };
}

/** The line that a rod without threshold and maximum has (rod-places.ts). */
function sayCeiling({ threshold, limits, unit }: Rod, voice: Voice): string | null {
  const [least] = limits
    .filter(({ kind }) => kind === "advice" || kind === "practice")
    .toSorted((a, b) => a.amount - b.amount);
  if (threshold !== null || !least) return null;
  const [source = ""] = textOf(least.source).split(",");
  return voice.say(voice.texts.said.rod.ceiling, {
    amount: voice.amount(least.amount, unit),
    source,
  });
}

/** What stands where a line is missing at the right. */
function sayOpenEdge(rod: Rod, { voice, formula, facts }: JudgedFormula): string | null {
  const { rod: texts } = voice.texts.said;
  if (formula.instrument === "serum") return null;
  if (rod.nutrient === null) {
    const isDosed = rod.parts.some(({ slug }) => facts.actives[slug]?.amountKind === "mass");
    const hasEdge = rod.maximum !== null || rod.europe !== null || sayCeiling(rod, voice) !== null;
    return hasEdge || !isDosed ? null : textOf(texts.openNone);
  }
  const { market } = formula;
  if (rod.maximum !== null)
    return markets[market].beside && rod.europe === null ? textOf(texts.noBeside) : null;
  if (facts.nutrients[rod.nutrient]?.annulled.includes(market))
    return textOf(rod.europe === null ? texts.openBoth : texts.openAnnulled);
  return textOf(texts.openMarket[market]);
}

function sayState(rod: Rod, context: JudgedFormula): string {
  const { voice, formula } = context;
  const { state, claims } = voice.texts.said;
  const { total, unit, zone, earned, maximum, passed, nearest } = rod;
  if (passed?.amount === 0) return startSmall(sayOver(rod, passed, voice));
  if (passed && total !== null)
    return voice.say(state.above[edgeOf(passed)], {
      amount: voice.amount(total - passed.amount, unit),
      maximum: voice.amount(passed.amount, unit),
    });
  if (zone === "unconfirmed") {
    const [doubt] = rod.doubts;
    const reason = doubt ? startSmall(sayDoubt(doubt, rod, context).text) : "";
    return voice.say(state.unconfirmed, { reason });
  }
  if (zone === null) return textOf(state.missing);
  if (formula.instrument === "serum")
    return textOf(
      zone === "window" ? state.serumWindow : zone === "silent" ? state.serumSilent : state.none,
    );
  if (zone === "silent" && nearest && total !== null)
    return voice.say(state.silent, {
      amount: voice.amount(nearest.amount - total, unit),
      claims: voice.count(claims, nearest.count),
    });
  if (zone !== "window") return textOf(state.none);
  const said = { claims: voice.count(claims, earned.length) };
  if (maximum === null)
    return voice.say(state.windowOpen, { ...said, open: sayOpenEdge(rod, context) ?? "" });
  return voice.say(state.window[formula.market], {
    ...said,
    maximum: voice.amount(maximum, unit),
  });
}
