// Ways on from a page: to its neighbours, and back to where it stands. Types only.
import type { Phrase } from "#shared/editions/edition.ts";

export interface Way {
  readonly path: string;
  readonly name: Phrase;
  /** House code of a strain; the name is then Latin. */
  readonly code: string | null;
  /** The category that it shares with the current page. */
  readonly category: { readonly dot: string; readonly label: Phrase } | null;
  readonly note: Phrase | null;
}

/** Breadcrumbs: from the home page to the page itself. */
export interface Trail {
  readonly label: Phrase;
  readonly steps: readonly { readonly name: Phrase; readonly path: string }[];
}
