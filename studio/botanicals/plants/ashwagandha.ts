// Withania somnifera: the long fleshy root, short stems with ovate, entire leaves (in unequal pairs where it flowers),
// and in the axils the berries, each in its inflated, papery, five-ribbed calyx; one is opened.
import {
  type LeafForm,
  lineOn,
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

export function draw(): Plate {
  const plate = new Plate();
  const stem = smooth([
    [296, 356],
    [302, 270],
    [294, 180],
    [302, 92],
  ]);
  const trace = tracer(stem);
  const leaf = (
    t: number,
    angle: number,
    length: number,
    width: LeafForm["width"],
    bend: number,
  ) => {
    const { point } = trace(t);
    plate.leaf({
      midrib: sweep(towards(point, angle, 22), angle, length, bend),
      width,
      profile: (s) => profiles.ovate(s ** 1.05),
      veins: 5,
      rise: 0.2,
      spacing: 6.4,
    });
    plate.tube({ spine: sweep(point, angle, 26), width: 2.8, halo: 0, spacing: 0, weight: "fine" });
  };
  leaf(0.28, -172, 186, [62, 46], -26);
  leaf(0.36, -10, 184, [44, 62], 26);
  leaf(0.68, -150, 150, [50, 34], -20);
  leaf(0.72, -28, 150, [34, 50], 22);
  leaf(1, -104, 84, [26, 18], 10);
  leaf(1, -58, 78, [16, 26], 12);
  for (const [t, at, size] of [
    [0.32, [254, 318], 25],
    [0.34, [344, 322], 26],
    [0.7, [262, 216], 22],
    [0.7, [334, 224], 23],
  ] as const)
    lantern(plate, trace(t).point, at, size);
  root(plate);
  plate.tube({ spine: stem, width: (t) => 8 - 4 * t, spacing: 4 });
  opened(plate, [448, 446], 42);
  return plate;
}

function root(plate: Plate): void {
  const limb = (spine: Point[], width: number, seed: number) =>
    plate.tube({
      spine: smooth(spine),
      width: (t) =>
        width *
        mix(1, 0.1, t ** 0.9) *
        ramp(-0.08, 0.16, t) ** 0.6 *
        (1 + 0.07 * Math.sin(t * 13 + seed)),
      spacing: 5.4,
      grain: width > 14 ? 3 : 0,
      rough: 1,
      seed,
      closed: "end",
      halo: 3,
      bow: 0.4,
    });
  const left = limb(
    [
      [286, 396],
      [244, 440],
      [214, 490],
      [204, 556],
    ],
    13,
    3,
  );
  const right = limb(
    [
      [308, 404],
      [344, 450],
      [352, 510],
      [376, 566],
    ],
    12,
    5,
  );
  const tap = limb(
    [
      [297, 344],
      [294, 420],
      [286, 510],
      [296, 590],
    ],
    29,
    8,
  );
  const rootlet = (from: Point, angle: number, length: number, bend: number) =>
    plate.swell(sweep(from, angle, length, bend), 1.3, [1.8, 0.3]);
  rootlet(left(0.4, 1), 165, 46, -60);
  rootlet(left(0.66, -1), 40, 34, 50);
  rootlet(right(0.5, -1), 20, 44, 50);
  rootlet(tap(0.55, 1), 140, 44, -40);
  rootlet(tap(0.7, -1), 45, 36, 40);
}

/** Half-width of the calyx: round below, drawn together into a small pointed mouth. */
const papery = (t: number) => Math.sin(Math.PI * t ** 0.84) ** 0.62 + 0.12 * ramp(0.8, 1, t);

function lantern(plate: Plate, axil: Point, shoulder: Point, size: number): void {
  const top: Point = [shoulder[0], shoulder[1] - size];
  plate.tube({
    spine: smooth([axil, [mix(axil[0], top[0], 0.6), top[1] - 8], top]),
    width: 1.8,
    spacing: 0,
    weight: "fine",
  });
  const skin = plate.petal({
    spine: sweep(top, 90, size * 2.1),
    width: size * 0.82,
    profile: papery,
    lines: 9,
    tone: 0.85,
    weight: "line",
  });
  // Five small teeth close the mouth.
  for (const u of [-1, -0.5, 0, 0.5, 1]) {
    const from = skin(1, u);
    plate.swell([from, towards(from, 90 - u * 30, size * 0.26)], 1.6, [2.2, 0.4]);
  }
  for (const u of [-0.62, -0.05, 0.55])
    plate.swell(lineOn(skin, [0.02, u * 0.7], [0.95, u]), 1.5, [1.4, 0.5]);
}

/** Larger than life: the calyx cut open in front of the berry. */
function opened(plate: Plate, centre: Point, size: number): void {
  const top: Point = [centre[0], centre[1] - size * 1.2];
  plate.tube({
    spine: smooth([[centre[0] + 8, top[1] - 34], [centre[0] + 2, top[1] - 16], top]),
    width: 3,
  });
  const skin = plate.petal({
    spine: sweep(top, 90, size * 2.5),
    width: size,
    profile: papery,
    lines: 15,
    tone: 0.8,
    weight: "line",
  });
  for (const u of [-0.8, 0.8])
    plate.swell(lineOn(skin, [0.02, u * 0.8], [0.95, u]), 1.5, [1.4, 0.5]);
  const opening = smooth(
    [
      skin(0.14, 0),
      skin(0.3, 0.52),
      skin(0.58, 0.66),
      skin(0.9, 0.1),
      skin(0.58, -0.66),
      skin(0.3, -0.52),
    ],
    true,
  );
  plate.cover(opening, 0);
  plate.hatchInside(opening, 35, 4, () => 0.4, 1.1);
  plate.berry({
    centre: [centre[0], centre[1] + size * 0.08],
    radius: size * 0.52,
    lines: 17,
    tone: 1.1,
    halo: 1.5,
  });
  plate.outline(opening, "line", "line");
}
