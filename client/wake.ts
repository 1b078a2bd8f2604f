// The first of the scripts, alone: has the others and the page's data fetched once the page is there, or when somebody begins to
// use it. Until then links, forms and menus answer by themselves. Nothing may be imported here.
import type { WakeAddresses } from "#shared/pages/page.ts";

/** The events by which somebody begins to use the page. */
const signs = ["pointerdown", "pointermove", "touchstart", "wheel", "keydown", "focusin"] as const;
/** Before the page is there all the same, ms: browsers that are busy, or do not say when they are idle. */
const patience = 1_000;

const addresses = document.getElementById("wake")?.dataset as unknown as WakeAddresses;

// Where the visit came from, for the form, which sends it along (shared/enquiry/source.ts): of the first page that this tab shows, in
// the storage that goes with the tab. Of the address that led here the host alone.
try {
  if (addresses.sourceless === undefined)
    sessionStorage["source"] ??= [
      `page=${location.pathname}`,
      `host=${document.referrer.split("/")[2] ?? ""}`,
      ...(location.search.match(/utm_(?:source|medium|campaign)=[^&]{1,720}/g) ?? []),
    ].join("&");
} catch {
  // The form goes without it.
}

/** Asks for a file without reading it: a script, or data as client/hooks/fetch-own.ts then asks for them. */
function fetchAhead(href: string, isData?: boolean): void {
  const link = document.createElement("link");
  link.rel = "modulepreload";
  link.href = href;
  if (isData) {
    link.rel = "preload";
    link.as = "fetch";
    link.crossOrigin = "anonymous";
    link.href = location.origin + href;
  }
  document.head.append(link);
}

let isAwake = false;

function wake(): void {
  if (isAwake) return;
  isAwake = true;
  for (const sign of signs) removeEventListener(sign, wake, true);
  // Each in its own turn: together they would hold up the answer to the press that woke them.
  for (const address of addresses.scripts.split(" ")) setTimeout(fetchAhead, 0, address);
  for (const address of addresses.data.split(" ")) setTimeout(fetchAhead, 0, address, true);
  setTimeout(() => {
    // The whole page must be there before React looks at it.
    if (document.readyState === "loading") addEventListener("DOMContentLoaded", start);
    else start();
  });
}

/** Starts the page; without scripts it goes on as it is. */
const start = () => void import(addresses.start).catch(() => undefined);

function wakeWhenIdle(): void {
  // Safari does not say when it is idle.
  if ("requestIdleCallback" in window) requestIdleCallback(wake, { timeout: patience });
  else setTimeout(wake, patience / 5);
}

/** Longest time that a press waits for its control, ms. */
const longestWait = 4_000;

/** A link in whose place a control is to come (components/SelectionButton): a press waits for it, then the link is followed. */
function holdPress(event: MouseEvent): void {
  const { target } = event;
  // Extensions send presses to the document and to texts too.
  const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[data-early]");
  if (!link || event.button > 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  if (link.dataset.early) return;
  link.dataset.early = "pressed";
  setTimeout(() => link.isConnected && location.assign(link.href), longestWait);
}

addEventListener("click", holdPress, true);
for (const sign of signs) addEventListener(sign, wake, { capture: true, passive: true });
if (document.readyState === "complete" || addresses.now !== undefined) wakeWhenIdle();
else addEventListener("load", wakeWhenIdle);
