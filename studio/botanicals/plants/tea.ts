// Camellia sinensis: a flowering twig. Leaves alternate, leathery, elliptic, finely serrate; the bud and two leaves of
// the harvest at the tip; in an axil the white flower with its brush of stamens, nodding on a short stalk, and a bud.
import {
  arc,
  chance,
  type LeafForm,
  Plate,
  type Point,
  profiles,
  smooth,
  sweep,
  towards,
  tracer,
} from "#studio/botanicals/engraving.ts";

export function draw(): Plate {
  const plate = new Plate();
  const stem = smooth([
    [286, 566],
    [290, 450],
    [312, 330],
    [306, 220],
    [316, 140],
  ]);
  const trace = tracer(stem);

  const leaf = (
    t: number,
    angle: number,
    length: number,
    width: LeafForm["width"],
    bend: number,
    more: Partial<LeafForm> = {},
  ) => {
    const { point } = trace(t);
    const petiole = sweep(point, angle, 14);
    plate.leaf({
      midrib: sweep(towards(point, angle, 12), angle, length, bend),
      width,
      margin: { teeth: Math.round(length / 8.5), depth: 2.2 },
      veins: 8,
      spacing: 6.2,
      rise: 0.13,
      ...more,
    });
    plate.tube({ spine: petiole, width: 2.4, spacing: 0, weight: "fine", halo: 0 });
  };

  leaf(0.3, -18, 222, [36, 50], 34);
  leaf(0.52, -158, 226, [50, 36], -30);
  leaf(0.7, -38, 180, [30, 44], 30);
  leaf(0.82, -142, 142, [32, 22], -24);
  flower(plate, trace(0.26).point);
  bud(plate, trace(0.22).point);
  plate.tube({ spine: stem, width: (t) => 5 - 2.4 * t });

  // The harvest: two young leaves around the closed bud.
  leaf(1, -58, 112, [13, 22], 10, { veins: 6 });
  leaf(0.99, -112, 92, [17, 9], 8, { veins: 6 });
  plate.petal({
    spine: sweep([316, 146], -86, 74, -6),
    width: 7,
    lines: 5,
    profile: profiles.lanceolate,
  });
  return plate;
}

function flower(plate: Plate, axil: Point): void {
  const centre: Point = [172, 446];
  plate.tube({ spine: smooth([axil, [262, 436], [226, 424], centre]), width: 3 });
  // Broad cupped petals in two rings; those that face up or down are foreshortened.
  for (const [index, angle] of [205, 335, 90, 150, 268, 28].entries()) {
    const reach = 72 - 12 * Math.abs(Math.sin((angle * Math.PI) / 180));
    plate.petal({
      spine: sweep(centre, angle, reach, index % 2 ? 14 : -10),
      width: 33,
      profile: profiles.rounded,
      lines: 9,
      tone: 1.3,
    });
  }
  const random = chance(4);
  for (let index = 29; index >= 0; index--) {
    const angle = index * 137.5;
    const reach = 6 + 22 * Math.sqrt(index / 30) * (0.85 + 0.3 * random());
    const anther = towards(centre, angle, reach);
    plate.swell([towards(centre, angle, 6), anther], 0.9, [0.7, 0.6]);
    plate.cover(arc(anther, [3, 2.2]), 0.5).stroke(arc(anther, [2.8, 2], 0, 360, angle), "fine");
  }
}

/** A closed bud nods on its stalk: petals wrapped around each other, held by small round sepals. */
function bud(plate: Plate, axil: Point): void {
  const [x, y] = [axil[0] + 56, axil[1] + 46];
  plate.tube({
    spine: smooth([axil, [axil[0] + 36, axil[1] + 6], [x, y]]),
    width: (t) => 2.6 + t,
  });
  for (const side of [-1, 1, 0])
    plate.petal({
      spine: sweep([x, y - 2], 90 - side * 40, 46, side * 56),
      width: side ? 19 : 15,
      profile: profiles.rounded,
      lines: 6,
      tone: side ? 1 : 0.8,
    });
  for (const side of [-1, 1, 0])
    plate.petal({
      spine: sweep([x, y - 4], 90 - side * 66, 19, side * 50),
      width: 8,
      profile: profiles.rounded,
      lines: 3,
      tone: 1.3,
    });
}
