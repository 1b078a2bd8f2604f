// Solanum lycopersicum (tomato): an interrupted pinnate leaf of lobed leaflets; a truss with its star-shaped calyx,
// the knee of the stalk, flowers with a cone of anthers; fruit whole and cut across, its seeds in their chambers.
import {
  arc,
  type Curve,
  mix,
  Plate,
  type Point,
  smooth,
  sweep,
  towards,
  tracer,
} from "#studio/botanicals/engraving.ts";

/** Deep, unequal lobes. */
function lobed(t: number): number {
  const body = Math.sin(Math.PI * t ** 0.74) ** 0.85;
  const at = (t * 3.4 + 0.2) % 1;
  const lobe = at < 0.72 ? Math.sin((at / 0.72) * 1.57) : Math.cos(((at - 0.72) / 0.28) * 1.57);
  return body * (0.7 + 0.34 * lobe * (t < 0.86 ? 1 : 0.2));
}

function leaflet(plate: Plate, from: Point, angle: number, length: number, bend: number): void {
  const stalk = sweep(from, angle, length * 0.14);
  plate.tube({ spine: stalk, width: 2, spacing: 0, weight: "fine", halo: 1 });
  plate.leaf({
    midrib: sweep(towards(from, angle, length * 0.13), angle, length, bend),
    width: [length * 0.36, length * 0.32],
    profile: lobed,
    veins: 4,
    rise: 0.26,
    spacing: 9.2,
    rib: 2.2,
  });
}

function compoundLeaf(plate: Plate, rachis: Curve): void {
  const trace = tracer(rachis);
  for (const [t, length] of [
    [0.38, 104],
    [0.76, 106],
  ] as const) {
    const { point, heading } = trace(t);
    leaflet(plate, point, heading - 60, length, 16);
    leaflet(plate, point, heading + 60, length, -16);
    // The tiny leaflets between the pairs.
    const between = trace(t + 0.16);
    for (const turn of [-70, 70])
      plate.petal({ spine: sweep(between.point, between.heading + turn, 26), width: 8, lines: 3 });
  }
  const tip = trace(1);
  leaflet(plate, tip.point, tip.heading, 120, -14);
  plate.tube({ spine: rachis, width: (t) => 5 - 2.6 * t, spacing: 5 });
}

function calyx(plate: Plate, centre: Point, reach: number, squash: number): void {
  for (const turn of [-100, -30, 200, 150, 20, 85]) {
    const [x, y] = towards([0, 0], turn, reach);
    const tip: Point = [centre[0] + x, centre[1] + y * squash];
    const heading = (Math.atan2(tip[1] - centre[1], tip[0] - centre[0]) * 180) / Math.PI;
    const length = Math.hypot(tip[0] - centre[0], tip[1] - centre[1]);
    plate.petal({
      spine: sweep(centre, heading, length, turn > 90 ? -26 : 26),
      width: 6.4,
      profile: (t) => Math.sin(Math.PI * (0.25 + 0.75 * t)) ** 0.9,
      lines: 3,
      tone: 1.3,
      halo: 1.5,
    });
  }
}

function fruit(plate: Plate, centre: Point, radius: number): void {
  const surface = plate.berry({
    centre,
    radius: [radius * 0.9, radius],
    lines: Math.round(radius / 3),
    tone: 1.1,
    halo: 3,
  });
  // Shallow furrows run down from the stalk.
  for (const u of [-0.55, -0.2, 0.2, 0.55])
    plate.swell(
      [0.1, 0.16, 0.24, 0.34].map((t) => surface(t, u)),
      1.4,
      [1.6, 0.2],
    );
}

