// What loads a page, and what it is given.
import type { Settings } from "#server/environment.ts";
import type { Page, PageData } from "#shared/pages/page.ts";
import type { PageId } from "#shared/pages/page-table.ts";
import type { SearchResult } from "#shared/search/search.ts";
import type { Reader } from "#shared/words/words.ts";
import type { Loaded } from "./found-page.ts";

/** What an address asks a loader for. */
export interface Asked {
  readonly slug: string;
  readonly parameters: URLSearchParams;
  /** What was found for the address (readAskedSearch); null where it asks for no search. */
  readonly result: SearchResult | null;
  readonly settings: Settings;
  /** Another page of the same edition, from which a visitor came. */
  readonly findOther: (path: string) => Page | undefined;
}

/** Undefined where there is nothing of that slug. */
export type Loader<Id extends PageId> = (
  reader: Reader,
  asked: Asked,
) => Loaded<PageData[Id]> | undefined;
