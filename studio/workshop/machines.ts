// The machines of the shop, one of each kind, as they stand on the floor.
import {
  box,
  circle,
  Elevation,
  floor,
  line,
  path,
  type Point,
  placed,
  poly,
  roundness,
  shadow,
} from "#studio/workshop/elevation.ts";
import {
  belt,
  cabinet,
  capsule,
  edge,
  feet,
  lamp,
  lying,
  panel,
  pillBottle,
  reel,
} from "#studio/workshop/parts.ts";

/** A V mixer between its bearings; `turn`: -1 with its legs down. */
function mixer(turn: 1 | -1): Elevation {
  const on = new Elevation(140);
  const axis = 92;
  const middle = 64;
  // The frame: a post on the left, the drive on the right, a sill between them.
  feet(on, 10, 114, 131);
  on.body(box(3, floor - 13, 135, 7)).draw("hair", line(5, 179, 136, 179), line(5, 181.2, 136, 181.2));
  on.body(poly([5, 177], [8, 76], [16, 76], [19, 177]));
  on.draw("hair", line(13.2, 80, 15, 175), line(14.6, 80, 17.2, 175));
  on.body(box(4, 70, 16, 6, 1));
  // The axle and its hubs, then the shell in front of them.
  on.body(box(16, axis - 4, 94, 8)).draw("hair", line(16, axis + 1.4, 110, axis + 1.4), line(16, axis + 2.7, 110, axis + 2.7));
  on.body(box(17, axis - 9, 5, 18, 1)).body(box(106, axis - 9, 5, 18, 1));
  on.body(box(middle - 40, axis - 7, 12, 14, 1)).body(box(middle + 28, axis - 7, 12, 14, 1));

  const at = ([x, y]: Point): Point => [middle + 0.92 * x, axis + 0.92 * y * turn];
  on.body(
    poly(
      ...[
        at([-6, 39]), at([-13.5, 30]), at([-45, -7.6]), at([-19.5, -29]), at([0, -5.8]),
        at([19.5, -29]), at([45, -7.6]), at([13.5, 30]), at([6, 39]),
      ],
    ),
  );
  // Lines along both legs, closer together on the side away from the light.
  for (const [side, places] of [
    [-1, [0.04, 0.1, 0.17, 0.26, 0.93, 0.97]],
    [1, [0.58, 0.69, 0.78, 0.86, 0.92, 0.97]],
  ] as const)
    for (const place of places) {
      const [top, foot] = alongLeg(place);
      on.draw("hair", path(at([side * top[0], top[1]]), at([side * foot[0], foot[1]])));
    }
  on.draw("fine", path(at([0, -5.8]), at([0, 39])));
  // Lids with their clamps, and the valve where both legs meet.
  for (const side of [-1, 1] as const) {
    const place = (x: number, y: number): Point => at([side * x, y]);
    on.body(poly(place(17.6, -30.4), place(46.8, -6), place(48.7, -8.3), place(19.5, -32.7)));
    on.body(poly(place(24.6, -29.4), place(42.6, -14.3), place(45, -17.2), place(27, -32.3)), "fine");
    on.draw("fine", path(place(34.6, -24.2), place(37.6, -27.8)), path(place(33.8, -30.9), place(41.4, -24.6)));
  }
  on.body(poly(at([-8, 39]), at([8, 39]), at([8, 42.4]), at([-8, 42.4])));
  on.body(poly(at([-5.5, 42.4]), at([5.5, 42.4]), at([4.4, 48]), at([-4.4, 48])), "fine");
  on.draw("fine", path(at([4.8, 45]), at([13, 45])));
  on.ink(circle(...at([14, 45]), 1.5));
  on.body(circle(...at([0, 12]), 7.2), "fine").draw("hair", circle(...at([0, 12]), 5.4));
  on.core(circle(...at([0, 12]), 3.2));
  // The drive.
  on.body(box(110, 62, 27, 115));
  on.draw("hair", ...[0, 1, 2, 3, 4, 5].map((row) => line(115, 152 + row * 3, 131, 152 + row * 3)), edge(137, 66, 109));
  on.draw("fine", box(113.5, 110, 19, 33), box(115, 67, 16, 12));
  on.draw("hair", line(117, 71, 123.5, 71), line(117, 74, 127.5, 74));
  on.ink(circle(117, 84.4, 1.2), circle(121.5, 84.4, 1.2));
  on.body(circle(128, 84.4, 2.4), "fine");
  on.body(circle(123, axis + 6, 7)).draw("fine", circle(123, axis + 6, 4.2));
  on.body(box(108, 58, 31, 4.6, 0.8));
  lamp(on, 132, 58);
  return on;
}

