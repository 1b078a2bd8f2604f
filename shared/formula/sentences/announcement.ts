// What a screen reader hears after a change: first the active, then what changed in the verdict; nothing where nothing did.

import { textOf } from "#shared/editions/edition.ts";
import type { DosedActive, Formula } from "../formula.ts";
import type { JudgedFormula } from "../judge-formula.ts";
import { saySign } from "../say-amount.ts";
import type { Rod, Verdict } from "../verdict.ts";
import { startBig, startSmall, type Voice } from "../voice.ts";
import { sayCells } from "./answers.ts";
import { sayDoubt } from "./lines.ts";
import { sayAmountProblem } from "./problems.ts";
import { namedRod, sayOver, sayTotal } from "./total-words.ts";

export interface Told {
  readonly formula: Formula;
  readonly verdict: Verdict;
}

/** `context`: of the formula after the change; its facts hold what was removed, too. "" where nothing changed. */
export function sayAnnouncement(before: Told, context: JudgedFormula): string {
  const { voice, formula } = context;
  const { announce } = voice.texts.said;
  const removed = before.formula.actives.filter(({ slug }) => !find(formula, slug));
  const changed = formula.actives.filter((active) => {
    const old = find(before.formula, active.slug);
    return !old || old.amount !== active.amount || old.unread?.text !== active.unread?.text;
  });
  const parts = [
    ...removed.map(({ slug }) => voice.say(announce.removed, { name: nameOf(slug, voice) })),
    ...changed.map((active) => sayChanged(active, before, context)),
  ];
  const cells = sayCells(context);
  const old = sayCells({ ...context, ...before });
  const news = cells.flatMap(({ short }, at) => (short === old[at]?.short ? [] : [short]));
  const formulaText =
    news.length > 0 ? [voice.say(announce.formula, { parts: news.join(", ") })] : [];
  return [...parts, ...formulaText].join(" ");
}

const find = ({ actives }: Formula, slug: string): DosedActive | undefined =>
  actives.find((each) => each.slug === slug);

const nameOf = (slug: string, voice: Voice): string => startBig(voice.active(slug));

function sayChanged(active: DosedActive, before: Told, context: JudgedFormula): string {
  const { voice, verdict } = context;
  const { announce } = voice.texts.said;
  const { slug, amount, unit, unread } = active;
  const name = nameOf(slug, voice);
  if (unread)
    return voice.say(announce.refused, {
      name,
      problem: sayAmountProblem(unread.problem, unit, voice),
    });
  const isNew = !find(before.formula, slug);
  if (amount === null)
    return voice.say(announce.addedEmpty, { name, unit: saySign(unit, voice.language) });
  const dose = voice.amount(amount, unit);
  const rod = verdict.rods.find(({ parts }) => parts.some((part) => part.slug === slug));
  const text = rod ? sayPlace(rod, context) : null;
  if (text === null) return voice.say(announce.added, { name, dose });
  const added = isNew ? `${voice.say(announce.added, { name, dose })} ` : "";
  return added + voice.say(announce.changed, { name, dose, text });
}

/** Of a sum, what it is; else where the dose stands. */
function sayPlace(rod: Rod, context: JudgedFormula): string | null {
  const { voice, formula } = context;
  const { announce, rod: texts } = voice.texts.said;
  const { zone, earned, total, unit, parts, share, passed, nearest } = rod;
  const place = sayZone();
  if (parts.length < 2 || place === null) return place;
  const sum = voice.say(announce.with, {
    named: namedRod(rod, voice),
    total: sayTotal(rod, voice) ?? "",
    share: share === null ? place : voice.say(texts.share, { share: voice.percent(share) }),
  });
  return sum;

  function sayZone(): string | null {
    if (passed) return `${sayOver(rod, passed, voice)}. ${textOf(passed.source)}`;
    if (zone === "window")
      return formula.instrument === "serum"
        ? textOf(announce.windowSerum)
        : voice.count(announce.window, earned.length);
    if (zone === "silent" && nearest && total !== null)
      return voice.say(announce.silent, { amount: voice.amount(nearest.amount - total, unit) });
    if (zone === "unconfirmed") {
      const [doubt] = rod.doubts;
      return doubt ? startSmall(sayDoubt(doubt, rod, context).text) : null;
    }
    if (zone === "silent") return textOf(voice.texts.said.state.serumSilent);
    return zone === null ? null : textOf(announce.none);
  }
}
