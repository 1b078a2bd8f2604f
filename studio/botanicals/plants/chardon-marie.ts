// Silybum marianum: the head in its armour of bracts, each ending in a strong spreading spine, with the tuft of tubular
// florets; below it the clasping, lobed, spiny leaves, marbled with white along the veins.
import {
  chance,
  clamp,
  facing,
  lineOn,
  mix,
  noise,
  Plate,
  type Point,
  ramp,
  skin,
  smooth,
  sweep,
  tracer,
} from "#studio/botanicals/engraving.ts";

export function draw(): Plate {
  const plate = new Plate();
  const stem = smooth([
    [306, 556],
    [300, 460],
    [304, 380],
    [300, 250],
  ]);
  marbledLeaf(plate, sweep([303, 432], -34, 270, 70), [62, 84], 3);
  marbledLeaf(plate, sweep([302, 500], -160, 280, -46), [92, 64], 5);
  plate.tube({ spine: stem, width: (t) => 11 - 3 * t, spacing: 4.4 });
  head(plate, [300, 196]);
  return plate;
}

/** White along the veins, dark (hatched) islands between them; spines on every tooth. */
function marbledLeaf(
  plate: Plate,
  midrib: Point[],
  width: readonly [number, number],
  seed: number,
): void {
  const lobes = 6;
  const body = (t: number) => ramp(-0.25, 0.3, t) * clamp(1 - t ** 2.4) ** 0.8;
  const surface = skin(midrib, (t) => [width[0] * body(t), width[1] * body(t)]);
  const spines: [Point, Point][] = [];
  const edge = (side: -1 | 1): Point[] => {
    const points: Point[] = [surface(0, side * 0.7)];
    for (let lobe = 0; lobe < lobes; lobe++) {
      const at = (share: number) => clamp((lobe + share) / lobes, 0, 0.995);
      const uneven = 0.08 * Math.sin(lobe * 3 + seed);
      for (const [share, u, armed] of [
        [0.16, 0.86, true],
        [0.3, 0.8, false],
        [0.52, 1.14 + uneven, true],
        [0.66, 0.92, false],
        [0.8, 0.96, true],
        [0.98, 0.64, false],
      ] as const) {
        const point = surface(at(share), side * u);
        points.push(point);
        if (armed) spines.push([point, surface(clamp(at(share) + 0.022), side * (u + 0.16))]);
      }
    }
    points.push(surface(1, 0));
    return points;
  };
  const outline = [...edge(-1), ...edge(1).reverse()];
  plate.body(outline, 2.5, "fine", "line");
  for (const [from, to] of spines) plate.swell([from, to], 0.8, [1.6, 0.3]);

  const blotch = noise(seed);
  const { heading } = tracer(midrib)(0.5);
  for (const side of [-1, 1] as const) {
    const dark = 0.5 - 0.5 * side * facing(heading);
    const rows = Math.round(width[side < 0 ? 0 : 1] / 6.6);
    for (let row = 2; row < rows * 1.12; row++) {
      const u = row / rows;
      plate.hatchWithin(
        outline,
        lineOn(surface, [0.01, side * u], [0.985, side * u]),
        (s) => {
          // The rows crowd together towards the tip.
          if (s > 0.86 || (s > 0.76 && row % 2)) return 0;
          // 0 on the veins that run into the lobes, 0.5 midway; their white is broad at the midrib.
          const field = (s - 0.1 * u + 0.06) * lobes - 0.44;
          const fromVein = Math.abs(field - Math.round(field));
          const white = 0.2 - 0.13 * u + 0.07 * blotch(s * 23 + u * 4);
          return fromVein < white ? 0 : Math.min(mix(0.2, 0.75, dark), (fromVein - white) * 9);
        },
        1.4,
      );
    }
    for (let lobe = 0; lobe < lobes - 1; lobe++) {
      const start = (lobe + 0.44) / lobes - 0.06;
      plate.swell(lineOn(surface, [start, 0], [start + 0.1, side * 1.02]), 0.9, [1.3, 0.4]);
    }
  }
  for (const u of [-1, 1])
    plate.swell(lineOn(surface, [0, u * 0.09], [0.98, u * 0.01]), 1.1, [1.2, 0.6]);
}

function head(plate: Plate, centre: Point): void {
  const random = chance(7);
  // Florets, from the back to the front, in a brush above the globe.
  for (let index = 0; index < 34; index++) {
    const angle = -90 + mix(-46, 46, random());
    const start: Point = [centre[0] + (angle + 90) * 0.95, centre[1] - 34 + 8 * random()];
    const depth = index / 34;
    plate.tube({
      spine: sweep(
        start,
        angle,
        (mix(118, 76, depth) + 16 * random()) * (1 - Math.abs(angle + 90) / 160),
        (angle + 90) * 0.3,
      ),
      width: (t) => 1.5 + 1.2 * ramp(0.55, 1, t),
      spacing: 0,
      weight: "hair",
      closed: "end",
      halo: 0.8,
    });
  }
  const globe = plate.berry({ centre, radius: [66, 82], lines: 20, tone: 1.5, halo: 2 });
  // Rows of bracts; the lower ones stand outside.
  const rows = [
    { t: 0.22, places: [-0.74, -0.26, 0.26, 0.74], lift: -44, length: 92 },
    { t: 0.34, places: [-1, -0.52, 0, 0.52, 1], lift: -22, length: 114 },
    { t: 0.5, places: [-0.8, -0.27, 0.27, 0.8], lift: 0, length: 118 },
    { t: 0.66, places: [-0.96, -0.5, 0, 0.5, 0.96], lift: 18, length: 98 },
    { t: 0.84, places: [-0.7, 0.7, -0.25, 0.25], lift: 34, length: 58 },
  ];
  for (const { t, places, lift, length } of rows)
    for (const u of [...places].sort((a, b) => Math.abs(b) - Math.abs(a)))
      bract(plate, globe(t, -u), u, lift, length);
}

/** A clasping base with spiny shoulders, then the long spine: spreading at the sides, foreshortened towards us. */
function bract(plate: Plate, foot: Point, u: number, lift: number, length: number): void {
  const aside = Math.abs(u);
  const direction = -90 + Math.sign(u) * (90 + lift) * aside ** 0.8;
  const reach = length * mix(0.72, 1, aside);
  const spine = sweep(foot, direction, reach, (u < 0 ? -1 : 1) * 26 * aside);
  const blade = plate.petal({
    spine,
    width: 27,
    profile: (t) =>
      t < 0.42
        ? mix(0.25, 1, ramp(0, 0.24, t)) * (1 - 0.55 * ramp(0.28, 0.42, t))
        : 0.45 * clamp((1 - t) / 0.58) ** 0.8,
    lines: 0,
    halo: 2,
  });
  // The half away from the light, down to the keel.
  const shaded = facing(direction) > 0 ? -1 : 1;
  for (const [u, until] of [
    [0.28, 0.78],
    [0.55, 0.6],
    [0.8, 0.46],
  ] as const)
    plate.hatch(lineOn(blade, [0.06, shaded * u], [until, shaded * u]), (s) => 0.75 - 0.6 * s, 1.3);
  for (const side of [-1, 1] as const)
    for (const t of [0.2, 0.33])
      plate.swell([blade(t, side), blade(t + 0.1, side * (t > 0.3 ? 2.1 : 1.5))], 0.8, [1.5, 0.3]);
  plate.swell(lineOn(blade, [0.08, 0], [0.97, 0]), 1, [0.5, 0.6]);
}
