// VPRO®: a coated rod in section, computed. Layers are offsets of one line, the rod's axis.
import css from "./TechnologyDrawings.module.css";
import { type Point, round } from "./TechnologyFigure.tsx";

/** Centre of the rod's rounded end, and the rod's rotation in degrees. */
const centre: Point = [196, 168];
const turn = -24;

/** Distances from the axis: membrane, wall, matrix and the rows of beads that make the outer layer. */
const membrane = 52;
const wall = 62;
const matrix = 106;
const rows = [112, 119, 126];
/** Drawn length of the axis: it leaves the square. */
const length = 320;
const spacing = 7.4;

/** The point on the contour at `distance` from the axis: along the lower side, round the end, back along the upper. */
function contour(walked: number, distance: number): Point {
  const arc = Math.PI * matrix;
  if (walked < length) return [walked - length, distance];
  if (walked > length + arc) return [length + arc - walked, -distance];
  const angle = Math.PI / 2 - (walked - length) / matrix;
  return [distance * Math.cos(angle), distance * Math.sin(angle)];
}

/** Degree to which the outer layer is open there, 0 to 1: it comes apart on the lower side only. */
function openness(walked: number): number {
  const part = (walked - length + 150) / 250;
  return part > 0 && part < 1 ? Math.sin(Math.PI * part) ** 2 : 0;
}

/** Beads as strokes of no length: round caps make them dots, and one path holds them all. */
function beads(isLoose: boolean): string {
  let path = "";
  const walk = 2 * length + Math.PI * matrix;
  for (const [row, distance] of rows.entries()) {
    for (let index = 0; index * spacing < walk; index++) {
      const walked = (index + row / 2) * spacing;
      const open = openness(walked);
      // A fixed shuffle, the same on server and browser.
      const chance = ((index * 29 + row * 41) % 37) / 37;
      if (open > 0.12 !== isLoose || (open > 0.3 && chance < open * 0.55)) continue;
      const [x, y] = contour(walked, distance + open * (row * 9 + chance * 34));
      path += `M${round(x)} ${round(y)}h0`;
    }
  }
  return path;
}

/** The folded chromosome: a closed line that turns around itself. */
function nucleoid(): string {
  const points = Array.from({ length: 240 }, (_, index) => {
    const turned = (index / 240) * 2 * Math.PI;
    // Faster at the ends, so that the loops are as far apart there as along the sides.
    const angle = turned + 0.2 * Math.sin(2 * turned);
    const x = -88 + 102 * Math.cos(angle) + 11.5 * Math.cos(17 * turned);
    const y = 20 * Math.sin(angle) + 11.5 * Math.sin(17 * turned);
    return `${round(x)} ${round(y)}`;
  });
  return `M${points.join("L")}z`;
}

function Layer({ at, className }: { at: number; className: string | undefined }) {
  return (
    <rect
      className={className}
      x={-length - at}
      y={-at}
      width={length + 2 * at}
      height={2 * at}
      rx={at}
    />
  );
}

export function VproDrawing() {
  return (
    <g transform={`translate(${centre[0]} ${centre[1]}) rotate(${turn})`}>
      <Layer at={matrix} className={css.soft} />
      {[70, 77, 84, 91, 98].map((at) => (
        <Layer at={at} className={css.stipple} key={at} />
      ))}
      <path className={css.beads} d={beads(false)} />
      <path className={css.loose} d={beads(true)} />
      <Layer at={wall} className={css.wall} />
      <Layer at={wall - 4} className={css.ticks} />
      <Layer at={membrane} className={css.membrane} />
      <Layer at={membrane - 4} className={css.active} />
      <path className={css.active} d={nucleoid()} />
    </g>
  );
}

/** Converts a point of the axis' frame to the square's. */
function place(x: number, y: number): Point {
  const angle = (turn * Math.PI) / 180;
  return [
    centre[0] + x * Math.cos(angle) - y * Math.sin(angle),
    centre[1] + x * Math.sin(angle) + y * Math.cos(angle),
  ];
}

export const vproTargets: readonly Point[] = [
  place(22, -129),
  place(72, -44),
  place(58, 16),
  place(23, 8),
  place(-14, 146),
];
