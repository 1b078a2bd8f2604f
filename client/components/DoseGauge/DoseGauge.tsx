// The scale of a dose: beads between two ends, the lines of its limits, and marks where doses stand. Drawn in shares of its width, so
// that the server's page has it right in every window. Words beside it say all that it shows: it is hidden from screen readers.
import { memo } from "react";
import { SignParts } from "#client/components/Sign/Sign.tsx";
import type { Sign } from "#shared/formula/findings.ts";
import { placeAbove, widthOf } from "#shared/formula/gauge-labels.ts";
import {
  type BeadRun,
  type Lines as LinePlaces,
  listBeads,
  type Place,
  placeDose,
  placeLines,
  type Scale,
  type Track,
  wideTrack,
} from "#shared/formula/gauge-places.ts";
import css from "./DoseGauge.module.css";
import { type GaugeTexts, sideOf, textAtLevel, Values } from "./LineValues.tsx";

/** The line of beads beside one field, px below the top. */
export const beadLine = 66;
/** The dose above its mark, px. */
const doseGap = 13;
/** Radius of the ring of a part, and of what it keeps free. */
const partRadius = 6.5;
const partHole = 11;
const valueDrop = 36;
/** Size of doses, px. */
const doseSize = 15;
/** What a text takes of a line: above the line that it stands on, and below, px. */
const ascent = 14;
const descent = 6;

/** Parts of a line, px from the top, that it leaves to texts. */
type Gaps = readonly (readonly [from: number, to: number])[];
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
  const lines = placeLines(scale, track);
  const level = lines.europe ?? unsetLevel(texts, lines, track);
  const doses = marks.map((mark) => {
    const place = placeDose(mark.amount, scale, track);
    const width = texts && mark.text ? widthOf(mark.text, doseSize) : 0;
    return { ...mark, place, ...placeAbove(place, width, { ...lines, europe: level }, track) };
  });
  const doseTop = -track.mark / 2 - gap;
  const below = top + drop;
  const levelText = textAtLevel(texts, lines, track);
  // Two texts stand there where a maximum is missing beside a European level.
  const isShared = lines.europe !== null && Boolean(texts?.open);
  const levelSide =
    level && levelText ? (isShared ? "middle" : sideOf(level, levelText, lines, track)) : "end";
  // A level that nobody has set has no line through the words that say so.
  const drawn = lines.europe === null && levelSide === "middle" ? null : level;
  const gaps: Gaps = [
    ...(doses.some(({ makesRoom }) => makesRoom) ? [around(top + doseTop)] : []),
    ...(levelSide === "middle" ? [around(below)] : []),
  ];
  const rings = parts.map((part) => ({ ...part, place: placeDose(part.amount, scale, track) }));
  const holes = [
    ...doses.map(({ place }) => ({ place, radius: track.clearance })),
    ...rings.map(({ place }) => ({ place, radius: partHole })),
  ];
  return (
    <svg className={css.gauge} data-track={track.intervals} aria-hidden="true">
      {texts && <Lines {...{ lines, gaps, isPractice, isSerum }} level={drawn} />}
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
      {texts && <Values {...{ lines, track, level, levelSide, levelText, texts, top: below }} />}
      {doses.map(({ place, sign, text, shift }, at) => (
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
            <text className={css.dose} x={round(shift)} y={doseTop} textAnchor="middle">
              {text}
            </text>
          )}
        </At>
      ))}
    </svg>
  );
});

const around = (baseline: number) => [baseline - ascent, baseline + descent] as const;

/** A maximum with no European level beside it: its place stays, and says so. */
const unsetLevel = (
  texts: GaugeTexts | null,
  { maximum, europe }: LinePlaces,
  track: Track,
): Place | null =>
  texts && texts.open !== null && maximum !== null && europe === null
    ? { share: track.europe, shift: 0 }
    : null;

/** The window and the lines of the limits. */
function Lines({
  lines,
  level,
  gaps,
  isPractice,
  isSerum,
}: {
  lines: LinePlaces;
  level: Place | null;
  gaps: Gaps;
  isPractice: boolean;
  isSerum: boolean;
}) {
  const right = lines.maximum ?? lines.europe;
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
      {level && <Line at={level} kind="europe" gaps={gaps} />}
    </>
  );
}

function Line({
  at,
  kind,
  gaps = [],
}: {
  at: Place;
  kind: "law" | "practice" | "europe";
  gaps?: Gaps;
}) {
  const x = percent(at.share);
  const ends = [0, ...gaps.flat(), "100%"];
  return [0, ...gaps].map((_, part) => (
    <line
      className={css.line}
      data-kind={kind}
      x1={x}
      x2={x}
      y1={ends[2 * part]}
      y2={ends[2 * part + 1]}
      key={ends[2 * part]}
    />
  ));
}
