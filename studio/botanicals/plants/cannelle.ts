// Cinnamomum verum: a twig with opposite, leathery, entire leaves, each with three veins from the base; in front the
// quills, thin bark rolled in from both edges.
import {
  arc,
  type Curve,
  type LeafForm,
  lineOn,
  mix,
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
    [300, 440],
    [306, 330],
    [298, 220],
    [302, 130],
  ]);
  const trace = tracer(twig);
  const leaf = (
    t: number,
    angle: number,
    length: number,
    width: LeafForm["width"],
    bend: number,
  ) => {
    const { point } = trace(t);
    threeVeined(plate, sweep(towards(point, angle, 16), angle, length, bend), width);
    plate.tube({ spine: sweep(point, angle, 20), width: 3, halo: 0 });
  };
  leaf(0.34, -158, 232, [62, 46], -26);
  leaf(0.34, -22, 236, [46, 64], 26);
  leaf(0.78, -140, 190, [52, 36], -22);
  leaf(0.78, -38, 186, [36, 52], 24);
  plate.tube({ spine: twig, width: (t) => 7 - 3 * t, spacing: 4 });
  leaf(1, -108, 104, [26, 16], 12);
  leaf(1, -66, 96, [14, 24], 10);

  quill(plate, [90, 462], [476, 420], 25);
  quill(plate, [506, 500], [120, 404], 24);
  quill(plate, [118, 536], [470, 512], 27);
  return plate;
}

function threeVeined(plate: Plate, midrib: Curve, width: LeafForm["width"]): void {
  const blade = plate.leaf({
    midrib,
    width,
    profile: (t) => Math.sin(Math.PI * t ** 0.84) ** 0.8,
    veins: 0,
    rise: 0.06,
    spacing: 6,
    tone: 1.25,
    rib: 3.6,
  });
  // The two side veins bow from the base nearly to the tip.
  for (const side of [-1, 1] as const) {
    const vein = Array.from({ length: 25 }, (_, step): Point => {
      const t = mix(0.03, 0.93, step / 24);
      return blade(t, side * (0.52 * Math.min(1, t / 0.16) ** 0.8 * (1 - 0.25 * t)));
    });
    plate.swell(vein, 1.9, [2.2, 0.6]);
  }
}

/** A double scroll: both edges of the bark meet in a furrow along the roll. */
function quill(plate: Plate, from: Point, to: Point, radius: number): void {
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + 5];
  const spine = smooth([from, middle, to]);
  const skin = plate.tube({
    spine,
    width: radius,
    spacing: 8,
    grain: 4,
    rough: 0.7,
    seed: Math.round(from[1]),
    closed: "start",
    bow: -0.4,
    halo: 4,
    tone: 0.95,
  });
  // The furrow lies a little above the middle, deep in shadow.
  const { heading } = tracer(spine)(0.5);
  const up = Math.cos((heading * Math.PI) / 180) > 0 ? -1 : 1;
  const [near, far] = [up * 0.12, up * 0.4];
  const furrow = [...lineOn(skin, [0, near], [1, near]), ...lineOn(skin, [1, far], [0, far])];
  plate.cover(furrow, 0);
  plate
    .stroke(lineOn(skin, [0, near], [0.995, near]), "line")
    .stroke(lineOn(skin, [0, far], [0.995, far]), "fine");
  for (let index = 1; index < 60; index++) {
    const t = index / 60;
    plate.swell(
      lineOn(skin, [t, far], [t + 0.006, mix(far, near, 0.45 + 0.3 * Math.sin(index * 1.9))]),
      1.2,
      [1.6, 0.2],
    );
  }
  scrolls(plate, to, radius, tracer([middle, to])(1).heading, up);
}

/** The end of a quill: two spirals side by side. */
function scrolls(plate: Plate, centre: Point, radius: number, heading: number, up: number): void {
  const flat = 0.5;
  plate.body(arc(centre, [radius * flat, radius + 1], 0, 360, heading), 0, "line", "bold");
  const turn = ([x, y]: Point): Point =>
    towards(towards(centre, heading, x * flat), heading + 90, y * up * -1);
  for (const side of [-1, 1] as const) {
    const heart: Point = [0, side * radius * 0.5];
    const spiral = Array.from({ length: 46 }, (_, step): Point => {
      const angle = mix(side > 0 ? 70 : -70, side > 0 ? 70 + 700 : -70 - 700, step / 45);
      const [x, y] = towards([0, 0], angle, radius * mix(0.5, 0.1, step / 45));
      return turn([heart[0] + x, heart[1] + y]);
    });
    plate.stroke(smooth(spiral), "fine");
    const inner = Array.from({ length: 46 }, (_, step): Point => {
      const angle = mix(side > 0 ? 70 : -70, side > 0 ? 70 + 640 : -70 - 640, step / 45);
      const [x, y] = towards([0, 0], angle, radius * mix(0.39, 0.07, step / 45));
      return turn([heart[0] + x, heart[1] + y]);
    });
    plate.stroke(smooth(inner), "hair");
  }
}
