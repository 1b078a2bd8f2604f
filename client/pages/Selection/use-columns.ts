// Columns of a table whose names stay in view: names and facts are two boxes, of which the second scrolls sideways and the first
// follows. Names could not stay under the header inside a box that scrolls by itself.
import { type RefObject, useEffect, useState } from "react";
import { hasReducedMotion } from "#client/hooks/scrolling.ts";

export interface Columns {
  /** The first and the last column in view, from 0. */
  readonly from: number;
  readonly to: number;
  readonly turn: (steps: 1 | -1) => void;
}

/** `count`: of columns beside the first, which stays. */
export function useColumns(
  names: RefObject<HTMLElement | null>,
  facts: RefObject<HTMLElement | null>,
  count: number,
): Columns {
  const [view, setView] = useState({ from: 0, to: count - 1 });

  useEffect(() => {
    const [head, body] = [names.current, facts.current];
    if (!head || !body) return;
    const read = () => {
      head.scrollLeft = body.scrollLeft;
      const width = columnWidth(body);
      // A column counts as in view once half of it is, so that its name can be read.
      const from = Math.min(count - 1, Math.round(body.scrollLeft / width));
      const shown = Math.max(1, Math.floor((body.clientWidth - labelWidth(body)) / width + 0.1));
      const to = Math.min(count - 1, from + shown - 1);
      setView((last) => (last.from === from && last.to === to ? last : { from, to }));
    };
    // The keyboard's focus brings a name into view.
    const follow = () => {
      if (Math.abs(head.scrollLeft - body.scrollLeft) > 1) body.scrollLeft = head.scrollLeft;
    };
    read();
    const resizing = new ResizeObserver(read);
    resizing.observe(body);
    body.addEventListener("scroll", read, { passive: true });
    head.addEventListener("focusin", follow);
    return () => {
      resizing.disconnect();
      body.removeEventListener("scroll", read);
      head.removeEventListener("focusin", follow);
    };
  }, [names, facts, count]);

  return {
    ...view,
    turn: (steps) =>
      facts.current?.scrollBy({
        left: steps * columnWidth(facts.current),
        behavior: hasReducedMotion() ? "instant" : "smooth",
      }),
  };
}

const columnWidth = (box: HTMLElement) => box.querySelector("td")?.offsetWidth ?? 1;

/** 0 where labels stand in the cells. */
const labelWidth = (box: HTMLElement) => box.querySelector("th")?.offsetWidth ?? 0;
