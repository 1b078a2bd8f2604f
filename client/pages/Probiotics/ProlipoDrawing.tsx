// PROLIPO®: a liposome in section, computed. Two leaflets of phospholipids; inside, what is left of the cells.
import css from "./TechnologyDrawings.module.css";
import { type Point, round } from "./TechnologyFigure.tsx";

const centre: Point = [150, 200];

/** Radii of the circles on which the heads of the two leaflets sit, and how many there are: 8.3 apart on both. */
const leaflets = [
  { radius: 182, count: 138, inward: 1 },
  { radius: 138, count: 104, inward: -1 },
] as const;

/** A phospholipid: a head and two tails, one of them bent as at a double bond. `inward`: where its tails point. */
function Lipid({ radius, inward }: { radius: number; inward: number }) {
  const tail = (x: number, bend: number) =>
    `M${x} ${inward * 4 - radius}v${inward * 8}l${bend} ${inward * 9}`;
  return (
    <>
      <path d={tail(-1.6, 0) + tail(1.5, 1.1)} />
      <circle cy={-radius} r="3.4" />
    </>
  );
}

/** Pieces of cell wall: place, turn and half the angle that they span. */
const fragments = [
  [-64, -74, -30, 0.7],
  [24, -94, 35, 0.55],
  [-102, 16, -84, 0.6],
  [-46, 92, 200, 0.75],
  [60, 84, 140, 0.65],
  [-14, -34, 165, 0.5],
  [88, -36, 75, 0.55],
] as const;

/** An arc about the middle of the wall, 33 from its centre. */
function arc(radius: number, half: number): string {
  const x = round(radius * Math.sin(half));
  const y = round(33 - radius * Math.cos(half));
  return `M${-x} ${y}A${radius} ${radius} 0 0 1 ${x} ${y}`;
}

export function ProlipoDrawing() {
  return (
    <g transform={`translate(${centre[0]} ${centre[1]})`}>
      <circle className={css.soft} r={leaflets[1].radius} />
      {leaflets.map(({ radius, count, inward }) => (
        <g className={css.lipids} key={radius}>
          <g id={`lipid${radius}`}>
            <Lipid radius={radius} inward={inward} />
          </g>
          {Array.from({ length: count - 1 }, (_, index) => (
            <use
              href={`#lipid${radius}`}
              transform={`rotate(${round(((index + 1) * 360) / count)})`}
              key={index}
            />
          ))}
        </g>
      ))}
      <g className={css.active}>
        {fragments.map(([x, y, angle, half]) => (
          <g transform={`translate(${x} ${y}) rotate(${angle})`} key={angle}>
            <path d={arc(36, half) + arc(30, half)} />
            <path className={css.rungs} d={arc(33, half)} />
          </g>
        ))}
        <g transform="translate(22 24) rotate(-28)">
          <rect x="-49" y="-21" width="98" height="42" rx="21" />
          <rect x="-43" y="-15" width="86" height="30" rx="15" />
          <path className={css.ribosomes} d="M-26 -5h0M-11 6h0M2 -5h0M15 5h0M28 -4h0" />
        </g>
      </g>
    </g>
  );
}

export const prolipoTargets: readonly Point[] = [
  [centre[0] + 182 * Math.cos(0.75), centre[1] - 182 * Math.sin(0.75)],
  [centre[0] + 160 * Math.cos(0.2), centre[1] - 160 * Math.sin(0.2)],
  [centre[0] + 65, centre[1] + 1],
  [centre[0] + 61, centre[1] + 85],
];
