// The search page: what its address asks for, found among everything.
import type { Edition } from "#shared/editions/edition.ts";
import { search as copy } from "#shared/generated/pages/search.ts";
import { findNear, type NearData, type SearchData, showResult } from "#shared/pages/search.ts";
import { createSearch, type Search } from "#shared/search/search.ts";
import { readSearch } from "#shared/search/search-query.ts";
import { listSearchIndex } from "./list-search-index.ts";
import { prepare, type Reader } from "./prepare.ts";

const searches = new Map<Edition["id"], Search>();

function searchIn(edition: Edition): Search {
  const search = searches.get(edition.id) ?? createSearch(listSearchIndex(edition));
  searches.set(edition.id, search);
  return search;
}

export function loadSearch(reader: Reader, parameters: URLSearchParams): SearchData {
  const { edition } = reader;
  const { field, total, noResult, understood, reasons, groups, empty } = copy;
  const query = readSearch(parameters);
  return {
    texts: prepare({ field, total, noResult, understood, reasons, groups, empty }, reader),
    groups: listSearchIndex(edition).groups,
    query,
    result: query ? showResult(searchIn(edition)(query)) : null,
  };
}

/** Null where the list that is searched has an answer, or where nothing is looked for. */
export const loadNear = ({ edition }: Reader, query: string, found: number): NearData | null =>
  query && found === 0 ? findNear(query, searchIn(edition), listSearchIndex(edition)) : null;
