// Where the parts of a vesicle lie: the beads and tails of both layers of its membrane, open around one direction, and its actives.
import type { Ball, Point, VesicleLook } from "./vesicle-looks.ts";

/** Radii of the outer and the inner layer, and of one bead. */
const outer = 5;
const inner = 3.55;
const bead = 0.235;
const spacing = bead * 2.02;
/** Angle behind the opening up to which tails can be seen, radians; beads of the shell that hides the ground begin there. */
const tailReach = 0.75;
const shellStart = 0.12;

const dot = (a: Point, b: Point) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const scale = (a: Point, by: number): Point => [a[0] * by, a[1] * by, a[2] * by];
const add = (a: Point, b: Point): Point => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const cross = (a: Point, b: Point): Point => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
export const unit = (a: Point): Point => scale(a, 1 / Math.hypot(...a));

/** The same numbers between 0 and 1 at every visit. */
function makeRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** Directions at an angle and an azimuth from the opening's. */
function makeDirection(axis: Point) {
  const right = unit(cross(axis, [0, 1, 0]));
  const up = cross(axis, right);
  return (angle: number, azimuth: number): Point =>
    add(
      scale(axis, Math.cos(angle)),
      scale(add(scale(right, Math.cos(azimuth)), scale(up, Math.sin(azimuth))), Math.sin(angle)),
    );
}

/** Directions of the beads of one layer: a ring on the cut, then a lattice that is evened out against it. */
function spreadBeads(axis: Point, cut: number, angle: number): { beads: Point[]; rim: number } {
  const direction = makeDirection(axis);
  const rim = Math.round((2 * Math.PI * Math.sin(cut)) / angle);
  const beads = Array.from({ length: rim }, (_, i) => direction(cut, (2 * Math.PI * i) / rim));
  const count = Math.floor((4 * Math.PI) / (angle * angle * 0.9));
  for (let i = 0; i < count; i += 1) {
    const from = Math.acos(1 - (2 * (i + 0.5)) / count);
    if (from > cut + 0.6 * angle) beads.push(direction(from, i * 2.399963));
  }
  // In this order a bead's neighbours are at most so many places away; each has about eight.
  const reach = Math.ceil(count * angle * 0.75);
  let pairs: (readonly [number, number])[] = [];
  for (let round = 0; round < 40; round += 1) {
    if (round % 10 === 0) pairs = listNeighbours(beads, rim, reach, angle * 1.5);
    pushApart(beads, pairs, rim, angle * 1.1);
  }
  return { beads, rim };
}

/** At most 1,600 beads with 120 candidates each. */
function listNeighbours(beads: readonly Point[], rim: number, reach: number, within: number) {
  const pairs: [number, number][] = [];
  const closest = 1 - within ** 2 / 2;
  beads.forEach((bead, i) => {
    const end = Math.min(beads.length, Math.max(i, rim) + reach);
    for (let j = Math.max(i + 1, rim); j < end; j += 1) {
      const other = beads[j];
      if (other && dot(bead, other) > closest) pairs.push([i, j]);
    }
  });
  return pairs;
}

/** Moves beads that are too near to each other apart; those of the rim stay. */
function pushApart(
  beads: Point[],
  pairs: readonly (readonly [number, number])[],
  rim: number,
  least: number,
): void {
  for (const [i, j] of pairs) {
    const [one, other] = [beads[i], beads[j]];
    if (!one || !other) continue;
    const between = add(one, scale(other, -1));
    const distance = Math.hypot(...between);
    if (distance >= least) continue;
    const push = scale(between, (0.22 * (least - distance)) / (distance + 1e-6));
    beads[j] = unit(add(other, scale(push, i < rim ? -1.6 : -1)));
    if (i >= rim) beads[i] = unit(add(one, push));
  }
}

/** Fills the core with small actives that touch neither each other nor the light. */
function fillCore({ balls, actives, core }: VesicleLook, random: () => number): Ball[] {
  const placed: Ball[] = [...balls];
  const sizes = [0.12, 0.16, 0.2, 0.28, 0.36] as const;
  for (let tries = 0; placed.length < actives && tries < 4_000; tries += 1) {
    const radius = sizes[Math.floor(random() * sizes.length)] ?? sizes[0];
    const towards = unit([random() - 0.5, random() - 0.5, random() - 0.5]);
    const centre = scale(towards, random() ** 0.45 * (inner - bead - 0.1 - radius));
    const distanceTo = (point: Point) => Math.hypot(...add(centre, scale(point, -1)));
    const isFree = placed.every(
      ([x, y, z, other]) => distanceTo([x, y, z]) > radius + other + 0.04,
    );
    if (isFree && distanceTo(core) > radius + 0.3) placed.push([...centre, radius]);
  }
  return placed;
}

/** What a bead is to the program that draws it. */
const layers = { outer: 0, inner: 1, shell: 2, active: 3 } as const;

export interface PlacedLipids {
  /** Eight numbers a sphere: centre, radius; what it is (an active: 3 and its number), three that nothing reads. */
  readonly spheres: Float32Array;
  /** Eight numbers a tail: its head, side (-1, 0, 1); the direction across it, its length. */
  readonly tails: Float32Array;
}

export function placeLipids(look: VesicleLook): PlacedLipids {
  const random = makeRandom(7);
  const axis = unit(look.opening);
  const spheres: number[] = [];
  const tails: number[] = [];
  for (const radius of [outer, inner]) {
    const { beads, rim } = spreadBeads(axis, look.cut, spacing / radius);
    const isOuter = radius === outer;
    beads.forEach((direction, i) => {
      const isLoose = i >= rim;
      const distance = radius + (isLoose ? (random() - 0.5) * 0.06 : 0);
      const head = scale(direction, distance);
      const behind = Math.acos(dot(direction, axis)) - look.cut;
      spheres.push(...head, bead, isOuter ? layers.outer : layers.inner, 0, 0, 0);
      if (behind > shellStart) {
        const shell = scale(direction, isOuter ? radius - 0.36 : radius + 0.36);
        spheres.push(...shell, bead * 1.35, layers.shell, 0, 0, 0);
      }
      if (behind > tailReach) return;
      const along = unit(cross(axis, direction));
      const spin = isLoose ? random() * 2 * Math.PI : (random() - 0.5) * 0.5;
      const across = add(
        scale(along, Math.cos(spin)),
        scale(cross(direction, along), Math.sin(spin)),
      );
      const length = (outer - inner) / 2 - bead * 0.45;
      for (const side of look.tails === 2 ? [-1, 1] : [0])
        tails.push(...head, side, ...across, length);
    });
  }
  for (const [i, ball] of fillCore(look, random).entries())
    spheres.push(...ball, layers.active + i, 0, 0, 0);
  return { spheres: new Float32Array(spheres), tails: new Float32Array(tails) };
}

/** A point of the opened membrane: `angle` from the opening's direction, `azimuth` around it. */
export const pointOf = (
  look: VesicleLook,
  angle: number,
  azimuth: number,
  distance: number,
): Point => scale(makeDirection(unit(look.opening))(angle, azimuth), distance);
