// A picture in the formats and widths that were made of it.

import { textOf } from "#shared/editions/edition.ts";
import type { PictureData } from "#shared/pages/localized.ts";
import css from "./Picture.module.css";

const address = ({ base, hash }: PictureData, width: number, format: string) =>
  `${base}-${width}.${hash}.${format}`;

const sourceSet = (picture: PictureData, format: string) =>
  picture.widths.map((width) => `${address(picture, width, format)} ${width}w`).join(", ");

/** Another crop of a picture, for the windows that `media` names. */
export interface OtherCrop {
  readonly of: PictureData;
  readonly media: string;
}

/**
 * Fills its box, cropped around `--picture-position` (its centre). `sizes`: true CSS width at every breakpoint, with what
 * the box crops. `eager`: the one picture above the fold. `crops`: the first whose media query matches is shown instead.
 */
export function Picture({
  of,
  sizes,
  eager = false,
  decorative = false,
  crops = [],
}: {
  of: PictureData;
  sizes: string;
  eager?: boolean;
  decorative?: boolean;
  crops?: readonly OtherCrop[];
}) {
  const middle = of.widths[Math.floor(of.widths.length / 2)] ?? of.width;
  return (
    <picture className={css.picture}>
      {crops.flatMap(({ of: crop, media }) =>
        ["avif", "webp"].map((format) => (
          <source
            key={media + format}
            type={`image/${format}`}
            media={media}
            srcSet={sourceSet(crop, format)}
            sizes={sizes}
            width={crop.width}
            height={crop.height}
          />
        )),
      )}
      <source type="image/avif" srcSet={sourceSet(of, "avif")} sizes={sizes} />
      <img
        className={css.image}
        data-ground={of.ground}
        src={address(of, middle, "webp")}
        srcSet={sourceSet(of, "webp")}
        sizes={sizes}
        width={of.width}
        height={of.height}
        alt={decorative ? "" : textOf(of.alt)}
        lang={decorative || typeof of.alt === "string" ? undefined : of.alt.lang}
        loading={eager ? "eager" : "lazy"}
        fetchPriority={eager ? "high" : "auto"}
        decoding={eager ? "sync" : "async"}
      />
    </picture>
  );
}
