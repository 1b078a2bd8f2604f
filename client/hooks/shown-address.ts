// The address of what is shown, and the one place that writes to the browser's history. What is shown follows this address at once; the
// browser's follows after a calm, as it takes a hundred changes in ten seconds, Safari before 17 in thirty, and refuses the others.
import {
  createPath,
  type Location,
  NavigationType,
  type Navigator,
  type To,
} from "react-router-dom";

/** Ms without a change after which the browser's address follows. */
const calm = 250;
/** Ms until the next try, where it was refused. */
const refused = 1_000;

/** An entry of the history: the router's state and key, and what else is to outlive a reload. */
interface Entry {
  readonly usr?: unknown;
  readonly key?: string;
  readonly kept?: unknown;
}

export interface Arrival {
  readonly location: Location;
  readonly navigationType: NavigationType;
}

let arrival: Arrival;
let kept: unknown;
/** What the browser's history has yet to be told. */
let owed: { readonly way: "pushState" | "replaceState"; readonly url: string } | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
let tell: ((arrival: Arrival) => void) | undefined;

const entry = () => history.state as Entry | null;

const hrefOf = (to: To) => (typeof to === "string" ? to : createPath(to));

const composeKey = () => Math.random().toString(36).slice(2, 10);

/** Until it is taken: nothing waits for it. */
function write(): void {
  clearTimeout(timer);
  if (!owed) return;
  const { state: usr, key } = arrival.location;
  try {
    history[owed.way]({ usr, key, kept } satisfies Entry, "", owed.url);
    owed = null;
  } catch {
    timer = setTimeout(write, refused);
  }
}

function owe(url = owed?.url ?? location.href, way = owed?.way ?? "replaceState"): void {
  owed = { way, url };
  clearTimeout(timer);
  timer = setTimeout(write, calm);
}

function readEntry(): void {
  const { pathname, search, hash } = location;
  const { usr: state = null, key = composeKey() } = entry() ?? {};
  arrival = {
    location: { pathname, search, hash, state, key },
    navigationType: NavigationType.Pop,
  };
  owed = null;
  clearTimeout(timer);
  // Entries that the browser makes, the first and those of plain hash links, have no key: without, they would share one.
  if (entry()?.key) return;
  owe();
  write();
}

function go(navigationType: NavigationType, to: To, state: unknown): void {
  const isPush = navigationType === NavigationType.Push;
  if (isPush) write();
  const { pathname, search, hash } = new URL(hrefOf(to), location.origin);
  const isOtherPage = pathname !== arrival.location.pathname;
  arrival = {
    location: { pathname, search, hash, state, key: composeKey() },
    navigationType,
  };
  owe(pathname + search + hash, isPush ? "pushState" : undefined);
  if (isPush) write();
  if (owed && isOtherPage) {
    // Page and address would be of two pages.
    const { url } = owed;
    owed = null;
    location.assign(url);
  } else tell?.(arrival);
}

/** The history, as the router takes it. */
export const navigator: Navigator = {
  createHref: hrefOf,
  push: (to, state: unknown) => go(NavigationType.Push, to, state),
  replace: (to, state: unknown) => go(NavigationType.Replace, to, state),
  go: (delta) => history.go(delta),
};

/** Begins to follow the browser's address. Returns what the entry in view kept. */
export function followAddress(): unknown {
  kept = entry()?.kept;
  readEntry();
  addEventListener("popstate", () => {
    readEntry();
    tell?.(arrival);
  });
  // Whoever leaves, or reaches for the address, finds it as it is: before the browser follows a link, or a form, whose key presses
  // its button.
  for (const name of ["click", "blur", "pagehide"]) addEventListener(name, write, true);
  addEventListener("keydown", (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) write();
  });
  return kept;
}

export const arrivalInView = (): Arrival => arrival;

/** Tells of every arrival from now on. */
export function followArrivals(follow: (arrival: Arrival) => void): void {
  tell = follow;
}

/** What the address asks, also where the browser's does not yet. */
export const latestSearch = (): string => arrival.location.search;

/** The whole of it, without the section that it names. */
export const shownAddress = (): string =>
  location.origin + arrival.location.pathname + arrival.location.search;

/** Keeps something in the entry in view. */
export function keepInEntry(thing: unknown): void {
  kept = thing;
  owe();
}

/** Puts an address into the bar that shows the same page: the router need not know. */
export function writeAddress(url: URL): void {
  owe(url.href);
  write();
}

/** Has the server answer what is shown. */
export function loadAnew(): void {
  write();
  if (owed) location.assign(owed.url);
  else location.reload();
}
