// The container of the formula: a capsule to scale, whose beads are counted, five milligrams each; or a bottle of a hundred beads, one per
// cent each. The empty places are what is left for the carrier. Drawn from data alone; words beside it say the same.
import { memo } from "react";
import type { ActiveFacts } from "#shared/formula/desk-facts.ts";
import type { Container } from "#shared/formula/formula.ts";
import {
  type Bead,
  bottlePlaces,
  capsuleOf,
  type Fill,
  fillBeads,
  milligramsOfBead,
  type Vessel as VesselData,
} from "#shared/formula/vessel-places.ts";
import { legend } from "#shared/generated/legend.ts";
import css from "./Vessel.module.css";

export interface Part {
  readonly slug: string;
  readonly category: ActiveFacts["category"];
  /** mg, or per cent. */
  readonly amount: number;
  readonly name: string;
  /** "33 mg". */
  readonly text: string;
}

/** As the legend has it where a category is not in it. */
const unknownColour = "#6B746F";
const colourOf = (category: string) => legend[category]?.colour ?? unknownColour;

/** Capsules drawn side by side, at most; of more, one that holds its share, and their number. */
const mostDrawn = 2;
/** Room for capsules side by side, px. */
const room = 224;
const gap = 10;
/** Least from one name to the next, px: with an amount below it, and alone. */
const nameGaps = { amount: 36, alone: 20 };
/** Least from the top to the highest name, below the number of many capsules, and from the lowest to the bottom, px. */
const nameInsets = { top: 12, topOfMany: 44, bottom: 24 };
/** Longest name that stands beside a capsule, signs. */
const longestName = 13;

/** Rows that are added fade in. */
function Beads({
  vessel: { places, radius, pitch },
  fill: { layers, rest },
  parts,
  offset = 0,
  share = 1,
}: {
  vessel: Pick<VesselData, "places" | "radius" | "pitch">;
  fill: Fill;
  parts: readonly Part[];
  /** Beads that lie in the capsules before. */
  offset?: number;
  /** Share of their size that is shown. */
  share?: number;
}) {
  const filled = layers.reduce((sum, { count }) => sum + count, 0);
  const whole = rest > 0 ? Math.max(0, filled - (rest >= 0.5 ? 1 : 0)) : filled;
  const last = rest > 0 ? places[whole - offset] : undefined;
  const lastLayer = layers.findLast(({ count, amount }) => count > 0 || amount > 0);
  const categoryOf = (slug: string) => parts.find((part) => part.slug === slug)?.category ?? "";
  // Beads of a row are dashes of one line, without length and with round ends.
  const dashes = `0 ${pitch}`;
  return (
    <>
      <path
        className={css.places}
        strokeWidth={Number((2 / share).toFixed(1))}
        strokeDasharray={dashes}
        d={drawRows(places.slice(Math.max(0, whole + (last ? 1 : 0) - offset))).join("")}
      />
      {layers.map(({ slug, first, count }) => (
        <g
          stroke={colourOf(categoryOf(slug))}
          strokeWidth={2 * radius}
          strokeLinecap="round"
          strokeDasharray={dashes}
          key={slug}
        >
          {drawRows(
            places.slice(
              Math.max(0, first - offset),
              Math.max(0, Math.min(first + count, whole) - offset),
            ),
          ).map((row) => (
            <path className={css.bead} d={row} key={row.split("h")[0]} />
          ))}
        </g>
      ))}
      {last && lastLayer && (
        <g
          stroke={colourOf(categoryOf(lastLayer.slug))}
          fill={colourOf(categoryOf(lastLayer.slug))}
        >
          <circle className={css.partly} cx={last.x} cy={last.y} r={radius - 0.6} />
          <path
            stroke="none"
            d={`M${last.x - radius} ${last.y}a${radius} ${radius} 0 0 0 ${2 * radius} 0z`}
          />
        </g>
      )}
    </>
  );
}

