// Where the built files are: written by the build, read once at boot.

export interface AssetManifest {
  readonly stylesheet: string;
  /** Fonts to preload. */
  readonly fonts: readonly string[];
  readonly entry: string;
  /** Scripts to fetch at once beside the entry, by folder of client/pages. */
  readonly scripts: Readonly<Record<string, readonly string[]>>;
}
