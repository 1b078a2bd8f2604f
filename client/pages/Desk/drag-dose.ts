// Doses by hand on a scale: pressed and dragged by a mouse, tapped and dragged by a finger that could as well mean to scroll.
import type { Dispatch, PointerEvent, RefObject } from "react";
import { elementOf } from "#client/hooks/element-of.ts";
import { mayBeSecond } from "#client/hooks/second-press.ts";
import { doseAt, stepOf } from "#shared/formula/gauge-doses.ts";
import {
  narrowTrack,
  placeDose,
  placeLines,
  type Scale,
  scaleOf,
  type Track,
  wideTrack,
  xOf,
} from "#shared/formula/gauge-places.ts";
import type { BenchTotal } from "#shared/pages/desk.ts";
import type { FormulaAction } from "./formula-state.ts";

/** Greatest distance from the mark at which a finger begins a drag, px. */
const reach = 30;
/** A finger that moves less has tapped; that moves more sideways than upwards drags. px. */
const slop = 8;

/** A pointer on a scale: kept while the row is rendered anew. */
export interface Drag {
  readonly id: number;
  readonly track: Track;
  /** Where it came down, px of the window. */
  readonly from: { readonly x: number; readonly y: number };
  readonly isOnMark: boolean;
  /** Until then a finger may still scroll. */
  isDragging: boolean;
}

/**
 * Handlers of the ground of a scale. A mouse sets the dose where it presses and drags from there. A finger drags the mark once it has
 * moved sideways, and a tap takes the line that is nearest, which the stops at the field then show; what the browser takes for
 * scrolling changes nothing.
 */
export function dragDose(
  rod: BenchTotal,
  dispatch: Dispatch<FormulaAction>,
  drag: RefObject<Drag | null>,
) {
  const scale = scaleOf(rod);
  const pull = (total: number, isGoing: boolean) =>
    dispatch({ kind: "pull", rod: rod.id, total, isGoing });

  function follow(event: PointerEvent<HTMLElement>, track: Track) {
    const drawing = drawingOf(event.currentTarget);
    if (!drawing) return;
    const { left, width } = drawing.getBoundingClientRect();
    const dose = doseAt(event.clientX - left, width, scale, track);
    if (dose === null) return;
    const step = stepOf(scale, rod.total);
    pull(roundWithin(dose, step, [scale.threshold, scale.maximum, scale.europe]), true);
  }

  function end(event: PointerEvent<HTMLElement>): Drag | null {
    const ended = drag.current;
    if (ended?.id !== event.pointerId) return null;
    drag.current = null;
    delete event.currentTarget.dataset.dragging;
    return ended;
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0 || drag.current || mayBeSecond(event.timeStamp)) return;
      const drawing = drawingOf(event.currentTarget);
      if (!drawing) return;
      const stop = elementOf(event.target)?.closest<SVGElement>("[data-stop]")?.dataset.stop;
      const isFinger = event.pointerType === "touch";
      if (stop && !isFinger) {
        const total = scale[stop as keyof typeof scale];
        if (total !== null) pull(total, false);
        return;
      }
      const { left, width } = drawing.getBoundingClientRect();
      const track = drawing.dataset["track"] === "45" ? wideTrack : narrowTrack;
      const mark = rod.total === null ? null : xOf(placeDose(rod.total, scale, track), width);
      drag.current = {
        id: event.pointerId,
        track,
        from: { x: event.clientX, y: event.clientY },
        isOnMark: mark !== null && Math.abs(event.clientX - left - mark) <= reach,
        isDragging: !isFinger,
      };
      if (isFinger) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      follow(event, track);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const { current } = drag;
      if (current?.id !== event.pointerId) return;
      if (!current.isDragging) {
        const across = Math.abs(event.clientX - current.from.x);
        const along = Math.abs(event.clientY - current.from.y);
        if (Math.max(across, along) < slop) return;
        if (!current.isOnMark || along > across) {
          drag.current = null;
          return;
        }
        current.isDragging = true;
        event.currentTarget.setPointerCapture(event.pointerId);
      }
      event.currentTarget.dataset["dragging"] = "";
      follow(event, current.track);
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const ended = end(event);
      if (!ended) return;
      if (ended.isDragging) dispatch({ kind: "commit" });
      else if (!ended.isOnMark) {
        const drawing = drawingOf(event.currentTarget);
        const stop = drawing && nearestStop(event.clientX, drawing, scale, ended.track);
        if (stop) dispatch({ kind: "pull", rod: rod.id, total: stop, isGoing: false, isTap: true });
      }
    },
    onPointerCancel(event: PointerEvent<HTMLElement>) {
      if (end(event)?.isDragging) dispatch({ kind: "cancel" });
    },
  };
}

const drawingOf = (tray: HTMLElement): SVGSVGElement | undefined =>
  [...tray.querySelectorAll<SVGSVGElement>("svg[data-track]")].find(
    (each) => each.getBoundingClientRect().width > 0,
  );

/** The line of a scale that is nearest to a place of the window; null where it has none. */
function nearestStop(
  clientX: number,
  drawing: SVGSVGElement,
  scale: Scale,
  track: Track,
): number | null {
  const { left, width } = drawing.getBoundingClientRect();
  const lines = placeLines(scale, track);
  const distances = (["threshold", "maximum", "europe"] as const).flatMap((name) => {
    const place = lines[name];
    const amount = scale[name];
    if (!place || amount === null) return [];
    return [{ amount, distance: Math.abs(clientX - left - xOf(place, width)) }];
  });
  return distances.toSorted((a, b) => a.distance - b.distance)[0]?.amount ?? null;
}

/** To whole steps, on the side of each line where it is. */
function roundWithin(dose: number, step: number, lines: readonly (number | null)[]): number {
  const rounded = Math.max(step, Math.round(dose / step) * step);
  const crossed = lines.find(
    (line) => line !== null && ((dose < line && rounded > line) || (dose > line && rounded < line)),
  );
  return crossed ?? rounded;
}
