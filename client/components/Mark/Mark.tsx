// The mark: a ring of beads around a lit core; and rings of beads, which the site also uses to measure.
import css from "./Mark.module.css";

/** Points of a ring of beads, rounded so that both sides write the same markup. */
function ringOfBeads(count: number, radius: number, centre: number) {
  return Array.from({ length: count }, (_, index) => {
    const angle = (2 * Math.PI * index) / count;
    return {
      x: Number((centre + radius * Math.cos(angle)).toFixed(2)),
      y: Number((centre + radius * Math.sin(angle)).toFixed(2)),
    };
  });
}

const markBeads = ringOfBeads(20, 17, 20);

/** The logo's mark. `core`: false leaves it empty, as in the empty state. */
export function Mark({ core = true }: { core?: boolean }) {
  return (
    <svg className={css.mark} viewBox="0 0 40 40" aria-hidden="true">
      <g fill="currentColor">
        {markBeads.map(({ x, y }) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r="1.75" />
        ))}
      </g>
      <circle cx="20" cy="20" r="11.5" fill="none" stroke="currentColor" strokeWidth="1.3" />
      {core && <circle className={css.core} cx="20" cy="20" r="6" />}
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
