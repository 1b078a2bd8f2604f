// Finds the rows of one list: those that the search of everything ranks for its group, best first, then every other row whose name
// contains the query, in the order of the list. For both sides.
import { type Phrase, textOf } from "#shared/editions/edition.ts";
import type { SearchResult } from "#shared/search/hits.ts";
import { fold } from "#shared/search/normalise.ts";
import type { GroupId } from "#shared/search/search-index.ts";

export interface Found {
  /** As it was typed, but for blanks around it. */
  readonly query: string;
  /** Keys of the rows that the search ranks, best first. */
  readonly keys: readonly string[];
}

interface Keyed {
  /** Null where a row leads to no page; such rows have a code. */
  readonly path: string | null;
  readonly code?: string;
}

interface Named extends Keyed {
  readonly name: Phrase;
}

/** Entries without a page of their own share the path of their list, so a house code is part of the key. */
const rowKey = ({ path, code = "" }: Keyed) => `${path ?? ""} ${code}`;

/** `result`: of the query among everything. */
export const foundIn = (query: string, { groups }: SearchResult, group: GroupId): Found => ({
  query,
  keys: groups.find(({ id }) => id === group)?.hits.map(({ entry }) => rowKey(entry)) ?? [],
});

/**
 * The rows that are found; all of them where nothing is looked for. Work: one look-up a key, and 80 signs looked for once in the
 * name of each row, of which there are some hundred.
 */
export function pickFound<Row extends Named>(
  rows: readonly Row[],
  found: Found | null,
): readonly Row[] {
  if (!found) return rows;
  const byKey = new Map(rows.map((row) => [rowKey(row), row]));
  const ranked = new Set(found.keys.flatMap((key) => byKey.get(key) ?? []));
  const typed = fold(found.query);
  // A lone accent folds to nothing, which every name would contain.
  const others = typed ? rows.filter((row) => !ranked.has(row) && isNamed(row, typed)) : [];
  return [...ranked, ...others];
}

/** The name as the list shows it: a strain's code stands after it. `typed`: folded. */
const isNamed = ({ name, code }: Named, typed: string) =>
  fold([textOf(name), code].filter(Boolean).join(" ")).includes(typed);
