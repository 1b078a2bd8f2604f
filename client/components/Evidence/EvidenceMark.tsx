// Marks a figure's evidence: each kind has a form, so that colour is never alone. A question has the laboratory's mark, hollow.

import { Text } from "#client/components/Text/Text.tsx";
import type { Evidence } from "#shared/content/schema/evidence.ts";
import type { Phrase } from "#shared/editions/edition.ts";
import css from "./EvidenceMark.module.css";

const forms: Readonly<Record<Evidence, React.ReactNode>> = {
  law: <circle className={css.full} cx="8" cy="8" r="2.9" />,
  literature: <circle className={css.line} cx="8" cy="8" r="4.4" />,
  pharmacopoeia: (
    <>
      <circle className={css.line} cx="8" cy="8" r="5.2" />
      <circle className={css.full} cx="8" cy="8" r="1.9" />
    </>
  ),
  arithmetic: <rect className={css.line} x="4.2" y="4.2" width="7.6" height="7.6" />,
  laboratory: (
    <>
      <BeadCircle beads={12} size="1.6" />
      <circle className={css.core} cx="8" cy="8" r="3.9" />
    </>
  ),
  "to-confirm": <BeadCircle beads={10} size="2.2" />,
};

function BeadCircle({ beads, size }: { beads: number; size: string }) {
  const radius = 6.6;
  // The circumference over their number, so that they are evenly spread.
  const pitch = ((2 * Math.PI * radius) / beads).toFixed(3);
  return (
    <circle
      className={css.beads}
      cx="8"
      cy="8"
      r={radius}
      strokeWidth={size}
      strokeDasharray={`0 ${pitch}`}
    />
  );
}

/** `name`: where no source stands beside the mark. */
export function EvidenceMark({
  by,
  name,
  large,
}: {
  by: Evidence;
  name?: Phrase;
  large?: boolean;
}) {
  return (
    <span className={css.known}>
      <svg
        className={css.mark}
        viewBox="0 0 16 16"
        aria-hidden="true"
        data-by={by}
        data-large={large || undefined}
      >
        {forms[by]}
      </svg>
      {name && <Text as="span" className={css.name} of={name} />}
    </span>
  );
}
