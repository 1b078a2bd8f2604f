// Which addresses are pages of the site: looked up before anything is loaded, so that all others cost nothing.
import { siteAddresses } from "#server/discovery/list-addresses.ts";
import type { Edition } from "#shared/editions/edition.ts";
import { addressIn, editions, splitAddress } from "#shared/editions/editions.ts";
import { personalPages, routeOf } from "#shared/pages/page-table.ts";

export interface SitePage {
  /** As links have it: encoded, without query. */
  readonly address: string;
  readonly edition: Edition;
  /** In the original edition, decoded. */
  readonly path: string;
}

const paths = [
  ...siteAddresses.map(({ path }) => path),
  ...personalPages.map((id) => routeOf(id).pattern),
];

/** All of them by address, in the order in which they are made ahead: those of an edition together. */
export const sitePages: ReadonlyMap<string, SitePage> = new Map(
  editions.flatMap((edition) =>
    paths.map((path) => {
      const address = addressIn(edition, encodeURI(path));
      return [address, { address, edition, path }] as const;
    }),
  ),
);

/** The page that a path names, also where it has other letters encoded than the page's own address. */
export function findPage(path: string): SitePage | undefined {
  const known = sitePages.get(path);
  if (known) return known;
  try {
    const named = splitAddress(decodeURIComponent(path));
    return sitePages.get(addressIn(named.edition, encodeURI(named.path)));
  } catch {
    // It is not well-formed.
    return undefined;
  }
}
