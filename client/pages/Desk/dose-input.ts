// Input of doses on a bench: typed, by keys and rings at its field, by presses and drags on its scale.
import type { Dispatch, KeyboardEvent, PointerEvent, RefObject } from "react";
import type { Change } from "#shared/formula/change-formula.ts";
import type { DeskFacts } from "#shared/formula/desk-facts.ts";
import { doseAt, doseForTotal, nextStop, stepDose, stepOf } from "#shared/formula/gauge-doses.ts";
import {
  narrowTrack,
  placeDose,
  scaleOf,
  type Track,
  wideTrack,
} from "#shared/formula/gauge-places.ts";
import { readAmount } from "#shared/formula/read-amount.ts";
import type { BenchTotal } from "#shared/pages/desk.ts";
import { commaIn } from "#shared/words/amounts.ts";
import type { FormulaAction, LiveFormula } from "./formula-state.ts";

/** Greatest distance from the mark at which a finger begins a drag, px. */
const reach = 30;

/** Null where the active is not on the bench. */
export function changeByText(
  slug: string,
  text: string,
  { facts, words }: LiveFormula,
): Change | null {
  const known = facts.actives[slug];
  if (!known) return null;
  const typed = text.trim();
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

export function changeByStep(slug: string, direction: 1 | -1, state: LiveFormula): Change | null {
  const { dosed, known, rod } = find(slug, state);
  if (!dosed || !known || !rod) return null;
  const step = stepOf(scaleOf(rod), dosed.amount);
  const from = dosed.amount ?? (direction > 0 ? 0 : step);
  return { kind: "dose", slug, amount: stepDose(from, step, direction), unit: known.unit };
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

/** A pointer that drags a mark, and the track that it began on: kept while the row is rendered anew. */
export interface Drag {
  readonly track: Track;
  readonly id: number;
}

/**
 * Handlers of the ground of a scale: a press sets the dose, the mark is dragged. Fingers have the mark alone, as the page scrolls
 * below them.
 */
export function dragDose(
  rod: BenchTotal,
  facts: DeskFacts,
  dispatch: Dispatch<FormulaAction>,
  drag: RefObject<Drag | null>,
) {
  function setTotal(total: number, isGoing: boolean) {
    for (const { slug } of rod.parts.toReversed()) {
      const known = facts.actives[slug];
      const dose = known && doseForTotal(rod, known, total);
      if (known && dose) {
        const change = { kind: "dose", slug, amount: dose, unit: known.unit } as const;
        dispatch({ kind: "change", change, isGoing });
        return;
      }
    }
  }

  function follow(event: PointerEvent<HTMLElement>, track: Track) {
    const drawing = drawingOf(event.currentTarget);
    if (!drawing) return;
    const { left, width } = drawing.getBoundingClientRect();
    const scale = scaleOf(rod);
    const dose = doseAt(event.clientX - left, width, scale, track);
    if (dose === null) return;
    const step = stepOf(scale, rod.total);
    setTotal(roundWithin(dose, step, [scale.threshold, scale.maximum, scale.europe]), true);
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return;
      const drawing = drawingOf(event.currentTarget);
      if (!drawing) return;
      const scale = scaleOf(rod);
      const stop = (event.target as Element).closest<SVGElement>("[data-stop]")?.dataset.stop;
      if (stop) {
        const total = scale[stop as keyof typeof scale];
        if (total !== null) setTotal(total, false);
        return;
      }
      const { left, width } = drawing.getBoundingClientRect();
      const track = drawing.dataset.track === "45" ? wideTrack : narrowTrack;
      if (event.pointerType === "touch") {
        if (rod.total === null) return;
        const place = placeDose(rod.total, scale, track);
        const mark = left + place.share * width + place.shift;
        if (Math.abs(event.clientX - mark) > reach) return;
      }
      drag.current = { track, id: event.pointerId };
      event.currentTarget.setPointerCapture(event.pointerId);
      if (event.pointerType !== "touch") follow(event, track);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (drag.current?.id !== event.pointerId) return;
      event.currentTarget.dataset.dragging = "";
      follow(event, drag.current.track);
    },
    onPointerUp: release,
    onPointerCancel: release,
  };

  function release(event: PointerEvent<HTMLElement>) {
    if (drag.current?.id !== event.pointerId) return;
    drag.current = null;
    delete event.currentTarget.dataset.dragging;
    dispatch({ kind: "commit" });
  }
}

const drawingOf = (tray: HTMLElement): SVGSVGElement | undefined =>
  [...tray.querySelectorAll<SVGSVGElement>("svg[data-track]")].find(
    (each) => each.getBoundingClientRect().width > 0,
  );

/** To whole steps, on the side of each line where it is. */
function roundWithin(dose: number, step: number, lines: readonly (number | null)[]): number {
  const rounded = Math.max(step, Math.round(dose / step) * step);
  const crossed = lines.find(
    (line) => line !== null && ((dose < line && rounded > line) || (dose > line && rounded < line)),
  );
  return crossed ?? rounded;
}

/** A key at a field. `commit`: what is typed in it counts. */
export function pressKey(
  event: KeyboardEvent<HTMLInputElement>,
  slug: string,
  dispatch: Dispatch<FormulaAction>,
  { isTyping, commit }: { isTyping: RefObject<boolean>; commit: () => void },
): void {
  const { key, altKey, repeat } = event;
  const direction = key === "ArrowUp" || key === "PageUp" ? 1 : -1;
  const isArrow = key === "ArrowUp" || key === "ArrowDown";
  const isEmpty = event.currentTarget.value === "";
  const changeList = (change: Change) => dispatch({ kind: "change", change, isAtField: true });
  if (key === "Enter") commit();
  else if ((key === "Delete" || key === "Backspace") && isEmpty && !repeat)
    changeList({ kind: "remove", slug });
  else if (isArrow && altKey) changeList({ kind: "move", slug, by: direction === 1 ? -1 : 1 });
  else if (isArrow) {
    isTyping.current = false;
    dispatch({ kind: "step", slug, direction, isGoing: repeat });
  } else if (key === "PageUp" || key === "PageDown") {
    isTyping.current = false;
    dispatch({ kind: "jump", slug, direction });
  } else return;
  event.preventDefault();
}
