// Input of doses on a bench at its field: typed, by keys, by rings. By hand on the scale: drag-dose.ts.
import type { Dispatch, KeyboardEvent, RefObject } from "react";
import { unitFacts } from "#shared/facts/units.ts";
import type { Change } from "#shared/formula/change-formula.ts";
import { doseForTotal, nextStop, stepDose, stepOf } from "#shared/formula/gauge-doses.ts";
import { scaleOf } from "#shared/formula/gauge-places.ts";
import { isUnfinished, readAmount } from "#shared/formula/read-amount.ts";
import { commaIn } from "#shared/words/amounts.ts";
import { stepsOf } from "./dose-steps.ts";
import type { FormulaAction, LiveFormula } from "./formula-state.ts";

/** Null where the active is not on the bench, and in the middle of a calculation. */
export function changeByText(
  slug: string,
  text: string,
  { facts, words }: LiveFormula,
): Change | null {
  const known = facts.actives[slug];
  if (!known) return null;
  const typed = text.trim();
  if (isUnfinished(typed)) return null;
  const read = typed === "" ? null : readAmount(typed, known, commaIn(words.language));
  if (read && "problem" in read)
    return { kind: "unread", slug, text: typed, problem: read.problem };
  return {
    kind: "dose",
    slug,
    amount: read?.amount ?? null,
    unit: known.unit,
    isInternational: read?.isInternational ?? false,
  };
}

/** `steps`: how many at once. */
export function changeByStep(
  slug: string,
  direction: 1 | -1,
  steps: number,
  state: LiveFormula,
): Change | null {
  const { dosed, known, rod } = find(slug, state);
  if (!dosed || !known || !rod) return null;
  // Without a dose or a limit it begins with one of its unit.
  const step = stepOf(scaleOf(rod), dosed.amount ?? 10 * unitFacts[known.unit].size);
  const from = dosed.amount ?? (direction > 0 ? 0 : step);
  return { kind: "dose", slug, amount: stepDose(from, step, direction, steps), unit: known.unit };
}

/** To the next of threshold, reference value and limits. */
export function changeByJump(slug: string, direction: 1 | -1, state: LiveFormula): Change | null {
  const { known, rod } = find(slug, state);
  if (!known || !rod) return null;
  const reference = rod.nutrient ? (state.facts.nutrients[rod.nutrient]?.reference ?? null) : null;
  const stop = nextStop(rod.total ?? 0, scaleOf(rod), reference, direction);
  const amount = stop === null ? null : doseForTotal(rod, known, stop);
  return amount === null ? null : { kind: "dose", slug, amount, unit: known.unit };
}

const find = (slug: string, { formula, facts, verdict }: LiveFormula) => ({
  dosed: formula.actives.find((each) => each.slug === slug),
  known: facts.actives[slug],
  rod: verdict.rods.find(({ parts }) => parts.some((part) => part.slug === slug)),
});

/** A key at a field. `commit`: what is typed in it counts. */
export function pressKey(
  event: KeyboardEvent<HTMLInputElement>,
  slug: string,
  dispatch: Dispatch<FormulaAction>,
  { isTyping, commit }: { isTyping: RefObject<boolean>; commit: () => void },
): void {
  const { key, altKey, repeat } = event;
  const direction = key === "ArrowUp" || key === "PageUp" ? 1 : -1;
  const steps = Math.abs(stepsOf(event));
  const isEmpty = event.currentTarget.value === "";
  const changeList = (change: Change) => dispatch({ kind: "change", change, at: "field" });
  if (key === "Enter") commit();
  else if ((key === "Delete" || key === "Backspace") && isEmpty && !repeat)
    changeList({ kind: "remove", slug });
  else if (altKey && (key === "ArrowUp" || key === "ArrowDown"))
    changeList({ kind: "move", slug, by: direction === 1 ? -1 : 1 });
  else if (steps > 0) {
    isTyping.current = false;
    dispatch({ kind: "step", slug, direction, steps, isGoing: repeat });
  } else if (key === "PageUp" || key === "PageDown") {
    isTyping.current = false;
    dispatch({ kind: "jump", slug, direction });
  } else return;
  event.preventDefault();
}