/** Ends of a line along the right leg of the V: `t` 0 along the inside, 1 along the outside. */
function alongLeg(t: number): readonly [top: Point, foot: Point] {
  const top: Point = [19.5 + (45 - 19.5) * t, -29 + (29 - 7.6) * t];
  // Down along the leg until the seam in the middle, or the round below.
  const [dx, dy] = [-31.5 / 49, 37.6 / 49];
  const length = Math.min(top[0] / -dx, 49 - 4 * (1 - t));
  return [top, [top[0] + dx * length, top[1] + dy * length]];
}

/** A capsule filler: hoppers above, the turret with its capsules behind glass, the drive below. */
function capsuleFiller(): Elevation {
  const on = new Elevation(72);
  cabinet(on, { x: 6, width: 60, top: 122 });
  // The turret.
  on.body(box(25, 108, 24, 14)).draw("hair", roundness(25, 108, 24, 14));
  on.body(box(13, 102, 48, 7, 1));
  on.draw("hair", ...[17, 20, 24, 29, 35, 39, 45, 50, 54, 57].map((x) => line(x, 102.6, x, 108.4)));
  for (const [index, x] of [17, 22.4, 28.6, 37, 45.4, 51.6, 57].entries()) capsule(on, x, 102, index === 3);
  on.body(box(34.4, 72, 5.2, 17), "fine").body(box(29, 86, 16, 5, 1), "fine");
  on.draw("fine", line(32, 91, 32, 93), line(37, 91, 37, 93), line(42, 91, 42, 93));
  // Head between the posts, with both hoppers on it.
  on.body(box(9, 76, 3.4, 46)).body(box(61.6, 76, 3.4, 46));
  on.body(box(6, 64, 62, 12.4, 1));
  on.draw("hair", shadow(12.4, 76.4, 20), shadow(41, 76.4, 20));
  on.body(poly([22, 64], [27, 54], [11, 31], [39, 31], [31, 54], [33, 64]));
  on.draw("hair", line(27, 54, 31, 54), line(33, 33, 30, 53), line(35.6, 33, 30.6, 53), line(37.4, 33, 31.2, 52.4));
  for (const [x, y, turn] of [
    [17.8, 35.4, 20], [23.6, 34.8, -30], [29.4, 35.2, 12], [20.6, 39.6, -12], [26.6, 39.4, 40], [24, 44, 5], [27.6, 48.4, 70],
  ] as const)
    lying(on, x, y, turn);
  on.body(box(9, 28, 32, 3.6, 0.8), "fine");
  on.body(poly([48, 64], [49.6, 50], [43.6, 41], [64.4, 41], [58.4, 50], [60, 64]));
  on.draw("hair", roundness(44, 41.6, 20, 0), line(56, 52, 57.4, 62), line(57.6, 52, 58.8, 62), line(60, 42, 56.6, 49.6), line(62, 42, 57.8, 49.6));
  on.body(box(42, 38, 24, 3.6, 0.8), "fine").body(box(51, 34.4, 6, 3.6, 1), "fine");
  on.draw("fine", line(9, 70, 65, 70));
  on.ink(circle(14, 67, 0.8), circle(17, 67, 0.8), circle(20, 67, 0.8));
  return on;
}

