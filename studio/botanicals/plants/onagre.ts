// Oenothera biennis (evening primrose): an erect leafy spike. Four broad, notched petals on a long slender tube, eight
// stamens, a stigma in the form of a cross; pointed buds above, sessile cylindrical capsules below, lanceolate leaves.
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

/** Widest near the tip: a heart upside down. */
const obcordate = (t: number) => 0.16 + 0.84 * ramp(-0.05, 0.82, t);

/** A flower seen almost from the front; `squash` leans it away. */
function openFlower(plate: Plate, centre: Point, radius: number, turn: number): void {
  for (const quarter of [0, 2, 1, 3]) {
    const angle = turn + quarter * 90;
    // Petals towards the light are seen a little shorter: the flower looks up to the left.
    const length = radius * (quarter % 2 ? 0.94 : 1);
    const surface = plate.petal({
      spine: sweep(towards(centre, angle, 3), angle, length, 0),
      width: radius * 0.66,
      profile: obcordate,
      notches: { count: 2, depth: radius * 0.083 },
      lines: 13,
      tone: 0.95,
    });
    for (const side of [-0.3, 0.3])
      plate.swell(
        [0.1, 0.3, 0.5, 0.66].map((t) => surface(t, side * (0.4 + t))),
        0.7,
        [0.9, 0.2],
      );
  }
  for (let stamen = 0; stamen < 8; stamen++) {
    const angle = turn + 22 + stamen * 45;
    const filament = sweep(centre, angle, radius * (stamen % 2 ? 0.4 : 0.46), 14);
    plate.swell(filament, 1.2, [1.4, 1.2]);
    const { point } = tracer(filament)(1);
    plate.petal({
      spine: sweep(towards(point, angle + 70, -7), angle + 70, 14, 20),
      width: 2.4,
      lines: 2,
      halo: 1,
    });
  }
  stigma(plate, centre, turn + 40, radius * 0.3);
}

/** Four thick arms in a cross. */
function stigma(plate: Plate, centre: Point, turn: number, reach: number): void {
  for (let arm = 0; arm < 4; arm++)
    plate.petal({
      spine: sweep(centre, turn + arm * 90, reach, 14),
      width: 3.4,
      profile: (t) => Math.sqrt(1 - t ** 4),
      lines: 2,
      halo: 1.5,
    });
}

/** A flower from the side on its long tube, with reflexed sepals. */
function sideFlower(plate: Plate, tube: Curve, radius: number): void {
  const { point, heading } = tracer(tube)(1);
  const petal = (spread: number, width: number, length: number) =>
    plate.petal({
      spine: sweep(point, heading + spread, length, spread * 0.35),
      width,
      profile: obcordate,
      notches: { count: 2, depth: radius * 0.076 },
      lines: 9,
    });
  petal(-8, radius * 0.52, radius * 0.94);
  for (const spread of [-26, -8, 10])
    plate.swell(sweep(point, heading + spread, radius * 0.9, spread * 0.2), 1, [1, 2.4]);
  const style = sweep(point, heading + 2, radius * 1.12, 0);
  plate.swell(style, 1.6, [1.6, 1.6]);
  const tip = tracer(style)(1).point;
  for (const arm of [-62, -20, 20, 62])
    plate.petal({ spine: sweep(tip, heading + arm, 13, arm * 0.3), width: 2.2, lines: 1, halo: 1 });
  petal(-46, radius * 0.42, radius * 0.92);
  petal(44, radius * 0.46, radius * 0.9);
  for (const side of [-1, 1])
    plate.petal({
      spine: sweep(point, heading + side * 96, 42, side * 62),
      width: 5.5,
      profile: profiles.lanceolate,
      lines: 3,
    });
  plate.tube({ spine: tube, width: (t) => 3.4 + 2.2 * ramp(0.8, 1, t), spacing: 4 });
}

function bud(plate: Plate, from: Point, angle: number, length: number, bend: number): void {
  const spine = sweep(from, angle, length, bend);
  plate.tube({ spine: spine.slice(0, Math.ceil(spine.length / 2)), width: 2.4, spacing: 4 });
  const { point, heading } = tracer(spine)(0.45);
  plate.petal({
    spine: sweep(point, heading, length * 0.6, bend * 0.3),
    width: 8,
    profile: (t) => Math.sin(Math.PI * t ** 0.8) ** 0.8,
    lines: 6,
  });
}

export function draw(): Plate {
  const plate = new Plate();
  const stem = smooth([
    [304, 566],
    [296, 470],
    [302, 360],
    [296, 250],
    [300, 150],
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
      profile: (s) => Math.max(profiles.lanceolate(s ** 1.15), 0.06 - s * 0.1),
      margin: { teeth: 9, depth: 1.6 },
      veins: 8,
      rise: 0.2,
      spacing: 7,
      rib: 3.4,
    });
  leaf(0.03, -176, 196, [24, 17], 34);
  leaf(0.07, -8, 206, [17, 26], -30);
  leaf(0.22, -152, 196, [26, 17], -28);
  leaf(0.29, -30, 190, [16, 24], 30);
  leaf(0.47, -142, 130, [19, 12], -26);
  leaf(0.58, -28, 110, [11, 16], 26);

  // Buds crowd at the top, the oldest outermost.
  bud(plate, trace(0.98).point, -118, 84, -10);
  bud(plate, trace(0.97).point, -62, 88, 12);
  bud(plate, trace(1).point, -100, 92, -4);
  bud(plate, trace(1).point, -80, 78, 6);

  plate.tube({ spine: stem, width: (t) => 7.4 - 3.4 * t, spacing: 5 });

  const capsule = (t: number, angle: number, length: number) => {
    const spine = sweep(trace(t).point, angle, length, angle < -90 ? 22 : -22);
    const surface = plate.tube({
      spine,
      width: (s) => 4 + 3.6 * Math.sin(Math.PI * mix(0.1, 0.82, s)),
      spacing: 0,
      closed: "end",
      bow: 0.3,
    });
    for (const u of [-0.35, 0.1, 0.4, 0.62, 0.8])
      plate.swell(
        [0.04, 0.3, 0.6, u > 0.2 ? 0.94 : 0.8].map((s) => surface(s, angle < -90 ? -u : u)),
        1.3,
        [0.4, 0.4],
      );
  };
  capsule(0.4, -122, 66);
  capsule(0.46, -54, 64);
  capsule(0.55, -124, 60);
  capsule(0.64, -58, 56);
  capsule(0.68, -126, 50);

  sideFlower(plate, smooth([trace(0.86).point, [356, 170], [404, 142]]), 86);
  plate.tube({
    spine: smooth([trace(0.84).point, [262, 200], [226, 214]]),
    width: 3.2,
    spacing: 4,
  });
  openFlower(plate, [200, 196], 82, -62);
  return plate;
}
