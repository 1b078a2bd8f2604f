declare module "subset-font" {
  /** The glyphs of `text` from a font; `variationAxes`: each pinned to a value. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      readonly targetFormat: "sfnt" | "woff" | "woff2";
      readonly variationAxes?: Readonly<Record<string, number>>;
    },
  ): Promise<Uint8Array>;
}
