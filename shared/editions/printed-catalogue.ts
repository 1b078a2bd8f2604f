// The printed catalogue, which exists in every language: where it is, and what the build knows of it.
import type { Language } from "#shared/editions/languages.ts";

/** The language whose catalogue has the address of the specification. */
const specified: Language = "fr";

/** "/catalogue.pdf", "/catalogue-en.pdf". */
export const catalogueAddress = (language: Language): string =>
  language === specified ? "/catalogue.pdf" : `/catalogue-${language}.pdf`;

/** Makes the address of a catalogue one whose file the browser shows, page by page, instead of keeping it. */
export const readingQuery = "?feuilleter=1";

export interface PrintedCatalogue {
  /** Stays. */
  readonly address: string;
  /** Changes with the file. */
  readonly versioned: string;
  readonly bytes: number;
  /** ISO day on which its content last changed. */
  readonly date: string;
}

/** Without those that are still being set. */
export type PrintedCatalogues = Readonly<Partial<Record<Language, PrintedCatalogue>>>;
