import css from "./PhWindow.module.css";

/** A bead for each whole pH from 0 to 14, full inside the window. */
export function PhWindow({ from, to }: { from: number; to: number }) {
  return (
    <svg className={css.beads} viewBox="-4 -4 204 8" aria-hidden="true">
      {Array.from({ length: 15 }, (_, value) => (
        <circle
          className={value >= from && value <= to ? css.inside : css.outside}
          cx={value * 14}
          r={value >= from && value <= to ? 3.6 : 3}
          key={value}
        />
      ))}
    </svg>
  );
}
