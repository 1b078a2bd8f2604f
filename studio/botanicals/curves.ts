// Numbers, points and curves on the page: y down, angles in degrees (0 right, 90 down, −90 up).

export type Point = readonly [x: number, y: number];
export type Curve = readonly Point[];

export const clamp = (value: number, low = 0, high = 1): number =>
  Math.min(high, Math.max(low, value));

export const mix = (from: number, to: number, t: number): number => from + (to - from) * t;

/** 0 below `from`, 1 above `to`, smooth between (also with `from` > `to`). */
export function ramp(from: number, to: number, value: number): number {
  const t = clamp((value - from) / (to - from));
  return t * t * (3 - 2 * t);
}

/** Repeatable chance (mulberry32): numbers of [0, 1). */
export function chance(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let bits = Math.imul(state ^ (state >>> 15), state | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return ((bits ^ (bits >>> 14)) >>> 0) / 4294967296;
  };
}

/** Smooth noise of one variable, −1…1, with about one swing per unit. */
export function noise(seed: number): (x: number) => number {
  const knot = (index: number) => chance(seed * 7919 + index * 104729)() * 2 - 1;
  return (x) => {
    const index = Math.floor(x);
    return mix(knot(index), knot(index + 1), ramp(0, 1, x - index));
  };
}

export const between = (a: Point, b: Point, t: number): Point => [
  mix(a[0], b[0], t),
  mix(a[1], b[1], t),
];

/** The point at `length` from `origin` towards `angle` (degrees: 0 right, 90 down, −90 up). */
export function towards(origin: Point, angle: number, length: number): Point {
  const radians = (angle * Math.PI) / 180;
  return [origin[0] + length * Math.cos(radians), origin[1] + length * Math.sin(radians)];
}

export const distance = (a: Point, b: Point): number => Math.hypot(b[0] - a[0], b[1] - a[1]);

/** The item at an index, counted from the end if negative. */
export function pick<T>(list: readonly T[], index: number): T {
  const item = list.at(index);
  if (item === undefined) throw new RangeError(`No item ${index} among ${list.length}`);
  return item;
}

/** A smooth curve through the points (Catmull-Rom), sampled about every 3 units. */
export function smooth(points: Curve, closed = false): Point[] {
  const last = points.length - 1;
  const knot = (index: number) =>
    closed
      ? pick(points, (index + points.length) % points.length)
      : pick(points, clamp(index, 0, last));
  const curve: Point[] = [];
  for (let index = 0; index < (closed ? points.length : last); index++) {
    const [a, b, c, d] = [knot(index - 1), knot(index), knot(index + 1), knot(index + 2)];
    const steps = Math.max(2, Math.ceil(distance(b, c) / 3));
    for (let step = 0; step < steps; step++) {
      const t = step / steps;
      const at = (axis: 0 | 1) =>
        b[axis] +
        0.5 *
          t *
          (c[axis] -
            a[axis] +
            t *
              (2 * a[axis] -
                5 * b[axis] +
                4 * c[axis] -
                d[axis] +
                t * (3 * (b[axis] - c[axis]) + d[axis] - a[axis])));
      curve.push([at(0), at(1)]);
    }
  }
  curve.push(closed ? pick(curve, 0) : knot(last));
  return curve;
}

/** A curve that leaves `from` towards `angle` (degrees), has `length`, and turns by `bend` degrees on its way. */
export function sweep(from: Point, angle: number, length: number, bend = 0): Point[] {
  const steps = Math.max(6, Math.ceil(length / 3));
  const curve: Point[] = [from];
  for (let step = 0; step < steps; step++) {
    const heading = angle + (bend * (step + 0.5)) / steps;
    curve.push(towards(pick(curve, -1), heading, length / steps));
  }
  return curve;
}

