// Places the counted beads of a capsule or a bottle: as many places as it holds beads, filled from below. Pure. Cost: a hundred
// sizes of some two hundred places, once for each container.
import { capsuleSizes } from "#shared/content/capsules.ts";
import { type Container, capsuleSizeOf } from "./formula.ts";

export interface Bead {
  readonly x: number;
  readonly y: number;
}

export interface Vessel {
  /** px, the shell's. */
  readonly width: number;
  readonly height: number;
  /** Places from below, each row from the left. */
  readonly places: readonly Bead[];
  readonly radius: number;
  /** From one bead of a row to the next. */
  readonly pitch: number;
}

/** px for a millimetre of a capsule. */
const scale = 17.2;

/** Milligrams of one bead. */
export const milligramsOfBead = 5;

/** Radius, as a share of the distance between two beads. */
const radiusShare = 0.39;
/** Distance from the shell to the centre of a bead, in the same unit. */
const insetShare = 0.58;

/** Places in a capsule with beads `pitch` apart, in rows that lie in the gaps of the row below. */
function packCapsule(width: number, height: number, pitch: number): readonly Bead[] {
  const end = width / 2;
  const inset = pitch * insetShare;
  const rise = pitch * Math.sqrt(0.75);
  const rows = Math.floor((height - 2 * inset) / rise) + 1;
  return Array.from({ length: rows }, (_, row) => {
    const y = height - inset - row * rise;
    const beyond = Math.max(0, y - (height - end), end - y);
    const half = Math.sqrt(Math.max(0, (end - inset) ** 2 - beyond ** 2));
    // Odd rows have a bead in the middle.
    const first = row % 2 === 0 ? 0 : 0.5;
    const count = Math.floor(half / pitch - first) + 1;
    if (count < 1) return [];
    const right = Array.from({ length: count }, (_, at) => (at + first) * pitch);
    const offsets = [
      ...right
        .filter((x) => x > 0)
        .map((x) => -x)
        .reverse(),
      ...right,
    ];
    return offsets.map((offset) => ({ x: round(width / 2 + offset), y: round(y) }));
  }).flat();
}

const round = (pixels: number) => Number(pixels.toFixed(1));

const vessels = new Map<string, Vessel>();

/** A capsule that holds `milligrams`, drawn to scale. Null for what is no capsule. */
export function capsuleOf(container: Container, milligrams: number): Vessel | null {
  const size = capsuleSizeOf[container];
  if (!size) return null;
  const { diameter, length } = capsuleSizes[size];
  const key = `${container} ${milligrams}`;
  const known = vessels.get(key);
  if (known) return known;
  const width = diameter * scale;
  const height = length * scale;
  const count = Math.floor(milligrams / milligramsOfBead);
  // The widest distance at which all have a place; that of beads in the open is the most.
  let pitch = Math.sqrt((1.2 * width * height) / count);
  let places = packCapsule(width, height, pitch);
  while (places.length < count && pitch > 1) {
    pitch -= 0.05;
    places = packCapsule(width, height, pitch);
  }
  const vessel: Vessel = {
    width: round(width),
    height: round(height),
    places: places.slice(0, count),
    radius: round(pitch * radiusShare),
    pitch: Number(pitch.toFixed(2)),
  };
  vessels.set(key, vessel);
  return vessel;
}

/** Ten by ten places, one per cent each, in the body of a bottle. */
export function bottlePlaces(left: number, bottom: number, pitch: number): readonly Bead[] {
  return Array.from({ length: 100 }, (_, at) => ({
    x: round(left + (at % 10) * pitch),
    y: round(bottom - Math.floor(at / 10) * pitch),
  }));
}

/** Beads of one part of the fill: from `first`, `count` whole ones, then perhaps a part of one. */
export interface Layer {
  readonly slug: string;
  readonly amount: number;
  readonly first: number;
  readonly count: number;
}

export interface Fill {
  readonly layers: readonly Layer[];
  /** Filled part of the last bead, where it is not whole: more than a quarter; else 0. */
  readonly rest: number;
}

/** Fills the places in order. `size` is that of a bead, in the unit of the amounts. Less than a quarter of a bead is none. */
export function fillBeads(
  parts: readonly { readonly slug: string; readonly amount: number }[],
  size: number,
): Fill {
  let sum = 0;
  let first = 0;
  const layers: Layer[] = [];
  for (const { slug, amount } of parts) {
    sum += amount;
    // A bead belongs to what fills its middle.
    const end = Math.max(first, Math.round(sum / size));
    layers.push({ slug, amount, first, count: amount / size < 0.25 ? 0 : end - first });
    if (amount / size >= 0.25) first = end;
  }
  const whole = Math.floor(sum / size);
  const rest = sum / size - whole;
  return { layers, rest: rest >= 0.25 && rest < 0.97 ? rest : 0 };
}
