// Equisetum arvense: the green sterile stem, furrowed and jointed; each joint has a toothed sheath and a whorl of thin,
// four-angled, jointed branches that rise at a slant. Beside it the brown fertile stem with its cone.
import {
  arc,
  chance,
  lineOn,
  mix,
  Plate,
  type Point,
  ramp,
  shade,
  smooth,
  sweep,
  towards,
  tracer,
} from "#studio/botanicals/engraving.ts";

export function draw(): Plate {
  const plate = new Plate();
  sterile(plate);
  fertile(plate);
  return plate;
}

function sterile(plate: Plate): void {
  const stem = smooth([
    [262, 570],
    [268, 420],
    [276, 240],
    [284, 34],
  ]);
  const trace = tracer(stem);
  const width = (t: number) => mix(7.5, 1.4, t ** 0.9);
  const random = chance(5);
  const joints = [0.06, 0.17, 0.28, 0.385, 0.485, 0.575, 0.655, 0.725, 0.79, 0.848, 0.9, 0.946];
  const whorl = (t: number, side: -1 | 1, count: number) => {
    const { point } = trace(t);
    // Longest in the lower third; the plant narrows upwards like a fir.
    const reach = 190 * ramp(0, 0.3, t) * (1 - t) ** 0.72 + 8;
    for (let index = 0; index < count; index++) {
      const rise = mix(8, 52, (index + 0.5) / count) + 5 * (random() - 0.5);
      const length = reach * mix(1, 0.72, index / count) * (0.9 + 0.2 * random());
      const angle = side > 0 ? -rise : 180 + rise;
      const start: Point = [point[0] + side * width(t) * 0.8, point[1]];
      branch(plate, sweep(start, angle, length, side * -22 * (1 - t * 0.5)));
    }
  };
  for (const t of joints.slice(1))
    for (const side of [-1, 1] as const) whorl(t, side, t > 0.8 ? 2 : 4);

  plate.tube({ spine: stem, width, spacing: 0, halo: 2.5 });
  for (const u of [-0.45, 0.05, 0.5])
    plate.swell(
      lineOn((s, v) => offset(stem, width, s, v), [0.01, u], [0.75, u]),
      u > 0 ? 1.5 : 0.9,
      [1, 0.3],
    );
  for (const t of joints) sheath(plate, trace(t).point, width(t), trace(t).heading);
}

function offset(spine: Point[], width: (t: number) => number, t: number, u: number): Point {
  const { point, heading } = tracer(spine)(t);
  return towards(point, heading + 90, u * width(t));
}

function branch(plate: Plate, spine: Point[]): void {
  plate.tube({
    spine,
    width: (t) => 1.9 - 0.9 * t,
    spacing: 0,
    weight: "hair",
    halo: 1,
    closed: "end",
  });
  const trace = tracer(spine);
  const joints = Math.round(spine.length / 10);
  for (let joint = 1; joint <= joints; joint++) {
    const { point, heading } = trace(joint / (joints + 0.7));
    plate.swell(
      [towards(point, heading + 90, 2.2), towards(point, heading - 90, 2.2)],
      1.3,
      [1, 1],
    );
  }
}

/** A cup of fused scales around a joint, with dark pointed teeth. */
function sheath(plate: Plate, foot: Point, half: number, heading: number): void {
  const height = half * 1.9 + 2;
  const across = (u: number, up: number) =>
    towards(towards(foot, heading, up), heading + 90, u * (half + 1.2 + up * 0.06));
  const teeth = half > 4 ? 5 : 3;
  const outline: Point[] = [across(-1, 0), across(-1, height * 0.6)];
  for (let tooth = 0; tooth < teeth; tooth++) {
    outline.push(across(((tooth + 0.5) / teeth) * 2 - 1, height * 1.15));
    outline.push(across(((tooth + 1) / teeth) * 2 - 1, height * 0.6));
  }
  outline.push(across(1, 0));
  plate.cover(outline, 1).stroke([...outline, across(-1, 0)], "fine");
  for (let tooth = 0; tooth < teeth; tooth++) {
    const u = ((tooth + 0.5) / teeth) * 2 - 1;
    plate.swell([across(u, height * 0.5), across(u, height * 1.1)], 1.6, [0.4, 0.4]);
  }
}

function fertile(plate: Plate): void {
  const stem = smooth([
    [420, 560],
    [414, 480],
    [420, 396],
  ]);
  const trace = tracer(stem);
  plate.tube({ spine: stem, width: 8, spacing: 4.4, halo: 4 });
  for (const t of [0.22, 0.62]) sheath(plate, trace(t).point, 9, trace(t).heading);
  const cone = plate.petal({
    spine: sweep([420, 400], -87, 92),
    width: 18,
    profile: (t) => Math.sin(Math.PI * (0.08 + 0.92 * t) ** 0.95) ** 0.5,
    lines: 0,
    halo: 4,
    weight: "line",
  });
  // Shield-shaped scales in rings.
  for (let row = 0; row < 11; row++)
    for (let place = 0; place < 5; place++) {
      const u = ((place + (row % 2 ? 0.5 : 0)) / 4.5) * 2 - 1;
      if (Math.abs(u) > 0.95) continue;
      const t = 0.06 + (row / 11) * 0.88;
      const turned = Math.sqrt(1 - u * u);
      const centre = cone(t, u);
      plate.stroke(arc(centre, [3.9 * turned + 0.8, 3.4], 0, 360, 3), "hair");
      const dark = shade(u, 0.2);
      if (dark > 0.2) plate.swell(arc(centre, [2.4 * turned + 0.4, 2], -20, 120), 1.6 * dark + 0.6);
    }
  plate.stroke(arc([420, 398], [14, 4], 0, 180), "line");
}
