// The line icons, drawn for this site from circles and straight lines on a 24 px grid.
import type { IconName } from "#shared/content/icon-names.ts";
import { drawings } from "./drawings.ts";
import css from "./Icon.module.css";

/** Decorative: the text beside it says what it means. `size` "large" (40 px) keeps the same line weight. */
export function Icon({
  name,
  size = "normal",
}: {
  name: IconName;
  size?: "small" | "normal" | "large";
}) {
  return (
    <svg className={css.icon} data-size={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d={drawings[name]} />
    </svg>
  );
}