/** Cut across: wall, chambers with seeds in their jelly, the fleshy middle. */
function cut(plate: Plate, centre: Point, radius: number, squash: number): void {
  const place = (angle: number, share: number): Point => {
    const [x, y] = towards([0, 0], angle, radius * share);
    return [centre[0] + x, centre[1] + y * squash];
  };
  const sag = (angle: number): Point => {
    const [x, y] = towards([0, 0], angle, radius * 0.99);
    return [centre[0] + x, centre[1] + radius * 0.1 + y * (squash + 0.2)];
  };
  const below = Array.from({ length: 120 }, (_, step) => sag(step * 3));
  plate.body(below, 3, "line", "bold");
  for (let line = 0; line < 30; line++) {
    const angle = mix(2, 172, line / 29);
    plate.hatch([place(angle, 1), sag(angle)], (s) => 0.85 - angle / 190 + 0.1 * s, 1.6);
  }
  const face = arc(centre, [radius, radius * squash]);
  plate.body(face, 0, "line", "line");
  plate.stroke(arc(centre, [radius * 0.96, radius * squash * 0.96]), "hair");
  const chambers = 5;
  for (let chamber = 0; chamber < chambers; chamber++) {
    const middle = chamber * 72 - 90;
    const hollow = smooth(
      [
        [-25, 0.8],
        [0, 0.84],
        [25, 0.8],
        [30, 0.62],
        [22, 0.4],
        [9, 0.29],
        [0, 0.36],
        [-9, 0.29],
        [-22, 0.4],
        [-30, 0.62],
      ].map(([turn = 0, share = 0]) => place(middle + turn, share)),
      true,
    );
    plate.outline(hollow, "line", "line");
    for (let line = -26; line <= 26; line += 5)
      plate.swell([place(middle + line, 0.8), place(middle + line, 0.68)], 0.9, [1.4, 0]);
    for (const [turn, share] of [
      [-17, 0.66],
      [0, 0.7],
      [17, 0.66],
      [-13, 0.48],
      [12, 0.47],
    ] as const)
      plate.berry({
        centre: place(middle + turn, share),
        radius: [radius * 0.062, radius * 0.04],
        axis: middle + turn,
        lines: 1,
        halo: 1.6,
      });
  }
  for (let ray = 0; ray < 20; ray++)
    plate.swell([place(ray * 18, 0.06), place(ray * 18, ray % 2 ? 0.2 : 0.25)], 0.9, [1, 0]);
}

function flower(plate: Plate, centre: Point, angle: number): void {
  for (const turn of [-120, 120, -74, 74, -30, 30])
    plate.petal({
      spine: sweep(centre, angle + turn, 30, -turn * 0.5),
      width: 5.6,
      profile: (t) => Math.sin(Math.PI * (0.2 + 0.8 * t)),
      lines: 3,
      halo: 1.4,
    });
  plate.petal({
    spine: sweep(towards(centre, angle, -3), angle, 31),
    width: 7,
    profile: (t) => 1 - t ** 1.8 * 0.86,
    lines: 5,
    tone: 1.2,
  });
}

export function draw(): Plate {
  const plate = new Plate();
  compoundLeaf(
    plate,
    smooth([
      [346, 176],
      [262, 162],
      [166, 190],
    ]),
  );

  const stem = smooth([
    [330, 40],
    [350, 130],
    [354, 216],
    [328, 282],
    [262, 308],
  ]);
  const flowerStalk = smooth([
    [352, 210],
    [396, 214],
    [430, 196],
  ]);
  plate.tube({
    spine: smooth([
      [396, 214],
      [432, 240],
      [462, 248],
    ]),
    width: 2.6,
    spacing: 4,
  });
  plate.tube({ spine: flowerStalk, width: 2.8, spacing: 4 });
  flower(plate, [440, 186], -36);
  flower(plate, [474, 254], 44);
  plate.tube({
    spine: smooth([
      [350, 246],
      [388, 282],
      [404, 326],
    ]),
    width: 4,
    spacing: 4,
  });
  fruit(plate, [412, 388], 68);
  calyx(plate, [408, 334], 38, 0.55);
  plate.tube({ spine: stem, width: (t) => 7 - 2.4 * t, spacing: 5 });
  fruit(plate, [250, 390], 92);
  calyx(plate, [254, 318], 52, 0.55);
  cut(plate, [352, 478], 78, 0.68);
  return plate;
}
