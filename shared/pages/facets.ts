// Facets narrow a list: one value of each may be chosen, and chosen values add up. Defines a facet, its form in an address and the
// rows it leaves: the same on the server and in the browser.
import type { Phrase } from "#shared/editions/edition.ts";
import type { facetIds } from "./list-address.ts";

export interface FacetValue {
  readonly id: string;
  readonly label: Phrase;
  /** As a title says it, in the language of the page. */
  readonly inTitle: string;
  /** Id in the colour legend, where it has a dot. */
  readonly dot?: string;
  /** No entry of the whole list has it: addresses may choose it, and no list offers it. */
  readonly isAbsent?: true;
}

export interface Facet {
  /** Also the name of its parameter in addresses. */
  readonly id: (typeof facetIds)[number];
  readonly label: Phrase;
  readonly values: readonly FacetValue[];
  /** The facet that its values belonged to in older addresses. */
  readonly formerly?: Facet["id"];
  /** Stands with the others behind one button; else always in view. */
  readonly isFolded: boolean;
  /** Chosen by addresses and by the search alone: no list shows it. */
  readonly isHidden?: boolean;
  /** The facet of which it is one end: where facets are named, that one stands for both ends. */
  readonly endOf?: Facet["id"];
}

/** Ids of the values of a row, by facet. */
export type FacetIds = Readonly<Record<string, readonly string[]>>;

/** Id of the value that is chosen, by facet; a facet of which none is chosen is missing. */
export type ChosenFilters = Readonly<Record<string, string>>;

/** counts[facet][value]: the rows left if that value were chosen too; missing where there are none. */
export type FacetCounts = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** The values that an address chooses. Unknown values count as not set; the last of repeated ones wins. */
export function readFilters(parameters: URLSearchParams, facets: readonly Facet[]): ChosenFilters {
  const last = (name = "") => parameters.getAll(name).at(-1);
  const chosen = facets.flatMap(({ id, values, formerly }) => {
    const asked = last(id) ?? last(formerly);
    return values.filter((value) => value.id === asked).map((value) => [id, value.id] as const);
  });
  return Object.fromEntries(chosen);
}

/** Adds what is chosen to an address, always in the order of the facets. */
export function writeFilters(
  parameters: URLSearchParams,
  chosen: ChosenFilters,
  facets: readonly Facet[],
): void {
  for (const { id } of facets) if (chosen[id]) parameters.set(id, chosen[id]);
}

/** The facets of which a value is chosen, with it. */
export const listFilters = (facets: readonly Facet[], chosen: ChosenFilters) =>
  facets.flatMap((facet) =>
    facet.values.filter(({ id }) => id === chosen[facet.id]).map((value) => ({ facet, value })),
  );

/** The rows that all that is chosen lets through, and the counts of all values: one pass. */
export function narrowRows<Row extends { readonly facets: FacetIds }>(
  rows: readonly Row[],
  facets: readonly Facet[],
  chosen: ChosenFilters,
): { readonly rows: Row[]; readonly counts: FacetCounts } {
  const counts = Object.fromEntries(
    facets.map(({ id }): [string, Record<string, number>] => [id, {}]),
  );
  const wanted = facets.filter(({ id }) => chosen[id]);
  const left = rows.filter((row) => {
    const missed = wanted.filter(({ id }) => !row.facets[id]?.includes(chosen[id] ?? ""));
    if (missed.length > 1) return false;
    // A row that fails one facet alone is there as soon as another of its values is chosen instead.
    for (const { id } of missed.length > 0 ? missed : facets) {
      const tally = counts[id] ?? {};
      for (const value of row.facets[id] ?? []) tally[value] = (tally[value] ?? 0) + 1;
    }
    return missed.length === 0;
  });
  return { rows: left, counts };
}
