// The packs at the head of the white-label page, whose labels the page writes: where each stands in the two pictures of the group. The
// scene that rendered them (studio/scenes/packs_group.py) reads the same layout.
import layout from "#shared/labels/group-layout.json" with { type: "json" };
import {
  film,
  type LabelForm,
  packSide,
  project,
  type Stand,
  standOf,
} from "#shared/labels/place-label.ts";
import type { PackGroupData } from "#shared/pages/product-browser.ts";
import type { Reader } from "#shared/words/words.ts";
import { loadLabelOf } from "./load-product-browser.ts";

type Point = readonly [x: number, y: number];
type Triangle = readonly [Point, Point, Point];
type View = (typeof layout.views)[keyof typeof layout.views];

/** What all stands of a picture share. */
function cameraOf({ lens, shift, frame, part, columns }: View) {
  const [[left = 0, top = 0, right = 0], [width = 0, height = 0], [across = 0, up = 0]] = [
    part,
    frame,
    shift,
  ];
  const [, back = 0, high = 0] = layout.eye;
  const drop = high - (layout.target[2] ?? 0);
  const distance = Math.hypot(back, drop);
  // Blender measures film and shift by the longer side.
  const longer = Math.max(width, height);
  const scale = columns / (right - left);
  return {
    eye: [-back, high],
    tilt: [drop / distance, -back / distance],
    focal: (scale * longer * lens) / film,
    middle: [
      scale * (width / 2 - across * longer - left),
      scale * (height / 2 + up * longer - top),
    ] as const,
  };
}

/** Where the packs stand in a picture of the group, from left to right. */
export const standsIn = (view: keyof typeof layout.views): readonly Stand[] =>
  layout.packs.map(({ form, at, turn }) => ({
    ...cameraOf(layout.views[view]),
    form: form as LabelForm,
    at: at as [number, number, number],
    turn: (turn * Math.PI) / 180,
  }));

/** What hides a pack that stands behind, as a share of its label's radius: of a serum its neck (0.93 of 1.63 cm), as its shoulders are clear glass. */
const hiding: Readonly<Record<LabelForm, number>> = { bottle: 1, serum: 0.57 };

/** Pixels of the left edge of what hides a pack that stands behind. */
function leftOf(stand: Stand): number {
  const [edge] = project({ ...stand, turn: -Math.PI / 2 }, 0, 50);
  const [middle] = project({ ...stand, turn: 0 }, 0, 50);
  return Math.round(middle + (edge - middle) * hiding[stand.form]);
}

/** The matrix of SVG that takes three points to three others. */
function matrixOf([a, b, c]: Triangle, [toA, toB, toC]: Triangle): string {
  const [[ux, uy], [vx, vy]] = [
    [b[0] - a[0], b[1] - a[1]],
    [c[0] - a[0], c[1] - a[1]],
  ] as const;
  const area = ux * vy - uy * vx;
  /** Of x and of y, by the change of a coordinate along both sides. */
  const slopes = (axis: 0 | 1) => {
    const [alongU, alongV] = [toB[axis] - toA[axis], toC[axis] - toA[axis]];
    const [x, y] = [(alongU * vy - alongV * uy) / area, (alongV * ux - alongU * vx) / area];
    return [x, y, toA[axis] - x * a[0] - y * a[1]] as const;
  };
  const [[xx, xy, x], [yx, yy, y]] = [slopes(0), slopes(1)];
  return [...[xx, yx, xy, yy].map((slope) => slope.toFixed(4)), x.toFixed(1), y.toFixed(1)].join(
    " ",
  );
}

/** The matrix from a single pack's square picture to the pack in the group. */
function placeOf(stand: Stand): string {
  /** The disc's middle, and the ends of a short name. */
  const seenBy = (by: Stand): Triangle => [
    project(by, 0, 31),
    project(by, -18, 69),
    project(by, 18, 69),
  ];
  return matrixOf(seenBy(standOf(stand.form)), seenBy(stand));
}

/** @throws where no product has the slug of one */
export function loadPackGroup(reader: Reader): readonly PackGroupData[] {
  const products = layout.packs.map(({ product }) => product);
  return (["wide", "portrait"] as const).map((view) => {
    const { columns, shown } = layout.views[view];
    const stands = standsIn(view);
    const [, top = 0, , shownHeight = 0] = shown;
    return {
      view,
      shown: shown.join(" "),
      side: packSide,
      packs: stands.map((stand, at) => {
        const before = stands[products.indexOf(layout.packs[at]?.behind ?? "")];
        const seen = before ? leftOf(before) : columns;
        return {
          seen,
          height: top + shownHeight,
          place: placeOf(stand),
          label: loadLabelOf(products[at] ?? "", reader),
        };
      }),
    };
  });
}
