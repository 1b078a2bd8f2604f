// Pages the browser holds, by path, and fetching those it does not.
import { fetchJson } from "#client/hooks/fetch-own.ts";
import { holdFetched } from "#client/hooks/hold-fetched.ts";
import { loadStylesheet } from "#client/hooks/load-stylesheet.ts";
import { addressIn } from "#shared/editions/editions.ts";
import { pageDataAddress } from "#shared/pages/data-addresses.ts";
import type { DeliveredPage, Site } from "#shared/pages/page.ts";
import { type LoadedPage, loadComponent } from "./pages/page-modules.ts";

type WhichSite = Pick<Site, "build" | "prefix" | "stylesheet">;

const pages = holdFetched<LoadedPage>();

/** Holds a page that came with the document. */
export const keepPage = (loaded: LoadedPage): void => pages.keep(loaded.page.path, loaded);

/** Fetches a page ahead of need. */
export const prefetchPage = (path: string, site: WhichSite): void =>
  pages.prefetch(path, () => fetchPage(path, site));

/** The page at a path, for `use`. */
export const loadPage = (path: string, site: WhichSite): Promise<LoadedPage> =>
  pages.load(path, () => fetchPage(path, site));

/** Fetches page data, then component and styles. */
async function fetchPage(path: string, site: WhichSite): Promise<LoadedPage> {
  const { page, stylesheet } = await fetchJson<DeliveredPage>(
    pageDataAddress(site.build, addressIn(site, path)),
  );
  const [loaded] = await Promise.all([
    loadComponent(page),
    loadStylesheet(site.stylesheet),
    stylesheet && loadStylesheet(stylesheet),
  ]);
  return loaded;
}
