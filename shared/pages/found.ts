// What a search finds of one list. Lists have no search of their own: each asks the search of everything for its group, and shows
// its rows in the order of their rank. For both sides.
import type { SearchResult } from "#shared/search/search.ts";
import type { GroupId } from "#shared/search/search-index.ts";

/** Keys of the rows that are found, best first. */
export type FoundKeys = readonly string[];

interface Keyed {
  /** Null where a row leads to no page; such rows have a code. */
  readonly path: string | null;
  readonly code?: string;
}

/** Entries without a page of their own share the path of their list, so a house code is part of the key. */
const rowKey = ({ path, code = "" }: Keyed) => `${path ?? ""} ${code}`;

export const foundIn = ({ groups }: SearchResult, group: GroupId): FoundKeys =>
  groups.find(({ id }) => id === group)?.hits.map(({ entry }) => rowKey(entry)) ?? [];

/** The rows with these keys, in their order: one look-up a key. Without keys nothing is looked for, and all rows stay. */
export function pickFound<Row extends Keyed>(
  rows: readonly Row[],
  found: FoundKeys | null,
): readonly Row[] {
  if (!found) return rows;
  const byKey = new Map(rows.map((row) => [rowKey(row), row]));
  return found.flatMap((key) => byKey.get(key) ?? []);
}
