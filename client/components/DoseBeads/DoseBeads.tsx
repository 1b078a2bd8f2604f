// The beads on which amounts are compared: full where the active may be used and claimed, rings outside, points beyond the
// last limit, and the lit core of the usual amount. The sheet lays them out with labels.
import { Fragment } from "react";
import type { DoseScale as Scale } from "#shared/pages/sheet-status.ts";
import css from "./DoseBeads.module.css";

type Bead = "full" | "ring" | "point";

/** Neighbouring beads of one form, from the first to the last of them. */
export function runsOf({ full, end }: Scale, last: number) {
  const [start, stop] = full.map((at) => Math.round(at * last));
  const final = Math.round(end * last);
  const runs: { readonly kind: Bead; readonly from: number; readonly to: number }[] = [];
  const add = (kind: Bead, from: number, to: number) => {
    if (to >= from) runs.push({ kind, from, to });
  };
  const [first = 0, most = 0] = [start, stop];
  add("ring", 0, first - 1);
  add("full", first, most);
  add("ring", most + 1, final);
  add("point", Math.max(final, most) + 1, last);
  return runs;
}

/** `count` + 1 beads on one line: its dashes have no length and round ends. A ring is a bead on a larger one. */
export function Beads({
  kind,
  from,
  to,
  count,
  y,
}: {
  kind: Bead;
  from: number;
  to: number;
  count: number;
  y: string;
}) {
  const dots = (className: string | undefined) => (
    <line
      className={className}
      x1={`${from}%`}
      // A little further, so that the last dash is not lost to rounding.
      x2={`${count === 0 ? from : to + (0.01 * (to - from)) / count}%`}
      y1={y}
      y2={y}
      {...(count > 0 && { pathLength: count + 0.01, strokeDasharray: "0 1" })}
    />
  );
  return (
    <Fragment>
      {dots(css[kind])}
      {kind === "ring" && dots(css.hole)}
    </Fragment>
  );
}

export function Core({ x, y, radius }: { x: string; y: string; radius: number }) {
  return (
    <g className={css.core}>
      <circle className={css.coreRing} cx={x} cy={y} r={radius * 1.75} />
      <circle cx={x} cy={y} r={radius} />
    </g>
  );
}
