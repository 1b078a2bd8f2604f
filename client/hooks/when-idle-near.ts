// Work for a part of the page that can wait: until the page has loaded, the part is near the window and the browser idles.

/** How far outside the window it may be, px; longest wait for an idle browser, ms. */
const near = 300;
const patience = 2_000;

/** Gives what calls it off. */
export function whenIdleNear(element: Element, task: () => void): () => void {
  let isOff = false;
  const begin = () => !isOff && task();
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      // Safari does not say when it is idle.
      if ("requestIdleCallback" in window) requestIdleCallback(begin, { timeout: patience });
      else setTimeout(begin, patience / 10);
    },
    { rootMargin: `${near}px 0px` },
  );
  const watch = () => observer.observe(element);
  if (document.readyState === "complete") watch();
  else addEventListener("load", watch, { once: true });
  return () => {
    isOff = true;
    removeEventListener("load", watch);
    observer.disconnect();
  };
}
