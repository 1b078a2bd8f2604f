// The data of the search page: the groups of all entries, and the hits in them. For both sides.
import type { NoticeTexts } from "#shared/content/schema/interface/notices.ts";
import type { SearchCopy } from "#shared/content/schema/pages/search.ts";
import type { Language } from "#shared/editions/languages.ts";
import type { Localized } from "#shared/pages/localized.ts";
import type { SearchHit, SearchResult } from "#shared/search/hits.ts";
import type {
  SearchGroup,
  SearchIndex,
  SearchTexts,
  ShownEntry,
} from "#shared/search/search-index.ts";

/** Rows of a group in view before the others are asked for. */
export const rowsInView = 6;

export interface SearchData {
  readonly texts: Pick<
    Localized<SearchCopy>,
    "field" | "total" | "noResult" | "understood" | "reasons" | "groups" | "empty" | "box"
  >;
  readonly groups: readonly SearchGroup[];
  /** Shown where nothing is found. */
  readonly onward: Localized<NoticeTexts["onward"]>;
  /** The query of the address. */
  readonly query: string;
  /** Null without a query. */
  readonly result: SearchResult | null;
}

/** Hits in the whole catalogue, where a search of one list finds nothing. */
export interface NearData {
  readonly query: string;
  readonly hits: readonly SearchHit[];
  /** Said instead of the title. */
  readonly miss: string | null;
  readonly texts: SearchTexts;
  /** The language of texts and names. */
  readonly lang: Language;
}

/** `result`: of `query`, among everything. */
export const composeNear = (
  query: string,
  result: SearchResult,
  { texts, lang }: Pick<SearchIndex, "texts" | "lang">,
): NearData => ({
  query,
  hits: nearHits(result),
  miss: result.miss,
  texts,
  lang,
});

/** The nearest hits: the best ones, else the names that are spelt most alike. */
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

function showEntry({ path, group, name, code, tag, detail, plate, cfu }: ShownEntry): ShownEntry {
  return {
    path,
    group,
    name,
    ...(code && { code }),
    ...(tag && { tag }),
    ...(detail && { detail }),
    ...(plate && { plate }),
    ...(cfu && { cfu }),
  };
}
