// What the address of the search page says. For both sides.

export const searchPath = "/recherche";

/** Longer than any name. */
export const longestSearch = 80;

/** The beginning of a text: no half of a sign at its end and no blank, so that it is read again as it was written. */
export const cutText = (text: string, most: number): string =>
  text
    .slice(0, most)
    .replace(/[\ud800-\udbff]$/, "")
    .trim();

/**
 * The words looked for, without spaces around or doubled ones inside, at most 80 letters; "" without any. The last of repeated
 * values wins.
 */
export const readSearch = (parameters: URLSearchParams): string =>
  cutText((parameters.getAll("q").at(-1) ?? "").replace(/\s+/g, " ").trim(), longestSearch);

/** The query string of a search, "" for the empty one. */
export const writeSearch = (query: string): string =>
  query && `?${new URLSearchParams({ q: query })}`;
