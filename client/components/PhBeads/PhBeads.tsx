// The pH that each active of a serum keeps in, as beads from 0 to 14, one for each half: the white column is what all of them share, as
// the window of the doses is. Text beside it says the same. Its style is in its attributes, as what a bench sends first has no room for
// more.
import type { PhRow, PhWindow } from "#shared/formula/ph-windows.ts";

/** For a pH of 1, px of the drawing. */
const pitch = 13;
/** Left of the first bead. */
const edge = 10;
const lastBead = 14 * pitch;

/** A line of dots one half apart, from one half to another: dashes without length, with round ends. */
const dotted = (from: number, to: number) =>
  ({
    // A little longer, or the last dot might be missed.
    d: `M${from * pitch} 0h${(to - from) * pitch + 0.1}`,
    stroke: "currentColor",
    strokeLinecap: "round",
    strokeDasharray: `0 ${pitch / 2}`,
  }) as const;

/** The halves within a window. */
const halvesOf = ({ from, to }: PhWindow) =>
  [Math.ceil(from * 2) / 2, Math.floor(to * 2) / 2] as const;

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
          x={(common.from - 0.25) * pitch}
          width={(common.to - common.from + 0.5) * pitch}
          height={below - 8}
        />
      )}
      {rows.map(({ slug, name, from, to }, at) => (
        <g key={slug} transform={`translate(0 ${firstRow + at * rowPitch})`}>
          <text {...place} fontSize={size}>
            {name}
          </text>
          <path {...dotted(0, 14)} strokeWidth="2" />
          <path {...dotted(...halvesOf({ from, to }))} strokeWidth="5" />
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
