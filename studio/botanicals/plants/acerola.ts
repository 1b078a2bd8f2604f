// Malpighia emarginata: a twig with opposite, entire, short-stalked leaves; from their axils hang the shallowly
// three-lobed cherries, several on a stalk, and the flower with its clawed, fringed petals.
import {
  arc,
  type LeafForm,
  lineOn,
  Plate,
  type Point,
  smooth,
  sweep,
  towards,
  tracer,
} from "#studio/botanicals/engraving.ts";

export function draw(): Plate {
  const plate = new Plate();
  const twig = smooth([
    [96, 130],
    [200, 168],
    [310, 182],
    [420, 156],
    [486, 122],
  ]);
  const trace = tracer(twig);
  const leaf = (t: number, angle: number, length: number, width: LeafForm["width"], bend = 0) => {
    const { point } = trace(t);
    plate.leaf({
      midrib: sweep(towards(point, angle, 8), angle, length, bend),
      width,
      profile: (s) => Math.sin(Math.PI * s ** 0.96) ** 0.84,
      veins: 6,
      rise: 0.16,
      spacing: 6,
    });
    plate.tube({ spine: sweep(point, angle, 11), width: 2.6, spacing: 0, halo: 0, weight: "fine" });
  };

  leaf(0.17, -100, 150, [50, 34], -16);
  leaf(0.17, 96, 168, [38, 56], 22);
  leaf(0.5, -70, 168, [40, 54], 22);
  leaf(0.5, -118, 150, [48, 26], -14);
  leaf(0.8, -96, 116, [40, 28], 20);
  leaf(0.8, 48, 150, [50, 36], -14);
  leaf(1, -40, 84, [16, 26], -12);
  leaf(1, 22, 92, [30, 18], 18);
  plate.tube({ spine: twig, width: (t) => 7 - 4 * t, spacing: 4 });

  const axil = trace(0.5).point;
  cherry(plate, axil, [214, 306], 50, 108);
  cherry(plate, axil, [378, 310], 48, 68);
  cherry(plate, axil, [298, 380], 54, 92);
  flower(plate, trace(0.8).point, [462, 262]);
  return plate;
}

function cherry(plate: Plate, axil: Point, centre: Point, radius: number, axis: number): void {
  const hollow = towards(centre, axis, -radius * 0.74);
  const skin = plate.berry({ centre, radius: [radius * 0.9, radius], axis, lines: 18, halo: 3 });
  // Two furrows part the three lobes.
  for (const u of [-0.36, 0.42]) {
    plate.swell(lineOn(skin, [0.12, u * 0.6], [0.95, u], 0), 1.6, [1.8, 0.6]);
    plate.hatch(lineOn(skin, [0.14, u * 0.6 + 0.07], [0.8, u + 0.09]), (s) => 0.6 - s, 1.2);
  }
  // The stalk stands in a hollow.
  plate.stroke(arc(hollow, [15, 6], 10, 170, axis - 90), "fine");
  plate.stroke(arc(hollow, [9, 3.5], 0, 180, axis - 90), "fine");
  const bow: Point = [(axil[0] + hollow[0] * 2) / 3, (axil[1] * 2 + hollow[1]) / 3];
  plate.tube({ spine: smooth([axil, bow, hollow]), width: 2.4, halo: 2 });
}

function flower(plate: Plate, axil: Point, centre: Point): void {
  plate.tube({ spine: smooth([axil, [446, 196], centre]), width: 1.9, spacing: 0, weight: "fine" });
  for (const angle of [-90, -18, 54, 126, 198]) {
    plate.petal({
      spine: sweep(centre, angle, 38),
      width: 15,
      // A thread-like claw carries the round blade.
      profile: (t) => (t < 0.34 ? 0.13 : Math.sin(Math.PI * ((t - 0.28) / 0.72)) ** 0.55),
      lines: 5,
      notches: { count: 6, depth: 3 },
    });
  }
  for (let index = 0; index < 10; index++) {
    const tip = towards(centre, index * 36 + 18, 9);
    plate.swell([centre, tip], 0.8, [0.8, 0.6]).dot(tip, "bold");
  }
}
