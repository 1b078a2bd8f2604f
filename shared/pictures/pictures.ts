// Every picture of public/images. A file is /images/{name}-{width}.{hash}.avif, and the same in .webp. What pictures show is
// said in shared/content/pictures. The list is written by studio/images/make-image-variants.ts.
import list from "./pictures.json" with { type: "json" };

export interface Picture {
  readonly name: string;
  /** Pixels of the widest variant; with `height`, the aspect of all of them. */
  readonly width: number;
  readonly height: number;
  readonly widths: readonly number[];
  readonly hash: string;
  /** Colour of its ground, for the box before the picture is there. */
  readonly color: string;
}

export type PictureName = keyof typeof list;

export const pictures: Readonly<Record<PictureName, Picture>> = list;
