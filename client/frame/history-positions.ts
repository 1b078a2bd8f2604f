// Keeps the scroll position of each entry of the history, for back and forward. Held in memory, by the router's keys; the entry in
// view keeps a copy, which outlives a reload.
import { elementOf } from "#client/hooks/element-of.ts";
import { arrivalInView, followAddress, keepInEntry } from "#client/hooks/shown-address.ts";

const positions = new Map<string, number>();
/** The entry whose page is in view: the address is ahead of it while the next page is on its way. */
let shown = "";

function rule(): void {
  history.scrollRestoration = "manual";
}

/** Begins to follow the history. */
export function followHistory(): void {
  const kept = followAddress();
  shown = arrivalInView().location.key;
  // Extensions write there too.
  if (kept instanceof Map) for (const [key, position] of kept) positions.set(key, position);
  addEventListener("scroll", () => positions.set(shown, scrollY), { passive: true });
  document.addEventListener("click", ignoreSecondPress, { capture: true });

  // A page that is loaded, reloaded too, is put in its place by the browser, which need not wait for script; not so an entry
  // that was left by turning pages.
  const place = positions.get(shown);
  if (history.scrollRestoration === "manual" && place !== undefined && scrollY === 0)
    scrollTo({ top: place, behavior: "instant" });
  positions.set(shown, scrollY);
  if (document.readyState === "complete") rule();
  else addEventListener("load", rule);
  addEventListener("pagehide", () => {
    history.scrollRestoration = "auto";
  });
  addEventListener("pageshow", (event) => {
    if (event.persisted) rule();
  });
}

/** Makes the entry `key` the one in view. Returns the scroll position at which the visitor left it, px; undefined if new. */
export function showEntry(key: string): number | undefined {
  shown = key;
  const kept = positions.get(key);
  if (kept === undefined) positions.set(key, scrollY);
  keepInEntry(positions);
  return kept;
}

/** A second press on a link whose page is being fetched would make a second entry. */
function ignoreSecondPress(event: Event): void {
  const link = elementOf(event.target)?.closest("a");
  if (arrivalInView().location.key !== shown && link?.href === location.href)
    event.preventDefault();
}
