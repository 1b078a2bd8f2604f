// The vesicles that can be turned: where each stands in its picture, its membrane, its actives and its light. Lengths are those of
// the scene that rendered the pictures (studio/scenes/vesicle.py), whose outer layer has a radius of 5.
export type Point = readonly [number, number, number];
/** Centre and radius. */
export type Ball = readonly [...Point, number];

/** Where the vesicle stands in pictures of one shape, px of a picture that is `height` px high: from its right edge, and its top. */
export interface Frame {
  /** Width by height of the pictures. */
  readonly shapes: readonly number[];
  readonly height: number;
  readonly right: number;
  readonly top: number;
  /** Px of one unit of length. */
  readonly unit: number;
}

export interface VesicleLook {
  readonly frame: Frame;
  /** Direction of the opening, towards the viewer. */
  readonly opening: Point;
  /** Half angles of the opening, radians: in the picture, and once the page is scrolled past. */
  readonly cut: number;
  readonly widest: number;
  /** Two tails a lipid, or the one of a niosome's surfactant. */
  readonly tails: 1 | 2;
  readonly head: string;
  readonly inner: string;
  readonly tail: string;
  readonly active: string;
  /** The ground behind it, at its left and at its right. */
  readonly ground: readonly [string, string];
  /** Linear colours: the light in the core, and what the inside throws back. */
  readonly glow: Point;
  readonly bounce: Point;
  readonly core: Point;
  readonly power: number;
  /** Light from all sides on what lies in the opening. */
  readonly fill: number;
  /** The large actives, which cast shadows; smaller ones fill the rest up to `actives`. */
  readonly balls: readonly Ball[];
  readonly actives: number;
}

const degree = Math.PI / 180;

const liposome = {
  cut: 56 * degree,
  widest: 74 * degree,
  tails: 2,
  head: "#f3dfb0",
  inner: "#e8b64c",
  tail: "#d08a1e",
  active: "#f0a91c",
  glow: [1, 0.7, 0.13],
  bounce: [0.3, 0.115, 0.012],
  power: 4.2,
  fill: 0,
  actives: 46,
} as const;

export const looks = {
  hero: {
    ...liposome,
    frame: { shapes: [1.6, 0.8], height: 800, right: 187, top: 504, unit: 74.8 },
    opening: [0.364, 0.35, 0.863],
    ground: ["#19483d", "#14403a"],
    core: [0.82, 0.26, 1.2],
    balls: [
      [0.05, 1.33, 1.6, 1.05],
      [2, 0.42, 0.9, 0.55],
      [-1, -0.75, 0.2, 0.95],
      [-1.4, 1.05, -0.9, 0.95],
      [1.35, -0.75, 0.9, 0.55],
      [0.28, -0.57, 1.85, 0.38],
      [0.75, -1.85, 0.3, 0.6],
      [0.9, 0, -0.9, 0.9],
      [1.2, 1.9, -0.2, 0.5],
      [0.7, -1.25, 1.55, 0.3],
      [0.93, -0.15, 1.95, 0.28],
      [1.12, 0.48, 1.85, 0.27],
      [-0.6, 2.75, 0, 0.3],
      [1.9, 1.4, 0.2, 0.4],
    ],
  },
  liposome: {
    ...liposome,
    frame: { shapes: [48 / 13], height: 520, right: 538, top: 389, unit: 59.6 },
    opening: [0.425, 0.348, 0.836],
    ground: ["#f0e8cc", "#f1ead2"],
    core: [0.62, 0.6, 1.15],
    balls: [
      [-0.42, 0.85, 1.75, 0.98],
      [1, 1.55, 0.1, 0.95],
      [0.62, -0.15, 1.75, 0.34],
      [1.12, -0.42, 1.55, 0.3],
      [0.1, -1.1, 1.2, 0.45],
      [0.75, -1.05, 0.3, 0.85],
      [2, 0.75, 0.9, 0.3],
      [2.2, 1.05, 0.4, 0.34],
      [-0.55, 2.3, 0.5, 0.32],
      [-0.2, 2, 0.9, 0.26],
      [-0.9, -1.4, 0.9, 0.45],
      [1.55, -0.75, 1.05, 0.38],
      [-1.6, 0.9, -0.9, 0.9],
      [0.95, 1.3, 1.5, 0.34],
    ],
  },
  niosome: {
    frame: { shapes: [48 / 13], height: 520, right: 538, top: 319, unit: 55.5 },
    opening: [0.04, 0.086, 0.995],
    cut: 82 * degree,
    widest: 96 * degree,
    tails: 1,
    head: "#fbe3de",
    inner: "#d8938f",
    tail: "#dc9a98",
    active: "#f3d6cc",
    ground: ["#ede0db", "#e8cec9"],
    glow: [1, 0.7, 0.6],
    bounce: [0.32, 0.12, 0.1],
    core: [0.25, -0.35, 1],
    power: 1.6,
    fill: 0.3,
    actives: 46,
    balls: [
      [-0.55, 1.25, 1.5, 0.86],
      [1.35, 0.35, 1.5, 0.86],
      [0.15, -0.75, 0.2, 0.95],
      [-1.2, -1.6, 0.7, 0.8],
      [1.6, -1.1, -0.3, 0.9],
      [1.7, 1.6, 0.4, 0.62],
      [-0.6, -0.05, 1.8, 0.48],
      [-1.5, 0.5, 1.2, 0.36],
      [-1.35, -0.45, 1.7, 0.36],
      [0.7, -0.75, 1.9, 0.28],
      [0.1, -1.8, 1.4, 0.32],
      [0.4, 2.1, 0.8, 0.3],
      [1.3, 1.7, 1.4, 0.3],
      [1.9, -2, 0.5, 0.2],
    ],
  },
} as const satisfies Record<string, VesicleLook>;

export type VesicleKind = keyof typeof looks;
