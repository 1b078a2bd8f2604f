// What machines have in common: feet, cabinets, panels, lamps; and what passes through them: capsules, bottles, cartons.
import { box, circle, type Elevation, floor, line, path, poly, roundness, shadow } from "#studio/workshop/elevation.ts";

/** Feet that are screwed in, below a machine that ends 6 units above the floor. */
export function feet(on: Elevation, ...places: readonly number[]): void {
  for (const x of places)
    on.body(poly([x - 1.4, floor - 7], [x + 1.4, floor - 7], [x + 1.4, floor - 2.6], [x - 1.4, floor - 2.6]), "fine").body(
      box(x - 4, floor - 2.8, 8, 2.2, 1),
      "fine",
    );
}

/** A cabinet with its table top, from `top` down to its feet; `doors`: that many. */
export function cabinet(
  on: Elevation,
  { x, width, top, doors = 1, over = 3 }: { x: number; width: number; top: number; doors?: number; over?: number },
): void {
  const bottom = floor - 6;
  feet(on, x + 7, x + width - 7);
  on.body(box(x, top + 4, width, bottom - top - 4));
  on.draw("hair", shadow(x + 1.5, top + 4, width - 3), edge(x + width, top + 14, bottom - top - 15));
  const each = (width - 8) / doors;
  for (let door = 0; door < doors; door++) {
    const left = x + 4 + door * each;
    on.draw("fine", box(left + 1, top + 15, each - 3, bottom - top - 20));
    on.ink(box(left + each - 7, top + 15 + (bottom - top - 20) / 2 - 4, 1.5, 8, 0.7));
  }
  on.body(box(x - over, top, width + 2 * over, 4.6, 0.8));
}

/** Hair lines along the side that is away from the light. */
export const edge = (x: number, y: number, height: number) =>
  line(x - 1.7, y, x - 1.7, y + height) + line(x - 3.1, y, x - 3.1, y + height);

/** A panel of keys on an arm that comes from below. */
export function panel(on: Elevation, x: number, y: number, arm: number): void {
  on.body(box(x + 6, y + 20, 3, arm), "fine");
  on.body(box(x, y, 15, 22, 1.5));
  on.draw("fine", box(x + 2.6, y + 3, 9.8, 9.4));
  on.draw("hair", line(x + 4.4, y + 6, x + 9, y + 6), line(x + 4.4, y + 8.4, x + 10.6, y + 8.4));
  on.ink(circle(x + 4, y + 17, 1), circle(x + 7.5, y + 17, 1), circle(x + 11, y + 17, 1));
}

/** The lamp on top of a machine. */
export function lamp(on: Elevation, x: number, y: number): void {
  on.body(box(x - 0.9, y - 6, 1.8, 6), "fine").body(box(x - 2.4, y - 15, 4.8, 9.4, 1.2), "fine");
  on.draw("hair", line(x - 2.4, y - 12, x + 2.4, y - 12), line(x - 2.4, y - 9, x + 2.4, y - 9));
}

/** A standing capsule, its foot at y. */
export function capsule(on: Elevation, x: number, y: number, isActive = false): void {
  on.body(box(x - 1.7, y - 8, 3.4, 8, 1.7), "fine");
  if (isActive) on.core(box(x - 1.7, y - 8, 3.4, 4.6, 1.7));
  else on.draw("fine", line(x - 1.7, y - 3.8, x + 1.7, y - 3.8));
}

/** A capsule that lies or falls. */
export function lying(on: Elevation, x: number, y: number, degrees: number, isActive = false): void {
  const a = (degrees * Math.PI) / 180;
  const [c, s] = [Math.cos(a), Math.sin(a)];
  const [dx, dy] = [2.3 * c, 2.3 * s];
  const [nx, ny] = [-1.6 * s, 1.6 * c];
  const p = (px: number, py: number) => `${px.toFixed(1)} ${py.toFixed(1)}`;
  const outline = `M${p(x - dx + nx, y - dy + ny)}L${p(x + dx + nx, y + dy + ny)}A1.6 1.6 0 0 0 ${p(x + dx - nx, y + dy - ny)}L${p(x - dx - nx, y - dy - ny)}A1.6 1.6 0 0 0 ${p(x - dx + nx, y - dy + ny)}z`;
  if (isActive) {
    on.core(outline);
    return;
  }
  on.body(outline, "hair");
  on.draw("hair", line(x + nx, y + ny, x - nx, y - ny));
}

/** A pill bottle that stands on y; `state`: how far the line has brought it. */
export function pillBottle(on: Elevation, x: number, y: number, state: "open" | "capped" | "labelled", isActive = false): void {
  on.body(box(x - 4.6, y - 25, 9.2, 4), "fine");
  on.body(`M${x - 7} ${y - 18.5}q.4-3 3-3h8q2.6 0 3 3v16.9q0 1.6-1.6 1.6h-10.8q-1.6 0-1.6-1.6z`);
  on.draw("hair", roundness(x - 7, y - 17, 14, 15));
  if (state !== "open") {
    on.body(box(x - 5.8, y - 28, 11.6, 7, 0.8));
    for (const dx of [-3.2, -1.1, 1.1, 3.2]) on.draw("hair", line(x + dx, y - 26.4, x + dx, y - 22.4));
  }
  if (state === "labelled") {
    on.body(box(x - 7, y - 16, 14, 11), "fine");
    on.draw("fine", circle(x, y - 10.5, 3.2));
    if (isActive) on.core(circle(x, y - 10.5, 2));
    else on.ink(circle(x, y - 10.5, 1));
  }
}

/** A belt from x to x + width whose upper side is y, on legs. */
export function belt(on: Elevation, x: number, y: number, width: number, legs: readonly number[]): void {
  for (const leg of legs) {
    feet(on, leg);
    on.body(box(leg - 2, y + 8, 4, floor - 6 - y - 8));
  }
  if (legs.length > 1) {
    const [first = 0, last = 0] = [legs[0], legs.at(-1)];
    on.body(box(first + 2, floor - 28, last - first - 4, 3), "fine");
  }
  on.body(box(x, y, width, 8.4, 4.2));
  on.draw("fine", circle(x + 4.2, y + 4.2, 2.1), circle(x + width - 4.2, y + 4.2, 2.1));
  on.draw("hair", line(x + 9, y + 5.6, x + width - 9, y + 5.6));
}

/** A reel of foil or labels, full to `r`. */
export function reel(on: Elevation, x: number, y: number, r: number): void {
  on.body(circle(x, y, r));
  for (let ring = r - 2; ring > r * 0.42; ring -= 2.1) on.draw("hair", circle(x, y, ring));
  on.draw("fine", circle(x, y, r * 0.36));
  on.ink(circle(x, y, 1.3));
}
