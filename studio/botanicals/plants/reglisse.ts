// Glycyrrhiza glabra: unequally pinnate leaves and the slender raceme of pea flowers in the axil; in front the roots as
// sold, long and wrinkled, cut to show the rayed yellow wood.
import {
  arc,
  distance,
  type LeafForm,
  lineOn,
  mix,
  noise,
  Plate,
  type Point,
  profiles,
  shade,
  smooth,
  sweep,
  towards,
  tracer,
} from "#studio/botanicals/engraving.ts";

export function draw(): Plate {
  const plate = new Plate();
  const stem = smooth([
    [306, 470],
    [298, 360],
    [304, 260],
    [300, 180],
  ]);
  pinnate(
    plate,
    smooth([
      [302, 400],
      [220, 340],
      [140, 290],
      [84, 216],
    ]),
    5,
    88,
  );
  pinnate(
    plate,
    smooth([
      [300, 330],
      [380, 280],
      [460, 240],
      [520, 172],
    ]),
    5,
    86,
  );
  raceme(
    plate,
    smooth([
      [300, 220],
      [298, 120],
      [306, 0],
    ]),
  );
  plate.tube({ spine: stem, width: (t) => 7 - 3 * t, spacing: 4 });
  roots(plate);
  return plate;
}

/** Leaflets in pairs and one at the end: oblong, entire, blunt. */
function pinnate(plate: Plate, rachis: Point[], pairs: number, length: number): void {
  const trace = tracer(rachis);
  const leaflet = (from: Point, angle: number, size: number, width: LeafForm["width"]) => {
    const midrib = sweep(from, angle, size, 8);
    plate.leaf({
      midrib,
      width,
      profile: (t) => Math.sin(Math.PI * t ** 0.94) ** 0.66,
      veins: 0,
      rise: 0.2,
      spacing: 9.5,
      rib: 0,
      tone: 1.1,
    });
    plate.swell(midrib, 1.6, [2, 0.4]);
  };
  plate.tube({ spine: rachis, width: (t) => 3.4 - 1.6 * t, spacing: 0, weight: "fine" });
  for (let pair = 0; pair < pairs; pair++) {
    const { point, heading } = trace(0.22 + (0.72 * pair) / (pairs - 1));
    const size = length * mix(0.92, 0.86, Math.abs(pair / pairs - 0.4));
    for (const side of [-1, 1] as const)
      leaflet(
        towards(point, heading + side * 70, 4),
        heading + side * 64,
        size,
        side < 0 ? [20, 15] : [15, 20],
      );
  }
  const { point, heading } = trace(1);
  leaflet(point, heading, length * 0.94, [18, 18]);
  plate.tube({ spine: rachis, width: (t) => 3.4 - 1.6 * t, spacing: 0, weight: "fine", halo: 0 });
}

/** Pea flowers from the side, loosely set; buds at the top. */
function raceme(plate: Plate, axis: Point[]): void {
  const trace = tracer(axis);
  plate.tube({ spine: axis, width: (t) => 3 - 1.6 * t, spacing: 0, weight: "fine" });
  const rows = 10;
  for (let row = rows - 1; row >= 0; row--) {
    const { point } = trace(0.06 + (0.9 * row) / rows);
    const size = mix(62, 16, (row / rows) ** 0.9);
    flower(plate, point, row % 2 ? 1 : -1, size);
  }
}

function flower(plate: Plate, from: Point, side: number, size: number): void {
  const angle = -90 + side * 56;
  const foot = towards(from, angle, size * 0.16);
  if (size > 22) {
    // The standard, raised, then a wing, then the keel.
    plate.petal({
      spine: sweep(foot, angle - side * 14, size, -side * 34),
      width: size * 0.19,
      lines: 4,
      tone: 1.1,
    });
    plate.petal({
      spine: sweep(foot, angle + side * 16, size * 0.8, side * -10),
      width: size * 0.13,
      lines: 3,
    });
    plate.petal({
      spine: sweep(foot, angle + side * 32, size * 0.66, side * -30),
      width: size * 0.12,
      lines: 2,
    });
  } else
    plate.petal({
      spine: sweep(foot, angle, size, -side * 20),
      width: size * 0.22,
      lines: 3,
      tone: 1.2,
    });
  plate.petal({
    spine: sweep(from, angle, size * 0.42, 0),
    width: size * 0.12,
    profile: profiles.lanceolate,
    lines: 3,
    tone: 1.7,
    halo: 1,
  });
}

function roots(plate: Plate): void {
  const stick = (from: Point, to: Point, width: number, seed: number) => {
    const middle: Point = [(from[0] + to[0]) / 2 + 4, (from[1] + to[1]) / 2 + 7];
    const skin = plate.tube({
      spine: smooth([from, middle, to]),
      width: (t) => width * (1 + 0.05 * Math.sin(t * 11 + seed)),
      spacing: 9,
      rough: 1.1,
      seed,
      closed: "start",
      halo: 4,
      bow: 0.35,
      tone: 1.05,
    });
    // Lengthwise wrinkles, deeper on the shaded side.
    for (let wrinkle = 0; wrinkle < 6; wrinkle++) {
      const u = -0.8 + wrinkle * 0.3;
      const depth = noise(seed * 31 + wrinkle);
      plate.hatch(
        lineOn(skin, [0.01, u], [0.99, u + 0.04]),
        (s) => depth(s * (distance(from, to) / 34)) * 0.7 + 0.22 * Math.abs(u) - 0.02,
        1.2,
      );
    }
    const { heading } = tracer([middle, to])(1);
    cut(plate, to, [width * 0.5, width + 1], heading);
  };
  stick([500, 420], [118, 482], 19, 2);
  stick([96, 416], [470, 508], 22, 6);
  stick([250, 570], [330, 486], 16, 9);
}

/** Bark, the line of the cambium, and rays from the heart. */
function cut(plate: Plate, centre: Point, radii: readonly [number, number], turn: number): void {
  const face = arc(centre, radii, 0, 360, turn);
  plate.body(face, 0, "line", "bold");
  const ring = (share: number) => arc(centre, [radii[0] * share, radii[1] * share], 0, 360, turn);
  plate.stroke(ring(0.76), "fine");
  const edge = tracer(ring(0.72));
  for (let ray = 0; ray < 18; ray++) {
    const { point } = edge(ray / 18);
    const dark = shade((point[0] - centre[0]) / radii[1], (point[1] - centre[1]) / radii[1]);
    plate.swell(
      [
        point,
        [mix(point[0], centre[0], 0.55 + 0.3 * dark), mix(point[1], centre[1], 0.55 + 0.3 * dark)],
      ],
      0.8,
      [1.3, 0],
    );
  }
  const bark = tracer(ring(0.96));
  const inner = tracer(ring(0.8));
  for (let ray = 0; ray < 20; ray++)
    plate.swell([bark(ray / 26).point, inner(ray / 26).point], 0.7, [0.8, 0.4]);
}
