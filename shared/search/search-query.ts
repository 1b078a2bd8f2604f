// Reads and writes the addresses of searches, of the search page and of lists. For both sides.

export const searchPath = "/recherche";

/** Longer than any name, UTF-16 units. */
export const longestSearch = 80;

/**
 * The query as typed, with single blanks and none around it, and without what no keyboard writes (control characters, halves of
 * surrogate pairs). At most `longestSearch` long; cleaning it once more changes nothing.
 */
export const cleanSearch = (text: string): string =>
  text
    .replace(/\p{Cs}|[^\P{Cc}\s]/gu, "")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, longestSearch)
    // The cut may have left the first half of a pair, or a blank.
    .replace(/\p{Cs}$/u, "")
    .trim();

/** The one reader of `q`: "" without any. The last of repeated values wins. */
export const readSearch = (parameters: URLSearchParams): string =>
  cleanSearch(parameters.getAll("q").at(-1) ?? "");

/** The query string of a search, "" for the empty one. */
export const writeSearch = (query: string): string =>
  query && `?${new URLSearchParams({ q: query })}`;