/** A polisher: the brush turns in an inclined cylinder, from the hopper up to the spout. */
function polisher(): Elevation {
  const on = new Elevation(72);
  // On castors.
  for (const x of [20, 51]) {
    on.body(circle(x, floor - 4.4, 3.4), "fine");
    on.ink(circle(x, floor - 4.4, 1));
  }
  on.body(poly([13, 178], [16, 173], [55, 173], [58, 178], [58, 182.4], [13, 182.4]));
  on.draw("hair", line(15, 180.6, 56, 180.6));
  on.body(box(32, 118, 8, 55)).draw("hair", roundness(32, 124, 8, 48));
  on.body(box(25, 134, 22, 29, 1)).draw("fine", box(28, 137, 13.6, 9));
  on.draw("hair", edge(47, 136, 25), line(29.6, 140, 35, 140), line(29.6, 142.6, 38, 142.6));
  on.ink(circle(29.6, 152, 1.1), circle(33.6, 152, 1.1));
  on.body(circle(39, 152, 2), "fine");
  // The cylinder.
  const along = placed([37, 106], -24);
  const at = (x: number, y: number) => along([x, y]);
  on.body(poly(at(-6, 9), at(6, 9), [42, 122], [30, 122]), "fine");
  on.body(poly(at(-38, -6.4), at(-28, -6.4), at(-28, 6.4), at(-38, 6.4)));
  on.draw("hair", ...[-36, -34, -32].map((x) => path(at(x, -4.4), at(x, 4.4))));
  on.body(poly(at(-25, -9.5), at(26, -9.5), at(26, 9.5), at(-25, 9.5)));
  // The brush: a screw of bristles around its shaft.
  on.draw("hair", ...Array.from({ length: 17 }, (_, turn) => path(at(-23 + turn * 2.9, 7.6), at(-20.6 + turn * 2.9, -7.6))));
  on.draw("fine", path(at(-25, 0), at(26, 0)));
  on.body(poly(at(-28, -11), at(-24, -11), at(-24, 11), at(-28, 11)), "fine");
  on.body(poly(at(24, -11), at(28, -11), at(28, 11), at(24, 11)), "fine");
  on.body(poly(at(28, -6), at(33, -6), at(33, 6), at(28, 6)), "fine");
  // In at the hopper, out at the spout.
  on.body(poly([8.6, 78], [30.6, 78], [24, 94], [24, 103], [17, 106], [17, 94]));
  on.draw("hair", line(25.8, 80, 21.4, 93), line(28, 80, 22.7, 93), line(21.4, 94, 21.4, 103.4), line(22.8, 94, 22.8, 103));
  for (const [x, y, turn] of [[13.6, 73, 8], [19.2, 73.2, -14], [25, 73, 24], [16.4, 69.8, -20], [22, 69.8, 6]] as const)
    lying(on, x, y, turn);
  on.body(box(7.2, 75.4, 25, 2.8, 0.8), "fine");
  on.body(poly(at(17, 9.5), at(24, 9.5), [64.4, 112], [58, 112]));
  on.draw("hair", line(62, 110.6, 57.4, 103.4));
  lying(on, 61.8, 117.6, 72);
  lying(on, 61, 127, 38, true);
  lying(on, 62.2, 136.4, 64);
  // Into a tray.
  on.draw("fine", line(47, 152, 52, 152));
  on.body(poly([51, 147], [71, 147], [68.4, 158], [53.6, 158]));
  on.draw("hair", line(66.4, 149, 65, 156.6), line(68.2, 149, 66.6, 156.6));
  return on;
}

