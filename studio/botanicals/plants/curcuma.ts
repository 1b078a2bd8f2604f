// Curcuma longa: the ringed rhizome with its fingers, one cut across; behind it the shoot with two leaves and the flower
// spike, whose pouch-like bracts stand in a cylinder, pale and pointed at the top.
import {
  arc,
  lineOn,
  Plate,
  type Point,
  ramp,
  shade,
  smooth,
  sweep,
  tracer,
} from "#studio/botanicals/engraving.ts";

export function draw(): Plate {
  const plate = new Plate();
  leaves(plate);
  spike(plate);
  rhizome(plate);
  return plate;
}

function leaves(plate: Plate): void {
  const blades = [
    {
      petiole: [
        [300, 440],
        [276, 388],
        [262, 344],
      ],
      angle: -112,
      length: 300,
      width: [34, 50],
      bend: -22,
    },
    {
      petiole: [
        [306, 440],
        [334, 384],
        [352, 344],
      ],
      angle: -66,
      length: 286,
      width: [50, 34],
      bend: 26,
    },
  ] as const;
  for (const { petiole, angle, length, width, bend } of blades) {
    plate.leaf({
      midrib: sweep(petiole[2], angle, length, bend),
      width,
      profile: (t) => Math.sin(Math.PI * t ** 0.95) ** 0.86,
      veins: 10,
      rise: 0.26,
      spacing: 8,
      rib: 5,
    });
    plate.tube({ spine: smooth(petiole), width: (t) => 9 - 4 * t, spacing: 5 });
  }
}

function spike(plate: Plate): void {
  plate.tube({
    spine: smooth([
      [302, 440],
      [300, 360],
      [298, 280],
    ]),
    width: 8,
    spacing: 5,
  });
  const trace = tracer([
    [300, 300],
    [298, 98],
  ]);
  const rows = 9;
  for (let row = rows - 1; row >= 0; row--) {
    const upper = row / (rows - 1);
    const { point } = trace(upper);
    const spread = 30 - 20 * upper ** 1.7;
    const sides = upper === 1 ? [-0.6, 0.6, 0] : row % 2 ? [-1, 1, 0] : [-1.1, 1.1, -0.5, 0.5];
    for (const side of sides)
      plate.petal({
        spine: sweep(
          [point[0] + side * spread * 0.5, point[1]],
          -90 + side * (38 - 16 * upper),
          66 - 14 * upper,
          side * 18,
        ),
        width: 22 - 7 * upper,
        profile: (t) => Math.sin(Math.PI * t ** 0.85) ** 0.62,
        lines: 5,
        tone: 1.7 - 0.5 * upper,
      });
  }
}

/** The round mother rhizome, ringed all over. */
function mother(plate: Plate): void {
  const body = plate.berry({
    centre: [304, 494],
    radius: [68, 44],
    axis: 92,
    lines: 16,
    tone: 0.85,
    halo: 3,
  });
  for (let ring = 0; ring < 8; ring++)
    plate.swell(
      lineOn(body, [0.13 + ring * 0.1, -0.98], [0.13 + ring * 0.1, 0.98], 0.05),
      1.6,
      [1, 1.8],
    );
}

function rhizome(plate: Plate): void {
  const finger = (
    spine: readonly Point[],
    width: number,
    seed: number,
    form: { swollen?: number; cut?: boolean } = {},
  ) => {
    const { swollen = 0.12, cut = false } = form;
    const course = smooth(spine);
    const skin = plate.tube({
      spine: course,
      width: (t) =>
        width *
        (1 + swollen * Math.sin(t * 6 + seed)) *
        (cut ? 1 : Math.sqrt(1 - 0.75 * ramp(0.78, 1, t) ** 2)),
      spacing: 6.5,
      tone: 1.05,
      rough: 1,
      seed,
      closed: cut ? "both" : "end",
      halo: 3,
      bow: 0.35,
    });
    // Scars of the scale leaves ring the fingers.
    const rings = Math.round(width / 6 + 2.6);
    for (let ring = 1; ring <= rings; ring++) {
      const t = (ring / (rings + 0.6)) * (1 + 0.05 * Math.sin(ring * 5 + seed));
      plate.swell(lineOn(skin, [t, -0.97], [t, 0.97], 0.06), 1.5, [1, 1.6]);
    }
  };
  finger(
    [
      [270, 486],
      [214, 462],
      [160, 470],
      [98, 440],
    ],
    21,
    3,
  );
  finger(
    [
      [150, 468],
      [128, 500],
      [112, 522],
    ],
    15,
    4,
  );
  finger(
    [
      [330, 478],
      [392, 452],
      [446, 466],
      [502, 432],
    ],
    20,
    5,
  );
  finger(
    [
      [420, 466],
      [450, 496],
      [474, 512],
    ],
    14,
    7,
  );
  mother(plate);
  finger(
    [
      [266, 516],
      [226, 522],
      [200, 532],
    ],
    22,
    9,
    { cut: true },
  );
  cutFace(plate, [192, 535], [21, 14], 68);
  finger(
    [
      [322, 520],
      [362, 520],
      [388, 530],
    ],
    25,
    11,
    { cut: true },
  );
  cutFace(plate, [397, 533], [25, 17], 108);
}

/** A finger cut across: the thin rind, the ring around the core, bundles as dots. */
function cutFace(
  plate: Plate,
  centre: Point,
  [rx, ry]: readonly [number, number],
  turn: number,
): void {
  const face = arc(centre, [rx, ry], 0, 360, turn);
  plate.body(face, 0, "line", "bold");
  plate.stroke(arc(centre, [rx * 0.86, ry * 0.84], 0, 360, turn), "hair");
  const core = arc(centre, [rx * 0.62, ry * 0.6], 0, 360, turn);
  plate.stroke(core, "fine");
  plate.hatchInside(
    core,
    20,
    3.4,
    (point) => 0.35 + shade((point[0] - centre[0]) / rx, (point[1] - centre[1]) / ry),
    1,
  );
  plate.stipple(face, 5, () => 0.35, 3, "fine");
}
