// The sign of a dose, in four forms, so that colour is never alone: lit in the window, empty below it or without a claim, a barred
// square above a maximum, a ring of points where somebody has to say. Words stand beside it wherever it is.
import type { Sign as SignName } from "#shared/formula/findings.ts";
import css from "./Sign.module.css";

/** The shapes are drawn on a square of forty. */
export function SignParts({ of }: { of: SignName }) {
  if (of === "barred")
    return (
      <>
        <rect className={css.square} x="3" y="3" width="34" height="34" />
        <path className={css.bar} d="M11 20h18" />
      </>
    );
  if (of === "dotted")
    return <circle className={css.points} cx="20" cy="20" r="16.4" pathLength="14" />;
  return (
    <>
      <circle className={css.beads} cx="20" cy="20" r="17" pathLength="20" />
      <circle className={css.membrane} cx="20" cy="20" r="11.5" />
      {of === "lit" && <circle className={css.core} cx="20" cy="20" r="6.4" />}
    </>
  );
}

/** `size`: 18 px beside a line, 24 in lists, 44 in the verdict. */
export function Sign({ of, size = "list" }: { of: SignName; size?: "line" | "list" | "verdict" }) {
  return (
    <svg className={css.sign} data-size={size} viewBox="0 0 40 40" aria-hidden="true">
      <SignParts of={of} />
    </svg>
  );
}
