// Vitis vinifera: a piece of the cane with a full leaf, a young one, and the tendril opposite a leaf.
import { Plate, type Point, smooth, towards } from "#studio/botanicals/engraving.ts";
import { vineLeaf } from "#studio/botanicals/vine-leaf.ts";

export function draw(): Plate {
  const plate = new Plate();
  const cane = smooth([
    [92, 486],
    [132, 390],
    [176, 284],
    [240, 164],
    [336, 66],
  ]);
  tendril(plate, [214, 208], -172, 300, 1);
  plate.tube({ spine: cane, width: (t) => 11 - 6 * t, spacing: 4 });
  plate.tube({
    spine: smooth([
      [292, 100],
      [318, 100],
      [352, 90],
    ]),
    width: 3.4,
    halo: 1,
  });
  vineLeaf(plate, { base: [352, 90], axis: 2, size: 124, breadth: [0.66, 0.9], bend: 14 });
  plate.tube({
    spine: smooth([
      [158, 324],
      [214, 312],
      [292, 264],
    ]),
    width: (t) => 6 - t,
    halo: 1,
  });
  vineLeaf(plate, {
    base: [292, 264],
    axis: 68,
    size: 250,
    breadth: [0.9, 1],
    bend: -8,
    spacing: 7,
  });
  return plate;
}

/** A line that coils ever tighter. */
function tendril(plate: Plate, from: Point, angle: number, length: number, side: 1 | -1): void {
  const curve: Point[] = [from];
  let here = from;
  let heading = angle;
  const steps = Math.round(length / 2.5);
  for (let step = 0; step < steps; step++) {
    heading += side * (1 + 13 * (step / steps) ** 3);
    here = towards(here, heading, 2.5);
    curve.push(here);
  }
  plate.tube({
    spine: curve,
    width: (t) => 2.6 - 1.2 * t,
    spacing: 0,
    weight: "fine",
    closed: "end",
  });
}
