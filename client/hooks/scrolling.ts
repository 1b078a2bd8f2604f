// The specified scrolling: smooth, unless the visitor asked for less motion. Focus goes along.

/** Distance kept above a block that a page scrolls to, px. */
const blockOffset = 150;
/** Wait before scrolling to a hash after navigation, ms: the new page must have been laid out. */
export const hashDelay = 100;

/** Number of frames for which a restored position is held: a smooth scroll in progress still moves the window afterwards. */
const heldFrames = 5;

/** State of a navigation that changes what a page shows (a search, a filter, a tab) but keeps the scroll position. */
export const inPlace = { isInPlace: true } as const;

export const isInPlace = (state: unknown) =>
  (state as Partial<typeof inPlace> | null)?.isInPlace === true;

export const hasReducedMotion = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

const behavior = () => (hasReducedMotion() ? "instant" : "smooth");

export function scrollToTop(): void {
  scrollTo({ top: 0, behavior: behavior() });
}

/**
 * Restores the scroll position that the visitor left, px. Browsers that scroll off the main thread add the last steps of a
 * smooth scroll to the position that an instant one has set, a few frames later. Returns how to release it.
 */
export function scrollBack(top: number): () => void {
  let frame = 0;
  const hold = (rest: number) => {
    if (scrollY !== top) scrollTo({ top, behavior: "instant" });
    if (rest > 0) frame = requestAnimationFrame(() => hold(rest - 1));
  };
  hold(heldFrames);
  return () => cancelAnimationFrame(frame);
}

/** Scrolls until the element's top is 150 px below the window's. */
export function scrollToBlock(element: HTMLElement): void {
  scrollTo({
    top: element.getBoundingClientRect().top + scrollY - blockOffset,
    behavior: behavior(),
  });
  takeFocus(element);
}

/** Scrolls to the element that a hash names; to the top if there is none. */
export function scrollToHash(hash: string): void {
  const element = document.getElementById(decodeURIComponent(hash.slice(1)));
  if (element) element.scrollIntoView({ behavior: behavior() });
  else scrollToTop();
  takeFocus(element ?? document.getElementById("content"));
}

/** Reading and tabbing go on from `element`, as they do after a plain hash link. */
export function takeFocus(element: HTMLElement | null): void {
  if (!element) return;
  element.focus({ preventScroll: true });
  if (element === document.activeElement) return;
  element.tabIndex = -1;
  element.addEventListener("blur", () => element.removeAttribute("tabindex"), { once: true });
  element.focus({ preventScroll: true });
}
