// The names of a vesicle's parts stand beside it, each with a line to its part, which goes along as it is turned.
import { type Pose, turned } from "./draw-vesicle.ts";
import { pointOf } from "./place-lipids.ts";
import type { Point, VesicleLook } from "./vesicle-looks.ts";
import { cameraDistance, halfSide } from "./vesicle-shaders.ts";

/** Where names stand: to the right of the vesicle, and above its middle, in halves of the square. */
const column = 1.02;
const rows = [0.66, 0.36, 0.06] as const;
/** A part that is turned away further than this is not pointed at. */
const furthest = -0.5;

/** On the rim, in the cut, in the core; azimuths run from the left, downwards. */
const partsOf = (look: VesicleLook, cut: number): readonly Point[] => [
  pointOf(look, cut, 1.22 * Math.PI, 5.1),
  pointOf(look, cut, 1.1 * Math.PI, 4.4),
  pointOf(look, 0.2, Math.PI, 1.6),
];

/** Moves the names of `place`, the items of its list; null where it has none. `side`: of the square, px. */
export function followParts(place: HTMLElement, look: VesicleLook) {
  const names = [...place.querySelectorAll("li")];
  if (names.length === 0) return null;
  return ({ turn, cut }: Pose, side: number): void => {
    const parts = partsOf(look, cut);
    for (const [index, name] of names.entries()) {
      const part = parts[index];
      const row = rows[index];
      if (!part || row === undefined) continue;
      const [x, y, z] = turned(turn, part);
      const scale = cameraDistance / (cameraDistance - z) / halfSide;
      const [right, up] = [column - x * scale, row - y * scale];
      const half = side / 2;
      name.style.setProperty("--x", `${half * (1 + column)}px`);
      name.style.setProperty("--y", `${half * (1 - row)}px`);
      name.style.setProperty("--length", `${half * Math.hypot(right, up)}px`);
      name.style.setProperty("--angle", `${Math.atan2(up, -right)}rad`);
      name.toggleAttribute("data-behind", z < furthest);
    }
  };
}
