// Places texts on a rod where no line strikes them out, at any of the widths that it is drawn at. No text is measured: its signs tell its
// width. Lines of law are never crossed; that of the European level makes room for a text that cannot stand elsewhere.
import { type Lines, type Place, type Track, xOf } from "./gauge-places.ts";

/** Widths of signs, em: of figures, of "m", of what stands between figures, of the rest. */
const ems: readonly (readonly [RegExp, number])[] = [
  [/\d/, 0.64],
  [/m/, 0.9],
  [/[\s,.]/, 0.26],
  [/./, 0.54],
];

/** px. */
export const widthOf = (text: string, size: number): number =>
  [...text].reduce((sum, sign) => sum + size * (ems.find(([of]) => of.test(sign))?.[1] ?? 0), 0);

/** Least from a text to a line, px. */
const apart = 3;
/** The ground goes on so far beside the rod, px. */
const edge = 19;

/** From a place to the next line, or to the end of the ground, on its left and on its right, px. */
function roomAt(place: Place, lines: readonly (Place | null)[], { widths }: Track) {
  const rooms = widths.map((width) => {
    const at = xOf(place, width);
    const others = lines.flatMap((line) => (line && line !== place ? [xOf(line, width) - at] : []));
    return {
      left: -Math.max(-edge - at, ...others.filter((x) => x <= 0)) - apart,
      right: Math.min(width + edge - at, ...others.filter((x) => x > 0)) - apart,
    };
  });
  return {
    left: Math.min(...rooms.map(({ left }) => left)),
    right: Math.min(...rooms.map(({ right }) => right)),
  };
}

/** The text above a mark: how far it moves from the middle, px, and whether the European line makes room for it. */
export function placeAbove(place: Place, width: number, lines: Lines, track: Track) {
  const half = width / 2;
  const all = roomAt(place, Object.values(lines), track);
  const makesRoom = all.left + all.right < width;
  const { left, right } = makesRoom ? roomAt(place, [lines.threshold, lines.maximum], track) : all;
  return {
    shift: right < half ? Math.max(right - half, half - left) : Math.max(0, half - left),
    makesRoom,
  };
}

/** The text at a line: before it, after it, or over it where it has room on neither side. */
export function placeBeside(
  place: Place,
  width: number,
  lines: Lines,
  track: Track,
): "end" | "start" | "middle" {
  const { left, right } = roomAt(place, Object.values(lines), track);
  return left >= width ? "end" : right >= width ? "start" : "middle";
}
