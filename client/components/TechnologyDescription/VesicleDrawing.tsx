// A vesicle cut open, in lines: two rings of beads with their tails between them, and the active in the core.

/** To a tenth of a unit: less than a sign on a screen, and server and browser agree. */
const round = (value: number) => Number(value.toFixed(1));

/** Point at an angle and distance from the centre of the 400 unit square. */
const pointAt = (angle: number, distance: number) => ({
  x: round(200 + distance * Math.cos(angle)),
  y: round(200 + distance * Math.sin(angle)),
});

type Point = ReturnType<typeof pointAt>;

const middle = (a: Point, b: Point): Point => ({
  x: round((a.x + b.x) / 2),
  y: round((a.y + b.y) / 2),
});

const write = ({ x, y }: Point) => `${x} ${y}`;

/** The tail of a surfactant, from its bead on a circle, waving towards the middle of the layer. */
function tail(angle: number, bead: number, end: number): string {
  const bends = [1, 2, 3, 4, 5].map((step) => {
    const distance = bead + ((end - bead) * step) / 5;
    return pointAt(angle + (step % 2 ? 3 : -3) / distance, distance);
  });
  const curves = bends
    .slice(0, -1)
    .map((bend, index) => `Q${write(bend)} ${write(middle(bend, bends[index + 1] ?? bend))}`);
  return `M${write(pointAt(angle, bead))}${curves.join("")}`;
}

/** The two rings of surfactants, in units: where their beads stand, how large these are, and where the tails end. */
const rings = [
  { count: 72, radius: 191, size: 10, end: 160 },
  { count: 52, radius: 122, size: 8, end: 153 },
] as const;

const tails = rings.flatMap(({ count, radius, end }) =>
  Array.from({ length: count }, (_, index) => tail((2 * Math.PI * index) / count, radius, end)),
);

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
      <g fill="none" stroke="currentColor" strokeLinecap="round">
        <path stroke="var(--palette-on-dark-3)" strokeLinejoin="round" d={tails.join("")} />
        {rings.map(({ count, radius, size }) => (
          // Dashes without a length, and round ends: a bead each.
          <circle
            cx="200"
            cy="200"
            r={radius}
            pathLength={count}
            strokeWidth={size}
            strokeDasharray="0 1"
            key={radius}
          />
        ))}
      </g>
      <g fill="var(--color-core)">
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
