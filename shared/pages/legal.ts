// The data of a legal page. Types only.
import type { Phrase } from "#shared/editions/edition.ts";

export interface LegalData {
  readonly title: Phrase;
  /** "Updated on 22 November 2026". */
  readonly updated: Phrase;
  readonly contentsTitle: Phrase;
  readonly sections: readonly {
    readonly id: string;
    readonly title: Phrase;
    /** HTML. */
    readonly text: Phrase;
  }[];
  readonly readAlsoTitle: Phrase;
  /** The other legal pages. */
  readonly readAlso: readonly { readonly path: string; readonly title: Phrase }[];
}
