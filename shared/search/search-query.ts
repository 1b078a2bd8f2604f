// What the address of the search page says. For both sides.

export const searchPath = "/recherche";

/** Longer than any name. */
export const longestSearch = 80;

/** The words looked for, without spaces around or doubled ones inside; "" without any. The last of repeated values wins. */
export const readSearch = (parameters: URLSearchParams): string =>
  (parameters.getAll("q").at(-1) ?? "").replace(/\s+/g, " ").trim().slice(0, longestSearch).trim();

/** The query string of a search, "" for the empty one. */
export const writeSearch = (query: string): string =>
  query && `?${new URLSearchParams({ q: query })}`;
