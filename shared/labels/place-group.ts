// The packs of the group at the head of the white-label page, in its two pictures. Its scene (studio/scenes/packs_group.py) reads the same file.
import layout from "./group-layout.json" with { type: "json" };
import { film, type LabelForm, leftOf, type Stand, type View } from "./place-label.ts";

export type GroupView = keyof typeof layout.views;

/** The products whose packs these are, from left to right. */
export const groupProducts: readonly string[] = layout.packs.map(({ product }) => product);

/** What a page shows of a picture: left, top, width and height, px (studio/images/picture-list.ts crops the second). */
export const shownOf = (view: GroupView): readonly number[] => layout.views[view].shown;

function viewOf(name: GroupView): View {
  const { lens, shift, frame, part, columns } = layout.views[name];
  const [[left = 0, top = 0, right = 0], [width = 0, height = 0]] = [part, frame];
  const [across = 0, up = 0] = shift;
  const [, back = 0, high = 0] = layout.eye;
  const drop = high - (layout.target[2] ?? 0);
  const distance = Math.hypot(back, drop);
  // Blender measures film and shift by the longer side.
  const longer = Math.max(width, height);
  const scale = columns / (right - left);
  return {
    eye: [0, -back, high],
    tilt: [drop / distance, -back / distance],
    focal: (scale * longer * lens) / film,
    middle: [
      scale * (width / 2 - across * longer - left),
      scale * (height / 2 + up * longer - top),
    ],
  };
}

/** A pack of the group, of which another that stands before it may hide the right. */
export interface GroupStand extends Stand {
  /** Pixels from the left as far as it is seen. */
  readonly seen: number;
}

/** In the order of `groupProducts`. */
export function standsOf(name: GroupView): readonly GroupStand[] {
  const view = viewOf(name);
  const stands = layout.packs.map(({ form, at, turn }) => ({
    form: form as LabelForm,
    view,
    at,
    turn,
  }));
  return stands.map((stand, pack) => {
    const before = stands[groupProducts.indexOf(layout.packs[pack]?.behind ?? "")];
    return { ...stand, seen: before ? leftOf(before) : layout.views[name].columns };
  });
}
