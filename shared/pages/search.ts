// What the search page is given: the groups of all that can be found, and what was found of it. For both sides.
import type { SearchCopy } from "#shared/content/schema/pages/search.ts";
import type { Language } from "#shared/editions/languages.ts";
import type { Prepared } from "#shared/pages/prepared.ts";
import type { SearchHit, SearchResult } from "#shared/search/search.ts";
import type { SearchGroup, ShownEntry } from "#shared/search/search-index.ts";

/** Rows of a group in view before the others are asked for. */
export const rowsInView = 6;

export interface SearchData {
  readonly texts: Pick<
    Prepared<SearchCopy>,
    "field" | "total" | "noResult" | "understood" | "reasons" | "groups" | "empty"
  >;
  readonly groups: readonly SearchGroup[];
  /** What the address asked for. */
  readonly query: string;
  /** Null without a query. */
  readonly result: SearchResult | null;
}

/** Hits below a list in which a search finds nothing. */
export interface NearData {
  /** What the address asked for. */
  readonly query: string;
  readonly title: Prepared<SearchCopy>["near"]["title"];
  readonly everywhere: Prepared<SearchCopy>["near"]["everywhere"];
  readonly reasons: Prepared<SearchCopy>["reasons"];
  readonly hits: readonly SearchHit[];
  /** Of the names of hits. */
  readonly lang: Language;
}

/** What comes nearest: the best hits, else the names that are spelt most alike. */
export const nearHits = ({ best, nearest }: SearchResult): readonly SearchHit[] =>
  best.length > 0
    ? best.map(showHit)
    : nearest.map((entry) => showHit({ entry, kind: "name", text: entry.name, marks: [] }));

/** Without what only searching needs. */
export function showResult(result: SearchResult): SearchResult {
  return {
    ...result,
    best: result.best.map(showHit),
    groups: result.groups.map(({ id, hits }) => ({ id, hits: hits.map(showHit) })),
    nearest: result.nearest.map(showEntry),
  };
}

const showHit = (hit: SearchHit): SearchHit => ({ ...hit, entry: showEntry(hit.entry) });

function showEntry({ path, group, name, code, tag, detail }: ShownEntry): ShownEntry {
  return {
    path,
    group,
    name,
    ...(code && { code }),
    ...(tag && { tag }),
    ...(detail && { detail }),
  };
}
