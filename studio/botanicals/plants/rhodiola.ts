// Rhodiola rosea (roseroot): several unbranched stems from a thick scaly rhizome; fleshy, stalkless leaves all around
// the stem, toothed towards the tip; the stem ends in a dense flat head of small four-petalled flowers.
import {
  arc,
  between,
  type Curve,
  chance,
  distance,
  inside,
  mix,
  noise,
  Plate,
  type Point,
  ramp,
  smooth,
  sweep,
  towards,
  tracer,
} from "#studio/botanicals/engraving.ts";

/** Widest beyond the middle, stalkless. */
const fleshy = (t: number) => Math.sin(Math.PI * (0.1 + 0.9 * t) ** 1.3) ** 0.8;

function shoot(plate: Plate, stem: Curve, leaves: number, longest: number, head: number): void {
  const trace = tracer(stem);
  plate.tube({ spine: stem, width: 5.5, spacing: 5 });
  // Around the stem: behind left and right first, then those that point at the reader.
  for (let index = 0; index < leaves; index++) {
    const t = mix(0.12, 0.9, index / (leaves - 1));
    const { point, heading } = trace(t);
    const around = [-1, 0.8, -0.35, 1, -0.8, 0.3][index % 6] ?? 0;
    const length =
      longest *
      mix(0.72, 1, ramp(0, 0.35, t)) *
      mix(1, 0.72, ramp(0.6, 0.9, t)) *
      (1 - 0.32 * (1 - Math.abs(around)));
    const width = longest * 0.19;
    const midrib = sweep(
      towards(point, heading + 90 * Math.sign(around), 3 * Math.abs(around)),
      heading + around * 66,
      length,
      -around * 26,
    );
    plate.leaf({
      midrib,
      width: around < 0 ? [width, width * 0.7] : [width * 0.7, width],
      profile: fleshy,
      margin: { teeth: 3, depth: 3 },
      veins: 0,
      rise: 0.3,
      spacing: 12.5,
      rib: 0,
      halo: 1.5,
    });
    plate.swell(midrib, 1.2, [2, 0.3]);
  }
  if (head > 0) flowers(plate, trace(1).point, trace(1).heading, head);
}

/** A dome packed with little stars; between them the dark of the head. */
function flowers(plate: Plate, base: Point, heading: number, radius: number): void {
  const random = chance(radius * 31 + base[0]);
  const place = (across: number, height: number): Point =>
    towards(towards(base, heading, height * radius), heading + 90, across * radius);
  const dome = smooth(
    [
      [-0.55, -0.1],
      [-1, 0.08],
      [-0.92, 0.42],
      [-0.5, 0.78],
      [0, 0.88],
      [0.5, 0.78],
      [0.92, 0.42],
      [1, 0.08],
      [0.55, -0.1],
      [0, -0.2],
    ].map(([across = 0, height = 0]) => place(across, height)),
    true,
  );
  // The stars at the edge make the outline: what lies behind is hidden only well inside it.
  const middle = place(0, 0.38);
  const heart = dome.map((point) => between(middle, point, 0.72));
  plate.cover(heart, 0);
  const size = 13.6;
  const centres: Point[] = [];
  const rows = Math.ceil(radius / (size * 1.55));
  for (let row = 0; row <= rows; row++)
    for (let column = -rows - 1; column <= rows; column++) {
      const centre = place(
        ((column + (row % 2 ? 0.5 : 1)) * size * 1.8 + 2.4 * (random() - 0.5)) / radius,
        -0.1 + (row * size * 1.56 + 2.4 * (random() - 0.5)) / radius,
      );
      if (inside(centre, dome)) centres.push(centre);
    }
  for (const centre of centres)
    star(plate, centre, size * mix(0.92, 1.04, random()), random() * 90);
  // Shadow between the flowers, darker away from the light.
  for (let tries = 0; tries < 200; tries++) {
    const across = mix(-1, 1, random());
    const height = mix(-0.2, 0.88, random());
    const spot = place(across, height);
    const nearest = Math.min(...centres.map((other) => distance(other, spot)));
    const gap = nearest > size * 1.02 && nearest < size * 1.15;
    if (gap && inside(spot, heart) && random() < 0.4 + across * 0.35 - height * 0.35)
      plate.dot(spot, "bold");
  }
}

