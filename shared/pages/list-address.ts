// The parameters that say which view of a list an address shows, for places that do not have the list. For both sides.
import { lookField } from "./list-look.ts";

/** Names of the facets of all lists in addresses, in their order there. */
export const facetIds = [
  "categorie",
  "souche",
  "filtre",
  "allegation",
  "forme",
  "action",
  "ufc",
  "gelules",
  "ph",
  "phmin",
  "phmax",
  "origine",
  "domaine",
  "technologie",
  "cellules",
] as const;

/** A query without the look of its list: search engines have one address for both. */
export function withoutLook(query: string): string {
  const parameters = new URLSearchParams(query);
  if (!parameters.has(lookField)) return query;
  parameters.delete(lookField);
  const text = parameters.toString();
  return text && `?${text}`;
}

/** Keeps the parameters that select a view of a list: for the way back to it, from pages that do not know its facets. */
export function keepView(parameters: URLSearchParams): string {
  const names: readonly string[] = ["q", ...facetIds, lookField, "page"];
  const kept = [...parameters].filter(
    ([name, value]) => names.includes(name) && value && (name !== "page" || value !== "1"),
  );
  const text = new URLSearchParams(kept).toString();
  return text && `?${text}`;
}
