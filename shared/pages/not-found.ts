// How the home page is told that it stands in for a page that does not exist: by its address, so that it says so without script
// and once only. Not by what was asked for: one view does for all. For both sides.

export const notFoundQuery = "?introuvable=1";

export const isNotFoundView = (parameters: URLSearchParams): boolean =>
  parameters.has("introuvable");
