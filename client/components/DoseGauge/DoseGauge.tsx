// The scale of a dose: beads between two ends, the lines of its limits, and marks where doses stand. Drawn in shares of its width, so
// that the server's page has it right in every window. Words beside it say all that it shows: it is hidden from screen readers.
import { memo } from "react";
import { SignParts } from "#client/components/Sign/Sign.tsx";
import type { Sign } from "#shared/formula/findings.ts";
import {
  type BeadRun,
  listBeads,
  type Place,
  placeDose,
  placeLines,
  type Scale,
  type Track,
  wideTrack,
} from "#shared/formula/gauge-places.ts";
import css from "./DoseGauge.module.css";

/** Texts at its lines; null without a text. */
export interface GaugeTexts {
  readonly threshold: string | null;
  readonly maximum: string | null;
  readonly europe: string | null;
  /** Its lines have names. */
  readonly isLevelFirst?: true;
  readonly open: string | null;
}

/** The line of beads beside one field, px below the top. */
export const beadLine = 66;
/** The dose above its mark, px. */
const doseGap = 13;
/** Radius of the ring of a part, and of what it keeps free. */
const partRadius = 6.5;
const partHole = 11;
const valueDrop = 36;
const valueGap = 6;
/** The ground goes on beside the rod, px. */
const edge = 24;

const percent = (share: number) => `${Number((100 * share).toFixed(3))}%`;
const round = (pixels: number) => Number(pixels.toFixed(2));

/** Something at a place, whose own 0, 0 is there. */
function At({
  place,
  top,
  className,
  children,
}: {
  place: Place;
  top: number;
  className?: string | undefined;
  children: React.ReactNode;
}) {
  return (
    <svg
      x={percent(place.share)}
      y={top}
      width="1"
      height="1"
      className={css.spot}
      aria-hidden="true"
    >
      <g className={className} transform={`translate(${round(place.shift)})`}>
        {children}
      </g>
    </svg>
  );
}

function Beads({
  run: { kind, first, last },
  track,
  top,
}: {
  run: BeadRun;
  track: Track;
  top: number;
}) {
  const from = percent(first / track.intervals);
  // Half a step further, so that a single bead has a length to repeat it on.
  const to = percent((last + 0.5) / track.intervals);
  const line = { x1: from, x2: to, y1: top, y2: top, pathLength: last - first + 0.5 };
  return (
    <>
      <line className={css.beads} data-kind={kind} {...line} />
      {kind === "ring" && <line className={css.hollow} {...line} />}
    </>
  );
}

export const DoseGauge = memo(function DoseGauge({
  scale,
  track,
  marks,
  parts = [],
  texts = null,
  isPractice = false,
  isSerum = false,
  top = beadLine,
  gap = doseGap,
  drop = valueDrop,
}: {
  scale: Scale;
  track: Track;
  /** Doses that stand on it. */
  marks: readonly { readonly amount: number; readonly sign: Sign; readonly text: string | null }[];
  /** Sums up to each part but the last, with what is written there. */
  parts?: readonly { readonly amount: number; readonly text: string }[];
  /** Null: it is drawn without its window and its lines. */
  texts?: GaugeTexts | null;
  /** The right edge is what is usual, as the left one of a serum is. */
  isPractice?: boolean;
  isSerum?: boolean;
  top?: number;
  /** From the mark up to its dose, and from the beads down to the values. */
  gap?: number;
  drop?: number;
}) {
  const doses = marks.map((mark) => ({ ...mark, place: placeDose(mark.amount, scale, track) }));
  const rings = parts.map((part) => ({ ...part, place: placeDose(part.amount, scale, track) }));
  const holes = [
    ...doses.map(({ place }) => ({ place, radius: track.clearance })),
    ...rings.map(({ place }) => ({ place, radius: partHole })),
  ];
  return (
    <svg className={css.gauge} data-track={track.intervals} aria-hidden="true">
      {texts && <Lines {...{ scale, track, texts, isPractice, isSerum }} />}
      {listBeads(scale, track, holes).map((run) => (
        <Beads run={run} track={track} top={top} key={run.first} />
      ))}
      {rings.map(({ place, text, amount }) => (
        <At place={place} top={top} key={amount}>
          <circle className={css.part} r={partRadius} />
          {/* Where it would lie below that of the sum, fields and texts say it. */}
          {track === wideTrack && (
            <text className={css.value} y={-16} textAnchor="middle">
              {text}
            </text>
          )}
        </At>
      ))}
      {texts && <Values {...{ scale, track, texts, top: top + drop }} />}
      {doses.map(({ place, sign, text }, at) => (
        <At place={place} top={top} className={css.mark} key={at}>
          <circle className={css.halo} r={track.mark / 2 + 9} />
          <svg
            x={-track.mark / 2}
            y={-track.mark / 2}
            width={track.mark}
            height={track.mark}
            viewBox="0 0 40 40"
            aria-hidden="true"
          >
            <SignParts of={sign} />
          </svg>
          {text && (
            <text className={css.dose} y={-track.mark / 2 - gap} textAnchor="middle">
              {text}
            </text>
          )}
        </At>
      ))}
    </svg>
  );
});