/** Neighbouring beads of each row as a line, a little longer, so that the last dash is not lost to rounding. */
const drawRows = (beads: readonly Bead[]): readonly string[] =>
  beads.flatMap(({ x, y }, at) => {
    if (beads[at - 1]?.y === y) return [];
    const last = beads.findLast((bead) => bead.y === y)?.x ?? x;
    return `M${x} ${y}h${Number((last - x + 0.2).toFixed(1))}`;
  });

/** Names at the right, none over another, from below; with a line to where each lies. Where there is no room for all, the most. */
function placeNames(
  names: readonly {
    readonly y: number;
    readonly count: number;
    readonly name: string;
    readonly text: string;
  }[],
  height: number,
  isMany: boolean,
) {
  const gap = isMany ? nameGaps.alone : nameGaps.amount;
  const top = isMany ? nameInsets.topOfMany : nameInsets.top;
  let lowest = height - nameInsets.bottom;
  let highest = top;
  return names
    .toSorted((a, b) => b.count - a.count)
    .slice(0, 1 + Math.floor((lowest - top) / gap))
    .toSorted((a, b) => b.y - a.y)
    .map((name) => {
      const y = Math.min(name.y, lowest);
      lowest = y - gap;
      return { ...name, y };
    })
    .toReversed()
    .map((name) => {
      const y = Math.max(name.y, highest);
      highest = y + gap;
      return { ...name, y };
    })
    .toReversed();
}

