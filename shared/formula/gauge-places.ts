// Places marks and lines on a rod of the formula desk. Every rod has its own scale, and all have their threshold in one place and
// their maximum in another, so that the doses of all windows stand in one column. Pure: no width is known here. A place is a share
// of the rod's width and pixels beside it, which a drawing can use without being measured.
import type { Limit } from "./desk-facts.ts";
import type { DoseTotal } from "./verdict.ts";

/** x = share × width + shift, px. */
export interface Place {
  readonly share: number;
  readonly shift: number;
}

/** The drawing of a rod: wide beside the fields, or narrow. */
export interface Track {
  /** Between beads, over the whole width. Lines stand halfway between two beads. */
  readonly intervals: number;
  readonly threshold: number;
  readonly maximum: number;
  readonly europe: number;
  /** Size of the mark, px. */
  readonly mark: number;
  /** Least from the mark's centre to a line, and to a bead, px. */
  readonly clearance: number;
  /** Widths that it is drawn at, px. */
  readonly widths: readonly [number, ...number[]];
}

const halfway = (bead: number, intervals: number) => (bead + 0.5) / intervals;

export const wideTrack: Track = {
  intervals: 45,
  threshold: halfway(9, 45),
  maximum: halfway(31, 45),
  europe: halfway(41, 45),
  mark: 38,
  clearance: 24,
  widths: [540, 720, 960],
};

export const narrowTrack: Track = {
  intervals: 35,
  threshold: halfway(6, 35),
  maximum: halfway(24, 35),
  europe: halfway(31, 35),
  mark: 32,
  clearance: 20,
  widths: [280, 320, 350, 390, 420],
};

/** The values that a rod has lines at; null without the line. */
export interface Scale {
  /** Without it no claim waits for any dose, and there is no window. */
  readonly threshold: number | null;
  /** Right edge, the strictest of maximum and level; or the ceiling where there is no window. */
  readonly maximum: number | null;
  /** The other of the two, further right. */
  readonly europe: number | null;
}

/** A European level below the maximum ends the window: magnesium's. */
export const isLevelFirst = ({
  threshold,
  maximum,
  europe,
}: Pick<DoseTotal, "threshold" | "maximum" | "europe">): boolean =>
  maximum !== null &&
  europe !== null &&
  europe < maximum &&
  (threshold === null || europe > threshold);

/** What ends a scale that has nothing else. */
export const isCeiling = ({ kind }: Pick<Limit, "kind">): boolean =>
  kind === "agency" || kind === "practice";

export function scaleOf({
  threshold,
  maximum,
  europe,
  limits,
}: Pick<DoseTotal, "threshold" | "maximum" | "europe"> & {
  readonly limits: readonly Pick<DoseTotal["limits"][number], "kind" | "amount">[];
}): Scale {
  const advised = limits.filter(isCeiling).map(({ amount }) => amount);
  // An active whose claims need no dose still has a ceiling, where somebody names one.
  const ceiling = threshold === null && advised.length > 0 ? Math.min(...advised) : null;
  // An active that is not allowed at all has no scale for its dose.
  const edge = maximum === 0 ? null : (maximum ?? (europe === null ? ceiling : null));
  const isLine = europe !== null && europe !== edge && (threshold === null || europe > threshold);
  // What a State allows may be less than any claim takes: then there is no window.
  const isWindow = threshold !== null && (edge === null || threshold < edge);
  const isFirst = isLevelFirst({ threshold, maximum: edge, europe });
  return {
    threshold: isWindow ? threshold : null,
    maximum: isFirst ? europe : edge,
    europe: isFirst ? edge : isLine ? europe : null,
  };
}

/** Of a scale without any line, as strains have it, no place is a dose: nobody can pull or press one there. */
export const isMeasured = ({ threshold, maximum, europe }: Scale): boolean =>
  (threshold ?? maximum ?? europe) !== null;

const lerp = (from: Place, to: Place, share: number): Place => ({
  share: from.share + share * (to.share - from.share),
  shift: from.shift + share * (to.shift - from.shift),
});

const beside = ({ share, shift }: Place, pixels: number): Place => ({
  share,
  shift: shift + pixels,
});

export const xOf = ({ share, shift }: Place, width: number): number => share * width + shift;

const fixed = (share: number): Place => ({ share, shift: 0 });

