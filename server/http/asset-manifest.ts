// Where the built files are: written by the build, read once at boot.

export interface AssetManifest {
  /** Changes with whatever the build is made of: pages and data of two builds do not go together. */
  readonly build: string;
  readonly stylesheet: string;
  /** Size of the catalogue's PDF. */
  readonly catalogueBytes: number;
  /** The second sheet: what pages are like on paper, in forced colours and the like, as `media` says. */
  readonly modes: { readonly stylesheet: string; readonly media: string };
  /** Fonts to preload. */
  readonly fonts: readonly string[];
  readonly entry: string;
  /** Scripts to fetch at once beside the entry, by folder of client/pages. */
  readonly scripts: Readonly<Record<string, readonly string[]>>;
}
