// Berberis vulgaris (barberry): an arching twig with a three-parted spine below each cluster of leaves; leaves obovate,
// edged with bristly teeth; oblong berries in drooping racemes, the dry stigma at their end.
import {
  arc,
  mix,
  Plate,
  type Point,
  profiles,
  smooth,
  sweep,
  towards,
  tracer,
} from "#studio/botanicals/engraving.ts";

function leaf(plate: Plate, from: Point, angle: number, length: number, turned: number): void {
  const width = length * 0.24;
  plate.leaf({
    midrib: sweep(from, angle, length, turned * 16),
    width: turned < 0 ? [width, width * 0.72] : [width * 0.72, width],
    profile: (t) => Math.max(profiles.obovate(t), 0.1 - t),
    margin: { teeth: 6, depth: 5 },
    veins: 4,
    rise: 0.2,
    spacing: 11.4,
    rib: 2.4,
  });
}

/** Three stiff needles from one base. */
function thorn(plate: Plate, from: Point, angle: number): void {
  for (const [turn, length] of [
    [-33, 44],
    [33, 44],
    [0, 54],
  ] as const)
    plate.petal({
      spine: sweep(from, angle + turn, length),
      width: 4.2,
      profile: (t) => 1 - t,
      lines: 1,
      halo: 1.5,
    });
}

function raceme(plate: Plate, from: Point, angle: number, length: number, bend: number): void {
  const axis = sweep(from, angle, length, bend);
  const trace = tracer(axis);
  plate.tube({ spine: axis, width: (t) => 2.2 - t, spacing: 0, weight: "fine" });
  const berries = 9;
  for (let index = berries - 1; index >= 0; index--) {
    const t = mix(0.24, 1, index / (berries - 1));
    const { point, heading } = trace(t);
    const side = index === berries - 1 ? 0 : index % 2 ? -1 : 1;
    const pedicel = sweep(point, heading + side * 62, side ? 21 : 5, -side * 38);
    plate.swell(pedicel, 1.5, [1.7, 1.7]);
    const end = tracer(pedicel)(1);
    const centre = towards(end.point, end.heading, 14);
    plate.berry({ centre, radius: [17, 10], axis: end.heading, lines: 5, halo: 2 });
    const tip = towards(centre, end.heading, 18);
    plate.stroke(
      [towards(tip, end.heading + 90, 2.4), towards(tip, end.heading - 90, 2.4)],
      "bold",
    );
  }
}

/** The short shoot that bears leaves and flowers: a few scales. */
function bud(plate: Plate, [x, y]: Point): void {
  for (const turn of [-160, -20, -90])
    plate.petal({
      spine: sweep([x, y + 3], turn, 11),
      width: 4.4,
      lines: 1,
      halo: 1,
      profile: (t) => Math.sqrt(1 - t ** 2),
    });
}

export function draw(): Plate {
  const plate = new Plate();
  const twig = smooth([
    [66, 424],
    [124, 304],
    [220, 218],
    [332, 182],
    [440, 194],
    [534, 252],
  ]);
  const trace = tracer(twig);
  const nodes = [0.2, 0.52, 0.82].map((t) => trace(t).point);
  const clusters = [
    [
      [-150, 104],
      [-62, 78],
      [-122, 122],
      [-92, 128],
    ],
    [
      [-146, 110],
      [-36, 92],
      [-66, 128],
      [-106, 138],
    ],
    [
      [-124, 108],
      [10, 74],
      [-32, 104],
      [-78, 122],
    ],
  ] as const;
  const racemes = [
    { angle: 46, length: 190, bend: 44 },
    { angle: 70, length: 226, bend: 20 },
    { angle: 84, length: 196, bend: 14 },
  ] as const;
  nodes.forEach((node, index) => {
    clusters[index]?.forEach(([angle, length], order) => {
      leaf(plate, node, angle, length, order % 2 ? 1 : -1);
    });
  });
  nodes.forEach((node, index) => {
    const { angle, length, bend } = racemes[index] ?? racemes[0];
    raceme(plate, node, angle, length, bend);
  });
  plate.tube({ spine: twig, width: (t) => 7.4 - 3.8 * t, spacing: 5, rough: 0.4 });
  nodes.forEach((node, index) => {
    thorn(plate, node, [166, 122, 130][index] ?? 0);
    bud(plate, node);
  });
  root(plate);
  return plate;
}

/** A piece of the root, its bark partly peeled. */
function root(plate: Plate): void {
  const surface = plate.tube({
    spine: smooth([
      [322, 526],
      [376, 500],
      [430, 494],
      [476, 472],
    ]),
    width: (t) => 15 + 5 * t,
    spacing: 9,
    grain: 3,
    rough: 1.6,
    closed: "start",
    seed: 6,
  });
  const face = arc(surface(1, 0), [20, 11], 0, 360, 62);
  plate.body(face, 0, "line", "line");
  plate.stroke(arc(surface(1, 0), [15, 8], 0, 360, 62), "fine");
  plate.stroke(arc(surface(1, 0), [7, 3.6], 0, 360, 62), "hair");
  plate.dot(surface(1, 0), "bold");
}