/** A filler of liquids: the tank, four nozzles, dropper bottles on a belt. */
function liquidFiller(): Elevation {
  const on = new Elevation(136);
  cabinet(on, { x: 26, width: 84, top: 140, doors: 2 });
  // Columns and the bar of nozzles.
  on.body(box(34, 70, 5, 70)).draw("hair", roundness(34, 72, 5, 66));
  on.body(box(97, 70, 5, 70)).draw("hair", roundness(97, 72, 5, 66));
  // The tank.
  on.body(poly([55, 54], [81, 54], [72, 64], [64, 64]));
  on.draw("hair", line(70, 62.6, 77, 55), line(72, 62.6, 79, 55));
  on.body(`M50 22q0-9 18-9t18 9v28q0 4-4 4h-28q-4 0-4-4z`);
  on.draw("hair", roundness(50, 24, 36, 28));
  on.draw("fine", line(50, 24, 86, 24), line(50, 49, 86, 49));
  on.body(box(63, 7.4, 10, 6, 1), "fine").draw("fine", line(68, 3, 68, 7));
  on.body(box(55.4, 29, 4, 16, 2), "fine").draw("hair", line(56.2, 34, 58.6, 34), line(56.2, 37, 58.6, 37), line(56.2, 40, 58.6, 40));
  on.body(box(30, 64, 76, 9, 1));
  on.draw("hair", shadow(40, 73, 56));
  on.ink(circle(36, 68.5, 0.9), circle(100, 68.5, 0.9));
  // Nozzles above bottles.
  const places = [50, 62, 74, 86];
  on.body(box(43, 84, 50, 5, 1));
  for (const x of places) {
    on.draw("fine", `M${x} 84c0-6 ${(68 - x) / 4} -4 ${(68 - x) / 4} -11`);
    on.body(poly([x - 2.4, 89], [x + 2.4, 89], [x + 2.4, 96], [x + 0.9, 101], [x - 0.9, 101], [x - 2.4, 96]), "fine");
  }
  on.draw("fine", line(39, 86.4, 43, 86.4), line(93, 86.4, 97, 86.4));
  panel(on, 112, 62, 50);
  belt(on, 2, 131, 132, [14, 122]);
  for (const x of places) dropperBottle(on, x, 131, false);
  for (const x of [12, 24]) dropperBottle(on, x, 131, false);
  for (const x of [108, 122]) dropperBottle(on, x, 131, true);
  on.core(drop(74, 107.6));
  on.draw("fine", drop(50, 106), drop(62, 108.4), drop(86, 105.4));
  return on;
}

const drop = (x: number, y: number) => `M${x} ${y - 4}c1.2 2 2.1 3 2.1 4.4a2.1 2.1 0 0 1-4.2 0c0-1.4 .9-2.4 2.1-4.4z`;

function dropperBottle(on: Elevation, x: number, y: number, isClosed: boolean): void {
  on.body(box(x - 2, y - 17, 4, 4), "fine");
  on.body(`M${x - 4.4} ${y - 10.4}q0-3 3-3h2.8q3 0 3 3v9q0 1.4-1.4 1.4h-6q-1.4 0-1.4-1.4z`);
  on.draw("hair", line(x + 1.4, y - 11.6, x + 1.4, y - 1.4), line(x + 2.8, y - 11.4, x + 2.8, y - 1.4));
  if (!isClosed) return;
  on.body(box(x - 2.9, y - 19, 5.8, 5.4, 0.6), "fine");
  on.body(box(x - 1.7, y - 27, 3.4, 8, 1.7), "fine");
}

