// The address by which the home page stands in for a page that does not exist: its notice needs no script and shows only once. The
// missing address is not part of it: one view does for all. For both sides.

export const notFoundQuery = "?introuvable=1";

export const isNotFoundView = (parameters: URLSearchParams): boolean =>
  parameters.has("introuvable");
