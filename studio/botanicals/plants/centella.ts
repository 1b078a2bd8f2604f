// Centella asiatica (gotu kola): a creeping stolon that roots at its nodes; tufts of long petioles, each with one
// kidney-shaped crenate blade whose veins spread like fingers; small umbels on short stalks between the petioles.
import {
  chance,
  mix,
  Plate,
  type Point,
  ramp,
  smooth,
  sweep,
  towards,
  tracer,
} from "#studio/botanicals/engraving.ts";

interface Blade {
  /** Where the petiole meets the blade. */
  readonly hinge: Point;
  /** Direction of the tip, degrees. */
  readonly axis: number;
  readonly radius: number;
  /** Foreshortening along the axis: 1 seen from above, less when the blade leans away. */
  readonly lean: number;
}

/** Radius of the kidney towards `angle` (degrees from the tip), without the crenation. */
function kidney(angle: number): number {
  const turn = Math.abs(angle);
  return (0.84 + 0.18 * ramp(0, 95, turn)) * Math.sqrt(1 - ramp(132, 176, turn) * 0.999);
}

function blade(plate: Plate, { hinge, axis, radius, lean }: Blade): void {
  const place = (angle: number, share: number): Point => {
    const turn = (angle * Math.PI) / 180;
    const reach = radius * kidney(angle) * share;
    const forward = towards(hinge, axis, reach * Math.cos(turn) * lean);
    return towards(forward, axis + 90, reach * Math.sin(turn));
  };
  const crenations = 19;
  const margin = Array.from({ length: crenations * 6 + 1 }, (_, step) => {
    const share = step / (crenations * 6);
    const scallop = Math.abs(Math.sin(share * crenations * Math.PI)) ** 0.7;
    return place(mix(-177, 177, share), 0.955 + 0.06 * scallop);
  });
  plate.body(margin, 2.5, "fine", "line");

  const ribs = [-136, -96, -58, -26, 0, 26, 58, 96, 136];
  const hatches = 64;
  for (let index = 0; index < hatches; index++) {
    const angle = mix(-162, 162, (index + 0.5) / hatches);
    const [from, to] = [place(angle, 0.12), place(angle, 0.97)];
    const heading = Math.atan2(to[1] - from[1], to[0] - from[0]);
    const dark = 0.5 - 0.5 * Math.cos(heading + 2.27);
    const nearest = Math.min(...ribs.map((rib) => Math.abs(rib - angle)));
    // Each field between two ribs is a cushion: dark along the rib, bare in its middle.
    const furrow = 0.5 * ramp(11, 1, nearest);
    const uneven = 0.14 * (((index * 7) % 5) / 4 - 0.5);
    plate.hatch(
      [from, to],
      (s) => {
        const centre = (0.5 - s) * mix(0.9, 1.5, dark) * ramp(0.05, 0.3, s);
        const rim = mix(0.02, 0.62, dark) - (1 - s) * mix(2.6, 1.5, dark);
        return Math.max(centre, rim) + furrow * (1 - s) + uneven - 0.06;
      },
      1.25,
    );
  }
  for (const rib of ribs) {
    const stop = 0.86;
    plate.swell(
      Array.from({ length: 9 }, (_, step) =>
        place(rib + Math.sin(step * 0.7 + rib) * 1.2, (step / 8) * stop),
      ),
      1.4,
      [2, 0.4],
    );
    for (const side of [-1, 1])
      plate.swell(
        Array.from({ length: 6 }, (_, step) =>
          place(rib + side * 13 * (step / 5) ** 1.2, mix(0.56, 0.9, step / 5)),
        ),
        0.8,
        [1, 0.2],
      );
  }
}

/** A stalked head of tiny flowers and buds. */
function umbel(plate: Plate, from: Point, angle: number, length: number): void {
  const stalk = sweep(from, angle, length, -12);
  plate.tube({ spine: stalk, width: 1.7, spacing: 0, weight: "fine", halo: 1.5 });
  const top = tracer(stalk)(1).point;
  for (const turn of [-80, -30, 25, 75]) {
    const centre = towards(top, angle + turn, 9);
    plate.berry({ centre, radius: [8, 5.5], axis: angle + turn, lines: 4 });
    plate.swell([centre, towards(centre, angle + turn - 30, 13)], 0.9);
    plate.swell([centre, towards(centre, angle + turn + 30, 13)], 0.9);
  }
}

export function draw(): Plate {
  const plate = new Plate();
  const stolon = smooth([
    [56, 424],
    [140, 452],
    [240, 452],
    [350, 466],
    [452, 452],
    [544, 420],
  ]);
  const trace = tracer(stolon);
  const [left, middle, right] = [trace(0.19).point, trace(0.51).point, trace(0.83).point];

  const random = chance(12);
  const roots = (node: Point, count: number, depth: number) => {
    for (let index = 0; index < count; index++) {
      const angle = mix(128, 52, (index + 0.5) / count) + (random() - 0.5) * 10;
      const length = depth * mix(0.65, 1, random());
      const root = sweep(node, angle, length, (random() - 0.5) * 50);
      plate.swell(root, 1.6, [3, 0.5]);
      const side = random() < 0.5 ? -1 : 1;
      const fork = tracer(root)(mix(0.35, 0.6, random()));
      plate.swell(
        sweep(fork.point, fork.heading + side * 38, length * 0.35, -side * 30),
        0.9,
        [1.2, 0.3],
      );
    }
  };
  roots(left, 5, 78);
  roots(middle, 7, 100);
  roots(right, 5, 74);

  const leaf = (node: Point, way: readonly Point[], form: Omit<Blade, "hinge">) => {
    const petiole = smooth([node, ...way]);
    plate.tube({ spine: petiole, width: (t) => 4 - 1.4 * t, spacing: 4 });
    blade(plate, { ...form, hinge: petiole.at(-1) ?? node });
  };
  // Back row first.
  leaf(
    middle,
    [
      [318, 340],
      [286, 220],
      [290, 152],
    ],
    { axis: -94, radius: 112, lean: 0.86 },
  );
  leaf(
    left,
    [
      [122, 370],
      [118, 268],
    ],
    { axis: -116, radius: 84, lean: 0.8 },
  );
  leaf(
    right,
    [
      [478, 370],
      [478, 262],
    ],
    { axis: -66, radius: 90, lean: 0.8 },
  );
  umbel(plate, middle, -128, 58);
  umbel(plate, left, -138, 60);
  umbel(plate, right, -50, 56);
  leaf(
    middle,
    [
      [372, 400],
      [388, 352],
    ],
    { axis: -52, radius: 70, lean: 0.66 },
  );
  leaf(
    left,
    [
      [196, 410],
      [222, 356],
    ],
    { axis: -82, radius: 68, lean: 0.66 },
  );

  plate.tube({
    spine: stolon,
    width: (t) => 6.4 + 1.4 * Math.cos((t - 0.51) * 19.6),
    spacing: 5,
    tone: 1.2,
    bow: 0.3,
  });
  for (const node of [left, middle, right])
    for (const turn of [-150, -100, -40])
      plate.petal({
        spine: sweep(node, turn, 17, 12),
        width: 5,
        lines: 3,
        profile: (t) => 1 - t ** 2,
      });
  return plate;
}
