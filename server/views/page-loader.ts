// The type of a page's loader, and its arguments.
import type { Settings } from "#server/environment.ts";
import type { Page, PageData } from "#shared/pages/page.ts";
import type { PageId } from "#shared/pages/page-table.ts";
import type { SearchResult } from "#shared/search/hits.ts";
import type { Reader } from "#shared/words/words.ts";
import type { Loaded } from "./found-page.ts";

/** A loader's arguments from an address. */
export interface Asked {
  readonly slug: string;
  readonly parameters: URLSearchParams;
  /** The result of the search in the address (readAskedSearch); null without a search. */
  readonly result: SearchResult | null;
  readonly settings: Settings;
  /** The day in Paris: "2026-11-21". */
  readonly today: string;
  /** Another page of the same edition, from which a visitor came. */
  readonly findOther: (path: string) => Page | undefined;
}

/** Undefined when nothing has that slug. */
export type Loader<Id extends PageId> = (
  reader: Reader,
  asked: Asked,
) => Loaded<PageData[Id]> | undefined;
