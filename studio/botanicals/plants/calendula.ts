// Calendula officinalis: one head seen from the front, one from the side, and a bud. Rays in two rows, blunt with three
// teeth, around a disc of small florets; leaves alternate, oblong, entire, half clasping the stem.
import {
  arc,
  type LeafForm,
  mix,
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
  const main = smooth([
    [300, 580],
    [296, 480],
    [268, 380],
    [232, 290],
  ]);
  const side = smooth([
    [296, 486],
    [350, 420],
    [410, 340],
    [462, 240],
  ]);
  const leaf = (
    stem: Point[],
    t: number,
    angle: number,
    length: number,
    width: LeafForm["width"],
    bend: number,
  ) =>
    plate.leaf({
      midrib: sweep(tracer(stem)(t).point, angle, length, bend),
      width,
      // Broadest beyond the middle, with a wide clasping foot.
      profile: (s) => Math.max(0.34 * (1 - s) ** 0.5, Math.sin(Math.PI * s ** 1.4) ** 0.9),
      veins: 5,
      rise: 0.24,
      spacing: 9.5,
    });

  leaf(main, 0.12, 196, 200, [40, 28], 34);
  leaf(main, 0.48, 172, 150, [34, 22], 34);
  leaf(main, 0.1, -8, 210, [26, 40], -28);
  bud(plate, side);
  plate.tube({ spine: side, width: (t) => 6.5 - 1.5 * t, spacing: 4 });
  plate.tube({ spine: main, width: (t) => 8 - 2 * t, spacing: 4 });
  sideHead(plate, [464, 234], 14);
  frontHead(plate, [218, 192]);
  return plate;
}

/** Foreshortening of the head that faces us. */
const tilt = 0.86;

function frontHead(plate: Plate, centre: Point): void {
  const tilted = (angle: number, reach: number): Point => {
    const [x, y] = towards([0, 0], angle, reach);
    return [centre[0] + x, centre[1] + y * tilt];
  };
  const ring = (count: number, shift: number, reach: number, width: number) => {
    for (let index = 0; index < count; index++) {
      // From the far side to the near side.
      const turn = Math.ceil(index / 2) * (index % 2 ? 1 : -1);
      const angle = -90 + ((turn + shift) * 360) / count;
      const wave = 1 + 0.05 * Math.sin(index * 4.7 + shift * 9);
      const from = tilted(angle, 34);
      const to = tilted(angle + 3 * Math.sin(index * 2.3), reach * wave);
      plate.petal({
        spine: smooth([from, tilted(angle, mix(34, reach, 0.5)), to]),
        width,
        profile: profiles.strap,
        lines: 3,
        tone: 1.5,
        notches: { count: 3, depth: 4 },
      });
    }
  };
  ring(17, 0, 142, 16.5);
  ring(14, 0.5, 124, 15.5);
  const disc = arc(centre, [40, 40 * tilt]);
  plate.body(disc, 1.5, "hair", "fine");
  for (let index = 36; index >= 1; index--) {
    const reach = 39 * Math.sqrt(index / 36);
    const spot = tilted(index * 137.5, reach);
    const radius = index > 21 ? 3.6 : 2.5;
    const ringed = arc(spot, [radius, radius * 0.9]);
    plate.cover(ringed, 0.4).stroke(ringed, "hair");
    if (index > 21) plate.dot(spot, "line");
  }
}

/** A head from the side: rays rise from the cup of narrow bracts. */
function sideHead(plate: Plate, foot: Point, lean: number): void {
  const up = -90 + lean;
  const rays = [-70, 70, -42, 42, -14, 14, -56, 56, -28, 28, 0];
  for (const [index, angle] of rays.entries())
    plate.petal({
      spine: sweep(
        towards(foot, up + angle, 14),
        up + angle * 0.9,
        index < 6 ? 96 : 84,
        angle * 0.22,
      ),
      width: 14 - 5 * Math.abs(angle / 90),
      profile: profiles.strap,
      lines: 3,
      tone: 1.3,
      notches: { count: 3, depth: 4 },
    });
  cup(plate, foot, up, 34, 8);
}

function cup(plate: Plate, foot: Point, up: number, height: number, count: number): void {
  const base = towards(foot, up + 180, 8);
  for (let index = 0; index < count; index++) {
    const u = ((Math.ceil(index / 2) * (index % 2 ? 1 : -1)) / count) * 2;
    const angle = 62 * u;
    plate.petal({
      spine: sweep(base, up + angle, height + 8, -angle * 0.7),
      width: 7,
      profile: profiles.lanceolate,
      lines: 3,
      tone: 1.4,
    });
  }
}

function bud(plate: Plate, stem: Point[]): void {
  const from = tracer(stem)(0.48).point;
  const stalk = smooth([from, [480, 392], [506, 320]]);
  plate.tube({ spine: stalk, width: 4 });
  const foot: Point = [504, 316];
  for (const angle of [-26, 26, -12, 12, 0])
    plate.petal({
      spine: sweep(foot, -68 + angle, 50, -angle),
      width: 8,
      profile: profiles.strap,
      lines: 3,
    });
  cup(plate, foot, -68, 42, 7);
}
