// Amounts on a line of beads: full where the active may be used and claimed, rings outside, points beyond the last limit; the
// usual amount is the lit core. Drawn twice, for wide and for narrow windows; the table below says the same.
import { Beads, Core, runsOf } from "#client/components/DoseBeads/DoseBeads.tsx";
import { Text } from "#client/components/Text/Text.tsx";
import { textOf } from "#shared/editions/edition.ts";
import type { DoseScale as Scale, ScaleMark } from "#shared/pages/sheet-status.ts";
import css from "./DoseScale.module.css";
import { placeLabels } from "./place-labels.ts";

/** The least width of a scale and the widest label (see the styles), in px; heights are in em, so that larger letters find room. */
interface Layout {
  readonly name: "wide" | "narrow";
  readonly beads: number;
  readonly width: number;
  readonly label: number;
}

const layouts: readonly Layout[] = [
  { name: "wide", beads: 61, width: 860, label: 140 },
  { name: "narrow", beads: 31, width: 264, label: 104 },
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
            <Text of={label} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Drawing({ scale, layout }: { scale: Scale; layout: Layout }) {
  const { beads, width, label, name } = layout;
  const placed = placeLabels(scale.limits, width, label);
  const levels = Math.max(0, ...placed.map(({ level }) => level));
  const y = `${line}em`;
  const last = beads - 1;
  const { usual } = scale;
  const isLimit = (at: number) => scale.limits.some((mark) => mark.at === at);
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
      {placed.map(({ mark, level }) => (
        <Stem at={mark.at} from={line + 0.65} to={labels - 0.1 + step * level} key={mark.at} />
      ))}
      {usual && (
        <>
          {[...new Set([usual.from, usual.to])].map((at) => (
            // A core on a limit is smaller, which leaves the stem of the limit in view.
            <Core
              x={percent(at)}
              y={y}
              radius={isLimit(at) ? 5 : name === "narrow" ? 7 : 9}
              key={at}
            />
          ))}
          <Stem at={usual.mark.at} from={line - 1.9} to={line - 1.1} />
        </>
      )}
      {placed.map(({ mark, side, level }) => (
        <Label mark={mark} side={side} y={labels + step * level} height={step} key={mark.at} />
      ))}
      {usual && (
        <Label
          mark={usual.mark}
          side={usual.mark.at > 0.6 ? "left" : "right"}
          y={0}
          height={line - 2}
          above
        />
      )}
    </svg>
  );
}

/** A stem from one height to another, in em. */
function Stem({ at, from, to }: { at: number; from: number; to: number }) {
  const x = percent(at);
  return <line className={css.stem} x1={x} x2={x} y1={`${from}em`} y2={`${to}em`} />;
}

/**
 * Beside its stem, or as far from there as keeps all of it within the scale, whatever its letters are: what stands before it gives
 * way. Attributes say where, as styles may not stand in the page.
 */
function Label({
  mark,
  side,
  y,
  height,
  above = false,
}: {
  mark: ScaleMark;
  side: "left" | "right";
  /** Position in em, as the height. */
  y: number;
  height: number;
  above?: boolean;
}) {
  return (
    <foreignObject className={css.label} x="0" y={`${y}em`} width="100%" height={`${height}em`}>
      <div className={css.track} data-side={side} data-above={above || undefined}>
        <svg
          className={css.before}
          width={percent(side === "left" ? 1 - mark.at : mark.at)}
          height="0"
          aria-hidden="true"
        />
        <div className={css.words}>
          <Text as="span" className={css.amount} of={mark.amount} />
          <Text as="span" className={css.name} of={mark.label} />
        </div>
      </div>
    </foreignObject>
  );
}

const percent = (at: number) => `${(at * 100).toFixed(2)}%`;
