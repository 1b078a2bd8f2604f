// What hands do on the bench: presses and drags on rods, keys and rings at fields.
import type { KeyboardEvent, PointerEvent, RefObject } from "react";
import { doseForTotal } from "#shared/formula/change-formula.ts";
import type { DeskFacts } from "#shared/formula/desk-facts.ts";
import { doseAt, nextStop, stepDose, stepOf } from "#shared/formula/rod-doses.ts";
import {
  narrowTrack,
  placeDose,
  scaleOf,
  type Track,
  wideTrack,
} from "#shared/formula/rod-places.ts";
import type { BenchRod } from "#shared/pages/desk.ts";
import type { Acts } from "./acts.ts";
import { addFieldId, fieldId, focusSoon } from "./field-ids.ts";

export interface Hands {
  /** A key at a field. `commit`: what is typed in it counts. */
  readonly press: (
    event: KeyboardEvent<HTMLInputElement>,
    slug: string,
    isTyping: RefObject<boolean>,
    commit: () => void,
  ) => void;
  /** One step up or down, one stop, one place in the list. */
  readonly step: (slug: string, direction: 1 | -1, isGoing: boolean) => void;
  readonly jump: (slug: string, direction: 1 | -1) => void;
  readonly move: (slug: string, by: 1 | -1) => void;
  /** Takes it away, and gives the focus to what is next. */
  readonly remove: (slug: string) => void;
}

/** How near to the mark a finger must begin, px. */
const reach = 30;

/** What keys and rings do to a dose. */
export function createHands(acts: Acts): Hands {
  const find = (slug: string) => {
    const { formula, facts, verdict } = acts.now();
    const dosed = formula.actives.find((each) => each.slug === slug);
    const known = facts.actives[slug];
    const rod = verdict.rods.find(({ parts }) => parts.some((part) => part.slug === slug));
    return { formula, facts, dosed, known, rod };
  };
  const hands: Hands = {
    press: (event, slug, isTyping, commit) => pressKey(event, slug, isTyping, commit, hands),
    step(slug, direction, isGoing) {
      const { dosed, known, rod } = find(slug);
      if (!dosed || !known || !rod) return;
      const scale = scaleOf(rod);
      const step = stepOf(scale, dosed.amount);
      const from = dosed.amount ?? (direction > 0 ? 0 : step);
      acts.change(
        { kind: "dose", slug, amount: stepDose(from, step, direction), unit: known.unit },
        { isGoing },
      );
    },
    jump(slug, direction) {
      const { facts, known, rod } = find(slug);
      if (!known || !rod) return;
      const reference = rod.nutrient ? (facts.nutrients[rod.nutrient]?.reference ?? null) : null;
      const stop = nextStop(rod.total ?? 0, scaleOf(rod), reference, direction);
      const amount = stop === null ? null : doseForTotal(rod, known, stop);
      if (amount !== null) acts.change({ kind: "dose", slug, amount, unit: known.unit });
    },
    move(slug, by) {
      acts.change({ kind: "move", slug, by });
      focusSoon(fieldId(slug));
    },
    remove(slug) {
      const { formula } = find(slug);
      const place = formula.actives.findIndex((each) => each.slug === slug);
      const next = formula.actives[place + 1] ?? formula.actives[place - 1];
      acts.change({ kind: "remove", slug });
      focusSoon(next ? fieldId(next.slug) : addFieldId);
    },
  };
  return hands;
}

/** What is being dragged: one at a time, also while its row is rendered anew. */
let held: { readonly track: Track; readonly id: number } | null = null;

/** The rod under a pointer: a press sets the dose, the mark is dragged; fingers have the mark alone, as the page scrolls below them. */
export function gripOf(rod: BenchRod, facts: DeskFacts, acts: Acts) {
  function setTotal(total: number, isGoing: boolean) {
    for (const { slug } of rod.parts.toReversed()) {
      const known = facts.actives[slug];
      const dose = known && doseForTotal(rod, known, total);
      if (known && dose) {
        acts.change({ kind: "dose", slug, amount: dose, unit: known.unit }, { isGoing });
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
      held = { track, id: event.pointerId };
      event.currentTarget.setPointerCapture(event.pointerId);
      if (event.pointerType !== "touch") follow(event, track);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (held?.id !== event.pointerId) return;
      event.currentTarget.dataset.dragging = "";
      follow(event, held.track);
    },
    onPointerUp: release,
    onPointerCancel: release,
  };

  function release(event: PointerEvent<HTMLElement>) {
    if (held?.id !== event.pointerId) return;
    held = null;
    delete event.currentTarget.dataset.dragging;
    acts.commit();
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

function pressKey(
  event: KeyboardEvent<HTMLInputElement>,
  slug: string,
  isTyping: RefObject<boolean>,
  commit: () => void,
  hands: Hands,
): void {
  const { key, altKey } = event;
  const direction = key === "ArrowUp" || key === "PageUp" ? 1 : -1;
  const isArrow = key === "ArrowUp" || key === "ArrowDown";
  const isEmpty = event.currentTarget.value === "";
  if (key === "Enter") commit();
  else if ((key === "Delete" || key === "Backspace") && isEmpty && !event.repeat)
    hands.remove(slug);
  else if (isArrow && altKey) hands.move(slug, direction === 1 ? -1 : 1);
  else if (isArrow) {
    isTyping.current = false;
    hands.step(slug, direction, event.repeat);
  } else if (key === "PageUp" || key === "PageDown") {
    isTyping.current = false;
    hands.jump(slug, direction);
  } else return;
  event.preventDefault();
}
