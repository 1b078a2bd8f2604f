// The search page: the results for its address among everything (server/search finds them).
import type { Edition } from "#shared/editions/edition.ts";
import { noticeTexts } from "#shared/generated/interface/notices.ts";
import { search as copy } from "#shared/generated/pages/search.ts";
import { composeNear, type NearData, type SearchData } from "#shared/pages/search.ts";
import type { SearchResult } from "#shared/search/hits.ts";
import type { Reader } from "#shared/words/words.ts";
import { listSearchIndex } from "./list-search-index.ts";
import { localize } from "./localize.ts";

/** `result`: of `query`; null without one. */
export function loadSearch(reader: Reader, query: string, result: SearchResult | null): SearchData {
  const { field, total, noResult, understood, reasons, groups, empty, box } = copy;
  return {
    texts: localize({ field, total, noResult, understood, reasons, groups, empty, box }, reader),
    groups: listSearchIndex(reader.edition).groups,
    onward: localize(noticeTexts.onward, reader),
    query,
    result,
  };
}

/** Null when the searched list has an answer, or there is no search. `result`: of the list's query. */
export const loadNear = (
  { edition }: { readonly edition: Edition },
  query: string,
  rows: number,
  result: SearchResult | null,
): NearData | null =>
  result && rows === 0 ? composeNear(query, result, listSearchIndex(edition)) : null;