function Capsule({
  vessel,
  fill,
  parts,
  carrier,
  offset,
  isMany,
  share,
}: {
  vessel: VesselData;
  fill: Fill;
  parts: readonly Part[];
  /** Beside the empty places; null without names. */
  carrier: readonly string[] | null;
  offset: number;
  /** It holds what one of many does, which no amount of the day is. */
  isMany: boolean;
  share: number;
}) {
  const { width, height, places } = vessel;
  const wide = carrier ? Math.max(width, room) : width;
  const end = width / 2;
  const cap = height * 0.52;
  const filled = fill.layers.reduce((sum, { count }) => sum + count, 0);
  const top = places.at(-1)?.y ?? 0;
  const level = places[Math.min(filled, places.length - 1)]?.y ?? height;
  const names = carrier
    ? placeNames(
        fill.layers.flatMap(({ slug, first, count }) => {
          const part = parts.find((each) => each.slug === slug);
          const from = places[first];
          const to = places[first + count - 1];
          return part && from && to && count > 0
            ? [{ y: (from.y + to.y) / 2, count, name: part.name, text: part.text }]
            : [];
        }),
        height,
        isMany,
      )
    : [];
  const highest = names.at(-1)?.y ?? height;
  const carrierY = Math.min((top + level) / 2, highest - nameGaps.amount);
  const isRoomy = !isMany && filled < places.length && carrierY > nameInsets.top;
  return (
    <svg
      className={css.drawing}
      data-names={carrier !== null || undefined}
      viewBox={`0 0 ${wide} ${height}`}
      width={Math.round(wide * share)}
      height={Math.round(height * share)}
      aria-hidden="true"
    >
      <rect
        className={css.shell}
        x=".65"
        y=".65"
        width={(width - 1.3).toFixed(1)}
        height={(height - 1.3).toFixed(1)}
        rx={end}
      />
      <path className={css.seam} d={`M.65 ${cap.toFixed(1)}H${(width - 0.65).toFixed(1)}`} />
      <Beads {...{ vessel, fill, parts, offset, share }} />
      {carrier && isRoomy && (
        <g transform={`translate(${width} ${carrierY})`}>
          <path className={css.lead} d="M4 0h10" />
          {carrier.map((line, at) => (
            <text className={css.quiet} x="19" y={carrier.length > 1 ? at * 16 - 4 : 4} key={line}>
              {line}
            </text>
          ))}
        </g>
      )}
      {names.map(({ y, name, text }) => (
        <g transform={`translate(${width} ${y})`} key={name}>
          <path className={css.lead} d="M4 0h10" />
          <text className={css.label} x="19" y={isMany ? 4 : -3}>
            {name.length > longestName ? `${name.slice(0, longestName - 1)}…` : name}
          </text>
          {!isMany && (
            <text className={css.amount} x="19" y="13">
              {text}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}

/** "porteur à ajouter", on two lines. */
const breakOnce = (text: string): readonly string[] => {
  const [first = "", ...rest] = text.split(" ");
  return rest.length > 0 ? [first, rest.join(" ")] : [first];
};

export const Capsules = memo(function Capsules({
  container,
  capacity,
  units,
  parts,
  carrier = null,
  times,
  share: given = 1,
}: {
  container: Container;
  capacity: number;
  /** A day, at least. */
  units: number;
  parts: readonly Part[];
  /** Beside the empty places; null where nothing is named. */
  carrier?: string | null;
  /** Beside one of many: "× 8". */
  times: string;
  /** Share of the size that is to scale: what is drawn is the same. */
  share?: number;
}) {
  const isMany = units > mostDrawn;
  const drawn = isMany ? 1 : Math.max(1, units);
  const vessel = capsuleOf(container, capacity);
  if (!vessel) return null;
  const share =
    drawn === 1 ? given : Math.min(given, (room - (drawn - 1) * gap) / drawn / vessel.width);
  const held = isMany ? parts.map((part) => ({ ...part, amount: part.amount / units })) : parts;
  const fill = fillBeads(held, milligramsOfBead);
  return (
    <div className={css.capsules}>
      {Array.from({ length: drawn }, (_, at) => (
        <Capsule
          vessel={vessel}
          fill={fill}
          parts={held}
          carrier={drawn === 1 && carrier !== null ? breakOnce(carrier) : null}
          offset={at * vessel.places.length}
          isMany={isMany}
          share={share}
          key={at}
        />
      ))}
      {isMany && <span className={css.times}>{times}</span>}
    </div>
  );
});

const bottle = { width: 150, height: 300 };
const bottleOutline = "M56 112V98H94V112C94 130 150 122 150 150V299H.65V150C.65 122 56 130 56 112Z";

/** A dropper bottle: a hundred places. */
export const Bottle = memo(function Bottle({
  parts,
  base,
  percent,
  rest,
}: {
  parts: readonly Part[];
  base: string;
  /** "8 %" of actives, "92 %" of the base; null where no dose is known. */
  percent: string | null;
  rest: string;
}) {
  const pitch = 13.1;
  const places = bottlePlaces(16, 285, pitch);
  const fill = fillBeads(parts, 1);
  const filled = fill.layers.reduce((sum, { count }) => sum + count, 0);
  const level = places[Math.min(99, Math.floor(filled / 2))]?.y ?? 285;
  const middle = Math.max(150, (165 + (places[Math.min(99, filled)]?.y ?? 285)) / 2 - 8);
  return (
    <svg
      className={css.drawing}
      data-names=""
      viewBox={`0 0 ${room} ${bottle.height}`}
      width={room}
      height={bottle.height}
      aria-hidden="true"
    >
      <path className={css.shell} d="M58 62V17a17 17 0 0 1 34 0V62M48 62h54v36H48zM48 72h54" />
      <path className={css.shell} d={bottleOutline} />
      <Beads vessel={{ places, pitch, radius: 5.2 }} fill={fill} parts={parts} />
      <g transform={`translate(${bottle.width} ${middle})`}>
        <path className={css.lead} d="M5 0h17" />
        <text className={css.quiet} x="28" y="-3">
          {base}
        </text>
        <text className={css.quiet} x="28" y="13">
          {rest}
        </text>
      </g>
      {percent && (
        <g transform={`translate(${bottle.width} ${level})`}>
          <path className={css.lead} d="M5 0h17" />
          <text className={css.label} x="28" y="4">
            {percent}
          </text>
        </g>
      )}
    </svg>
  );
});

/** A stick, whose content nobody has said. */
export function Stick() {
  return (
    <svg className={css.drawing} viewBox="0 0 60 200" width="60" height="200" aria-hidden="true">
      <path className={css.shell} d="M.65 .65H59.35V199.35H.65zM.65 12H59.35M.65 188H59.35" />
    </svg>
  );
}
