// Where what is printed on a label stands in the square picture of its pack, as the camera of the plates sees it. Lengths of a label
// are hundredths of its height, from the middle and from the top, as label-layout.json has them.
import layout from "./label-layout.json" with { type: "json" };

/** Pixels of the masters, in which places are. */
export const packSide = 1200;
/** Width of the camera's film, mm. */
const film = 36;

export type LabelForm = keyof typeof layout.forms;

/** Rounded, so that server and browser write the same markup. */
const rounded = (length: number) => Math.round(length * 10) / 10;

/** Pixels of a point on the cylinder of the label. */
function project(form: LabelForm, across: number, down: number): readonly [x: number, y: number] {
  const {
    eye: [away = 0, high = 0],
    tilt: [sine = 0, cosine = 0],
    lens,
    radius,
    foot,
    head,
  } = layout.forms[form].view;
  const unit = (head - foot) / 100;
  const angle = (across * unit) / radius;
  const depth = away - radius * Math.cos(angle);
  const level = head - down * unit - high;
  const scale = (packSide * lens) / film / (cosine * depth - sine * level);
  return [
    packSide / 2 + scale * radius * Math.sin(angle),
    packSide / 2 - scale * (sine * depth + cosine * level),
  ];
}

/** Pixels of one length of the label, in its middle. */
export function unitOf(form: LabelForm): number {
  const [left, right] = [project(form, -1, 50), project(form, 1, 50)];
  return (right[0] - left[0]) / 2;
}

/** The height of a point in the middle of the label. */
export const heightOf = (form: LabelForm, down: number): number =>
  rounded(project(form, 0, down)[1]);

/** Of the curve's ends from its middle, as far as letters are still seen from the front. */
const reachOf = (form: LabelForm): number => layout.forms[form].front * 0.6;

/** The width of a curve as it is seen, in lengths of the label: letters beyond its ends are not drawn. */
export function spanOf(form: LabelForm): number {
  const [left, right] = [project(form, -reachOf(form), 50), project(form, reachOf(form), 50)];
  return (right[0] - left[0]) / unitOf(form);
}

/** The line around the pack at a height, as an SVG path. */
export function curveOf(form: LabelForm, down: number): string {
  const half = reachOf(form);
  const [[left, ends], [, middle], [right]] = [
    project(form, -half, down),
    project(form, 0, down),
    project(form, half, down),
  ];
  const points = [left, ends, packSide / 2, 2 * middle - ends, right, ends].map(rounded);
  return `M${points.slice(0, 2).join(" ")}Q${points.slice(2).join(" ")}`;
}
