// The texts at the lines of a rod: beside them where there is room at every width, else over the European line, which is cut there, or
// left out where nobody has set a level.
import { placeAbove, placeBeside, widthOf } from "#shared/formula/gauge-labels.ts";
import { type Lines, type Place, type Track, wideTrack } from "#shared/formula/gauge-places.ts";
import css from "./DoseGauge.module.css";

/** Texts at its lines; null without a text. */
export interface GaugeTexts {
  readonly threshold: string | null;
  readonly maximum: string | null;
  readonly europe: string | null;
  /** That of Europe where there is no room for its name, on phones. */
  readonly narrow?: string;
  readonly open: string | null;
}

/** From a line to its text, and the size of that, px. */
const gap = 6;
const size = 13;

export function textAtLevel(texts: GaugeTexts | null, { europe }: Lines, track: Track) {
  if (!texts) return null;
  if (!europe) return texts.open;
  return track === wideTrack ? texts.europe : (texts.narrow ?? texts.europe);
}

type Side = ReturnType<typeof placeBeside>;

const atEnd: Place = { share: 1, shift: 0 };

/** Where a text over the European line has its middle: as near to the line as that of the maximum, and the ground, let it. */
function middleOf(level: Place, text: string, lines: Lines, track: Track): Place {
  const width = widthOf(text, size);
  return { ...level, shift: placeAbove(level, width, { ...lines, europe: null }, track).shift };
}

/** Where a text begins that has its middle at a place. */
const beforeText = ({ share, shift }: Place, text: string): Place => ({
  share,
  shift: shift - widthOf(text, size) / 2,
});

export const sideOf = (place: Place, text: string, lines: Lines, track: Track) =>
  placeBeside(place, widthOf(text, size) + gap, lines, track);

/** Texts at the lines. */
export function Values({
  lines,
  track,
  level,
  levelSide,
  levelText,
  texts,
  top,
}: {
  lines: Lines;
  track: Track;
  level: Place | null;
  levelSide: Side;
  levelText: string | null;
  texts: GaugeTexts;
  top: number;
}) {
  const text = levelText ?? "";
  const levelAt = level && levelSide === "middle" ? middleOf(level, text, lines, track) : level;
  return (
    <>
      {texts.threshold && lines.threshold && (
        <Value at={lines.threshold} top={top} stop="threshold" text={texts.threshold} />
      )}
      {texts.maximum && lines.maximum && (
        <Value at={lines.maximum} top={top} stop="maximum" text={texts.maximum} />
      )}
      {text && levelAt && (
        <Value
          at={levelAt}
          top={top}
          stop={lines.europe ? "europe" : undefined}
          text={text}
          side={levelSide}
        />
      )}
      {texts.open && (lines.europe || !levelAt) && (
        <Value at={levelAt ? beforeText(levelAt, text) : atEnd} top={top} text={texts.open} />
      )}
    </>
  );
}

function Value({
  at,
  top,
  stop,
  text,
  side = "end",
}: {
  at: Place;
  top: number;
  stop?: "threshold" | "maximum" | "europe" | undefined;
  text: string;
  side?: Side;
}) {
  const beside = { end: -gap, middle: 0, start: gap }[side];
  return (
    <text
      className={css.value}
      data-stop={stop}
      x={`${Number((100 * at.share).toFixed(3))}%`}
      dx={Number((at.shift + beside).toFixed(2))}
      y={top}
      textAnchor={side}
    >
      {text}
    </text>
  );
}