/** The line of pill bottles: sorted, filled, capped, labelled. */
function bottleLine(): Elevation {
  const on = new Elevation(424);
  const deck = 130;
  belt(on, 60, deck, 304, [86, 188, 264, 340]);
  // Empty bottles from a turning table.
  turningTable(on, 4, deck);
  for (const x of [13, 30.3, 47.6, 65]) pillBottle(on, x, deck - 3, "open");
  on.draw("fine", line(6, deck - 11, 74, deck - 11), line(74, deck - 11, 74, deck - 3), line(6, deck - 11, 6, deck - 3));
  for (const x of [96, 112, 152, 168, 184]) pillBottle(on, x, deck, "open");
  // The counter: hopper, channels that shake capsules forward, funnel.
  cabinet(on, { x: 100, width: 44, top: deck + 14, over: 2 });
  on.body(box(130, 62, 7, deck + 14 - 62)).draw("hair", roundness(130, 78, 7, 64));
  on.body(poly([90, 58], [140, 58], [140, 66], [90, 78]));
  on.draw("fine", line(90, 64, 140, 62.4), line(90, 70, 140, 64.6));
  for (const [x, y] of [[97, 60.6], [105, 60], [101, 66.4], [109, 65], [118, 64], [126, 63.2]] as const) lying(on, x, y, -6);
  on.body(poly([112, 58], [118, 46], [108, 22], [144, 22], [138, 46], [140, 58]));
  on.draw(
    "hair",
    line(134, 24, 132, 46), line(137, 24, 134, 46), line(139.6, 24, 135.6, 46), line(141.6, 24, 137, 45),
    line(118, 46, 138, 46), line(134, 47, 135.4, 57), line(136, 47, 137.6, 57),
  );
  for (const [x, y, turn] of [
    [114, 27, 20], [120, 26.4, -20], [126, 27.2, 12], [131, 26.6, -40], [117, 31.6, -8], [123.4, 31.4, 38],
    [129.4, 31.6, 0], [120, 36.4, 16], [126.4, 36, -24], [123.4, 40.8, 60],
  ] as const)
    lying(on, x, y, turn);
  on.body(box(106, 19, 40, 3.4, 0.8), "fine");
  on.body(poly([88, 78], [104, 78], [100.4, 92], [100.4, 97], [91.6, 97], [91.6, 92]));
  on.draw("hair", line(100.6, 79.4, 97.6, 91), line(102.4, 79.4, 99, 91), line(98.8, 92, 98.8, 96));
  lying(on, 96, 101.6, 90);
  // The capper: a bowl of caps, their slide, two spindles.
  cabinet(on, { x: 196, width: 44, top: deck + 14, over: 2 });
  on.body(box(200, 44, 36, deck - 30)).draw("fine", box(205, 84, 26, 52));
  on.draw("hair", shadow(201, 62, 34), edge(236, 64, 78));
  pillBottle(on, 211, deck, "open");
  pillBottle(on, 226, deck, "capped");
  on.body(box(206, 60, 24, 15, 1)).draw("fine", box(209, 63, 8, 6));
  on.ink(circle(221, 66, 1), circle(225, 66, 1));
  on.body(box(208.6, 75, 4.8, 12), "fine").body(box(223.6, 75, 4.8, 12), "fine");
  on.body(box(205.4, 87, 11.2, 8, 1)).body(box(220.4, 87, 11.2, 8, 1));
  on.draw("hair", roundness(205.4, 88, 11.2, 6), roundness(220.4, 88, 11.2, 6));
  const slide = [0, 0.14, 0.28, 0.42, 0.56, 0.7, 0.84, 1].map((t): readonly [Point, Point] => {
    const bend = 11 * Math.sin(Math.PI * t);
    return [[190 - bend + 14 * t * t, 38 + 54 * t], [196.4 - bend + 12 * t * t, 37 + 50 * t]];
  });
  on.body(poly(...slide.map(([outer]) => outer), ...slide.map(([, inner]) => inner).reverse()), "fine");
  on.draw("hair", ...slide.slice(1, -1).map(([outer, inner]) => path(outer, inner)));
  for (const [x, y] of [[197, 28], [206.4, 28], [215.8, 28], [225.2, 28], [201.6, 23], [211, 23], [220.4, 23]] as const)
    on.body(box(x - 4, y - 5, 8, 5, 0.8), "fine");
  on.body("M190 28h46q0 14-10 16.4h-26q-10-2.4-10-16.4z");
  on.draw("hair", roundness(193, 31.6, 40, 8));
  on.body(box(188, 27, 50, 3.4, 0.8), "fine");
  lamp(on, 232, 27);
  // The labeller: the web runs from its reel over the edge at which labels leave, and back.
  cabinet(on, { x: 276, width: 48, top: deck + 14, over: 2 });
  on.body(box(296, 40, 8, deck + 14 - 40)).draw("hair", roundness(296, 78, 8, 64));
  on.draw("fine", path([271.4, 62], [277.6, 92]), path([283, 96], [309, 85]), path([316, 84], [334, 55]));
  on.body(poly([276.4, 88], [283, 88], [283, 122], [280.6, 126], [276.4, 122]), "fine");
  on.body(box(283, 92, 14, 5), "fine");
  reel(on, 293, 57, 22);
  reel(on, 323, 51, 12);
  on.body(circle(312.6, 86.4, 4), "fine").ink(circle(312.6, 86.4, 1.1));
  panel(on, 334, 66, 44);
  for (const x of [248, 264]) pillBottle(on, x, deck, "capped");
  pillBottle(on, 288, deck, "labelled", true);
  for (const x of [308, 328]) pillBottle(on, x, deck, "labelled");
  // Gathered on a second table.
  turningTable(on, 346, deck);
  for (const x of [355, 372.3, 389.6, 407]) pillBottle(on, x, deck - 3, "labelled");
  return on;
}

