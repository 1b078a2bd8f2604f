// A copper engraver's toolkit: a plate that draws plant parts with swelling lines. Hidden lines are really removed, not
// only painted over, so a drawing is a handful of merged paths. Units: those of the 600 × 600 view box.
import {
  arc,
  between,
  type Curve,
  centreOf,
  chance,
  distance,
  distanceToEdge,
  enclosing,
  inside,
  lengthOf,
  mix,
  noise,
  type Point,
  pick,
  ramp,
  towards,
  tracer,
  winding,
} from "#studio/botanicals/curves.ts";
import {
  clip,
  type Sample,
  type Stroke,
  touches,
  type Weight,
} from "#studio/botanicals/strokes.ts";
import {
  facing,
  light,
  lineOn,
  profiles,
  rim,
  type Surface,
  shade,
  skin,
} from "#studio/botanicals/surfaces.ts";
import { size, writeSvg } from "#studio/botanicals/svg-paths.ts";

export * from "#studio/botanicals/curves.ts";
export * from "#studio/botanicals/surfaces.ts";

export interface Margin {
  /** Teeth on one side. */
  readonly teeth: number;
  /** How far a tooth stands out, units. */
  readonly depth: number;
  /** Saw teeth that point to the tip (default), or rounded ones. */
  readonly form?: "serrate" | "crenate";
}

export interface LeafForm {
  /** From the base of the blade to its tip. */
  readonly midrib: Curve;
  /** Half width at the widest: one for both sides, or left and right (a blade seen from the side). */
  readonly width: number | readonly [left: number, right: number];
  readonly profile?: (t: number) => number;
  readonly margin?: Margin;
  /** Lateral veins of one side (default 7; 0: none). */
  readonly veins?: number;
  /** Share of the length by which a vein advances on its way to the margin (default 0.18). */
  readonly rise?: number;
  /** Distance between hatches, units (default 5.4). */
  readonly spacing?: number;
  /** Darkness over all: 0 leaves only the veins, 1 is normal, more is darker. */
  readonly tone?: number;
  /** Width of the midrib at its base, units (default 3). */
  readonly rib?: number;
  /** Bare gap cut into what lies behind, units (default 2). */
  readonly halo?: number;
}

export interface TubeForm {
  readonly spine: Curve;
  /** Half width, even or by t. */
  readonly width: number | ((t: number) => number);
  /** Distance between the ring hatches, units (default 4; 0: none). */
  readonly spacing?: number;
  readonly tone?: number;
  /** Adds lengthwise hatches: bark, dried roots. */
  readonly grain?: number;
  readonly halo?: number;
  readonly weight?: Weight;
  /** How rings bow on the round body, in half widths (default 0.5; negative: seen from below). */
  readonly bow?: number;
  /** Ends drawn closed (default: both open). */
  readonly closed?: "none" | "start" | "end" | "both";
  /** Rough outline: amplitude in units. */
  readonly rough?: number;
  readonly seed?: number;
}

export interface BerryForm {
  readonly centre: Point;
  readonly radius: number | readonly [number, number];
  /** Direction of the axis, degrees (default 90: hangs). */
  readonly axis?: number;
  /** Meridians drawn (default by size). */
  readonly lines?: number;
  readonly tone?: number;
  readonly halo?: number;
}

export interface PetalForm {
  readonly spine: Curve;
  readonly width: number | readonly [left: number, right: number];
  readonly profile?: (t: number) => number;
  /** Lengthwise lines (default 7). */
  readonly lines?: number;
  readonly tone?: number;
  readonly halo?: number;
  readonly weight?: Weight;
  /** Depth of the notches at the tip, units, and their number. */
  readonly notches?: { readonly count: number; readonly depth: number };
}

/** What is drawn later hides what was drawn before: draw from the back to the front. */
export class Plate {
  #strokes: Stroke[] = [];
  #covers: Curve[] = [];

