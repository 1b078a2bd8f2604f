// The pH that each active of a serum keeps in, as beads from 0 to 14: the white column is what all of them share, as the window of the
// doses is. Text beside it says the same. Its style is in its attributes, as what a bench sends first has no room for more.
import type { PhRow, PhWindow } from "#shared/formula/ph-windows.ts";

/** Between beads, px of the drawing. */
const pitch = 13;
/** Left of the first bead. */
const edge = 10;
const lastBead = 14 * pitch;

/** Names stand above their beads, or after them: between rows, down to the first, and where a name begins; its size; the whole width. */
const layouts = {
  above: { rowPitch: 34, firstRow: 26, name: { x: -4, y: -11 }, size: 13, width: lastBead + 20 },
  beside: { rowPitch: 25, firstRow: 14, name: { x: lastBead + 15, y: 5 }, size: 16, width: 360 },
} as const;

/** `common`: what the rows share, if anything. `width`: most that it takes of the page, px. */
export function PhBeads({
  rows,
  common,
  width,
  names = "above",
  className,
}: {
  rows: readonly PhRow[];
  common: PhWindow | null;
  width: number;
  names?: keyof typeof layouts;
  className?: string | undefined;
}) {
  const { rowPitch, firstRow, name: place, size, ...whole } = layouts[names];
  const below = firstRow + (rows.length - 1) * rowPitch + 20;
  return (
    <svg
      className={className}
      viewBox={`${-edge} 0 ${whole.width} ${below + 8}`}
      width={width}
      fill="currentColor"
      // White, and the visitor's own in forced colours.
      data-tone="card"
      aria-hidden="true"
    >
      {common && (
        <rect
          fill="var(--color-ground)"
          x={common.from * pitch - 8}
          width={(common.to - common.from) * pitch + 16}
          height={below - 8}
        />
      )}
      {rows.map(({ slug, name, from, to }, at) => (
        <g key={slug} transform={`translate(0 ${firstRow + at * rowPitch})`}>
          <text {...place} fontSize={size}>
            {name}
          </text>
          {Array.from({ length: 15 }, (_, value) =>
            value >= from && value <= to ? (
              <circle cx={value * pitch} r="3.6" key={value} />
            ) : (
              <circle cx={value * pitch} r="3" fill="none" stroke="currentColor" key={value} />
            ),
          )}
        </g>
      ))}
      {[0, 7, 14].map((value) => (
        <text x={value * pitch} y={below + 5} fontSize="12" textAnchor="middle" key={value}>
          {value}
        </text>
      ))}
    </svg>
  );
}