/** Four petals in a cross. */
function star(plate: Plate, centre: Point, radius: number, turn: number): void {
  const outline = Array.from({ length: 17 }, (_, step): Point => {
    const reach = [0.42, 0.96, 1.04, 0.96][step % 4] ?? 1;
    return towards(centre, turn + step * 22.5, radius * reach);
  });
  plate.cover(
    arc(centre, [radius * 0.9, radius * 0.9]).filter((_, step) => step % 4 === 0),
    0,
  );
  plate.stroke(outline, "fine").dot(centre, "bold");
}

function rhizome(plate: Plate): void {
  const random = chance(6);
  for (let index = 0; index < 12; index++) {
    const x = mix(164, 446, (index + random() * 0.6) / 12);
    const length = mix(34, 66, random()) * (1 - ((x - 305) / 290) ** 2);
    const spine = sweep([x, 522], mix(116, 64, index / 11), length + 14, (random() - 0.5) * 50);
    plate.swell(spine, 2, [4, 0.6]);
    const { point, heading } = tracer(spine)(0.6);
    const side = random() < 0.5 ? -1 : 1;
    plate.swell(sweep(point, heading + side * 44, length * 0.3, -side * 30), 0.9, [1.3, 0.3]);
  }
  const body = smooth(
    [
      [128, 512],
      [150, 494],
      [188, 492],
      [204, 462],
      [240, 462],
      [252, 488],
      [278, 488],
      [286, 460],
      [322, 460],
      [332, 486],
      [358, 486],
      [366, 462],
      [402, 462],
      [418, 484],
      [452, 478],
      [478, 490],
      [468, 512],
      [424, 518],
      [396, 536],
      [352, 530],
      [316, 546],
      [268, 540],
      [236, 524],
      [196, 536],
      [150, 530],
    ],
    true,
  );
  plate.body(body, 3, "line", "bold");
  // Rings that bow around the body, from its upper edge to its lower one.
  const wander = noise(3);
  for (let x = 134; x < 476; x += 9) {
    const ys = Array.from({ length: 100 }, (_, step) => 456 + step).filter((y) =>
      inside([x, y], body),
    );
    const [top, bottom] = [ys.at(0) ?? 0, ys.at(-1) ?? 0];
    if (bottom - top < 14) continue;
    const lean = 8 + 5 * wander(x / 30);
    plate.hatchWithin(
      body,
      Array.from({ length: 14 }, (_, step): Point => {
        const s = step / 13;
        return [x + lean * Math.sin(Math.PI * s), mix(top, bottom, s)];
      }),
      (s) => 1.5 * s - 0.74 + 0.3 * wander(x / 11) + (x - 300) / 1200,
      1.5,
    );
  }
  for (const [x, y, width] of [
    [176, 512, 12],
    [262, 512, 15],
    [344, 508, 15],
    [432, 500, 12],
  ] as const)
    for (const shift of [0, 7])
      plate.swell(arc([x + shift, y], [width * 0.5, width], -70, 80), 1.6);
  // Scales around the foot of each stem.
  for (const [x, y] of [
    [222, 470],
    [304, 468],
    [384, 470],
  ] as const)
    for (const [shift, turn] of [
      [-11, -112],
      [11, -68],
      [0, -90],
    ] as const)
      plate.petal({
        spine: sweep([x + shift, y + 10], turn, 28, 0),
        width: 9,
        profile: (t) => Math.sqrt(1 - t ** 2.2),
        lines: 3,
      });
}

export function draw(): Plate {
  const plate = new Plate();
  shoot(
    plate,
    smooth([
      [304, 470],
      [312, 330],
      [302, 142],
    ]),
    16,
    84,
    76,
  );
  shoot(
    plate,
    smooth([
      [222, 470],
      [178, 370],
      [126, 250],
    ]),
    11,
    76,
    62,
  );
  shoot(
    plate,
    smooth([
      [384, 470],
      [430, 374],
      [476, 256],
    ]),
    11,
    76,
    62,
  );
  rhizome(plate);
  return plate;
}
