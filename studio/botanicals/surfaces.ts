// Skins over plant parts, the light that falls on them, and the outlines of common blades.
import {
  type Curve,
  clamp,
  distance,
  mix,
  type Point,
  ramp,
  towards,
  tracer,
} from "#studio/botanicals/curves.ts";

/** A skin over a plant part: `t` runs along it (0 base, 1 tip), `u` across it (−1 left edge, 1 right edge). */
export type Surface = (t: number, u: number) => Point;

/** Where the light comes from: the upper left, in front of the page. */
export const light = { x: -0.55, y: -0.65, z: 0.52 };

/** How much the right-hand side of a course faces the light, −1…1; the left-hand side is the opposite. */
export function facing(heading: number): number {
  const across = ((heading + 90) * Math.PI) / 180;
  return light.x * Math.cos(across) + light.y * Math.sin(across);
}

/** Tone of a rounded body where its normal, seen from the front, leans by (nx, ny): the edge facing the light is bare. */
export function shade(nx: number, ny: number): number {
  const flat = Math.min(1, nx * nx + ny * ny);
  const lit = nx * light.x + ny * light.y + Math.sqrt(1 - flat) * light.z;
  // The rim takes light back from the paper.
  return (0.5 - lit) * (1 - 0.35 * ramp(0.75, 1, flat));
}

/** The skin along a spine: half width `width(t)`, or one for each side. */
export function skin(
  spine: Curve,
  width: (t: number) => number | readonly [left: number, right: number],
): Surface {
  const trace = tracer(spine);
  return (t, u) => {
    const { point, heading } = trace(t);
    const half = width(clamp(t));
    const reach = typeof half === "number" ? half : u < 0 ? half[0] : half[1];
    return towards(point, heading + 90, u * reach);
  };
}

/** The line of a surface from one (t, u) to another; `bulge` pushes its middle along t (rings on a round stem). */
export function lineOn(
  surface: Surface,
  from: readonly [t: number, u: number],
  to: readonly [t: number, u: number],
  bulge = 0,
): Point[] {
  const guess = distance(surface(...from), surface(...to));
  const steps = Math.max(4, Math.ceil(guess / 3));
  return Array.from({ length: steps + 1 }, (_, step) => {
    const s = step / steps;
    return surface(mix(from[0], to[0], s) + bulge * 4 * s * (1 - s), mix(from[1], to[1], s));
  });
}

/** One edge of a blade, from base to tip; sampled more closely at both ends, where profiles round off. */
export function rim(surface: Surface, side: -1 | 1, from = 0, to = 1): Point[] {
  const steps = Math.max(16, Math.ceil(distance(surface(from, side), surface(to, side)) / 4));
  return Array.from({ length: steps + 1 }, (_, step) =>
    surface(mix(from, to, (1 - Math.cos((Math.PI * step) / steps)) / 2), side),
  );
}

/** Half-width profiles of leaves and petals, 0…1 for t 0…1. */
export const profiles = {
  /** Widest in the middle, pointed at both ends. */
  elliptic: (t: number) => Math.sin(Math.PI * t) ** 0.9,
  /** Narrow, widest below the middle, long point. */
  lanceolate: (t: number) => Math.sin(Math.PI * t ** 0.72) ** 1.1,
  /** Broad base, pointed tip. */
  ovate: (t: number) => Math.sin(Math.PI * t ** 0.62) ** 0.8 * (1 - 0.1 * t),
  /** Widest beyond the middle, wedge-shaped base, rounded tip. */
  obovate: (t: number) => Math.sin(Math.PI * t ** 1.55) ** 0.75,
  /** Narrow base, broad round end: petals. */
  rounded: (t: number) => Math.sin(Math.PI * t ** 1.45) ** 0.55,
  /** Parallel sides, blunt end: rays of a daisy. */
  strap: (t: number) =>
    ramp(0, 0.5, t + 0.12) * Math.sqrt(Math.max(0, 1 - clamp((t - 0.82) / 0.18) ** 2)),
} as const;
