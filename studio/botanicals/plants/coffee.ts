// Coffea arabica: opposite, glossy leaves with a wavy margin and a drawn-out tip; cherries in clusters at the nodes, each
// with the scar of its flower; white star-shaped flowers; two beans, one with the groove of its flat side.
import {
  arc,
  Plate,
  type Point,
  profiles,
  ramp,
  smooth,
  sweep,
  towards,
  tracer,
} from "#studio/botanicals/engraving.ts";

/** Where a blade begins to narrow into its tip. */
const shoulder = 0.7;

/** Elliptic, with a long narrow tip and soft waves along the margin. */
const wavy = (t: number) =>
  profiles.elliptic(Math.min(t, shoulder) ** 0.94) *
  (1 - ramp(shoulder - 0.1, 1.03, t)) ** 1.2 *
  (1 + 0.05 * Math.sin(t * 38));

function leaf(
  plate: Plate,
  from: Point,
  angle: number,
  length: number,
  width: readonly [number, number],
  bend: number,
): void {
  plate.tube({ spine: sweep(from, angle, 14), width: 2.8, spacing: 4 });
  plate.leaf({
    midrib: sweep(towards(from, angle, 13), angle, length, bend),
    width,
    profile: wavy,
    veins: 8,
    rise: 0.17,
    spacing: 7.4,
    tone: 1.1,
    rib: 3.2,
  });
}

function cherry(plate: Plate, centre: Point, axis: number, radius: number): void {
  plate.berry({
    centre,
    radius: [radius * 1.1, radius * 0.96],
    axis,
    lines: 12,
    tone: 1.15,
    halo: 2.5,
  });
  // The disc that the flower left at the end.
  const end = towards(centre, axis, radius * 0.86);
  plate.body(arc(end, [3.2, 5.4], 0, 360, axis), 0.6, "fine", "fine").dot(end, "bold");
}

function flower(plate: Plate, centre: Point, turn: number, radius: number): void {
  for (let petal = 0; petal < 5; petal++)
    plate.petal({
      spine: sweep(centre, turn + petal * 72, radius, 10),
      width: radius * 0.2,
      profile: (t) => Math.sin(Math.PI * (0.06 + 0.94 * t) ** 0.95) ** 0.8,
      lines: 3,
      halo: 1.4,
    });
  for (let stamen = 0; stamen < 5; stamen++)
    plate.swell(sweep(centre, turn + 36 + stamen * 72, radius * 0.56, 20), 2, [0.8, 1]);
  plate.dot(centre, "bold");
}

function bean(plate: Plate, centre: Point, axis: number, flat: boolean): void {
  const surface = plate.berry({
    centre,
    radius: [54, 38],
    axis,
    lines: 20,
    tone: flat ? 0.9 : 1.2,
    halo: 3,
  });
  if (!flat) return;
  const groove = [0.03, 0.2, 0.4, 0.6, 0.8, 0.97].map((t, index) =>
    surface(t, [0.02, 0.12, 0.1, -0.1, -0.12, -0.02][index] ?? 0),
  );
  plate.swell(smooth(groove), 5.4, [1, 1]);
  for (let step = 1; step < 12; step++) {
    const at = tracer(smooth(groove))(step / 12);
    plate.swell(sweep(at.point, at.heading + 78, 11, -20), 0.9, [1.4, 0]);
  }
}

export function draw(): Plate {
  const plate = new Plate();
  const branch = smooth([
    [52, 214],
    [150, 236],
    [282, 222],
    [400, 232],
    [500, 270],
  ]);
  const trace = tracer(branch);
  const [first, second, third] = [0.2, 0.52, 0.84].map((t) => trace(t).point) as [
    Point,
    Point,
    Point,
  ];

  leaf(plate, first, -104, 134, [28, 38], 34);
  leaf(plate, first, 112, 196, [50, 36], 6);
  leaf(plate, second, -82, 164, [46, 34], 18);
  leaf(plate, third, -78, 150, [28, 40], 34);
  leaf(plate, trace(1).point, 4, 54, [12, 17], 40);
  leaf(plate, third, 68, 196, [36, 50], 24);

  plate.tube({ spine: branch, width: (t) => 8 - 4 * t, spacing: 5 });

  const [x, y] = second;
  cherry(plate, [x - 50, y + 8], 168, 31);
  cherry(plate, [x + 52, y + 12], 16, 31);
  cherry(plate, [x + 35, y + 68], 66, 34);
  cherry(plate, [x - 37, y + 64], 120, 34);
  cherry(plate, [x + 2, y + 20], 92, 33);
  const [left, top] = first;
  flower(plate, [left - 14, top - 24], -80, 38);
  flower(plate, [left + 28, top + 10], 10, 42);
  const [right, high] = third;
  cherry(plate, [right + 24, high + 24], 62, 25);
  cherry(plate, [right - 22, high + 22], 118, 25);

  bean(plate, [234, 452], -24, false);
  bean(plate, [338, 484], 28, true);
  return plate;
}
