// The mark of a dose in its four forms, so that colour is never alone: lit in the window, empty without a claim, a barred square
// above a maximum, beads alone where somebody has to confirm.
import { mark } from "#client/components/Mark/mark-geometry.ts";
import type { Sign } from "#shared/formula/said.ts";
import css from "./DoseMark.module.css";

/** In a square of 40 units around its centre: for drawings of their own. */
export function DoseSign({ sign }: { sign: Sign }) {
  if (sign === "barred")
    return (
      <>
        <rect className={css.square} x="4" y="4" width="32" height="32" />
        <rect className={css.bar} x="11" y="18" width="18" height="4" />
      </>
    );
  return (
    <>
      <circle className={css.ground} cx="20" cy="20" r="20" />
      <g className={css.beads}>
        {mark.beads.map(({ x, y }) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={mark.beadRadius} />
        ))}
      </g>
      {sign !== "dotted" && (
        <circle
          className={css.membrane}
          cx="20"
          cy="20"
          r={mark.membrane.radius}
          strokeWidth={mark.membrane.stroke}
        />
      )}
      {sign === "lit" && <circle className={css.core} cx="20" cy="20" r={mark.coreRadius} />}
    </>
  );
}

/** As large as its box. Words beside it say the same. */
export function DoseMark({ sign }: { sign: Sign }) {
  return (
    <svg className={css.mark} viewBox="0 0 40 40" aria-hidden="true">
      <DoseSign sign={sign} />
    </svg>
  );
}
