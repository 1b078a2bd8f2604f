// Chips and tabs that scroll sideways in narrow windows: the one that matters must be in view.
import { type RefObject, useEffect, useRef } from "react";
import { hasReducedMotion } from "./scrolling.ts";

/** Visible width of the next item, px, as a sign that the strip goes on. */
const peek = 40;

/** Scrolls to the item of the strip at `index` once it is the chosen one, also where an address named it; -1: none is. */
export function useShownInStrip(strip: RefObject<HTMLElement | null>, index: number): void {
  const isFirst = useRef(true);
  useEffect(() => {
    const isSmooth = !isFirst.current;
    isFirst.current = false;
    const list = strip.current;
    const item = list?.children[index];
    if (!list || !item) return;
    showInStrip(list, item, { isSmooth });
    if (isSmooth) return;
    // Letters that come late are wider, or narrower: then once more, unless the visitor has scrolled.
    const { scrollLeft } = list;
    let isOver = false;
    void document.fonts.ready.then(() => {
      if (!isOver && list.scrollLeft === scrollLeft) showInStrip(list, item);
    });
    return () => {
      isOver = true;
    };
  }, [strip, index]);
}

/** Scrolls to the item that keyboard focus reaches. Nothing may move under a pointer until it is released. */
export function followFocus(strip: HTMLElement | null, item: HTMLElement): void {
  if (strip && item.matches(":focus-visible")) showInStrip(strip, item);
}

/** Scrolls the strip, and nothing around it, until the item is whole in view. */
function showInStrip(
  strip: HTMLElement,
  item: Element,
  { isSmooth = false }: { isSmooth?: boolean } = {},
): void {
  const padding = Number.parseFloat(getComputedStyle(strip).paddingInlineStart);
  const frame = strip.getBoundingClientRect();
  const { left, right } = item.getBoundingClientRect();
  const before = left - (frame.left + padding);
  const after = right - (frame.right - padding);
  if (before >= 0 && after <= 0) return;
  strip.scrollBy({
    left: before < 0 ? before - peek : Math.min(after + peek, before),
    behavior: isSmooth && !hasReducedMotion() ? "smooth" : "instant",
  });
}
