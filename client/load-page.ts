// Pages the browser holds, by path, and fetching those it does not.

import { addressIn } from "#shared/editions/editions.ts";
import { pageDataAddress } from "#shared/pages/data-addresses.ts";
import type { DeliveredPage, Site } from "#shared/pages/page.ts";
import { loadStylesheet } from "./load-stylesheet.ts";
import { type LoadedPage, loadComponent } from "./pages/page-modules.ts";

const held = new Map<string, LoadedPage | Promise<LoadedPage>>();

/** Holds a page that came with the document. */
export function keepPage(loaded: LoadedPage): void {
  held.set(loaded.page.path, loaded);
}

/** The page at a path: at once when it is held, else a promise (always the same one, as `use` wants). */
export function loadPage(
  path: string,
  site: Pick<Site, "build" | "prefix">,
): LoadedPage | Promise<LoadedPage> {
  const known = held.get(path);
  if (known) return known;
  const coming = fetchPage(path, site).then((loaded) => {
    held.set(path, loaded);
    return loaded;
  });
  held.set(path, coming);
  return coming;
}

/** Fetches page data, then component and styles; anything else (another build, a redirect home, an error, no network) is left to a full page load. */
async function fetchPage(
  path: string,
  { build, prefix }: Pick<Site, "build" | "prefix">,
): Promise<LoadedPage> {
  try {
    const response = await fetch(pageDataAddress(build, addressIn({ prefix }, path)), {
      headers: { accept: "application/json" },
    });
    if (response.ok) {
      const { page, stylesheet } = (await response.json()) as DeliveredPage;
      const [loaded] = await Promise.all([
        loadComponent(page),
        stylesheet && loadStylesheet(stylesheet),
      ]);
      return loaded;
    }
  } catch {
    // Fall through: the full load shows what is wrong.
  }
  // The address bar already shows the new address, with the query and hash of the link.
  location.reload();
  return new Promise(() => undefined);
}
