// Where the labels below a scale stand, so that none covers another or is cut through by the stem of another.

export interface Placed<Mark> {
  readonly mark: Mark;
  /** The side of the stem: right, left where the label would leave the scale, the middle where all labels have room. */
  readonly side: "right" | "left" | "middle";
  /** How many labels further down than the first row. */
  readonly level: number;
}

const gap = 8;
/** How far a label in the middle may stand out, into the margin of the page. */
const overhang = 34;

/**
 * `width`: of the scale, `labelWidth`: of a label, both in px; `centred`: in the middle of their stems if all fit so. A label
 * that would cover another goes further down: of those on the right of their stems the lower amount, of those on the left the
 * higher, so that no stem runs through a label.
 */
export function placeLabels<Mark extends { readonly at: number }>(
  marks: readonly Mark[],
  width: number,
  labelWidth: number,
  centred = false,
): readonly Placed<Mark>[] {
  const sorted = marks.toSorted((a, b) => a.at - b.at);
  if (centred && fitCentred(sorted, width, labelWidth))
    return sorted.map((mark) => ({ mark, side: "middle", level: 0 }));
  const isLeft = ({ at }: Mark) => at * width + labelWidth > width;
  const taken: { readonly level: number; readonly from: number; readonly to: number }[] = [];
  const place = (mark: Mark): Placed<Mark> => {
    const side = isLeft(mark) ? "left" : "right";
    const from = mark.at * width - (side === "left" ? labelWidth : 0);
    const to = from + labelWidth;
    let level = 0;
    while (
      taken.some((other) => other.level === level && other.from < to + gap && from < other.to + gap)
    )
      level += 1;
    taken.push({ level, from, to });
    return { mark, side, level };
  };
  return [...sorted.filter((mark) => !isLeft(mark)).toReversed(), ...sorted.filter(isLeft)].map(
    place,
  );
}

const fitCentred = (
  sorted: readonly { readonly at: number }[],
  width: number,
  labelWidth: number,
): boolean =>
  sorted.every(({ at }, index) => {
    const previous = sorted[index - 1];
    const [from, to] = [at * width - labelWidth / 2, at * width + labelWidth / 2];
    return (
      from >= -overhang &&
      to <= width + overhang &&
      (!previous || (at - previous.at) * width >= labelWidth)
    );
  });
