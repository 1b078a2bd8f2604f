// Where what is printed on a label stands in the square picture of its pack, as the camera of the plates sees it. Lengths of a label
// are hundredths of its height, from the middle and from the top, as label-layout.json has them; those of a scene centimetres.
import layout from "./label-layout.json" with { type: "json" };

/** Pixels of the masters, in which places are. */
export const packSide = 1200;
/** Width of the cameras' film, mm. */
export const film = 36;

export type LabelForm = keyof typeof layout.forms;

/** Rounded, so that server and browser write the same markup. */
const rounded = (length: number) => Math.round(length * 10) / 10;

/** A pack in a picture, and the camera that looks at it along the depth of the scene, down by a tilt. */
export interface Stand {
  readonly form: LabelForm;
  /** Of its foot's middle: to the right, to the back, up. */
  readonly at: readonly [number, number, number];
  /** Of its front, to the right; radians. */
  readonly turn: number;
  /** Of the camera: before the scene's middle, above its ground. */
  readonly eye: readonly number[];
  /** Sine and cosine. */
  readonly tilt: readonly number[];
  /** Pixels of one length at a distance of one. */
  readonly focal: number;
  /** Pixels of the point that the camera looks at. */
  readonly middle: readonly [number, number];
}

/** Pixels of a point on the cylinder of a label. */
export function project(
  {
    form,
    at: [right, back, up],
    turn,
    eye: [away = 0, high = 0],
    tilt: [sine = 0, cosine = 0],
    focal,
    middle,
  }: Stand,
  across: number,
  down: number,
): readonly [x: number, y: number] {
  const { radius, foot, head } = layout.forms[form].view;
  const unit = (head - foot) / 100;
  const angle = turn + (across * unit) / radius;
  const depth = away + back - radius * Math.cos(angle);
  const level = up + head - down * unit - high;
  const scale = focal / (cosine * depth - sine * level);
  return [
    middle[0] + scale * (right + radius * Math.sin(angle)),
    middle[1] - scale * (sine * depth + cosine * level),
  ];
}

/** Of a pack alone in its square picture. */
export function standOf(form: LabelForm): Stand {
  const { eye, tilt, lens } = layout.forms[form].view;
  const middle = packSide / 2;
  return {
    form,
    at: [0, 0, 0],
    turn: 0,
    eye,
    tilt,
    focal: (packSide * lens) / film,
    middle: [middle, middle],
  };
}

/** Pixels of one length of the label, in its middle. */
export function unitOf(form: LabelForm): number {
  const [left, right] = [project(standOf(form), -1, 50), project(standOf(form), 1, 50)];
  return (right[0] - left[0]) / 2;
}

/** The height of a point in the middle of the label. */
export const heightOf = (form: LabelForm, down: number): number =>
  rounded(project(standOf(form), 0, down)[1]);

/** Of the curve's ends from its middle, as far as letters are still seen from the front. */
const reachOf = (form: LabelForm): number => layout.forms[form].front * 0.6;

/** The width of a curve as it is seen, in lengths of the label: letters beyond its ends are not drawn. */
export function spanOf(form: LabelForm): number {
  const [left, right] = [
    project(standOf(form), -reachOf(form), 50),
    project(standOf(form), reachOf(form), 50),
  ];
  return (right[0] - left[0]) / unitOf(form);
}

/** The line around the pack at a height, as an SVG path. */
export function curveOf(form: LabelForm, down: number): string {
  const half = reachOf(form);
  const [[left, ends], [, middle], [right]] = [
    project(standOf(form), -half, down),
    project(standOf(form), 0, down),
    project(standOf(form), half, down),
  ];
  const points = [left, ends, packSide / 2, 2 * middle - ends, right, ends].map(rounded);
  return `M${points.slice(0, 2).join(" ")}Q${points.slice(2).join(" ")}`;
}
