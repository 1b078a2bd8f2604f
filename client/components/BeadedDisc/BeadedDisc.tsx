// A picture in a disc, inside a thin ring and a ring of beads: the vesicle around what it carries.
import { BeadRing } from "#client/components/Mark/Mark.tsx";
import { Picture } from "#client/components/Picture/Picture.tsx";
import type { PictureData } from "#shared/pages/localized.ts";
import css from "./BeadedDisc.module.css";

/** Decorative; square, as wide as its box. */
export function BeadedDisc({
  picture,
  sizes,
  eager = false,
}: {
  picture: PictureData;
  sizes: string;
  eager?: boolean;
}) {
  return (
    <div className={css.plate}>
      <svg viewBox="0 0 400 400" aria-hidden="true">
        <BeadRing count={64} radius={195} bead={3} />
        <circle cx="200" cy="200" r="178" fill="none" stroke="currentColor" strokeWidth="1" />
      </svg>
      <div className={css.disc}>
        <Picture of={picture} sizes={sizes} eager={eager} decorative />
      </div>
    </div>
  );
}
