// Scutellaria baicalensis (Baikal skullcap): narrow entire leaves in pairs; flowers all turned to one side, their curved
// tubes rising to a hooded upper lip and a broad lower one; the little shield on the calyx; the twisted, fleshy root.
import {
  arc,
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

/** A flower from the side; `side` is the one it faces. */
function flower(plate: Plate, base: Point, side: -1 | 1, size: number): void {
  const way = (angle: number) => (side > 0 ? angle : 180 - angle);
  const tube = sweep(base, way(2), size, side * -54);
  const throat = tracer(tube)(0.96);
  // The lower lip first: the hood closes over it.
  plate.petal({
    spine: sweep(throat.point, way(6), size * 0.42, side * 56),
    width: size * 0.2,
    profile: (t) => 0.5 + 0.5 * ramp(0, 0.7, t) - 0.25 * ramp(0.8, 1, t),
    notches: { count: 2, depth: 4 },
    lines: 5,
    halo: 1.4,
  });
  plate.petal({
    spine: sweep(throat.point, way(-52), size * 0.46, side * 96),
    width: side > 0 ? [size * 0.15, size * 0.12] : [size * 0.12, size * 0.15],
    profile: (t) => Math.sqrt(1 - t ** 4),
    lines: 5,
    tone: 1.2,
    halo: 1.4,
  });
  const surface = plate.tube({
    spine: tube,
    width: (t) => size * (0.07 + 0.1 * ramp(0.3, 1, t)),
    spacing: 0,
    weight: "fine",
    halo: 1.4,
  });
  for (const u of [0.6, 0.25])
    plate.hatch(
      [0.05, 0.2, 0.4, 0.6, 0.8, 0.94].map((t) => surface(t, u * side)),
      (s) => 0.2 + 0.5 * u - 0.5 * Math.sin(s * Math.PI) * (0.6 - u * 0.5),
      1.3,
    );
  calyx(plate, base, side, size);
}

/** Two lips; the upper one bears the shield. */
function calyx(plate: Plate, base: Point, side: -1 | 1, size: number): void {
  const way = (angle: number) => (side > 0 ? angle : 180 - angle);
  plate.petal({
    spine: sweep(towards(base, way(180), 4), way(-14), size * 0.26, side * -16),
    width: size * 0.13,
    profile: (t) => Math.sqrt(Math.sin(Math.PI * (0.16 + 0.8 * t))),
    lines: 4,
    halo: 1.4,
    tone: 1.2,
  });
  plate.stroke(
    arc(
      towards(base, way(-80), size * 0.1),
      [size * 0.1, size * 0.13],
      side > 0 ? 150 : -90,
      side > 0 ? 270 : 30,
    ),
    "line",
  );
}

function shoot(
  plate: Plate,
  stem: Curve,
  leaves: { readonly pairs: number; readonly until: number; readonly longest: number },
  spike?: {
    readonly side: -1 | 1;
    readonly from: number;
    readonly flowers: number;
    readonly size: number;
  },
): void {
  const trace = tracer(stem);
  const width = (t: number) => 4.6 - 2.6 * t;
  const leaf = (from: Point, angle: number, length: number, bend: number, turned: number) => {
    const half = length * 0.125;
    plate.leaf({
      midrib: sweep(from, angle, length, bend),
      width: turned < 0 ? [half, half * 0.66] : [half * 0.66, half],
      profile: (s) => Math.max(profiles.lanceolate(s ** 0.92), 0.3 - s * 4),
      veins: 0,
      rise: 0.2,
      spacing: 8.6,
      rib: 2,
    });
  };
  for (let pair = 0; pair < leaves.pairs; pair++) {
    const t = mix(0.14, leaves.until, pair / Math.max(1, leaves.pairs - 1));
    const { point, heading } = trace(t);
    const length = leaves.longest * mix(1, 0.66, pair / leaves.pairs);
    const spread = pair % 2 ? 46 : 62;
    leaf(point, heading - spread, length, 18, -1);
    leaf(point, heading + spread, length * (pair % 2 ? 0.86 : 1), -18, 1);
  }
  plate.tube({ spine: stem, width, spacing: 5 });
  if (!spike) return;
  const { side, from, flowers, size } = spike;
  for (let index = flowers + 2; index >= 0; index--) {
    const t = mix(from, 0.985, (index / (flowers + 2)) ** 0.84);
    const { point, heading } = trace(t);
    const base = towards(point, heading + side * 60, 8);
    // The bract on the other side.
    leaf(point, heading - side * 44, 26 - index * 1.6, side * 12, -side);
    plate.swell([point, base], 1.6, [2, 2]);
    if (index < flowers) flower(plate, base, side, size * mix(1, 0.72, index / flowers));
    else {
      plate.petal({
        spine: sweep(base, heading + side * 28, 16 - (index - flowers) * 2, side * -14),
        width: 4.4,
        profile: (s) => Math.sqrt(Math.sin(Math.PI * (0.1 + 0.86 * s))),
        lines: 3,
        halo: 1.4,
      });
    }
  }
}

function root(plate: Plate, crown: Point): void {
  const branchRoot = (spine: readonly Point[], width: number, seed: number, grain: number) =>
    plate.tube({
      spine: smooth(spine),
      width: (t) =>
        width *
        (1 - 0.86 * t ** 1.1) *
        ramp(-0.2, 0.14, t) *
        (0.94 + 0.06 * Math.sin(t * 20 + seed)),
      spacing: 6.5,
      rough: 1.2,
      grain,
      seed,
      tone: 1.1,
      halo: 2.5,
      closed: "start",
    });
  const [x, y] = crown;
  branchRoot(
    [
      [x + 12, y + 46],
      [x + 40, y + 74],
      [x + 78, y + 92],
    ],
    8,
    31,
    2,
  );
  branchRoot(
    [
      [x - 14, y + 60],
      [x - 44, y + 96],
      [x - 78, y + 110],
    ],
    9,
    32,
    2,
  );
  branchRoot(
    [
      [x + 8, y + 84],
      [x + 36, y + 116],
      [x + 42, y + 146],
    ],
    7,
    33,
    2,
  );
  const body = branchRoot(
    [
      [x, y - 12],
      [x - 3, y + 40],
      [x + 8, y + 94],
      [x - 6, y + 166],
    ],
    25,
    34,
    2,
  );
  // The twist of the old root.
  for (let turn = 0; turn < 7; turn++) {
    const t = 0.1 + turn * 0.11;
    plate.hatch(
      Array.from({ length: 12 }, (_, step) => body(t + step * 0.02, -0.9 + (step / 11) * 1.8)),
      (s) => 0.25 + 0.6 * s,
      1.5,
    );
  }
}

/** A slice of the root: bark, ring, rays. */
function slice(plate: Plate, centre: Point, radius: number): void {
  const radii = [radius, radius * 0.72] as const;
  const lower = arc([centre[0] + 3, centre[1] + 13], radii, 0, 360, -14);
  plate.body(lower, 2.5);
  const face = arc(centre, radii, 0, 360, -14);
  for (let step = 6; step < face.length * 0.56; step += 3) {
    const [top, bottom] = [face[step], lower[step]];
    if (top && bottom) plate.swell([top, bottom], 1.2, [1, 1.4]);
  }
  plate.body(face, 0, "line", "line");
  plate.stroke(arc(centre, [radii[0] * 0.84, radii[1] * 0.84], 0, 360, -14), "hair");
  plate.stroke(arc(centre, [radii[0] * 0.28, radii[1] * 0.28], 0, 360, -14), "fine");
  const inner = arc(centre, [radii[0] * 0.34, radii[1] * 0.34], 0, 360, -14);
  for (let ray = 0; ray < 26; ray++) {
    const [from, to] = [
      inner[Math.floor((ray / 26) * inner.length)],
      face[Math.floor((ray / 26) * face.length)],
    ];
    if (from && to) {
      const end: Point = [mix(from[0], to[0], 0.72), mix(from[1], to[1], 0.72)];
      plate.swell([from, end], ray % 3 ? 0.7 : 1.3, [0.8, 0]);
    }
  }
}

export function draw(): Plate {
  const plate = new Plate();
  const crown: Point = [286, 400];
  shoot(plate, smooth([crown, [372, 300], [436, 206]]), { pairs: 4, until: 1, longest: 78 });
  shoot(
    plate,
    smooth([crown, [224, 280], [188, 110]]),
    { pairs: 3, until: 0.4, longest: 90 },
    { side: -1, from: 0.46, flowers: 4, size: 58 },
  );
  shoot(
    plate,
    smooth([crown, [304, 240], [310, 44]]),
    { pairs: 3, until: 0.36, longest: 92 },
    { side: 1, from: 0.42, flowers: 5, size: 64 },
  );
  root(plate, [286, 398]);
  slice(plate, [438, 456], 46);
  return plate;
}
