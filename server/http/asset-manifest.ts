// The addresses of the built files: written by the build, read once at start-up.
import type { PrintedCatalogues } from "#shared/editions/printed-catalogue.ts";

export interface AssetManifest {
  /** Identifies the build: pages of one build must not use data of another. */
  readonly build: string;
  /** The style sheet of all pages: a later page or the popup may need it. */
  readonly stylesheet: string;
  /** Further style sheets of a page, by folder of client/pages; some pages have none. */
  readonly pageStylesheets: Readonly<Record<string, string>>;
  /**
   * Styles inside documents, by folder of client/pages: all that a page shows before anything is done to it. `hash`: SHA-256, in
   * base64, which the security policy names. A document without them links its sheets.
   */
  readonly firstStyles: Readonly<Record<string, { readonly css: string; readonly hash: string }>>;
  /** The printed catalogues by language; a new object replaces it when one is added. */
  readonly catalogues: PrintedCatalogues;
  /** Addresses of the indexes that the header's field searches, by the id of an edition. */
  readonly searchIndexes: Readonly<Record<string, string>>;
  /** The style sheet for print, forced colours and other modes, under the condition in `media`. */
  readonly modes: { readonly stylesheet: string; readonly media: string };
  /** Fonts to preload. */
  readonly fonts: readonly string[];
  /** The script of every document, which fetches the others. */
  readonly wake: string;
  /** The script that hydrates pages. */
  readonly entry: string;
  /** Scripts to load beside the entry, by folder of client/pages. */
  readonly scripts: Readonly<Record<string, readonly string[]>>;
  /** Further parts of a page that its loader asks for (client/pages/page-modules.ts), by folder too: most pages have none. */
  readonly parts: Readonly<Record<string, readonly string[]>>;
}
