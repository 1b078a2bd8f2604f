// Amounts on a line of beads: full where the active may be used and claimed, rings outside, points beyond the last limit; the
// usual amount is the lit core. Drawn twice, for wide and for narrow windows; the table below says the same.
import { Fragment } from "react";
import { Say } from "#client/components/Text/Text.tsx";
import { textOf } from "#shared/editions/edition.ts";
import type { DoseScale as Scale, ScaleMark } from "#shared/pages/sheet-status.ts";
import css from "./DoseScale.module.css";
import { placeLabels } from "./place-labels.ts";

/** Widths in px, heights in em, so that larger letters find room. */
interface Layout {
  readonly name: "wide" | "narrow";
  readonly beads: number;
  readonly width: number;
  readonly label: number;
}

const layouts: readonly Layout[] = [
  { name: "wide", beads: 61, width: 860, label: 140 },
  { name: "narrow", beads: 31, width: 300, label: 92 },
];

/** Heights in em: the line, the labels below it, and how far one goes down to clear another. */
const line = 7;
const labels = line + 2.2;
const step = 4.6;

export function DoseScale({ scale }: { scale: Scale }) {
  return (
    <div className={css.scale}>
      {layouts.map((layout) => (
        <Drawing scale={scale} layout={layout} key={layout.name} />
      ))}
      <ul className={css.key} aria-hidden="true">
        {scale.key.map(({ bead, label }) => (
          <li className={css.keyItem} key={bead}>
            <svg className={css.sample} aria-hidden="true">
              {bead === "core" ? (
                <Core x="50%" y="50%" small />
              ) : (
                <Beads kind={bead} from={15} to={85} count={2} y="50%" />
              )}
            </svg>
            <Say of={label} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Drawing({ scale, layout }: { scale: Scale; layout: Layout }) {
  const { beads, width, label, name } = layout;
  const placed = placeLabels(scale.limits, width, label, name === "narrow");
  const levels = Math.max(0, ...placed.map(({ level }) => level));
  const y = `${line}em`;
  const last = beads - 1;
  return (
    <svg
      className={css[name]}
      role="img"
      aria-label={textOf(scale.alt)}
      height={`${labels + step * (levels + 1)}em`}
    >
      {runsOf(scale, last).map(({ kind, from, to }) => (
        <Beads
          kind={kind}
          from={(100 * from) / last}
          to={(100 * to) / last}
          count={to - from}
          y={y}
          key={from}
        />
      ))}
      {placed.map(({ mark, side, level }) => (
        <svg x={percent(mark.at)} overflow="visible" aria-hidden="true" key={mark.at}>
          <line
            className={css.stem}
            y1={`${line + 0.65}em`}
            y2={`${labels - 0.1 + step * level}em`}
          />
          <Label mark={mark} side={side} y={labels + step * level} width={label} height={step} />
        </svg>
      ))}
      {scale.usual && (
        <>
          {[...new Set([scale.usual.from, scale.usual.to])].map((at) => (
            <Core x={percent(at)} y={y} small={name === "narrow"} key={at} />
          ))}
          <svg x={percent(scale.usual.mark.at)} overflow="visible" aria-hidden="true">
            <line className={css.stem} y1={`${line - 1.9}em`} y2={`${line - 1.1}em`} />
            <Label
              mark={scale.usual.mark}
              side={scale.usual.mark.at > 0.6 ? "left" : "right"}
              y={0}
              width={label * 2}
              height={line - 2}
              above
            />
          </svg>
        </>
      )}
    </svg>
  );
}

function Label({
  mark,
  side,
  y,
  width,
  height,
  above = false,
}: {
  mark: ScaleMark;
  side: "right" | "left" | "middle";
  y: number;
  width: number;
  height: number;
  above?: boolean;
}) {
  return (
    <foreignObject
      className={css.label}
      x={{ right: 0, left: -width, middle: -width / 2 }[side]}
      y={`${y}em`}
      width={width}
      height={`${height}em`}
      data-side={side}
      data-above={above || undefined}
    >
      <div className={css.words}>
        <span className={css.amount}>
          <Say of={mark.amount} />
        </span>
        <span className={css.name}>
          <Say of={mark.label} />
        </span>
      </div>
    </foreignObject>
  );
}

type Bead = "full" | "ring" | "point";

/** Neighbouring beads of one form, from the first to the last of them. */
function runsOf({ full, end }: Scale, last: number) {
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
function Beads({
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

function Core({ x, y, small }: { x: string; y: string; small: boolean }) {
  const radius = small ? 7 : 9;
  return (
    <g className={css.core}>
      <circle className={css.coreRing} cx={x} cy={y} r={radius * 1.75} />
      <circle cx={x} cy={y} r={radius} />
    </g>
  );
}

const percent = (at: number) => `${(at * 100).toFixed(2)}%`;
