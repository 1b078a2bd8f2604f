// Vitis vinifera: a bunch of grapes on its cane, with a leaf; in front a berry cut lengthwise that shows the pips.
import {
  arc,
  chance,
  Plate,
  type Point,
  profiles,
  ramp,
  smooth,
  sweep,
} from "#studio/botanicals/engraving.ts";
import { vineLeaf } from "#studio/botanicals/vine-leaf.ts";

export function draw(): Plate {
  const plate = new Plate();
  plate.tube({
    spine: smooth([
      [112, 118],
      [220, 84],
      [322, 92],
      [392, 84],
    ]),
    width: 8,
    spacing: 4,
    grain: 2,
  });
  vineLeaf(plate, {
    base: [346, 128],
    axis: 46,
    size: 206,
    breadth: [0.62, 0.96],
    bend: 10,
    spacing: 8,
  });
  plate.tube({
    spine: smooth([
      [322, 88],
      [336, 100],
      [347, 129],
    ]),
    width: 4,
  });
  plate.tube({
    spine: smooth([
      [252, 88],
      [246, 130],
      [244, 170],
    ]),
    width: 5,
  });
  bunch(plate);
  cutBerry(plate, [420, 452]);
  return plate;
}

function bunch(plate: Plate): void {
  const random = chance(12);
  const berries: { centre: Point; radius: number; depth: number }[] = [];
  // Rows of a cone with shoulders; berries nearer to the middle stand further in front.
  const rows = [4, 5, 5, 4, 4, 3, 2, 1];
  rows.forEach((count, row) => {
    for (let index = 0; index < count; index++) {
      const offset = index - (count - 1) / 2;
      berries.push({
        centre: [
          240 + offset * 49 + 8 * (random() - 0.5) - row * 0.8,
          176 + row * 47 + 10 * (random() - 0.5),
        ],
        radius: 26.5 + 3 * random(),
        depth: -Math.abs(offset) * 1.1 + random() * 1.3 + row * 0.12,
      });
    }
  });
  berries.sort((a, b) => a.depth - b.depth);
  for (const { centre, radius } of berries) {
    // The axis lies across the light: the hatches are crescents on the shaded side.
    const axis = -42 + 24 * (random() - 0.5);
    plate.berry({ centre, radius: [radius * 1.04, radius], axis, lines: 10, halo: 1.6 });
  }
}

function cutBerry(plate: Plate, centre: Point): void {
  const [rx, ry] = [46, 55];
  const rim = arc(centre, [rx, ry]);
  plate.body(rim, 3, "line", "bold");
  plate.stroke(arc(centre, [rx - 4, ry - 4]), "fine");
  for (let ray = 0; ray < 40; ray++) {
    const angle = ray * 9 + 4;
    const at = (share: number): Point => [
      centre[0] + (rx - 5) * share * Math.cos((angle * Math.PI) / 180),
      centre[1] + (ry - 5) * share * Math.sin((angle * Math.PI) / 180),
    ];
    const inner =
      0.74 - 0.16 * ramp(-0.4, 1, Math.cos(((angle - 50) * Math.PI) / 180)) - (ray % 2) * 0.07;
    plate.swell([at(inner), at(1)], 0.7, [0, 0.9]);
  }
  plate.swell(sweep([centre[0], centre[1] - ry + 5], 90, 90), 0.8, [1.6, 0.6]);
  for (const side of [-1, 1] as const) {
    const pip = sweep([centre[0] + side * 9, centre[1] - 22], 90 - side * 8, 46, side * -6);
    plate.petal({
      spine: pip,
      width: 9,
      profile: (t) => profiles.rounded(t ** 0.95),
      lines: 6,
      tone: 1.2,
      weight: "line",
    });
  }
}