function turningTable(on: Elevation, x: number, deck: number): void {
  feet(on, x + 24, x + 48);
  on.body(box(x + 19, deck + 12, 34, floor - 18 - deck)).draw("hair", roundness(x + 19, deck + 20, 34, floor - 28 - deck), shadow(x + 20, deck + 12, 32));
  on.body(box(x + 7, deck + 5, 58, 7, 1)).draw("hair", line(x + 9, deck + 9.6, x + 63, deck + 9.6));
  on.body(box(x, deck - 3, 72, 8, 1)).draw("hair", line(x + 2, deck + 2.6, x + 70, deck + 2.6));
}

/** A blister line: foil is formed, filled, sealed, punched. */
function blisterLine(): Elevation {
  const on = new Elevation(204);
  const web = 112;
  cabinet(on, { x: 26, width: 138, top: 136, doors: 3 });
  on.body(box(30, 98, 130, 38));
  on.draw("hair", shadow(31, 98, 128));
  on.draw("fine", box(36, 120, 26, 11), box(128, 120, 26, 11));
  on.draw("hair", ...[123, 125.5, 128].map((y) => line(39, y, 59, y)));
  on.ink(circle(133, 125.5, 1.1), circle(137.4, 125.5, 1.1), circle(141.8, 125.5, 1.1));
  on.body(circle(149, 125.5, 2.2), "fine");
  // The web, with its pockets, from the reel on the left.
  on.draw("fine", path([8, 98], [20, web]), path([20, web], [176, web]));
  on.body(box(20, 104, 4, 32), "fine");
  reel(on, 24, 84, 21);
  on.body(circle(22, web - 2.6, 3.4), "fine");
  on.body(box(46, 84, 20, 12, 1)).body(box(44, 96, 24, 6, 1)).body(box(44, web + 2, 24, 6, 1));
  on.draw("hair", ...[48, 51, 54, 57, 60, 63].map((x) => line(x, 97.6, x, 100.6)));
  on.body(box(53, 70, 6, 14), "fine").draw("hair", roundness(53, 71, 6, 12));
  pockets(on, 72, web, 9);
  // Capsules from the hopper into their pockets.
  on.body(poly([82, 96], [88, 84], [77, 56], [113, 56], [102, 84], [108, 96]));
  on.draw("hair", line(88, 84, 102, 84), line(103, 58, 98.6, 83), line(106, 58, 100, 83), line(108.6, 58, 101, 83), line(110.8, 58, 102, 82));
  for (const [x, y, turn] of [
    [84, 61, 16], [90.4, 60.4, -24], [97, 61.2, 10], [87.4, 66, -10], [94, 65.8, 36], [91, 71, 8], [96.6, 70.6, -40], [93.6, 76, 60],
  ] as const)
    lying(on, x, y, turn);
  on.body(box(75, 53, 40, 3.4, 0.8), "fine");
  on.body(box(80, 95, 30, 8, 1));
  on.draw("hair", ...[85, 90, 95, 100, 105].map((x) => line(x, 96.6, x, 101.4)));
  // Lidding foil from above, heat, then the punch.
  on.body(box(126, 46, 5, 52)).draw("hair", roundness(126, 48, 5, 48));
  on.draw("fine", path([115.2, 64], [118, web - 4]));
  reel(on, 130, 58, 16);
  on.body(circle(119.6, web - 3, 2.8), "fine");
  on.body(box(124, 86, 18, 16, 1)).body(box(122, 101, 22, 6, 1)).body(box(122, web + 2, 22, 6, 1));
  on.draw("hair", ...[126, 129, 132, 135, 138].map((x) => line(x, 89, x, 98)));
  on.body(box(152, 84, 16, 30, 1)).body(box(150, 78, 20, 7, 1));
  on.draw("fine", box(155, 92, 10, 10));
  lamp(on, 164, 78);
  // Blisters leave on a belt.
  panel(on, 178, 62, 60);
  belt(on, 164, 140, 38, [190]);
  on.body(poly([168, 113], [177, 118], [184, 136], [178, 138]), "fine");
  on.draw("hair", path([171, 117.6], [180, 133]), path([174, 117.6], [182, 133]));
  for (const [y, shift] of [[140, 0], [136.4, 1], [132.8, -0.6]] as const) card(on, 184 + shift, y);
  return on;
}

