// Reads and writes the addresses of searches, of the search page and of lists. For both sides.

export const searchPath = "/recherche";

/** Longer than any name, UTF-16 units. */
export const longestSearch = 80;

const unwritten = /\p{Cs}|[^\P{Cc}\s]/gu;

/**
 * The query as typed, with single blanks and none around it, and without what no keyboard writes (control characters, halves of
 * surrogate pairs). At most `longestSearch` long; cleaning it once more changes nothing.
 */
export const cleanSearch = (text: string): string =>
  text
    .replace(unwritten, "")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, longestSearch)
    // The cut may have left the first half of a pair, or a blank.
    .replace(/\p{Cs}$/u, "")
    .trim();

const lastOf = (parameters: URLSearchParams) => parameters.getAll("q").at(-1) ?? "";

/** The one reader of `q`: "" without any. The last of repeated values wins. */
export const readSearch = (parameters: URLSearchParams): string => cleanSearch(lastOf(parameters));

/** The query as its field shows it: with the blanks of somebody who types on. Empty where there is no query, as the server has it. */
export function readTyped(parameters: URLSearchParams): string {
  const text = lastOf(parameters).replace(unwritten, "");
  return cleanSearch(text) && text;
}

/** The query string of a search, "" for the empty one. */
export const writeSearch = (query: string): string =>
  query && `?${new URLSearchParams({ q: query })}`;
