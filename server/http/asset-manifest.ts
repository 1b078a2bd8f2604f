// Where the built files are: written by the build, read once at start-up.
import type { PrintedCatalogues } from "#shared/editions/printed-catalogue.ts";

export interface AssetManifest {
  /** Identifies the build: pages of one build must not use data of another. */
  readonly build: string;
  /** Of all pages: what a later page or the popup may need. */
  readonly stylesheet: string;
  /** What pages load beside, by folder of client/pages; some need nothing. */
  readonly pageStylesheets: Readonly<Record<string, string>>;
  /**
   * What documents carry of style themselves, by folder of client/pages: all that a page shows before anything is done to it.
   * `hash`: SHA-256, in base64, which the security policy names. Where there is none, documents link their sheets.
   */
  readonly firstStyles: Readonly<Record<string, { readonly css: string; readonly hash: string }>>;
  /** The printed catalogue, by language; another object once one more is there. */
  readonly catalogues: PrintedCatalogues;
  /** Addresses of the indexes that the header's field searches, by the id of an edition. */
  readonly searchIndexes: Readonly<Record<string, string>>;
  /** The style sheet for print, forced colours and the like, as `media` says. */
  readonly modes: { readonly stylesheet: string; readonly media: string };
  /** Fonts to preload. */
  readonly fonts: readonly string[];
  /** The script of every document: it has the others fetched. */
  readonly wake: string;
  /** The script that takes pages over. */
  readonly entry: string;
  /** Scripts to load beside the entry, by folder of client/pages. */
  readonly scripts: Readonly<Record<string, readonly string[]>>;
}