/** An elliptic arc from one angle to another (degrees), its axes turned by `turn`. */
export function arc(
  centre: Point,
  radii: readonly [number, number],
  from = 0,
  to = 360,
  turn = 0,
): Point[] {
  const steps = Math.max(8, Math.ceil((Math.abs(to - from) / 360) * Math.max(...radii) * 2));
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  return Array.from({ length: steps + 1 }, (_, step): Point => {
    const angle = (mix(from, to, step / steps) * Math.PI) / 180;
    const [x, y] = [radii[0] * Math.cos(angle), radii[1] * Math.sin(angle)];
    return [centre[0] + x * cos - y * sin, centre[1] + x * sin + y * cos];
  });
}

export const lengthOf = (curve: Curve): number =>
  curve.reduce(
    (sum, point, index) => (index ? sum + distance(pick(curve, index - 1), point) : 0),
    0,
  );

/** Reads a curve by its length: the point at `t` (0…1), and the heading there (degrees). */
export function tracer(curve: Curve): (t: number) => { point: Point; heading: number } {
  const marks: number[] = [0];
  for (let index = 1; index < curve.length; index++)
    marks.push(pick(marks, -1) + distance(pick(curve, index - 1), pick(curve, index)));
  const total = pick(marks, -1);
  return (t) => {
    const target = clamp(t) * total;
    let index = marks.findIndex((mark) => mark >= target);
    index = clamp(index < 0 ? marks.length - 1 : index, 1, marks.length - 1);
    const [before, after] = [pick(marks, index - 1), pick(marks, index)];
    const point = between(
      pick(curve, index - 1),
      pick(curve, index),
      after > before ? (target - before) / (after - before) : 0,
    );
    const [a, b] = [
      pick(curve, Math.max(0, index - 2)),
      pick(curve, Math.min(curve.length - 1, index + 1)),
    ];
    return { point, heading: (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI };
  };
}

export function inside([x, y]: Point, polygon: Curve): boolean {
  let within = false;
  let before = pick(polygon, -1);
  for (const corner of polygon) {
    if (
      corner[1] > y !== before[1] > y &&
      x < ((before[0] - corner[0]) * (y - corner[1])) / (before[1] - corner[1]) + corner[0]
    )
      within = !within;
    before = corner;
  }
  return within;
}

export function distanceToEdge([x, y]: Point, polygon: Curve): number {
  let nearest = Number.POSITIVE_INFINITY;
  let before = pick(polygon, -1);
  for (const corner of polygon) {
    const [dx, dy] = [corner[0] - before[0], corner[1] - before[1]];
    const along = clamp(((x - before[0]) * dx + (y - before[1]) * dy) / (dx * dx + dy * dy || 1));
    nearest = Math.min(nearest, Math.hypot(x - before[0] - along * dx, y - before[1] - along * dy));
    before = corner;
  }
  return nearest;
}

/** Which side of a closed curve lies outside: 1 on the left of its course on the page, −1 on the right. */
export function winding(polygon: Curve): 1 | -1 {
  let area = 0;
  let before = pick(polygon, -1);
  for (const corner of polygon) {
    area += before[0] * corner[1] - corner[0] * before[1];
    before = corner;
  }
  return area > 0 ? 1 : -1;
}

export function centreOf(polygon: Curve): Point {
  const sum = polygon.reduce((total, [x, y]) => [total[0] + x, total[1] + y] as const, [
    0, 0,
  ] as Point);
  return [sum[0] / polygon.length, sum[1] / polygon.length];
}

/** The smallest circle around the points (Bădoiu and Clarkson: ever shorter steps to the furthest point). */
export function enclosing(points: Curve): { centre: Point; radius: number } {
  let centre = centreOf(points);
  const furthest = () =>
    points.reduce((far, point) => (distance(point, centre) > distance(far, centre) ? point : far));
  for (let step = 1; step <= 400; step++) centre = between(centre, furthest(), 1 / (step + 1));
  return { centre, radius: distance(centre, furthest()) };
}