/** A stretch of a rod between two lines or ends, and the doses that stand on it. */
interface Stretch {
  readonly from: Place;
  readonly to: Place;
  /** Places of the first and last centres of marks. */
  readonly first: Place;
  readonly last: Place;
  readonly above: number;
  /** Null: without end; the further from `above`, the nearer to the last place. */
  readonly upTo: number | null;
}

export interface Lines {
  readonly threshold: Place | null;
  readonly maximum: Place | null;
  readonly europe: Place | null;
}

export function placeLines(scale: Scale, track: Track): Lines {
  const { threshold, maximum, europe } = scale;
  return {
    threshold: threshold === null ? null : fixed(track.threshold),
    maximum: maximum === null ? null : fixed(track.maximum),
    europe: europe === null ? null : fixed(track.europe),
  };
}

export function listStretches(scale: Scale, track: Track): readonly Stretch[] {
  const lines = placeLines(scale, track);
  const stops = [
    { value: scale.threshold, place: lines.threshold },
    { value: scale.maximum, place: lines.maximum },
    { value: scale.europe, place: lines.europe },
  ]
    .flatMap(({ value, place }) => (value === null || place === null ? [] : [{ value, place }]))
    .toSorted((a, b) => a.value - b.value);
  const start = { value: 0, place: fixed(0) };
  return [start, ...stops].map(({ value, place }, at): Stretch => {
    const next = stops[at];
    const first = beside(place, at === 0 ? track.mark / 2 : track.clearance);
    if (next)
      return {
        from: place,
        to: next.place,
        first,
        last: beside(next.place, -track.clearance),
        above: value,
        upTo: next.value,
      };
    const end = beside(fixed(1), -track.mark / 2);
    // Past the European line at the right there is room for one place.
    const isLast = place.share > track.maximum;
    return {
      from: place,
      to: fixed(1),
      first,
      last: isLast ? first : end,
      above: value,
      upTo: null,
    };
  });
}

/** A dose on its threshold is past it, one on a limit is not. */
const isWithin = (amount: number, { upTo }: Stretch, { threshold }: Scale): boolean =>
  upTo === null || (upTo === threshold ? amount < upTo : amount <= upTo);

/** Centre of the mark of a dose. It is never nearer to a line than the clearance. */
export function placeDose(amount: number, scale: Scale, track: Track): Place {
  const stretches = listStretches(scale, track);
  // Nothing to measure it by.
  if (stretches.length === 1) return fixed(0.5);
  const stretch = stretches.find((each) => isWithin(amount, each, scale));
  if (!stretch) return fixed(0.5);
  const { first, last, above, upTo } = stretch;
  const share = upTo === null ? 1 - above / amount : (amount - above) / (upTo - above);
  return lerp(first, last, Math.min(Math.max(share, 0), 1));
}

/** "full": in the window; "ring": outside of it; "point": beyond the last level, or where no level is. */
export type BeadKind = "full" | "ring" | "point";

/** Beads one beside the other, of one kind: the first and the last, counted from the left. */
export interface BeadRun {
  readonly kind: BeadKind;
  readonly first: number;
  readonly last: number;
}

/** A gap in the beads: for a mark, or for the ring of a part. */
export interface Hole {
  readonly place: Place;
  readonly radius: number;
}

/** All beads of a rod, without those that a hole covers at any of its widths. */
export function listBeads(scale: Scale, track: Track, holes: readonly Hole[]): readonly BeadRun[] {
  const { threshold, maximum, europe } = placeLines(scale, track);
  const widest = track.widths[0];
  const share = (place: Place | null) => (place === null ? null : xOf(place, widest) / widest);
  const left = share(threshold);
  const right = share(maximum) ?? share(europe);
  const last = share(europe) ?? null;
  const isBeyond = (at: number) => last !== null && last > track.maximum && at > last;
  const isHidden = (at: number) =>
    holes.some(({ place, radius }) =>
      track.widths.some((width) => Math.abs(at * width - xOf(place, width)) < radius),
    );
  const runs: BeadRun[] = [];
  for (let bead = 0; bead <= track.intervals; bead += 1) {
    const at = bead / track.intervals;
    if (isHidden(at)) continue;
    const isIn = left !== null && at > left && (right === null || at < right);
    const kind = isIn ? "full" : isBeyond(at) || !isMeasured(scale) ? "point" : "ring";
    const run = runs.at(-1);
    if (run && run.kind === kind && run.last === bead - 1)
      runs[runs.length - 1] = { ...run, last: bead };
    else runs.push({ kind, first: bead, last: bead });
  }
  return runs;
}
