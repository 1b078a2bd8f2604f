// Where what is printed on a label stands in a picture of its pack, as the picture's camera sees it. Lengths of a label are hundredths
// of its height, from the middle and from the top, as label-layout.json has them; a scene's are centimetres.
import layout from "./label-layout.json" with { type: "json" };

/** Pixels of the masters of single packs, in which places are. */
export const packSide = 1200;
/** Width of the cameras' film, mm. */
export const film = 36;

export type LabelForm = keyof typeof layout.forms;

/** A camera that looks along the scene's depth, down by a tilt. */
export interface View {
  /** Of the camera: across, before the middle of the scene, above its ground. */
  readonly eye: readonly number[];
  /** Sine and cosine. */
  readonly tilt: readonly number[];
  /** Pixels of one length at a distance of one. */
  readonly focal: number;
  /** Pixels of the point that it looks at. */
  readonly middle: readonly number[];
}

/** A pack in a picture. */
export interface Stand {
  readonly form: LabelForm;
  readonly view: View;
  /** Of its foot's middle: to the right, to the back, up. */
  readonly at: readonly number[];
  /** Of its front, to the right, degrees. */
  readonly turn: number;
}

/** Rounded, so that server and browser write the same markup. */
const rounded = (length: number) => Math.round(length * 10) / 10;

/** Pixels of a point on the cylinder of the label. */
function project({ form, view, at, turn }: Stand, across: number, down: number) {
  const { radius, foot, head } = layout.forms[form].view;
  const { eye, tilt, focal, middle } = view;
  const [sine = 0, cosine = 0] = tilt;
  const [toRight = 0, toBack = 0, up = 0] = at;
  const [aside = 0, before = 0, high = 0] = eye;
  const unit = (head - foot) / 100;
  const angle = (across * unit) / radius + (turn * Math.PI) / 180;
  const depth = before + toBack - radius * Math.cos(angle);
  const level = up + head - down * unit - high;
  const scale = focal / (cosine * depth - sine * level);
  return [
    (middle[0] ?? 0) + scale * (toRight - aside + radius * Math.sin(angle)),
    (middle[1] ?? 0) - scale * (sine * depth + cosine * level),
  ] as const;
}

/** Of a pack alone in its square picture. */
export function standOf(form: LabelForm): Stand {
  const { eye, tilt, lens } = layout.forms[form].view;
  const view = {
    eye: [0, ...eye],
    tilt,
    focal: (packSide * lens) / film,
    middle: [packSide / 2, packSide / 2],
  };
  return { form, view, at: [], turn: 0 };
}

/** Pixels of one length of the label, in its middle. */
export function unitOf(stand: Stand): number {
  const [left, right] = [project(stand, -1, 50), project(stand, 1, 50)];
  return (right[0] - left[0]) / 2;
}

/** Pixels of a point in the middle of the label. */
export const pointOf = (stand: Stand, down: number): readonly [x: number, y: number] => {
  const [x, y] = project(stand, 0, down);
  return [rounded(x), rounded(y)];
};

/** Pixels of the left edge of a pack, at the height of its label's middle. */
export const leftOf = (stand: Stand): number => rounded(project({ ...stand, turn: -90 }, 0, 50)[0]);

/** Of the curve's ends from its middle, as far as letters are still seen from the front. */
const reachOf = (form: LabelForm): number => layout.forms[form].front * 0.6;

/** The width of a curve as it is seen, in lengths of the label: letters beyond its ends are not drawn. */
export function spanOf(form: LabelForm): number {
  const stand = standOf(form);
  const [left, right] = [project(stand, -reachOf(form), 50), project(stand, reachOf(form), 50)];
  return (right[0] - left[0]) / unitOf(stand);
}

/** The line around the pack at a height: an SVG path, and where on it a text in the middle of the label has its own, per cent. */
export function curveOf(
  stand: Stand,
  { at, width }: { readonly at: number; readonly width: number },
): { readonly path: string; readonly middle: number } {
  const half = reachOf(stand.form);
  const [[left, start], [x, y], [right, end]] = [
    project(stand, -half, at),
    project(stand, 0, at),
    project(stand, half, at),
  ];
  const share = (x - left) / (right - left);
  const control = (y - (1 - share) ** 2 * start - share ** 2 * end) / (2 * share * (1 - share));
  const points = [left, start, (left + right) / 2, control, right, end].map(rounded);
  // On a turned pack the farther end of a text is seen narrower: the longer the text, the nearer is its middle to the path's.
  const aside = (share - 0.5) * (1 - (width / spanOf(stand.form)) ** 2);
  return {
    path: `M${points.slice(0, 2).join(" ")}Q${points.slice(2).join(" ")}`,
    middle: rounded(50 + 100 * aside),
  };
}
