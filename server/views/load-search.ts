// The search page: what its address asks for, found among everything.
import type { Edition } from "#shared/editions/edition.ts";
import { search as copy } from "#shared/generated/pages/search.ts";
import { type NearData, nearHits, type SearchData, showResult } from "#shared/pages/search.ts";
import { createSearch, type Search } from "#shared/search/search.ts";
import { readSearch } from "#shared/search/search-query.ts";
import { listSearchIndex, searchReader } from "./list-search-index.ts";
import { prepare, prepareText, type Reader } from "./prepare.ts";

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

/** What comes near a search that a list does not answer. */
export function loadNear(reader: Reader, query: string): NearData {
  return {
    query,
    title: prepareText(copy.near.title, reader),
    everywhere: prepareText(copy.near.everywhere, reader),
    reasons: prepare(copy.reasons, searchReader(reader.edition)),
    hits: query ? nearHits(searchIn(reader.edition)(query)) : [],
    lang: searchReader(reader.edition).around,
  };
}