  /** Hides everything drawn so far inside the polygon and within `halo` units around it. */
  cover(polygon: Curve, halo = 2): this {
    this.#covers.push(polygon);
    const xs = polygon.map((point) => point[0]);
    const ys = polygon.map((point) => point[1]);
    const [left, right] = [Math.min(...xs) - halo, Math.max(...xs) + halo];
    const [top, bottom] = [Math.min(...ys) - halo, Math.max(...ys) + halo];
    const near = ([x, y]: Point) => x >= left && x <= right && y >= top && y <= bottom;
    const seen = (point: Point) =>
      !near(point) ||
      (!inside(point, polygon) && (halo <= 0 || distanceToEdge(point, polygon) > halo));
    this.#strokes = this.#strokes.flatMap((stroke) =>
      touches(stroke, near)
        ? clip(stroke.samples, seen).map((samples) => ({ weight: stroke.weight, samples }))
        : [stroke],
    );
    return this;
  }

  /** A stroke of even width. */
  stroke(curve: Curve, weight: Weight = "fine"): this {
    this.#strokes.push({ weight, samples: curve.map(([x, y]): Sample => [x, y, 0]) });
    return this;
  }

  /** A line that swells to `width` in the middle; `ends` are its widths at both ends. */
  swell(curve: Curve, width: number, ends: readonly [number, number] = [0, 0]): this {
    const trace = tracer(curve);
    const steps = Math.max(4, Math.ceil(lengthOf(curve) / 3));
    const samples = Array.from({ length: steps + 1 }, (_, step): Sample => {
      const t = step / steps;
      const body = 4 * t * (1 - t);
      return [...trace(t).point, width * body + mix(ends[0], ends[1], t) * (1 - body)];
    });
    this.#strokes.push({ weight: null, samples });
    return this;
  }

  /** A hatch whose width follows the tone along it (`tone(s)`, s 0…1); it breaks off where the tone is 0 or less. */
  hatch(curve: Curve, tone: (s: number) => number, width = 1.3): this {
    const trace = tracer(curve);
    const steps = Math.max(6, Math.ceil(lengthOf(curve) / 2.5));
    let run: Sample[] = [];
    const finish = () => {
      // Specks shorter than this read as dirt.
      if (run.length > 3) this.#strokes.push({ weight: null, samples: run });
      run = [];
    };
    for (let step = 0; step <= steps; step++) {
      const dark = tone(step / steps);
      if (dark > 0)
        run.push([...trace(step / steps).point, width * Math.min(1, 0.12 + dark * 1.3)]);
      else finish();
    }
    finish();
    return this;
  }

  /** Draws a closed outline: finer towards the light, heavier in the shadow. */
  outline(polygon: Curve, lit: Weight = "fine", shaded: Weight = "bold"): this {
    const side = winding(polygon);
    let run: Point[] = [];
    let current: Weight | null = null;
    const finish = () => {
      if (current && run.length > 1) this.stroke(run, current);
    };
    const ring = [...polygon, pick(polygon, 0)];
    for (let index = 1; index < ring.length; index++) {
      const [a, b] = [pick(ring, index - 1), pick(ring, index)];
      const length = distance(a, b);
      if (length < 0.01) continue;
      const facing = (side * ((b[1] - a[1]) * light.x - (b[0] - a[0]) * light.y)) / length;
      // A margin between the two thresholds keeps toothed edges from flickering.
      const weight: Weight = facing < -0.15 ? shaded : facing > 0.15 ? lit : (current ?? lit);
      if (weight !== current) {
        finish();
        run = [a];
        current = weight;
      }
      run.push(b);
    }
    finish();
    return this;
  }

  /** Covers, then outlines. */
  body(polygon: Curve, halo = 2, lit: Weight = "fine", shaded: Weight = "bold"): this {
    return this.cover(polygon, halo).outline(polygon, lit, shaded);
  }

  /** Parallel hatches at `angle` (degrees) inside a polygon; the tone is read at the place on the page. */
  hatchInside(
    polygon: Curve,
    angle: number,
    spacing: number,
    tone: (point: Point) => number,
    width = 1.2,
  ): this {
    const middle = centreOf(polygon);
    const reach = Math.max(...polygon.map((point) => distance(point, middle)));
    for (let offset = -reach; offset <= reach; offset += spacing) {
      const foot = towards(middle, angle + 90, offset);
      const [from, to] = [towards(foot, angle, -reach), towards(foot, angle, reach)];
      this.hatch(
        [from, to],
        (s) => {
          const point = between(from, to, s);
          return inside(point, polygon) ? tone(point) : 0;
        },
        width,
      );
    }
    return this;
  }

  /** A hatch kept inside a polygon. */
  hatchWithin(polygon: Curve, curve: Curve, tone: (s: number) => number, width = 1.2): this {
    const trace = tracer(curve);
    return this.hatch(curve, (s) => (inside(trace(s).point, polygon) ? tone(s) : 0), width);
  }

  /** Dots strewn inside a polygon, denser where the tone is higher. */
  stipple(
    polygon: Curve,
    spacing: number,
    tone: (point: Point) => number,
    seed = 1,
    weight: Weight = "line",
  ): this {
    const random = chance(seed);
    const xs = polygon.map((point) => point[0]);
    const ys = polygon.map((point) => point[1]);
    for (let y = Math.min(...ys); y < Math.max(...ys); y += spacing)
      for (let x = Math.min(...xs); x < Math.max(...xs); x += spacing) {
        const point: Point = [x + random() * spacing, y + random() * spacing];
        if (inside(point, polygon) && random() < tone(point)) this.dot(point, weight);
      }
    return this;
  }

  dot([x, y]: Point, weight: Weight = "line"): this {
    return this.stroke(
      [
        [x, y],
        [x + 0.1, y],
      ],
      weight,
    );
  }

  /** A blade with midrib, veins and hatching that follows the veins. Returns its surface, to add to it. */
  leaf(form: LeafForm): Surface {
    const { midrib, profile = profiles.elliptic, veins = 7, rise = 0.18, tone = 1 } = form;
    const { spacing = 5.4, rib = 3, halo = 2, margin } = form;
    const length = lengthOf(midrib);
    const half: readonly [number, number] =
      typeof form.width === "number" ? [form.width, form.width] : form.width;
    const surface = skin(midrib, (t) => [half[0] * profile(t), half[1] * profile(t)]);

    const edge = (side: -1 | 1) => toothed(surface, side, margin, half[side < 0 ? 0 : 1]);
    const outline = [...edge(-1), ...edge(1).reverse()];
    this.body(outline, halo, "fine", "line");

    const sideways = facing(tracer(midrib)(0.5).heading);
    for (const side of [-1, 1] as const) {
      // The half that leans away from the light is dark from the midrib outwards; the other only along the midrib.
      const dark = 0.5 - 0.5 * side * sideways;
      const narrow = (half[side < 0 ? 0 : 1] / Math.max(...half)) ** 0.5;
      const course = (start: number, reach: number): Point[] =>
        Array.from({ length: 9 }, (_, step) => {
          const u = (step / 8) * reach;
          // Towards the tip the veins shorten and lean less, so that none runs past the end.
          return surface(start + rise * (1 - start ** 4) * u ** 1.25, side * u);
        });
      const span = 0.97;
      const count = Math.round((length * span) / spacing);
      const perVein = veins ? count / veins : 0;
      for (let index = 1; index < count; index++) {
        const start = (index / count) * span;
        // 0 just beyond a vein, 1 just before the next: each field between two veins is a small cushion.
        const field = veins ? ((index + perVein / 2) % perVein) / perVein : 0.5;
        const cushion = 0.34 * (0.5 - field);
        const uneven = 0.1 * (((index * 7) % 5) / 4 - 0.5);
        this.hatch(
          course(start, 0.97),
          (s) => {
            const fromRib = mix(0.62, 1.05, dark) - s * mix(1.7, 0.95, dark);
            const fromEdge = (mix(0.1, 0.42, dark) - (1 - s) * mix(2.2, 1.4, dark)) * 1.1;
            return (Math.max(fromRib, fromEdge) + cushion + uneven) * tone * narrow - 0.12;
          },
          1.25,
        );
      }
      for (let index = 0; index < veins; index++) {
        const start = ((index + 0.5) / veins) * span;
        this.swell(course(start, 0.93), 1.1, [1.7, 0.3]);
      }
    }
    if (rib > 0) this.#midrib(midrib, rib);
    return surface;
  }

  /** Two lines that run together towards the tip, the paper bare between them. */
  #midrib(midrib: Curve, width: number): void {
    const surface = skin(midrib, (t) => (width / 2) * (1 - t * 0.9));
    const left = lineOn(surface, [0, -1], [0.7, -1]);
    const right = lineOn(surface, [0, 1], [0.7, 1]);
    this.cover([...left, ...right.reverse()], 0);
    this.swell(left, 0.9, [0.9, 0.8]).swell(right, 1.2, [1.2, 0.8]);
    this.swell(lineOn(surface, [0.7, 0], [0.985, 0]), 1.3, [1.6, 0.6]);
  }

  /** A stem, petiole, root or finger: a tapering round body with ring hatches. Returns its surface. */
  tube(form: TubeForm): Surface {
    const { spine, spacing = 4, tone = 1, grain = 0, halo = 2, weight = "line", bow = 0.5 } = form;
    const { closed = "none", rough = 0, seed = 1 } = form;
    const length = lengthOf(spine);
    const trace = tracer(spine);
    const wander = [noise(seed), noise(seed + 50)] as const;
    const width = form.width;
    const even = typeof width === "number" ? () => width : width;
    const surface = skin(spine, (t) => {
      const half = even(t);
      return [
        half + rough * wander[0]((t * length) / 14),
        half + rough * wander[1]((t * length) / 14),
      ];
    });
    const left = lineOn(surface, [0, -1], [1, -1]);
    const right = lineOn(surface, [0, 1], [1, 1]);
    const cap = (t: 0 | 1) => {
      const bulge = (bow * even(t)) / length;
      return Array.from({ length: 9 }, (_, step): Point => {
        const u = step / 4 - 1;
        return extend(spine, surface(t, u), t, Math.abs(bulge) * length * Math.sqrt(1 - u * u));
      });
    };
    const end = cap(1);
    const start = cap(0);
    const outline = [...left, ...end, ...right.reverse(), ...start.reverse()];
    right.reverse();
    this.cover(outline, halo);
    const heavier: Weight = weight === "hair" ? "fine" : weight === "fine" ? "line" : "bold";
    const lean = facing(trace(0.5).heading);
    this.stroke(left, lean > 0 ? heavier : weight).stroke(right, lean > 0 ? weight : heavier);
    if (closed === "end" || closed === "both") this.stroke(end, weight);
    if (closed === "start" || closed === "both") this.stroke(start, weight);
    const toneAt = (t: number, u: number) => {
      const across = ((trace(t).heading + 90) * Math.PI) / 180;
      return shade(u * 0.98 * Math.cos(across), u * 0.98 * Math.sin(across)) * tone;
    };
    const thick = even(0.5) > thin;
    if (spacing > 0 && !thick)
      for (const [u, share] of [
        [0.5, 0.95],
        [0.05, 0.5],
      ] as const)
        this.hatch(
          lineOn(surface, [0.02, u * (lean > 0 ? -1 : 1)], [0.98, u * (lean > 0 ? -1 : 1)]),
          (s) => tone * (share - 0.35 + 0.3 * wander[0]((s * length) / 30)),
          1.1,
        );
    if (spacing > 0 && thick) {
      const count = Math.round(length / spacing);
      for (let index = 1; index < count; index++) {
        const t = (index + 0.3 * wander[0](index * 3.7)) / count;
        const bulge = (bow * even(t)) / length;
        this.hatch(lineOn(surface, [t, -1], [t, 1], bulge), (s) => toneAt(t, s * 2 - 1), 1.2);
      }
    }
    const random = chance(seed + 9);
    for (let index = 0; index < grain; index++) {
      const u = mix(-0.9, 0.9, (index + 0.5) / grain);
      const phase = random() * 10;
      this.hatch(
        lineOn(surface, [0.01, u], [0.99, u]),
        (s) => toneAt(s, u) * 0.7 + 0.3 * wander[1](s * (length / 22) + phase) - 0.02,
        1.1,
      );
    }
    return surface;
  }

  /** A round or oval fruit, shaded along meridians. Returns its surface (t along the axis, u across). */
  berry(form: BerryForm): Surface {
    const { centre, axis = 90, tone = 1, halo = 2 } = form;
    const [along, across] =
      typeof form.radius === "number" ? [form.radius, form.radius] : form.radius;
    const lines = form.lines ?? Math.round(across / 1.7);
    this.body(arc(centre, [along, across], 0, 360, axis), halo, "fine", "bold");
    const [cos, sin] = [Math.cos((axis * Math.PI) / 180), Math.sin((axis * Math.PI) / 180)];
    const place = (x: number, y: number): Point => [
      centre[0] + x * along * cos - y * across * sin,
      centre[1] + x * along * sin + y * across * cos,
    ];
    const surface: Surface = (t, u) => {
      const latitude = Math.PI * (t - 0.5);
      return place(Math.sin(latitude), Math.cos(latitude) * Math.sin((u * Math.PI) / 2));
    };
    for (let index = 0; index < lines; index++) {
      const u = ((index + 0.5) / lines) * 2 - 1;
      // Even spacing on the page rather than around the body.
      const meridian = (Math.asin(u) * 2) / Math.PI;
      this.hatch(
        lineOn(surface, [0.02, meridian], [0.98, meridian]),
        (s) => {
          const latitude = Math.PI * (0.02 + 0.96 * s - 0.5);
          const [x, y] = [Math.sin(latitude), Math.cos(latitude) * u];
          return shade((x * cos - y * sin) * 0.98, (x * sin + y * cos) * 0.98) * 1.15 * tone - 0.04;
        },
        1.35,
      );
    }
    return surface;
  }

  /** A petal, ray, bract or scale: lengthwise lines from the base and a few from the tip. Returns its surface. */
  petal(form: PetalForm): Surface {
    const { spine, profile = profiles.elliptic, lines = 7, tone = 1, halo = 1.5, notches } = form;
    const half: readonly [number, number] =
      typeof form.width === "number" ? [form.width, form.width] : form.width;
    const blade = skin(spine, (t) => [half[0] * profile(t), half[1] * profile(t)]);
    const length = lengthOf(spine);
    let outline = [...rim(blade, -1), ...rim(blade, 1).reverse()];
    if (notches) {
      const steps = notches.count * 6;
      const cut = 0.86;
      const tip = Array.from({ length: steps + 1 }, (_, step): Point => {
        const u = (step / steps) * 2 - 1;
        const tooth = Math.abs(Math.sin(((notches.count * (u + 1)) / 2) * Math.PI));
        const round = (1 - cut) * length * Math.sqrt(1 - u * u * 0.8);
        return extend(spine, blade(cut, u), 1, round * 0.8 + (tooth - 0.6) * notches.depth);
      });
      outline = [...lineOn(blade, [0, -1], [cut, -1]), ...tip, ...lineOn(blade, [cut, 1], [0, 1])];
    }
    const weight = form.weight ?? "fine";
    this.body(outline, halo, weight, weight === "hair" ? "fine" : "line");
    const sideways = facing(tracer(spine)(0.5).heading);
    for (let index = 0; index < lines; index++) {
      const u = mix(-0.82, 0.82, lines === 1 ? 0.5 : index / (lines - 1));
      const dark = 0.5 - 0.5 * u * sideways;
      const reach = mix(0.3, 0.72, dark) * (0.8 + 0.4 * (((index * 5) % 7) / 6)) * tone;
      this.hatch(
        lineOn(blade, [0.02, u], [0.96, u]),
        (s) => {
          const fromBase = (reach - s) * 1.6;
          const fromTip = (s - 1 + 0.22 * dark * tone) * 2.2;
          return Math.max(fromBase, fromTip);
        },
        1.1,
      );
    }
    return blade;
  }

  /** Moves and scales the drawing into the round picture; the widths of the lines stay. */
  fit(radius = 272): this {
    const points = this.#strokes.flatMap(({ samples }) => samples.map(([x, y]): Point => [x, y]));
    const circle = enclosing(points);
    const scale = radius / circle.radius;
    const place = ([x, y]: readonly [number, number, ...number[]]): Point => [
      size / 2 + (x - circle.centre[0]) * scale,
      size / 2 + (y - circle.centre[1]) * scale,
    ];
    this.#strokes = this.#strokes.map(({ weight, samples }) => ({
      weight,
      samples: samples.map((sample): Sample => [...place(sample), sample[2]]),
    }));
    this.#covers = this.#covers.map((cover) => cover.map(place));
    return this;
  }

  svg(): string {
    return writeSvg(this.#strokes, this.#covers);
  }
}

