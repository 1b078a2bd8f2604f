// A dot of the colour legend and the label beside it. Colour is never alone: the form differs, the label is there.
import type { ReactNode } from "react";
import { legend, unknownLegend } from "#shared/content/legend.ts";
import css from "./Dot.module.css";

/** `label`: of the legend; an unknown one is grey. */
export function Dot({ label, size = "normal" }: { label: string; size?: "normal" | "small" }) {
  const { colour, form } = legend[label] ?? unknownLegend;
  return (
    <svg className={css.dot} data-size={size} viewBox="0 0 12 12" aria-hidden="true">
      {form === "solid" && <circle cx="6" cy="6" r="6" fill={colour} />}
      {form === "ring" && (
        <circle cx="6" cy="6" r="4.5" fill="none" stroke={colour} strokeWidth="3" />
      )}
      {form === "bead" && (
        <>
          <circle cx="6" cy="6" r="5.25" fill="none" stroke={colour} strokeWidth="1.5" />
          <circle cx="6" cy="6" r="2.5" fill={colour} />
        </>
      )}
    </svg>
  );
}

/** Dot and label on one line. */
export function Tag({ label, children }: { label: string; children: ReactNode }) {
  return (
    <span className={css.tag}>
      <Dot label={label} size="small" />
      {children}
    </span>
  );
}

/** Dot and label in a white pill, for tinted grounds. */
export function Badge({ label, children }: { label: string; children: ReactNode }) {
  return (
    <span className={css.badge}>
      <Dot label={label} />
      {children}
    </span>
  );
}
