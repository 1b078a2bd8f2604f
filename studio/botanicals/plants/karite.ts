// Vitellaria paradoxa (shea): oblong leaves on long stalks, crowded in a rosette at the end of a thick scarred twig,
// with many parallel veins and a wavy margin; green egg-shaped fruit below; the shining nut with its large pale scar.
import {
  arc,
  mix,
  Plate,
  type Point,
  ramp,
  smooth,
  sweep,
  towards,
  tracer,
} from "#studio/botanicals/engraving.ts";

/** Sides nearly parallel, rounded at both ends. */
const oblong = (t: number) =>
  Math.sqrt(Math.sin(Math.PI * t ** 1.1)) * (0.92 + 0.08 * t) * ramp(-0.2, 0.16, t);

function leaf(
  plate: Plate,
  from: Point,
  angle: number,
  length: number,
  width: readonly [number, number],
  bend: number,
): void {
  const stalk = sweep(from, angle - bend * 0.25, 46, bend * 0.25);
  const base = tracer(stalk)(1);
  plate.leaf({
    midrib: sweep(base.point, base.heading, length, bend),
    width,
    profile: (t) => oblong(t) * (1 + 0.035 * Math.sin(t * 34)),
    veins: 13,
    rise: 0.1,
    spacing: 7.4,
    rib: 4,
  });
  plate.tube({ spine: stalk, width: 2.6, spacing: 5 });
}

/** Egg-shaped, with the dry style at its end. */
function fruit(
  plate: Plate,
  from: Point,
  angle: number,
  stalk: number,
  radii: readonly [number, number],
): void {
  const pedicel = sweep(from, angle, stalk, (90 - angle) * 0.6);
  const end = tracer(pedicel)(1);
  const centre = towards(end.point, end.heading, radii[0] - 3);
  plate.berry({ centre, radius: radii, axis: end.heading, lines: 17, tone: 1.05, halo: 3 });
  plate.swell(
    sweep(towards(centre, end.heading, radii[0] - 1), end.heading + 6, 14, 10),
    1.6,
    [2.6, 0.8],
  );
  plate.tube({ spine: pedicel, width: 3.2, spacing: 5 });
  for (const turn of [-64, 64, -22, 24])
    plate.petal({
      spine: sweep(end.point, end.heading + turn, 15, -turn * 0.4),
      width: 5,
      lines: 3,
      profile: (t) => 1 - t ** 2.4,
    });
}

/** The seed in its polished coat: along one side, where it hung, a broad rough scar. */
function nut(plate: Plate, centre: Point, radii: readonly [number, number], axis: number): void {
  const surface = plate.berry({ centre, radius: radii, axis, lines: 23, tone: 1.5, halo: 3 });
  const scar = smooth(
    Array.from({ length: 16 }, (_, step): Point => {
      const turn = (step / 16) * 2 * Math.PI;
      return surface(0.5 + 0.4 * Math.cos(turn), 0.12 + 0.22 * Math.sin(turn));
    }),
    true,
  );
  plate.body(scar, 1.5, "line", "fine");
  plate.stipple(scar, 6.2, ([x, y]) => 0.3 + 0.4 * ramp(-20, 30, x - centre[0] + y - centre[1]), 8);
}

/** A nut cracked open: the kernel in half a shell. */
function cracked(
  plate: Plate,
  centre: Point,
  radii: readonly [number, number],
  axis: number,
): void {
  const shell = arc(centre, radii, 0, 360, axis);
  plate.body(shell, 3, "line", "bold");
  const rim = arc(centre, [radii[0] * 0.9, radii[1] * 0.88], 0, 360, axis);
  plate.outline(rim, "fine", "fine");
  plate.berry({
    centre: towards(centre, 40, 1),
    radius: [radii[0] * 0.78, radii[1] * 0.74],
    axis,
    lines: 11,
    tone: 0.85,
    halo: 1,
  });
  for (let step = 0; step < shell.length - 1; step += 3) {
    const [outer, inner] = [shell[step], rim[step]];
    if (outer && inner)
      plate.swell(
        [outer, [mix(outer[0], inner[0], 1), mix(outer[1], inner[1], 1)]],
        0.8,
        [0.8, 0.8],
      );
  }
  plate.swell(
    smooth([
      towards(centre, axis + 180, radii[0] * 0.6),
      towards(centre, axis + 90, 3),
      towards(centre, axis, radii[0] * 0.6),
    ]),
    1.2,
  );
}

export function draw(): Plate {
  const plate = new Plate();
  const tip: Point = [296, 262];
  leaf(plate, tip, -92, 168, [34, 26], 12);
  leaf(plate, tip, -128, 172, [30, 38], -22);
  leaf(plate, tip, -52, 176, [38, 30], 24);
  leaf(plate, tip, -168, 170, [26, 36], -26);
  leaf(plate, tip, -10, 172, [36, 26], 26);

  fruit(plate, [304, 270], 26, 84, [47, 38]);
  fruit(plate, [262, 300], 116, 44, [48, 38]);
  fruit(plate, [298, 280], 72, 86, [53, 43]);
  const twig = plate.tube({
    spine: smooth([
      [98, 408],
      [170, 352],
      [240, 314],
      [296, 258],
    ]),
    width: (t) => 13 + 3 * ramp(0.6, 0.95, t),
    spacing: 7,
    closed: "both",
    rough: 1.2,
    grain: 2,
  });
  // Scars of fallen leaves.
  for (const t of [0.26, 0.4, 0.54, 0.68, 0.82]) {
    const scar = [-0.5, 0, 0.5].map((u) => twig(t + 0.02 * Math.cos(u * 3), u * 1.2 - 0.1));
    plate.swell(smooth(scar), 2, [0.6, 0.6]);
  }
  nut(plate, [420, 490], [54, 41], 24);
  cracked(plate, [186, 492], [48, 37], 158);
  return plate;
}
