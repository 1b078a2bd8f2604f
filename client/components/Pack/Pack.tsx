// A pack with a label that is drawn over a blank one. What is printed there comes in a script of its own, as the server has drawn it.
import { lazy } from "react";
import { Picture } from "#client/components/Picture/Picture.tsx";
import type { Phrase } from "#shared/editions/edition.ts";
import type { PackData } from "#shared/pages/product-browser.ts";
import css from "./Pack.module.css";

/** Fetched beside the page (page-modules.ts), and taken over with it. Without it packs stay blank. */
export const PrintedLabel = lazy(() =>
  import("./PrintedLabel.tsx").then(
    (loaded) => ({ default: loaded.PrintedLabel }),
    () => ({ default: () => <></> }),
  ),
);

/**
 * Fills its box as a picture does. `brand`: the visitor's; `none`: what stands for one that is missing or does not fit. `atFoot`:
 * cropped around the foot of the picture, not its middle.
 */
export function Pack({
  of,
  brand,
  none,
  sizes,
  eager = false,
  alt,
  atFoot = false,
}: {
  of: PackData;
  brand: string;
  none: Phrase;
  sizes: string;
  eager?: boolean;
  /** Absent where a text beside it says what it shows. */
  alt?: Phrase;
  atFoot?: boolean;
}) {
  const picture = alt ? { ...of.picture, alt } : of.picture;
  return (
    <span className={css.pack} translate="no">
      <Picture of={picture} sizes={sizes} eager={eager} decorative={!alt} />
      <PrintedLabel of={of} brand={brand} none={none} atFoot={atFoot} />
    </span>
  );
}
