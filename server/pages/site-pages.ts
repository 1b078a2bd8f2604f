// The addresses of the site's pages: looked up before anything is loaded, so that all others cost nothing.
import { siteAddresses } from "#server/discovery/list-addresses.ts";
import type { Edition } from "#shared/editions/edition.ts";
import { addressIn, editions, splitAddress } from "#shared/editions/editions.ts";
import { personalPages, routeOf } from "#shared/pages/page-table.ts";

export interface SitePage {
  /** The address in links: encoded, without query. */
  readonly address: string;
  readonly edition: Edition;
  /** The path in the original edition, decoded. */
  readonly path: string;
}

const paths = [
  ...siteAddresses.map(({ path }) => path),
  ...personalPages.map((id) => routeOf(id).pattern),
];

/** All pages by address, in the order in which they are prerendered: those of an edition together. */
export const sitePages: ReadonlyMap<string, SitePage> = new Map(
  editions.flatMap((edition) =>
    paths.map((path) => {
      const address = addressIn(edition, encodeURI(path));
      return [address, { address, edition, path }] as const;
    }),
  ),
);

/** The page of a path, even if other letters are encoded than in the page's own address. */
export function findPage(path: string): SitePage | undefined {
  const known = sitePages.get(path);
  if (known) return known;
  try {
    const named = splitAddress(decodeURIComponent(path));
    return sitePages.get(addressIn(named.edition, encodeURI(named.path)));
  } catch {
    // The path is not well-formed.
    return undefined;
  }
}
