// Places the labels below a scale, so that none covers another or is cut through by the stem of another.

export interface Placed<Mark> {
  readonly mark: Mark;
  /** The side of the stem: right, left where the label would leave the scale. */
  readonly side: "right" | "left";
  /** Number of labels below the first row. */
  readonly level: number;
}

const gap = 8;

/**
 * `width`: of the scale, `labelWidth`: of a label, both in px. A label that would cover another goes further down: of those on
 * the right of their stems the lower amount, of those on the left the higher, so that no stem runs through a label.
 */
export function placeLabels<Mark extends { readonly at: number }>(
  marks: readonly Mark[],
  width: number,
  labelWidth: number,
): readonly Placed<Mark>[] {
  const sorted = marks.toSorted((a, b) => a.at - b.at);
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
