// Pages the browser holds, by path, and fetching those it does not.

import { addressIn } from "#shared/editions/editions.ts";
import { pageDataAddress } from "#shared/pages/data-addresses.ts";
import type { DeliveredPage, Site } from "#shared/pages/page.ts";
import { loadStylesheet } from "./load-stylesheet.ts";
import { type LoadedPage, loadComponent } from "./pages/page-modules.ts";

type WhichSite = Pick<Site, "build" | "prefix">;

const held = new Map<string, LoadedPage | Promise<LoadedPage>>();
/** Fetches begun before anyone asked. Null: it failed, and nobody needs to know yet. */
const early = new Map<string, Promise<LoadedPage | null>>();

/** Holds a page that came with the document. */
export function keepPage(loaded: LoadedPage): void {
  held.set(loaded.page.path, loaded);
}

/** Fetches a page ahead of need. */
export function prefetchPage(path: string, site: WhichSite): void {
  if (!held.has(path) && !early.has(path)) early.set(path, fetchPage(path, site));
}

/** The page at a path: at once when it is held, else a promise (always the same one, as `use` wants). */
export function loadPage(path: string, site: WhichSite): LoadedPage | Promise<LoadedPage> {
  const known = held.get(path);
  if (known) return known;
  const coming = demandPage(path, site);
  held.set(path, coming);
  return coming;
}

/** What cannot be fetched (another build, a redirect home, an error, no network) is left to a full page load. */
async function demandPage(path: string, site: WhichSite): Promise<LoadedPage> {
  // The address bar already shows the new address, with the query and hash of the link.
  const { pathname } = location;
  const loaded = (await early.get(path)) ?? (await fetchPage(path, site));
  if (!loaded) {
    // A visitor who has left it meanwhile keeps what is in view, and the page is fetched anew the next time.
    if (location.pathname === pathname) location.reload();
    else held.delete(path);
    return new Promise(() => undefined);
  }
  held.set(path, loaded);
  return loaded;
}

/** Fetches page data, then component and styles. Null: something of it could not be had. */
async function fetchPage(path: string, { build, prefix }: WhichSite): Promise<LoadedPage | null> {
  try {
    const response = await fetch(pageDataAddress(build, addressIn({ prefix }, path)), {
      headers: { accept: "application/json" },
    });
    if (!response.ok) return null;
    const { page, stylesheet } = (await response.json()) as DeliveredPage;
    const [loaded] = await Promise.all([
      loadComponent(page),
      stylesheet && loadStylesheet(stylesheet),
    ]);
    return loaded;
  } catch {
    return null;
  }
}