/** Half width of a stem below which rings would be specks: it gets lines along its shaded side. */
const thin = 6;

/** Moves a point outwards beyond an end of the spine. */
function extend(spine: Curve, point: Point, end: 0 | 1, length: number): Point {
  return towards(point, tracer(spine)(end).heading + (end ? 0 : 180), length);
}

/** One margin of a leaf from base to tip, with its teeth. */
function toothed(
  surface: Surface,
  side: -1 | 1,
  margin: Margin | undefined,
  half: number,
): Point[] {
  if (!margin) return rim(surface, side);
  const { teeth, depth, form = "serrate" } = margin;
  const reach = (t: number, out: number) => {
    const u = side * (1 + out / half);
    return surface(t, u);
  };
  const points: Point[] = [surface(0, side)];
  for (let tooth = 0; tooth < teeth; tooth++) {
    const at = (share: number) => 0.06 + (0.9 * (tooth + share)) / teeth;
    const size = depth * ramp(-0.1, 0.12, tooth / teeth) * ramp(1.15, 0.75, tooth / teeth);
    if (form === "serrate") points.push(reach(at(0), 0), reach(at(0.85), size));
    else
      for (let step = 0; step < 6; step++)
        points.push(reach(at(step / 6), size * Math.sin((Math.PI * step) / 6) ** 0.6));
  }
  points.push(reach(0.965, 0), surface(1, side));
  return points;
}
