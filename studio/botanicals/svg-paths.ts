// Writes a plate as SVG in few bytes: one path for each width, relative integers, curves fitted to the lines.
import {
  between,
  type Curve,
  centreOf,
  clamp,
  distance,
  lengthOf,
  mix,
  type Point,
  pick,
  towards,
  tracer,
} from "#studio/botanicals/curves.ts";
import type { Sample, Stroke, Weight } from "#studio/botanicals/strokes.ts";

/** Side of the view box, units. */
export const size = 600;

const ink = "#0F2A24";
const widths: Record<Weight, number> = { hair: 0.8, fine: 1.2, line: 1.6, bold: 2.2 };

/** The drawing in ink over its own white silhouette, so that it also stands on a tinted ground. */
export function writeSvg(strokes: readonly Stroke[], covers: readonly Curve[]): string {
  const silhouette = new PathWriter(1);
  for (const loop of contours(covers)) silhouette.closed(softened(loop), 0.9);
  // Lines are written in tenths of a unit under a scale: integers are the shortest notation.
  const neighbours = ordered(strokes);
  const hatches = new PathWriter(10);
  for (const { weight, samples } of neighbours) if (!weight) hatches.swelling(samples);
  const paths = [`<path fill="${ink}" stroke="none" d="${hatches.data}"/>`];
  for (const weight of Object.keys(widths) as Weight[]) {
    const lines = new PathWriter(10);
    for (const stroke of neighbours)
      if (stroke.weight === weight)
        lines.open(
          stroke.samples.map(([x, y]): Point => [x, y]),
          0.4,
        );
    if (lines.data) paths.push(`<path stroke-width="${widths[weight] * 10}" d="${lines.data}"/>`);
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path fill="#fff" d="${silhouette.data}"/><g transform="scale(.1)" fill="none" stroke="${ink}" stroke-linecap="round" stroke-linejoin="round">${paths.join("")}</g></svg>\n`;
}

/** The outlines of all polygons together, traced on a grid of whole units: closed loops, holes included. */
function contours(polygons: readonly Curve[]): Point[][] {
  const filled = new Uint8Array(size * size);
  for (const polygon of polygons)
    for (let row = 0; row < size; row++) {
      const y = row + 0.5;
      const crossings: number[] = [];
      let before = pick(polygon, -1);
      for (const corner of polygon) {
        if (corner[1] > y !== before[1] > y)
          crossings.push(mix(before[0], corner[0], (y - before[1]) / (corner[1] - before[1])));
        before = corner;
      }
      crossings.sort((one, other) => one - other);
      for (let index = 0; index + 1 < crossings.length; index += 2)
        filled.fill(
          1,
          row * size + Math.round(clamp(pick(crossings, index), 0, size)),
          row * size + Math.round(clamp(pick(crossings, index + 1), 0, size)),
        );
    }
  // Every side of a filled square that borders an empty one, keyed by where it starts; the filled square on its right.
  const sides = new Map<number, number[]>();
  const width = size + 1;
  const at = (x: number, y: number) =>
    x >= 0 && y >= 0 && x < size && y < size && filled[y * size + x] === 1;
  const side = (from: number, to: number) => sides.set(from, [...(sides.get(from) ?? []), to]);
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      if (!at(x, y)) continue;
      const corner = y * width + x;
      if (!at(x, y - 1)) side(corner, corner + 1);
      if (!at(x + 1, y)) side(corner + 1, corner + width + 1);
      if (!at(x, y + 1)) side(corner + width + 1, corner + width);
      if (!at(x - 1, y)) side(corner + width, corner);
    }
  const loops: Point[][] = [];
  for (const start of sides.keys()) {
    const loop: Point[] = [];
    let here: number | undefined = start;
    while (here !== undefined) {
      loop.push([here % width, Math.floor(here / width)]);
      here = sides.get(here)?.pop();
    }
    // Slits and specks of a few units do not show.
    if (loop.length > 12) loops.push(loop);
  }
  return loops;
}

/** Without the steps of the grid: every point becomes the mean of its neighbourhood. */
function softened(loop: Curve): Point[] {
  const mean = loop.map((_, index) =>
    centreOf(
      [-2, -1, 0, 1, 2].map((step) => pick(loop, (index + step + loop.length) % loop.length)),
    ),
  );
  return [...mean.filter((_, index) => index % 2 === 0), pick(mean, 0)];
}

/** Neighbours after each other: shorter relative moves. */
function ordered(strokes: readonly Stroke[]): Stroke[] {
  const row = (stroke: Stroke) => Math.floor(pick(stroke.samples, 0)[1] / 24);
  return [...strokes].sort(
    (a, b) =>
      row(a) - row(b) || (row(a) % 2 ? -1 : 1) * (pick(a.samples, 0)[0] - pick(b.samples, 0)[0]),
  );
}

/** Half widths below this end in a point. */
const pointed = 0.28;

/** Lines of a smaller half width would not print. */
const faintest = 0.24;

type Segment = { readonly control?: readonly [Point, Point]; readonly to: Point };

class PathWriter {
  data = "";
  #x = 0;
  #y = 0;
  #command = "";
  /** Steps in one unit. */
  readonly #scale: number;

  constructor(scale: number) {
    this.#scale = scale;
  }

  #write(command: string, numbers: readonly number[]): void {
    // A repeated letter is left out, and a minus sign separates by itself.
    let text = command === this.#command && command !== "m" ? "" : command;
    for (const number of numbers)
      text += /\d$/.test(text || this.data) && number >= 0 ? ` ${number}` : number;
    this.data += text;
    this.#command = command;
  }

  #relative(points: readonly Point[]): number[] {
    return points.flatMap(([x, y]) => [
      Math.round(x * this.#scale) - this.#x,
      Math.round(y * this.#scale) - this.#y,
    ]);
  }

  #go([x, y]: Point): void {
    this.#x = Math.round(x * this.#scale);
    this.#y = Math.round(y * this.#scale);
  }

  #move(to: Point): void {
    this.#write("m", this.#relative([to]));
    this.#go(to);
  }

  #segments(segments: readonly Segment[]): void {
    for (const { control, to } of segments) {
      this.#write(control ? "c" : "l", this.#relative(control ? [...control, to] : [to]));
      this.#go(to);
    }
  }

  open(curve: Curve, tolerance: number): void {
    this.#move(pick(curve, 0));
    this.#segments(fit(curve, tolerance));
  }

  closed(curve: Curve, tolerance: number): void {
    const start = pick(curve, 0);
    this.open(curve, tolerance);
    this.#close(start);
  }

  #close(start: Point): void {
    this.data += "z";
    this.#command = "z";
    this.#go(start);
  }

  /** A swelling line as a filled sliver. */
  swelling(samples: readonly Sample[]): void {
    const points = samples.map(([x, y]): Point => [x, y]);
    const trace = tracer(points);
    const [start, middle, end] = [trace(0), trace(0.5), trace(1)];
    const widthAt = (t: number) => {
      const position = t * (samples.length - 1);
      const index = Math.min(Math.floor(position), samples.length - 2);
      return mix(pick(samples, index)[2], pick(samples, index + 1)[2], position - index);
    };
    const half = [widthAt(0) / 2, widthAt(0.5) / 2, widthAt(1) / 2] as const;
    if (Math.max(...half) < faintest) return;
    const control: Point = [
      2 * middle.point[0] - (start.point[0] + end.point[0]) / 2,
      2 * middle.point[1] - (start.point[1] + end.point[1]) / 2,
    ];
    const quadratic = (t: number) =>
      between(between(start.point, control, t), between(control, end.point, t), t);
    const fits = [0.2, 0.8].every(
      (t) => distance(quadratic(t), trace(t).point) < 1 + 0.015 * distance(start.point, end.point),
    );
    if (!fits) {
      const sides = ([-1, 1] as const).map((side) =>
        samples.map((_, index) => {
          const t = index / (samples.length - 1);
          const { heading } = trace(t);
          return towards(pick(points, index), heading + 90, (side * pick(samples, index)[2]) / 2);
        }),
      );
      // The same sense of rotation as below: crossing lines must not cancel each other out.
      this.open([...pick(sides, 1), ...pick(sides, 0).reverse()], 0.4);
      return;
    }
    const chord =
      (Math.atan2(end.point[1] - start.point[1], end.point[0] - start.point[0]) * 180) / Math.PI +
      90;
    const edge = (point: Point, width: number) => towards(point, chord, width);
    const corners: Point[] = half[0] > pointed ? [edge(start.point, -half[0])] : [];
    corners.push(edge(start.point, half[0] > pointed ? half[0] : 0));
    const tip: Point[] =
      half[2] > pointed ? [edge(end.point, half[2]), edge(end.point, -half[2])] : [end.point];
    const bow = distance(middle.point, between(start.point, end.point, 0.5));
    this.#move(pick(corners, 0));
    // A fill closes its outline by itself.
    if (bow < 0.7) {
      const belly = half[1] - (half[0] + half[2]) / 2;
      // Three corners do for a short line that is thickest in the middle.
      const fat = belly > 0.25 || (corners.length === 1 && tip.length === 1);
      const between = fat ? [edge(middle.point, belly * 2 + half[0])] : [];
      this.#segments([...corners.slice(1), ...between, ...tip].map((to) => ({ to })));
      return;
    }
    const swell = (4 * half[1] - half[0] - half[2]) / 2;
    this.#segments(corners.slice(1).map((to) => ({ to })));
    this.#quadratic(edge(control, swell), pick(tip, 0));
    this.#segments(tip.slice(1).map((to) => ({ to })));
    this.#quadratic(edge(control, -swell), pick(corners, 0));
  }

  #quadratic(control: Point, to: Point): void {
    this.#write("q", this.#relative([control, to]));
    this.#go(to);
  }
}

/** Cubic curves and straight lines through a polyline, split at its corners (after Schneider). */
function fit(curve: Curve, tolerance: number): Segment[] {
  const segments: Segment[] = [];
  let from = 0;
  for (let index = 1; index < curve.length; index++) {
    const corner = index < curve.length - 1 && turning(curve, index) > 0.6;
    if (!corner && index < curve.length - 1) continue;
    const piece = curve.slice(from, index + 1);
    if (piece.length > 1) segments.push(...fitSmooth(piece, tolerance));
    from = index;
  }
  return segments;
}

function turning(curve: Curve, index: number): number {
  const [a, b, c] = [pick(curve, index - 1), pick(curve, index), pick(curve, index + 1)];
  const turn = Math.atan2(c[1] - b[1], c[0] - b[0]) - Math.atan2(b[1] - a[1], b[0] - a[0]);
  return Math.abs(Math.atan2(Math.sin(turn), Math.cos(turn)));
}

function fitSmooth(points: Curve, tolerance: number): Segment[] {
  const [start, end] = [pick(points, 0), pick(points, -1)];
  const chord = distance(start, end) || 1;
  const [ux, uy] = [(end[0] - start[0]) / chord, (end[1] - start[1]) / chord];
  const bow = Math.max(
    ...points.map((p) => Math.abs((p[0] - start[0]) * uy - (p[1] - start[1]) * ux)),
  );
  if (points.length < 3 || (bow < tolerance && lengthOf(points) < chord * 1.02))
    return [{ to: end }];

  const direction = (a: Point, b: Point): Point => {
    const length = distance(a, b) || 1;
    return [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
  };
  const cubic = (
    leave: Point,
    arrive: Point,
    piece: Curve,
  ): { segment: Segment; worst: number; at: number } => {
    const [a, b] = [pick(piece, 0), pick(piece, -1)];
    const total = lengthOf(piece) || 1;
    let run = 0;
    const parameters = piece.map((point, index) => {
      if (index) run += distance(pick(piece, index - 1), point);
      return run / total;
    });
    let [c00, c01, c11, x0, x1] = [0, 0, 0, 0, 0];
    piece.forEach((point, index) => {
      const t = pick(parameters, index);
      const s = 1 - t;
      const [b1, b2] = [3 * t * s * s, 3 * t * t * s];
      const [first, second] = [leave.map((v) => v * b1), arrive.map((v) => v * b2)];
      const base = between(a, b, t * t * (3 - 2 * t));
      const rest = [point[0] - base[0], point[1] - base[1]];
      const dot = (v: readonly number[], w: readonly number[]) =>
        pick(v, 0) * pick(w, 0) + pick(v, 1) * pick(w, 1);
      c00 += dot(first, first);
      c01 += dot(first, second);
      c11 += dot(second, second);
      x0 += dot(first, rest);
      x1 += dot(second, rest);
    });
    const determinant = c00 * c11 - c01 * c01;
    let reachA = determinant ? (x0 * c11 - x1 * c01) / determinant : 0;
    let reachB = determinant ? (c00 * x1 - c01 * x0) / determinant : 0;
    const low = total * 0.05;
    if (reachA < low || reachB < low || reachA > total || reachB > total)
      reachA = reachB = total / 3;
    const control: readonly [Point, Point] = [
      [a[0] + leave[0] * reachA, a[1] + leave[1] * reachA],
      [b[0] + arrive[0] * reachB, b[1] + arrive[1] * reachB],
    ];
    let [worst, at] = [0, Math.floor(piece.length / 2)];
    piece.forEach((point, index) => {
      const t = pick(parameters, index);
      const [p, q, r] = [
        between(a, control[0], t),
        between(control[0], control[1], t),
        between(control[1], b, t),
      ];
      const miss = distance(point, between(between(p, q, t), between(q, r, t), t));
      if (miss > worst && index > 0 && index < piece.length - 1) [worst, at] = [miss, index];
    });
    return { segment: { control, to: b }, worst, at };
  };
  const solve = (piece: Curve, leave: Point, arrive: Point): Segment[] => {
    if (piece.length < 3) return [{ to: pick(piece, -1) }];
    const { segment, worst, at } = cubic(leave, arrive, piece);
    if (worst <= tolerance) return [segment];
    const through = direction(pick(piece, at - 1), pick(piece, at + 1));
    return [
      ...solve(piece.slice(0, at + 1), leave, [-through[0], -through[1]]),
      ...solve(piece.slice(at), through, arrive),
    ];
  };
  return solve(points, direction(start, pick(points, 1)), direction(end, pick(points, -2)));
}
