// A vesicle cut open, in lines: two rings of beads with their tails between them, and the active in the core.
import css from "./TechnologyDescription.module.css";

/** Point at an angle and distance from the centre of the 400 unit square, rounded so that server and browser agree. */
function pointAt(angle: number, distance: number) {
  return {
    x: Number((200 + distance * Math.cos(angle)).toFixed(2)),
    y: Number((200 + distance * Math.sin(angle)).toFixed(2)),
  };
}

type Point = ReturnType<typeof pointAt>;

const middle = (a: Point, b: Point): Point => ({
  x: Number(((a.x + b.x) / 2).toFixed(2)),
  y: Number(((a.y + b.y) / 2).toFixed(2)),
});

const write = ({ x, y }: Point) => `${x} ${y}`;

/** A surfactant: its bead on a circle, its tail waving towards the middle of the layer. */
function surfactant(angle: number, bead: number, end: number) {
  const head = pointAt(angle, bead);
  const bends = [1, 2, 3, 4, 5].map((step) => {
    const distance = bead + ((end - bead) * step) / 5;
    return pointAt(angle + (step % 2 ? 3 : -3) / distance, distance);
  });
  const curves = bends
    .slice(0, -1)
    .map((bend, index) => `Q${write(bend)} ${write(middle(bend, bends[index + 1] ?? bend))}`);
  return { head, tail: `M${write(head)}${curves.join("")}` };
}

const turn = (count: number, index: number) => (2 * Math.PI * index) / count;

const outer = Array.from({ length: 72 }, (_, index) => surfactant(turn(72, index), 191, 160));
const inner = Array.from({ length: 52 }, (_, index) => surfactant(turn(52, index), 122, 153));

/** The active: in the core, and, where it prefers oil, between the tails. */
const core = [
  [200, 206, 36],
  [156, 168, 19],
  [246, 166, 15],
  [252, 236, 21],
  [150, 236, 11],
  [206, 146, 9],
  [196, 268, 10],
] as const;
const inLayer = [0.4, 1.5, 2.35, 3.7, 4.5, 5.6].map((angle) => pointAt(angle, 156.5));

export function VesicleDrawing() {
  return (
    <svg viewBox="0 0 400 400" aria-hidden="true">
      <g className={css.tails}>
        {[...outer, ...inner].map(({ tail }) => (
          <path d={tail} key={tail} />
        ))}
      </g>
      <g fill="currentColor">
        {outer.map(({ head }) => (
          <circle cx={head.x} cy={head.y} r="5" key={`${head.x} ${head.y}`} />
        ))}
        {inner.map(({ head }) => (
          <circle cx={head.x} cy={head.y} r="4" key={`${head.x} ${head.y}`} />
        ))}
      </g>
      <g className={css.active}>
        {core.map(([x, y, radius]) => (
          <circle cx={x} cy={y} r={radius} key={`${x} ${y}`} />
        ))}
        {inLayer.map(({ x, y }) => (
          <circle cx={x} cy={y} r="5.5" key={`${x} ${y}`} />
        ))}
      </g>
    </svg>
  );
}