/** Pockets that hang below the web; the first ones are empty. */
function pockets(on: Elevation, x: number, y: number, count: number): void {
  for (let index = 0; index < count; index++) {
    const at = x + 4 + index * 8.6;
    if (at > 119 && at < 147) continue;
    on.body(`M${at - 3} ${y}q0 4.4 3 4.4t3-4.4`, "fine");
    if (index === 4) on.core(circle(at, y + 0.2, 2.2));
    else if (index > 1) on.body(circle(at, y + 0.2, 1.9), "hair");
  }
}

const card = (on: Elevation, x: number, y: number) =>
  on.body(box(x, y - 1.4, 15, 1.4), "fine").draw("fine", ...[2.6, 6.2, 9.8].map((dx) => `M${(x + dx).toFixed(1)} ${y - 1.4}q1.3-2 2.6 0`));

/** A cartoner: flat cartons in their magazine, a wheel that opens them, filled cartons on the belt. */
function cartoner(): Elevation {
  const on = new Elevation(142);
  const deck = 126;
  cabinet(on, { x: 12, width: 102, top: 142, doors: 2 });
  on.body(box(16, deck + 6, 94, 10), "fine");
  on.draw("hair", ...[20, 30, 40, 50, 60, 70, 80, 90, 100].map((x) => line(x, deck + 8, x, deck + 14)));
  // Housing behind the wheel.
  on.body(box(20, 58, 84, deck - 58)).draw("fine", box(25, 64, 74, deck - 64));
  on.draw("hair", edge(104, 60, deck - 61), shadow(26, 64, 72));
  on.body(box(18, 54, 88, 5, 0.8));
  lamp(on, 98, 54);
  panel(on, 108, 66, 46);
  // The magazine leans to the wheel.
  const at = placed([45, 78], 28);
  on.body(poly(at([-42, 5]), at([4, 5]), at([4, 9]), at([-42, 9])), "fine");
  for (let index = 12; index >= 0; index--) on.body(poly(at([-38 + index * 3, -22]), at([-36 + index * 3, -22]), at([-36 + index * 3, 5]), at([-38 + index * 3, 5])), "hair");
  on.body(poly(at([-43, -12]), at([-39, -12]), at([-39, 9]), at([-43, 9])), "fine");
  // The wheel with its suckers.
  for (const angle of [-150, -60, 30, 120]) {
    const arm = placed([66, 98], angle);
    on.body(poly(arm([0, -2]), arm([17, -2]), arm([17, 2]), arm([0, 2])), "fine");
    on.body(poly(arm([17, -4]), arm([20, -4]), arm([20, 4]), arm([17, 4])), "fine");
  }
  on.body(circle(66, 98, 11)).draw("hair", circle(66, 98, 8.6));
  on.core(circle(66, 98, 3.3));
  // Cartons.
  belt(on, 4, deck, 134, [128]);
  for (const x of [28, 40]) carton(on, x, deck, true);
  for (const x of [86, 100, 114, 126]) carton(on, x, deck, false);
  return on;
}

function carton(on: Elevation, x: number, y: number, isOpen: boolean): void {
  if (isOpen) on.body(poly([x - 4.4, y - 22], [x - 7, y - 26.4], [x - 5.6, y - 27], [x - 3, y - 22]), "hair").body(poly([x + 4.4, y - 22], [x + 7, y - 26.4], [x + 5.6, y - 27], [x + 3, y - 22]), "hair");
  on.body(box(x - 4.4, y - 22, 8.8, 22));
  on.draw("fine", circle(x, y - 12.6, 2.4));
  on.draw("hair", line(x - 2.4, y - 6.4, x + 2.4, y - 6.4), line(x - 2.4, y - 4.4, x + 1, y - 4.4), line(x + 2.9, y - 21, x + 2.9, y - 1));
}

export const machines = {
  "mixer-up": () => mixer(1),
  "mixer-down": () => mixer(-1),
  "capsule-filler": capsuleFiller,
  polisher,
  "liquid-filler": liquidFiller,
  "bottle-line": bottleLine,
  "blister-line": blisterLine,
  cartoner,
} as const satisfies Record<string, () => Elevation>;
