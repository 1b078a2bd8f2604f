// A dot of the colour legend and the label beside it. Colour never stands alone: shapes differ, and there is the label.
import { Text } from "#client/components/Text/Text.tsx";
import type { LegendEntry } from "#shared/content/schema/legend.ts";
import type { Phrase } from "#shared/editions/edition.ts";
import { legend } from "#shared/generated/legend.ts";
import css from "./Dot.module.css";

const unknown: LegendEntry = { colour: "#6B746F", form: "solid" };

/** `category`: its id in the legend; an unknown one is grey. */
export function Dot({
  category,
  size = "normal",
}: {
  category: string;
  size?: "normal" | "small";
}) {
  const { colour, form } = legend[category] ?? unknown;
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
export function Tag({ category, label }: { category: string; label: Phrase }) {
  return (
    <span className={css.tag}>
      <Dot category={category} size="small" />
      <Text of={label} />
    </span>
  );
}

/** Dot and label in a white pill, for tinted grounds. */
export function Badge({ category, label }: { category: string; label: Phrase }) {
  return (
    <span className={css.badge}>
      <Dot category={category} />
      <Text of={label} />
    </span>
  );
}
