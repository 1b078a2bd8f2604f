// The specified scrolling: smooth, unless the visitor asked for less motion.

/** Distance kept above a block that a page scrolls to, px. */
const blockOffset = 150;
/** Wait before scrolling to a hash after navigation, ms: the new page must have been laid out. */
export const hashDelay = 100;

export const hasReducedMotion = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

const behavior = () => (hasReducedMotion() ? "instant" : "smooth");

export function scrollToTop(): void {
  scrollTo({ top: 0, behavior: behavior() });
}

/** Scrolls until the element's top is 150 px below the window's. */
export function scrollToBlock(element: HTMLElement): void {
  scrollTo({
    top: element.getBoundingClientRect().top + scrollY - blockOffset,
    behavior: behavior(),
  });
}

/** Scrolls to the element that a hash names, if there is one. */
export function scrollToHash(hash: string): void {
  const element = document.getElementById(decodeURIComponent(hash.slice(1)));
  element?.scrollIntoView({ behavior: behavior() });
}