/** A maximum with no European level beside it: its place stays, and says so. */
const unsetLevel = (
  { open }: GaugeTexts,
  { maximum, europe }: ReturnType<typeof placeLines>,
  track: Track,
): Place | null =>
  open !== null && maximum !== null && europe === null ? { share: track.europe, shift: 0 } : null;

/** The window and the lines of the limits. */
function Lines({
  scale,
  track,
  texts,
  isPractice,
  isSerum,
}: {
  scale: Scale;
  track: Track;
  texts: GaugeTexts;
  isPractice: boolean;
  isSerum: boolean;
}) {
  const lines = placeLines(scale, track);
  const right = lines.maximum ?? lines.europe;
  const europe = lines.europe ?? unsetLevel(texts, lines, track);
  return (
    <>
      {lines.threshold && (
        <>
          <rect
            className={css.window}
            x={percent(lines.threshold.share)}
            y="0"
            width={percent((right?.share ?? 1) - lines.threshold.share)}
            height="100%"
          />
          {!right && <rect className={css.window} x="100%" y="0" width={edge} height="100%" />}
          <Line at={lines.threshold} kind={isSerum ? "practice" : "law"} />
        </>
      )}
      {lines.maximum && <Line at={lines.maximum} kind={isPractice ? "practice" : "law"} />}
      {europe && <Line at={europe} kind="europe" />}
    </>
  );
}

/** Texts at the lines. */
function Values({
  scale,
  track,
  texts,
  top,
}: {
  scale: Scale;
  track: Track;
  texts: GaugeTexts;
  top: number;
}) {
  const lines = placeLines(scale, track);
  const unset = unsetLevel(texts, lines, track);
  return (
    <>
      {texts.threshold && lines.threshold && (
        <Value at={lines.threshold} top={top} stop="threshold" text={texts.threshold} />
      )}
      {texts.maximum && lines.maximum && (
        <Value at={lines.maximum} top={top} stop="maximum" text={texts.maximum} />
      )}
      {/* With a name there is no room for the second on a phone. */}
      {texts.europe && lines.europe && !(texts.isLevelFirst && track !== wideTrack) && (
        <Value at={lines.europe} top={top} stop="europe" text={texts.europe} />
      )}
      {texts.open && unset && <Value at={unset} top={top} text={texts.open} />}
      {texts.open && !unset && (
        <text className={css.value} x="100%" dx={-valueGap} y={top} textAnchor="end">
          {texts.open}
        </text>
      )}
    </>
  );
}

function Line({ at, kind }: { at: Place; kind: "law" | "practice" | "europe" }) {
  const x = percent(at.share);
  return <line className={css.line} data-kind={kind} x1={x} x2={x} y1="0" y2="100%" />;
}

function Value({
  at,
  top,
  stop,
  text,
}: {
  at: Place;
  top: number;
  stop?: "threshold" | "maximum" | "europe";
  text: string;
}) {
  return (
    <text
      className={css.value}
      data-stop={stop}
      x={percent(at.share)}
      dx={-valueGap}
      y={top}
      textAnchor="end"
    >
      {text}
    </text>
  );
}
