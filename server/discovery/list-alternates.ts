// The page in other forms: in the other editions, and as Markdown.
import type { Edition } from "#shared/editions/edition.ts";
import { addressIn, editions, splitAddress } from "#shared/editions/editions.ts";

/** The page's address in each edition; the original is for readers of neither language. `path`: with or without query. */
export const listAlternates = (siteUrl: string, path: string) =>
  editions.map((edition) => ({
    hreflang: edition.id === "original" ? "x-default" : edition.id,
    href: siteUrl + addressIn(edition, path),
  }));

const ending = ".md";
/** The home page has no name of its own. */
const homeName = "/index";

/** The address of a page's Markdown: "/fr/liposomes/zinc.md". */
export const markdownAddress = (edition: Edition, path: string) =>
  addressIn(edition, path === "/" ? homeName : path) + ending;

/** The page with that Markdown address, or undefined if it is no such address; "/fr.md" is that of a home page too. */
export function splitMarkdownAddress(
  address: string,
): { readonly edition: Edition; readonly path: string } | undefined {
  if (!address.endsWith(ending)) return undefined;
  const { edition, path } = splitAddress(address.slice(0, -ending.length));
  return { edition, path: path === homeName ? "/" : path };
}
