// PROLIPO®: a liposome in section, computed. Two leaflets of phospholipids; on them, what is left of the cells.
import css from "./TechnologyDrawings.module.css";
import { type Point, round } from "./TechnologyFigure.tsx";

/** Of the liposome, which leaves its card on the left, as the rod of VPRO® does. */
const centre: Point = [92, 164];

/** Scale of the liposome in the drawing. */
const scale = 0.76;

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

/** Pieces of cell wall on the outer leaflet: degrees clockwise from the right, and half the angle that they span. */
const fragments = [
  [8, 0.5],
  [-62, 0.65],
  [-118, 0.5],
  [-164, 0.7],
  [158, 0.55],
  [116, 0.65],
] as const;

/** An arc about the middle of the wall, 33 from its centre. */
function arc(radius: number, half: number): string {
  const x = round(radius * Math.sin(half));
  const y = round(33 - radius * Math.cos(half));
  return `M${-x} ${y}A${radius} ${radius} 0 0 1 ${x} ${y}`;
}

const outer = leaflets[0].radius * scale;

/** A point at an angle in degrees and a distance from the middle of the liposome. */
const around = (angle: number, distance: number): Point => {
  const radians = (angle * Math.PI) / 180;
  return [
    round(centre[0] + distance * Math.cos(radians)),
    round(centre[1] + distance * Math.sin(radians)),
  ];
};

/** The cell lies against the liposome. */
const cellAngle = 36;
const cell = around(cellAngle, outer + 29);

export function ProlipoDrawing() {
  return (
    <>
      <g transform={`translate(${centre[0]} ${centre[1]}) scale(${scale})`}>
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
      </g>
      <g className={css.active}>
        {fragments.map(([angle, half]) => (
          <g
            transform={`translate(${around(angle, outer + 6).join(" ")}) rotate(${angle + 90})`}
            key={angle}
          >
            <path d={arc(36, half) + arc(30, half)} />
            <path className={css.rungs} d={arc(33, half)} />
          </g>
        ))}
        <g transform={`translate(${cell.join(" ")}) rotate(${cellAngle - 90}) scale(1.2)`}>
          <rect x="-49" y="-21" width="98" height="42" rx="21" />
          <rect x="-43" y="-15" width="86" height="30" rx="15" />
          <path className={css.ribosomes} d="M-26 -5h0M-11 6h0M2 -5h0M15 5h0M28 -4h0" />
        </g>
      </g>
    </>
  );
}

/** A head, the bilayer, the cell, a piece of its wall. */
export const prolipoTargets: readonly Point[] = [
  around(-34, outer),
  around(-16, outer - 15),
  [cell[0] + 34, cell[1] - 22],
  around(116, outer + 6),
];
