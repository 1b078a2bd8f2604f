// Boswellia serrata (Indian frankincense): leaves crowded at the end of a stout twig, odd-pinnate, with many sessile,
// bluntly toothed leaflets; small five-petalled flowers in a raceme; in front, tears of the resin.
import {
  type Curve,
  mix,
  noise,
  Plate,
  type Point,
  profiles,
  ramp,
  shade,
  smooth,
  sweep,
  towards,
  tracer,
} from "#studio/botanicals/engraving.ts";

function pinnate(plate: Plate, rachis: Curve, pairs: number, longest: number): void {
  const trace = tracer(rachis);
  const leaflet = (from: Point, angle: number, length: number, bend: number) => {
    const midrib = sweep(from, angle, length, bend);
    plate.leaf({
      midrib,
      width: length * 0.19,
      profile: (t) => Math.max(profiles.lanceolate(t ** 0.86), 0.5 - t * 5),
      margin: { teeth: 5, depth: 2.2 },
      veins: 0,
      rise: 0.16,
      spacing: 12.6,
      tone: 1.1,
      rib: 0,
      halo: 1.5,
    });
    plate.swell(midrib, 1.2, [1.6, 0.3]);
  };
  for (let pair = 0; pair < pairs; pair++) {
    const t = mix(0.2, 0.95, pair / (pairs - 1));
    const { point, heading } = trace(t);
    const size = longest * (0.62 + 0.38 * Math.sin(Math.PI * mix(0.2, 0.86, pair / (pairs - 1))));
    for (const side of [-1, 1])
      leaflet(point, heading + side * mix(78, 56, pair / pairs), size, -side * 18);
  }
  const tip = trace(1);
  leaflet(tip.point, tip.heading, longest * 0.8, 0);
  plate.tube({ spine: rachis, width: (t) => 3.4 - 2 * t, spacing: 4, halo: 1 });
}

function flower(plate: Plate, centre: Point, turn: number, radius: number): void {
  for (let petal = 0; petal < 5; petal++)
    plate.petal({
      spine: sweep(centre, turn + petal * 72, radius),
      width: radius * 0.42,
      profile: (t) => Math.sin(Math.PI * (0.12 + 0.88 * t) ** 1.1) ** 0.8,
      lines: 3,
      halo: 1,
    });
  for (let stamen = 0; stamen < 5; stamen++)
    plate.dot(towards(centre, turn + 36 + stamen * 72, radius * 0.42), "bold");
}

function raceme(plate: Plate, axis: Curve): void {
  const trace = tracer(axis);
  plate.tube({ spine: axis, width: (t) => 2.6 - 1.4 * t, spacing: 4 });
  for (let index = 0; index < 9; index++) {
    const { point, heading } = trace(mix(0.44, 1, index / 8));
    const side = index % 2 ? 1 : -1;
    const stalk = sweep(point, heading + side * 52, 24 - index, -side * 20);
    plate.swell(stalk, 1.4, [1.6, 1.6]);
    const end = tracer(stalk)(1).point;
    if (index < 5) flower(plate, towards(end, heading, 4), index * 31, 21);
    else plate.berry({ centre: end, radius: [8, 6], axis: heading, lines: 3 });
  }
}

/** A lump of hardened resin: rounded, dull, with the dents of its drying. */
function tear(
  plate: Plate,
  centre: Point,
  radii: readonly [number, number],
  turn: number,
  seed: number,
): void {
  const wander = noise(seed);
  const ring = Array.from({ length: 14 }, (_, step): Point => {
    const angle = (step / 14) * 2 * Math.PI;
    const reach = 1 + 0.13 * wander(step * 0.9) - 0.12 * Math.cos(angle) ** 3;
    const [x, y] = [radii[0] * reach * Math.cos(angle), radii[1] * reach * Math.sin(angle)];
    return towards(towards(centre, turn, x), turn + 90, y);
  });
  const outline = smooth(ring, true);
  plate.body(outline, 2.5, "fine", "bold");
  const tone = ([x, y]: Point) => {
    const across = (turn * Math.PI) / 180;
    const [dx, dy] = [x - centre[0], y - centre[1]];
    const long = (dx * Math.cos(across) + dy * Math.sin(across)) / radii[0];
    const wide = (dy * Math.cos(across) - dx * Math.sin(across)) / radii[1];
    const [nx, ny] = [
      long * Math.cos(across) - wide * Math.sin(across),
      long * Math.sin(across) + wide * Math.cos(across),
    ];
    return shade(nx * 0.9, ny * 0.9) * 1.25 + 0.1 + 0.16 * wander(dx / 9 + dy / 13);
  };
  plate.hatchInside(outline, turn + 62, 5.6, tone, 1.5);
  plate.hatchInside(outline, turn + 8, 6, (point) => tone(point) - 0.34, 1.1);
}

function twig(plate: Plate, spine: Curve): void {
  const surface = plate.tube({
    spine,
    width: (t) => 17 - 4 * t + 3 * ramp(0.86, 1, t),
    spacing: 7,
    rough: 1.2,
    grain: 5,
    closed: "both",
    halo: 3,
  });
  // Scars of fallen leaves.
  for (const [t, u] of [
    [0.22, 0.2],
    [0.4, -0.3],
    [0.58, 0.35],
    [0.76, -0.1],
  ] as const) {
    const [x, y] = surface(t, u);
    plate.body(
      smooth(
        [
          [x - 6, y - 3],
          [x, y - 5],
          [x + 6, y - 1],
          [x + 2, y + 6],
          [x - 5, y + 4],
        ],
        true,
      ),
      1,
    );
    plate.dot([x - 1, y], "bold");
  }
}

export function draw(): Plate {
  const plate = new Plate();
  const end: Point = [288, 372];
  pinnate(plate, sweep(end, -118, 290, -62), 8, 88);
  raceme(plate, sweep(end, -92, 306, 8));
  pinnate(plate, sweep(end, -68, 300, 40), 8, 88);
  twig(
    plate,
    smooth([
      [196, 544],
      [240, 460],
      [288, 366],
    ]),
  );
  tear(plate, [356, 468], [42, 29], -62, 4);
  tear(plate, [458, 446], [30, 22], 24, 7);
  tear(plate, [420, 486], [44, 32], 160, 12);
  tear(plate, [322, 528], [30, 22], 12, 23);
  return plate;
}
