// The leaf of Vitis vinifera, drawn from its five veins: palmate, lobed, coarsely toothed, with a deep heart at the stalk.
import {
  clamp,
  distance,
  inside,
  lengthOf,
  light,
  mix,
  type Plate,
  type Point,
  ramp,
  smooth,
  towards,
  tracer,
} from "#studio/botanicals/engraving.ts";

export interface VineLeafForm {
  /** Where the stalk meets the blade. */
  readonly base: Point;
  /** From the stalk to the tip, degrees. */
  readonly axis: number;
  /** Length of the middle vein, units. */
  readonly size: number;
  /** Breadth of each half: 1 seen from the front, less where it turns away. */
  readonly breadth?: readonly [left: number, right: number];
  /** Turn of the tip, degrees. */
  readonly bend?: number;
  readonly spacing?: number;
  readonly tone?: number;
}

/** Half the outline from the tip to the stalk: angle from the middle vein (degrees), share of its length. */
const margin: readonly (readonly [angle: number, reach: number])[] = [
  [0, 1.16],
  [11, 0.88],
  [22, 0.64],
  [34, 0.72],
  [50, 1],
  [61, 0.76],
  [74, 0.58],
  [87, 0.64],
  [108, 0.79],
  [124, 0.68],
  [142, 0.56],
  [158, 0.42],
  [170, 0.2],
  [178, 0.03],
];

/** Stretches of the margin, by its points: from the tip of a lobe to a bay, or the other way round. */
const stretches = [
  [0, 2],
  [2, 4],
  [4, 6],
  [6, 8],
  [8, 13],
] as const;

/** The main veins: angle and share of the length; the outer ones leave the stalk together with the others. */
const veins = [
  [-108, 0.68],
  [-50, 0.88],
  [0, 1.06],
  [50, 0.88],
  [108, 0.68],
] as const;

export function vineLeaf(plate: Plate, form: VineLeafForm): void {
  const { base, axis, size, breadth = [1, 1], bend = 0, spacing = 6.5, tone = 1 } = form;
  const place = (angle: number, reach: number): Point => {
    const radians = (angle * Math.PI) / 180;
    const along = reach * Math.cos(radians) * size;
    const across = reach * Math.sin(radians) * size * (angle < 0 ? breadth[0] : breadth[1]);
    const turn = ((axis + (bend * along) / size) * Math.PI) / 180;
    return [
      base[0] + along * Math.cos(turn) - across * Math.sin(turn),
      base[1] + along * Math.sin(turn) + across * Math.cos(turn),
    ];
  };

  const half = (side: -1 | 1) =>
    stretches.flatMap(([from, to]) => {
      const points = margin.map(([angle, reach]) => place(side * angle, reach));
      return teeth(smooth(points.slice(from, to + 1)), size, side, from % 4 === 0, to === 13);
    });
  const outline = [...half(-1).reverse(), ...half(1)];
  plate.body(outline, 2.5, "fine", "line");

  // Hatches and side veins leave a main vein on either side and run to the margin or to the next vein's field.
  const nearestVein = (point: Point): number => {
    // Fields are told apart by the nearest main vein, which also holds for a bent or foreshortened blade.
    let [nearest, found] = [Number.POSITIVE_INFINITY, 0];
    veins.forEach(([angle, reach], index) => {
      for (let step = 1; step <= 8; step++) {
        const gap = distance(point, place(angle, (reach * step) / 8));
        if (gap < nearest) [nearest, found] = [gap, index];
      }
    });
    return found;
  };
  const run = (vein: number, t: number, side: -1 | 1): Point[] => {
    const [angle, reach] = veins[vein] ?? [0, 1];
    const start = place(angle, reach * t);
    const ahead = place(angle, reach * (t + 0.02));
    const heading = Math.atan2(ahead[1] - start[1], ahead[0] - start[0]);
    const curve: Point[] = [start];
    let here = start;
    for (let step = 0; step < 60; step++) {
      const direction = heading + side * (0.98 - 0.009 * step);
      here = [here[0] + 4 * Math.cos(direction), here[1] + 4 * Math.sin(direction)];
      if (!inside(here, outline) || (step > 2 && nearestVein(here) !== vein)) break;
      curve.push(here);
    }
    return curve;
  };
  for (const [vein, [angle, reach]] of veins.entries()) {
    const length = distance(place(angle, 0), place(angle, reach));
    const sideVeins = Math.max(3, Math.round(length / 34));
    for (const side of [-1, 1] as const) {
      const probe = run(vein, 0.5, side);
      const end = probe.at(-1) ?? probe[0] ?? base;
      const [dx, dy] = [end[0] - (probe[0]?.[0] ?? 0), end[1] - (probe[0]?.[1] ?? 0)];
      const dark = clamp(0.5 - (light.x * dx + light.y * dy) / (2 * (Math.hypot(dx, dy) || 1)));
      const count = Math.round(length / spacing);
      for (let index = 1; index < count; index++) {
        const t = 0.03 + (0.94 * index) / count;
        const curve = run(vein, t, side);
        if (curve.length < 4) continue;
        const perVein = count / sideVeins;
        const field = ((index + perVein / 2) % perVein) / perVein;
        plate.hatch(
          curve,
          (s) =>
            (mix(0.5, 0.95, dark) - s * mix(1.5, 0.95, dark) + 0.5 * (0.5 - field)) * tone - 0.05,
          1.25,
        );
      }
      for (let index = 0; index < sideVeins; index++) {
        const curve = run(vein, (index + 0.6) / sideVeins, side);
        if (curve.length > 4) plate.swell(curve, 1.1, [1.7, 0.4]);
      }
    }
  }
  for (const [angle, reach] of veins) {
    const vein = smooth([0, 0.35, 0.7, 1].map((t) => place(angle, reach * t)));
    plate.swell(vein, 2.2, [4, 0.8]);
  }
}

/**
 * Coarse teeth along one stretch of the margin, which begins or ends with the tip of a lobe.
 * @param fades no teeth in the heart of the base
 */
function teeth(
  edge: Point[],
  size: number,
  side: -1 | 1,
  fromTip: boolean,
  fades: boolean,
): Point[] {
  const trace = tracer(edge);
  const count = Math.max(2, Math.round(lengthOf(edge) / (size * 0.1)));
  const steps = count * 2 - 1;
  return Array.from({ length: steps + 1 }, (_, step): Point => {
    const apex = (step % 2 === 0) === fromTip;
    // A tooth leans towards the tip of its lobe.
    const lean = apex && step > 0 && step < steps ? (fromTip ? -0.3 : 0.3) : 0;
    const t = (step + lean) / steps;
    const { point, heading } = trace(t);
    // The tip of a lobe is where the margin says.
    const tip = step === (fromTip ? 0 : steps);
    const depth =
      apex && !tip ? size * (step % 4 < 2 ? 0.045 : 0.032) * (fades ? ramp(0.75, 0.55, t) : 1) : 0;
    return towards(point, heading - side * 90, depth);
  });
}
