// A picture in the formats and widths that were made of it.

import { textOf } from "#shared/editions/edition.ts";
import type { PictureData } from "#shared/pages/prepared.ts";
import css from "./Picture.module.css";

const address = ({ base, hash }: PictureData, width: number, format: string) =>
  `${base}-${width}.${hash}.${format}`;

const sourceSet = (picture: PictureData, format: string) =>
  picture.widths.map((width) => `${address(picture, width, format)} ${width}w`).join(", ");

/**
 * Fills its box, cropped around `--picture-position` (its centre). `sizes`: true CSS width at every breakpoint.
 * `eager`: the one picture above the fold. `portrait`: another crop, shown at 715 pixels or less;
 * `high`: one for heads that are higher between 1050 and 1200 pixels.
 */
export function Picture({
  of,
  sizes,
  eager = false,
  decorative = false,
  portrait,
  high,
}: {
  of: PictureData;
  sizes: string;
  eager?: boolean;
  decorative?: boolean;
  portrait?: PictureData;
  high?: PictureData | undefined;
}) {
  const middle = of.widths[Math.floor(of.widths.length / 2)] ?? of.width;
  return (
    <picture className={css.picture}>
      {portrait &&
        ["avif", "webp"].map((format) => (
          <source
            key={format}
            type={`image/${format}`}
            media="(width <= 715px)"
            srcSet={sourceSet(portrait, format)}
            sizes={sizes}
            width={portrait.width}
            height={portrait.height}
          />
        ))}
      {high &&
        ["avif", "webp"].map((format) => (
          <source
            key={format}
            type={`image/${format}`}
            media="(1050px < width <= 1200px)"
            srcSet={sourceSet(high, format)}
            sizes={sizes}
            width={high.width}
            height={high.height}
          />
        ))}
      <source type="image/avif" srcSet={sourceSet(of, "avif")} sizes={sizes} />
      <img
        className={css.image}
        data-picture={of.name}
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
