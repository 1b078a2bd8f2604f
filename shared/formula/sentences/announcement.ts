// The announcement of a change for screen readers: first the active, then the changes of the verdict; nothing without one.

import { textOf } from "#shared/editions/edition.ts";
import { signOfUnit } from "#shared/words/amounts.ts";
import { withCapital, withSmallLetter } from "#shared/words/letters.ts";
import type { DeskWords } from "../desk-words.ts";
import type { DosedActive, Formula } from "../formula.ts";
import type { JudgedFormula } from "../judge-formula.ts";
import type { DoseTotal, Verdict } from "../verdict.ts";
import { describeAnswers } from "./answers.ts";
import { describeDoubt } from "./doubt-lines.ts";
import { describeAmountProblem } from "./problems.ts";
import { describeOver, formatTotal, namedTotal, nameOfStop } from "./total-words.ts";

export interface Snapshot {
  readonly formula: Formula;
  readonly verdict: Verdict;
}

/** `context`: of the formula after the change; its facts hold what was removed, too. "" where nothing changed. */
export function describeAnnouncement(before: Snapshot, context: JudgedFormula): string {
  const { words, formula } = context;
  const { announce } = words.texts.said;
  const removed = before.formula.actives.filter(({ slug }) => !find(formula, slug));
  const changed = formula.actives.filter((active) => {
    const old = find(before.formula, active.slug);
    return (
      !old ||
      old.amount !== active.amount ||
      old.unread?.text !== active.unread?.text ||
      old.isMeant !== active.isMeant
    );
  });
  const parts = [
    ...removed.map(({ slug }) => words.fill(announce.removed, { name: nameOf(slug, words) })),
    ...changed.map((active) => describeChanged(active, before, context)),
  ];
  const cells = describeAnswers(context);
  const old = describeAnswers({ ...context, ...before });
  const news = cells.flatMap(({ short }, at) => (short === old[at]?.short ? [] : [short]));
  const formulaText =
    news.length > 0 ? [words.fill(announce.formula, { parts: news.join(", ") })] : [];
  return [...parts, ...formulaText].join(" ");
}

const find = ({ actives }: Formula, slug: string): DosedActive | undefined =>
  actives.find((each) => each.slug === slug);

const nameOf = (slug: string, words: DeskWords): string => withCapital(words.active(slug));

function describeChanged(active: DosedActive, before: Snapshot, context: JudgedFormula): string {
  const { words, verdict } = context;
  const { announce } = words.texts.said;
  const { slug, amount, unit, unread } = active;
  const name = nameOf(slug, words);
  if (unread)
    return words.fill(announce.refused, {
      name,
      problem: describeAmountProblem(unread.problem, unit, words),
    });
  const isNew = !find(before.formula, slug);
  if (amount === null)
    return words.fill(announce.addedEmpty, { name, unit: signOfUnit(unit, words.language) });
  const dose = words.dose(amount, unit);
  const rod = verdict.rods.find(({ parts }) => parts.some((part) => part.slug === slug));
  const place = rod ? describePlace(rod, context) : null;
  const stop = rod ? nameOfStop(rod, context) : null;
  const text = stop !== null && place !== null ? `${stop}, ${place}` : place;
  if (text === null) return words.fill(announce.added, { name, dose });
  const added = isNew ? `${words.fill(announce.added, { name, dose })} ` : "";
  return added + words.fill(announce.changed, { name, dose, text });
}

/** For a sum of several doses, the amount; otherwise the zone. */
function describePlace(rod: DoseTotal, context: JudgedFormula): string | null {
  const { words, formula } = context;
  const { announce, rod: texts } = words.texts.said;
  const { zone, earned, total, unit, parts, share, passed, nearest } = rod;
  const place = describeZone();
  if (parts.length < 2 || place === null) return place;
  const sum = words.fill(announce.with, {
    named: namedTotal(rod, words),
    total: formatTotal(rod, words) ?? "",
    share: share === null ? place : words.fill(texts.share, { share: words.percent(share) }),
  });
  return sum;

  function describeZone(): string | null {
    if (passed)
      return [passed, ...rod.alsoPassed].map((limit) => describeOver(rod, limit, words)).join(", ");
    if (zone === "window")
      return formula.instrument === "serum"
        ? textOf(announce.windowSerum)
        : words.count(announce.window, earned.length);
    if (zone === "silent" && nearest && total !== null)
      return words.fill(announce.silent, { amount: words.dose(nearest.amount - total, unit) });
    if (zone === "unconfirmed") {
      const [doubt] = rod.doubts;
      return doubt ? withSmallLetter(describeDoubt(doubt, rod, context).text) : null;
    }
    if (zone === "silent") return textOf(words.texts.said.state.serumSilent);
    return zone === null ? null : textOf(announce.none);
  }
}
