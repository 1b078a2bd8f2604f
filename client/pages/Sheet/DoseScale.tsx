// Amounts on a line of beads: full where the active may be used and claimed, rings outside, points beyond the last limit; the
// usual amount is the lit core. Drawn twice, for wide and for narrow windows; the table below says the same.
import { Beads, Core, runsOf } from "#client/components/DoseBeads/DoseBeads.tsx";
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
                <Core x="50%" y="50%" radius={7} />
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
            <Core x={percent(at)} y={y} radius={name === "narrow" ? 7 : 9} key={at} />
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

const percent = (at: number) => `${(at * 100).toFixed(2)}%`;
