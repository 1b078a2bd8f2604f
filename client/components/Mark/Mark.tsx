// The mark: a ring of beads around a lit core; and rings of beads, which the site also uses as gauges.
import css from "./Mark.module.css";
import { mark, ringOfBeads } from "./mark-geometry.ts";

/** The logo's mark. `core`: false leaves it empty, as in the empty state. */
export function Mark({ core = true }: { core?: boolean }) {
  return (
    <svg className={css.mark} viewBox="0 0 40 40" aria-hidden="true">
      <g fill="currentColor">
        {mark.beads.map(({ x, y }) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={mark.beadRadius} />
        ))}
      </g>
      <circle
        cx="20"
        cy="20"
        r={mark.membrane.radius}
        fill="none"
        stroke="currentColor"
        strokeWidth={mark.membrane.stroke}
      />
      {core && <circle className={css.core} cx="20" cy="20" r={mark.coreRadius} />}
    </svg>
  );
}

/** A ring of `count` beads in a 400 unit square; the beads from `from` to `to` (excluded) are lit. */
export function BeadRing({
  count,
  radius = 192,
  bead = 3.6,
  from = 0,
  to = 0,
}: {
  count: number;
  radius?: number;
  bead?: number;
  from?: number;
  to?: number;
}) {
  return (
    <g fill="currentColor">
      {ringOfBeads(count, radius, 200).map(({ x, y }, index) => (
        <circle
          key={`${x} ${y}`}
          className={index >= from && index < to ? css.lit : undefined}
          cx={x}
          cy={y}
          r={bead}
        />
      ))}
    </g>
  );
}
