// Garcinia gummi-gutta (Malabar tamarind): glossy, opposite, entire leaves, dark and narrow at the base; fruit like a
// small pumpkin with six to eight blunt ribs and a nipple at the end; one cut across, its seeds in their pulp.
import {
  between,
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

const ribs = 8;
const light = [-0.55, -0.65, 0.52] as const;
type Vector = readonly [x: number, y: number, z: number];

/** How far the skin stands out at a place around the fruit (radians): blunt ribs, sharp furrows. */
const swelling = (around: number) => 0.74 + 0.26 * Math.abs(Math.cos((around * ribs) / 2)) ** 0.85;

/** The skin in space, axis downwards; `down` 0 at the stalk, 1 at the nipple. */
function skinAt(down: number, around: number): Vector {
  const latitude = Math.PI * (down - 0.5);
  const girth = Math.cos(latitude) ** 0.72;
  const lobe = mix(1, swelling(around), ramp(0, 0.45, girth));
  // Hollow around the stalk, drawn out at the end.
  const hollow = 0.2 * ramp(0.5, 0, girth) * (down < 0.5 ? 1 : -0.4);
  return [
    girth * lobe * Math.sin(around),
    0.92 * Math.sin(latitude) + hollow,
    girth * lobe * Math.cos(around),
  ];
}

interface Fruit {
  readonly centre: Point;
  readonly radius: number;
  /** Degrees by which the stalk's end leans towards the reader. */
  readonly nod: number;
  /** Turn on the page, degrees. */
  readonly roll: number;
  /** Turn around the axis, degrees. */
  readonly spin: number;
}

function fruit(plate: Plate, { centre, radius, nod, roll, spin }: Fruit): void {
  const [tilt, turn, twist] = [nod, roll, spin].map((angle) => (angle * Math.PI) / 180) as [
    number,
    number,
    number,
  ];
  const pose = ([x, y, z]: Vector): Vector => {
    const [y2, z2] = [
      y * Math.cos(tilt) + z * Math.sin(tilt),
      z * Math.cos(tilt) - y * Math.sin(tilt),
    ];
    return [x * Math.cos(turn) - y2 * Math.sin(turn), x * Math.sin(turn) + y2 * Math.cos(turn), z2];
  };
  const at = (down: number, around: number) => pose(skinAt(down, around + twist));
  const project = ([x, y]: Vector): Point => [centre[0] + x * radius, centre[1] + y * radius];
  const normal = (down: number, around: number): Vector => {
    const step = 0.012;
    const [a, b] = [at(down - step, around), at(down + step, around)];
    const [c, d] = [at(down, around - step), at(down, around + step)];
    const [p, q] = [
      [b[0] - a[0], b[1] - a[1], b[2] - a[2]],
      [d[0] - c[0], d[1] - c[1], d[2] - c[2]],
    ] as [Vector, Vector];
    const n: Vector = [
      q[1] * p[2] - q[2] * p[1],
      q[2] * p[0] - q[0] * p[2],
      q[0] * p[1] - q[1] * p[0],
    ];
    const length = Math.hypot(...n) || 1;
    return [-n[0] / length, -n[1] / length, -n[2] / length];
  };
  // The order of the axes decides the sign: near the middle of the front, outwards is towards the reader.
  const outward = normal(0.5, 0)[2] > 0 ? 1 : -1;
  const facing = (down: number, around: number): Vector => {
    const [x, y, z] = normal(down, around);
    return [x * outward, y * outward, z * outward];
  };

  // The silhouette: the farthest point of the skin in every direction.
  const farthest = new Array<number>(120).fill(0);
  for (let down = 0.02; down < 0.99; down += 0.012)
    for (let around = 0; around < 2 * Math.PI; around += 0.03) {
      const [x, y] = at(down, around);
      const sector = Math.floor(((Math.atan2(y, x) / (2 * Math.PI) + 1) % 1) * 120);
      farthest[sector] = Math.max(farthest[sector] ?? 0, Math.hypot(x, y));
    }
  const outline = smooth(
    farthest.map((reach, sector) => towards(centre, (sector + 0.5) * 3, reach * radius)),
    true,
  );
  plate.body(outline, 3, "line", "bold");

  // What a nearer rib hides: the nearest skin in each cell of a grid.
  const cells = 80;
  const cell = ([x, y]: Vector) =>
    Math.floor((x / 2.6 + 0.5) * cells) * cells + Math.floor((y / 2.6 + 0.5) * cells);
  const nearest = new Map<number, number>();
  for (let down = 0.01; down < 1; down += 0.008)
    for (let around = 0; around < 2 * Math.PI; around += 0.02) {
      const place = at(down, around);
      nearest.set(cell(place), Math.max(nearest.get(cell(place)) ?? -2, place[2]));
    }
  const hidden = (place: Vector) => place[2] < (nearest.get(cell(place)) ?? -2) - 0.26;

  const meridian = (around: number): Point[] =>
    Array.from({ length: 49 }, (_, step) => project(at(mix(0.02, 0.98, step / 48), around)));
  // Nine lines on every rib and one in every furrow, which lies where the cosine of the ribs is zero.
  const lines = ribs * 10;
  for (let index = 0; index < lines; index++) {
    const around = ((index + 5) / lines) * 2 * Math.PI - twist;
    const furrow = index % 10 === 0;
    const curve = meridian(around);
    plate.hatch(
      curve,
      (s) => {
        const down = mix(0.02, 0.98, s);
        const [x, y, z] = facing(down, around);
        if (z < 0.06 || hidden(at(down, around))) return 0;
        const lit = x * light[0] + y * light[1] + z * light[2];
        const dark = (0.52 - lit) * (1 - 0.4 * ramp(0.35, 0.1, z));
        return furrow
          ? Math.max(0.4, dark + 0.4) * ramp(0.74, 0.5, s)
          : dark * 1.3 * ramp(0.02, 0.3, z);
      },
      furrow ? 1.9 : 1.5,
    );
  }
}

/** The fruit cut across: ribbed rind, segments of pulp, seeds around the core; below the cut the rounded half. */
function cutFruit(plate: Plate, centre: Point, radius: number, squash: number, roll: number): void {
  const place = (around: number, reach: number, drop = 0): Point => {
    const [x, flat] = towards([0, 0], (around * 180) / Math.PI, reach);
    const turn = (roll * Math.PI) / 180;
    const y = flat * squash + drop;
    return [
      centre[0] + x * Math.cos(turn) - y * Math.sin(turn),
      centre[1] + x * Math.sin(turn) + y * Math.cos(turn),
    ];
  };
  const ring = (share: number, softness: number): Point[] =>
    Array.from({ length: 145 }, (_, step) => {
      const around = (step / 144) * 2 * Math.PI;
      return place(around, radius * share * mix(swelling(around), 0.94, softness));
    });
  const rind = ring(1, 0);

  const depth = radius * 0.62;
  const skinBelow = (around: number, down: number) =>
    place(around, radius * swelling(around) * Math.sqrt(1 - down * down), down * depth);
  const farthest = new Array<number>(120).fill(0);
  for (let step = 0; step < 720; step++)
    for (let down = 0; down <= 0.96; down += 0.08) {
      const [x, y] = skinBelow((step / 360) * Math.PI, down);
      const sector = Math.floor(
        ((Math.atan2(y - centre[1], x - centre[0]) / (2 * Math.PI) + 1) % 1) * 120,
      );
      farthest[sector] = Math.max(farthest[sector] ?? 0, Math.hypot(x - centre[0], y - centre[1]));
    }
  const half = smooth(
    farthest.map((reach, sector) => towards(centre, (sector + 0.5) * 3, reach)),
    true,
  );
  plate.cover(half, 3);
  // The ribs in view, those at the sides first: the one in front hides its neighbours.
  const share = (2 * Math.PI) / ribs;
  for (const rib of [0, 4, 1, 3, 2]) {
    const edge = (side: number) => (rib + side / 2) * share;
    const course = (around: number) =>
      Array.from({ length: 12 }, (_, step) => skinBelow(around, (step / 11) * 0.98));
    const rim = (down: number) =>
      Array.from({ length: 12 }, (_, step) => skinBelow(mix(edge(-1), edge(1), step / 11), down));
    plate.cover(
      [...rim(0), ...course(edge(1)), ...rim(0.98).reverse(), ...course(edge(-1)).reverse()],
      0,
    );
    plate.stroke(course(edge(-1)), "line").stroke(course(edge(1)), "line");
    for (let line = -0.8; line <= 0.8; line += 0.2) {
      const dark = 0.5 - 0.16 * (rib - line * 1.2);
      plate.hatch(course(edge(line)), (s) => dark + 0.3 * s - 0.7 * s * (1 - s), 1.5);
    }
  }
  plate.outline(half, "line", "bold");
  plate.body(rind, 0, "line", "line");
  const flesh = ring(0.8, 0.45);
  plate.outline(flesh, "fine", "fine");
  const along = (curve: Curve, share: number): Point =>
    curve[Math.round(share * 144) % 144] ?? centre;
  for (let step = 0; step < 144; step += 3)
    plate.swell(
      [along(rind, step / 144), along(flesh, step / 144)].map((point, end) =>
        between(point, centre, end ? -0.05 : 0.05),
      ),
      0.7,
    );
  for (let segment = 0; segment < ribs; segment++) {
    const share = (segment + 0.5) / ribs;
    const wall = along(flesh, share);
    plate.swell([between(centre, wall, 0.16), wall], 1.1, [0.6, 1.2]);
    const middle = segment / ribs;
    const edge = along(flesh, middle);
    for (let line = -3; line <= 3; line++) {
      const rim = along(flesh, (middle + line * 0.0145 + 1) % 1);
      plate.swell(
        [between(rim, centre, 0.02), between(rim, centre, 0.16 + 0.05 * (line % 2))],
        0.8,
        [1.1, 0],
      );
    }
    const seed = between(centre, edge, 0.56);
    const angle = (Math.atan2(edge[1] - centre[1], edge[0] - centre[0]) * 180) / Math.PI;
    const length = Math.hypot(edge[0] - centre[0], edge[1] - centre[1]);
    plate.berry({
      centre: seed,
      radius: [length * 0.25, length * 0.12 + 3],
      axis: angle,
      lines: 5,
      halo: 2,
    });
  }
  plate.stipple(ring(0.14, 0.9), 4, () => 0.7, 4);
}

export function draw(): Plate {
  const plate = new Plate();
  const branch = smooth([
    [88, 132],
    [180, 150],
    [290, 132],
    [400, 158],
    [470, 206],
  ]);
  const trace = tracer(branch);
  const leaf = (
    t: number,
    angle: number,
    length: number,
    width: readonly [number, number],
    bend: number,
  ) => {
    const { point } = trace(t);
    plate.tube({ spine: sweep(point, angle, 18), width: 2.6, spacing: 4 });
    plate.leaf({
      midrib: sweep(towards(point, angle, 17), angle, length, bend),
      width,
      profile: (s) => profiles.elliptic(s ** 1.18),
      veins: 9,
      rise: 0.16,
      spacing: 7.6,
      tone: 1.1,
    });
  };
  leaf(0.28, -76, 112, [22, 32], 26);
  leaf(0.26, 116, 140, [36, 26], 20);
  leaf(0.62, -104, 100, [20, 28], 30);
  leaf(0.66, -44, 126, [26, 36], 40);
  leaf(1, 10, 92, [22, 30], 50);
  leaf(1, 78, 138, [34, 28], -16);

  fruit(plate, { centre: [252, 334], radius: 122, nod: 30, roll: 5, spin: 8 });
  for (const turn of [30, 150, -70, 90])
    plate.petal({
      spine: sweep([265, 258], turn, 26, 0),
      width: 9,
      profile: (t) => Math.sqrt(1 - t ** 3),
      lines: 4,
    });
  plate.tube({
    spine: smooth([trace(0.5).point, [290, 180], [282, 220], [266, 258]]),
    width: 5,
    spacing: 4,
  });
  plate.tube({ spine: branch, width: (t) => 8 - 4 * t, spacing: 5, grain: 2, rough: 0.8 });
  cutFruit(plate, [418, 432], 92, 0.66, -12);
  return plate;
}
