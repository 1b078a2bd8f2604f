// Andrographis paniculata (kalmegh): a square stem with decussate pairs of lanceolate leaves; small two-lipped flowers,
// spaced along slender, spreading branches; a flower enlarged, its lower lip three-lobed and spotted.
import {
  type Curve,
  mix,
  Plate,
  type Point,
  profiles,
  ramp,
  smooth,
  sweep,
  towards,
  tracer,
} from "#studio/botanicals/engraving.ts";

/** A stem of four edges: two faces show, the one away from the light hatched. */
function squareStem(plate: Plate, spine: Curve, width: number): void {
  const surface = plate.tube({ spine, width: (t) => width * (1 - 0.5 * t), spacing: 0 });
  const edge = Array.from({ length: 30 }, (_, step) => surface(step / 29, 0.15));
  plate.stroke(edge, "fine");
  const rise = 0.006;
  const count = 40;
  for (let index = 1; index < count; index++) {
    const t = index / count;
    plate.swell([surface(t, 0.2), surface(t - rise, 0.95)], 0.9, [0.3, 1.3]);
  }
}

/** A flower from the side: narrow upright lip, broad three-lobed lip, two long stamens, hairy narrow sepals. */
function flower(plate: Plate, base: Point, angle: number, side: -1 | 1, size: number): void {
  const detailed = size > 50;
  const tube = sweep(base, angle, size * 0.5, side * 18);
  const throat = tracer(tube)(1);
  const facing = throat.heading;
  const lip = (turn: number, length: number, width: number, bend: number, lines: number) =>
    plate.petal({
      spine: sweep(throat.point, facing + side * turn, size * length, side * bend),
      width: size * width,
      profile: (t) => Math.sin(Math.PI * (0.08 + 0.92 * t) ** 1.35) ** 0.75,
      lines: detailed ? lines * 2 : lines,
      weight: "fine",
      halo: 1.2,
    });
  lip(-42, 0.62, 0.1, 46, 2);
  for (const turn of [-14, 2]) {
    const filament = sweep(throat.point, facing + side * turn, size * 0.62, side * 34);
    plate.swell(filament, detailed ? 1.8 : 1.2, [1.2, 1.2]);
    const end = tracer(filament)(1);
    plate.berry({
      centre: end.point,
      radius: [size * 0.085, size * 0.05],
      axis: end.heading + 40,
      lines: detailed ? 5 : 1,
      tone: 1.6,
      halo: 1,
    });
  }
  lip(78, 0.4, 0.1, 34, 0);
  lip(22, 0.42, 0.1, 40, 0);
  const middle = lip(50, 0.56, 0.17, 46, 3);
  if (detailed)
    for (const [t, u] of [
      [0.4, 0.2],
      [0.5, -0.25],
      [0.56, 0.3],
      [0.62, -0.1],
      [0.7, 0.35],
      [0.72, -0.4],
      [0.8, 0.05],
    ] as const)
      plate.dot(middle(t, u), "bold");
  plate.tube({
    spine: tube,
    width: (t) => size * (0.055 + 0.06 * ramp(0.35, 1, t)),
    spacing: detailed ? 4 : 0,
    tone: 1.1,
    weight: "fine",
    halo: 1.2,
  });
  for (const turn of detailed ? [-30, -10, 12, 32] : [-24])
    plate.petal({
      spine: sweep(base, angle + turn, size * 0.24, -turn * 0.6),
      width: size * 0.04,
      profile: (t) => 1 - t,
      lines: 1,
      halo: 1,
    });
}

/** A flowering branch: flowers on its upper side, buds towards the tip. */
function branch(plate: Plate, axis: Curve, side: -1 | 1, flowers: number): void {
  const trace = tracer(axis);
  plate.tube({ spine: axis, width: (t) => 2.3 - 1.2 * t, spacing: 0, weight: "fine" });
  for (let index = 0; index < flowers + 2; index++) {
    const { point, heading } = trace(mix(0.36, 1, index / (flowers + 1)));
    const turn = side * (index % 2 ? 34 : -52);
    if (index >= flowers)
      plate.petal({
        spine: sweep(point, heading + turn * 0.5, 17, 0),
        width: 3,
        lines: 2,
        halo: 1,
      });
    else {
      const stalk = sweep(point, heading + turn, 8);
      plate.swell(stalk, 1.5, [1.6, 1.6]);
      flower(plate, towards(point, heading + turn, 8), heading + turn, side, 42 - index * 2);
    }
  }
}

export function draw(): Plate {
  const plate = new Plate();
  const stem = smooth([
    [286, 566],
    [280, 450],
    [286, 330],
    [280, 210],
    [284, 96],
  ]);
  const trace = tracer(stem);

  const leaf = (
    t: number,
    angle: number,
    length: number,
    width: readonly [number, number],
    bend: number,
  ) =>
    plate.leaf({
      midrib: sweep(trace(t).point, angle, length, bend),
      width,
      profile: (s) => Math.max(profiles.lanceolate(s ** 1.12), 0.09 * (1 - s)),
      veins: 5,
      rise: 0.24,
      spacing: 9,
      rib: 2.6,
    });
  leaf(0.06, -176, 168, [25, 18], 32);
  leaf(0.06, -10, 168, [18, 26], -22);
  leaf(0.26, -66, 74, [9, 16], 30);
  leaf(0.42, -158, 148, [22, 16], -22);
  leaf(0.42, -20, 150, [15, 23], 26);

  branch(plate, sweep(trace(0.62).point, -148, 168, 34), -1, 3);
  branch(plate, sweep(trace(0.62).point, -34, 172, -32), 1, 3);
  branch(plate, sweep(trace(0.8).point, -128, 128, 20), -1, 2);
  branch(plate, sweep(trace(0.8).point, -48, 134, -22), 1, 2);
  leaf(0.62, 168, 74, [12, 8], 20);
  leaf(0.62, 8, 76, [8, 12], -18);
  leaf(0.8, -168, 42, [7, 5], 16);
  leaf(0.8, -8, 42, [5, 7], -16);
  squareStem(plate, stem, 7.6);
  branch(plate, sweep(trace(0.97).point, -88, 70, 6), 1, 2);
  leaf(0.26, 118, 92, [18, 14], 22);

  flower(plate, [420, 456], -60, 1, 124);
  return plate;
}
