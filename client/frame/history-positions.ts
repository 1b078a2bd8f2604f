// Keeps the scroll position of each entry of the history, for back and forward. Held in memory, by the router's keys; the entry in
// view keeps a copy, which outlives a reload.

const positions = new Map<string, number>();
/** The entry whose page is in view: the address is ahead of it while the next page is on its way. */
let shown = "";
let timer: ReturnType<typeof setTimeout> | undefined;

/** Delay before the copy is written, ms: browsers limit how often a page may write, and each letter of a search navigates. */
const copyDelay = 200;

interface EntryState {
  readonly key?: string;
  readonly positions?: ReadonlyMap<string, number>;
}

const entryState = () => history.state as EntryState | null;

/** Safari refuses more than a hundred changes in ten seconds: the place is then lost, and nothing else. */
function replaceState(state: EntryState): void {
  try {
    history.replaceState(state, "");
  } catch {
    // The next change has another try.
  }
}

/** Entries that the browser makes, the first and those of plain hash links, have no key: without, they would share one. */
function nameEntry(): void {
  if (entryState()?.key) return;
  replaceState({ ...entryState(), key: Math.random().toString(36).slice(2, 10) });
}

function rule(): void {
  history.scrollRestoration = "manual";
}

/** Begins to follow the history; before the router does, which reads the keys. */
export function followHistory(): void {
  nameEntry();
  shown = entryState()?.key ?? "";
  // Extensions write there too.
  const kept = entryState()?.positions;
  if (kept instanceof Map) for (const [key, position] of kept) positions.set(key, position);
  addEventListener("popstate", nameEntry);
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
  clearTimeout(timer);
  timer = setTimeout(() => replaceState({ ...entryState(), positions }), copyDelay);
  return kept;
}

/** A second press on a link whose page is being fetched would make a second entry. */
function ignoreSecondPress(event: Event): void {
  const link = (event.target as Element).closest("a");
  if (entryState()?.key !== shown && link?.href === location.href) event.preventDefault();
}
