// Adds ground beside a pack's picture: the studio's wall and floor go on to both sides, and the picture melts into them. A wide
// picture then needs no master of its own.

/** Pixels of ground to add. */
export interface Extension {
  readonly left?: number;
  readonly right?: number;
  /** Rows of the master between which the wall turns into the floor. */
  readonly floor?: readonly [first: number, last: number];
}

/** Rows of pixels, three numbers (0 to 255) each. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Float32Array | Uint8Array;
}

// Pixels over which a picture melts into its extension: less on the floor, where the plinth stands nearer the edge.
const wallRamp = 340;
const floorRamp = 170;
/** Columns at the edge whose mean is the ground there. */
const edge = 48;
// Above the floor the light is taken further in, as parts of the width: at the edge the studio wall falls off to dark.
const wallLight = { left: [130 / 1200, 200 / 1200], right: [1000 / 1200, 1060 / 1200] } as const;

/** The picture with its ground extended, in 8 bits. The same input always gives the same bytes. */
export function extendGround(picture: Pixels, extension: Extension): Pixels {
  const { left = 0, right = 0, floor } = extension;
  let extended = picture;
  if (left > 0 || right > 0) {
    if (!floor) throw new Error("ground beside a picture needs to know where the floor begins");
    extended = extendSideways(extended, left, right, floor);
  }
  return dither(extended);
}

function extendSideways(
  { width, height, data }: Pixels,
  left: number,
  right: number,
  floor: readonly [number, number],
): Pixels {
  const means = (from: number, to: number) => blur(columnMeans(data, width, height, from, to), 14);
  const [leftEdge, rightEdge] = [means(0, edge), means(width - edge, width)];
  const light = (side: "left" | "right") =>
    means(Math.round(wallLight[side][0] * width), Math.round(wallLight[side][1] * width));
  const [leftLight, rightLight] = [light("left"), light("right")];
  const fullWidth = left + width + right;
  const result = new Float32Array(fullWidth * height * 3);
  for (let y = 0; y < height; y += 1) {
    const onFloor = smooth((y - floor[0]) / (floor[1] - floor[0]));
    const ramp = wallRamp + (floorRamp - wallRamp) * onFloor;
    for (let channel = 0; channel < 3; channel += 1) {
      const row = y * 3 + channel;
      const leftGround = mix(at(leftLight, row), at(leftEdge, row), onFloor);
      const rightGround = mix(at(rightLight, row), at(rightEdge, row), onFloor);
      for (let x = 0; x < fullWidth; x += 1) {
        const column = x - left;
        let value: number;
        if (column < 0) value = leftGround;
        else if (column >= width) value = rightGround;
        else {
          value = at(data, (y * width + column) * 3 + channel);
          if (left > 0) value = mix(leftGround, value, smooth(column / ramp));
          if (right > 0) value = mix(rightGround, value, smooth((width - 1 - column) / ramp));
        }
        result[(y * fullWidth + x) * 3 + channel] = value;
      }
    }
  }
  return { width: fullWidth, height, data: result };
}

/** Mean colour of some columns, row by row. */
function columnMeans(
  data: Pixels["data"],
  width: number,
  height: number,
  from: number,
  to: number,
): Float64Array {
  const means = new Float64Array(height * 3);
  for (let y = 0; y < height; y += 1) {
    for (let i = (y * width + from) * 3; i < (y * width + to) * 3; i += 1) {
      means[y * 3 + (i % 3)] = at(means, y * 3 + (i % 3)) + at(data, i) / (to - from);
    }
  }
  return means;
}

/** A Gaussian along a line of colours; `sigma` in pixels, mirrored at the ends. */
function blur(line: Float64Array, sigma: number): Float64Array {
  const length = line.length / 3;
  const radius = 4 * sigma;
  const weights = Array.from({ length: 2 * radius + 1 }, (_, i) =>
    Math.exp(-((i - radius) ** 2) / (2 * sigma ** 2)),
  );
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return line.map((_, index) => {
    const [place, channel] = [Math.floor(index / 3), index % 3];
    return weights.reduce((sum, weight, i) => {
      const other = place + i - radius;
      const mirrored = other < 0 ? -1 - other : other >= length ? 2 * length - 1 - other : other;
      return sum + (weight / total) * at(line, mirrored * 3 + channel);
    }, 0);
  });
}

/**
 * Rounds up or down by chance (from a fixed seed), so that slow gradients show no bands. What the picture brought in
 * whole numbers stays as it is.
 */
function dither({ width, height, data }: Pixels): Pixels {
  const chance = makeChance(1);
  const rounded = Uint8Array.from(data, (value) => Math.min(255, Math.floor(value + chance())));
  return { width, height, data: rounded };
}

/** Mulberry32: numbers from 0 to 1, the same for the same seed. */
export function makeChance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const at = (list: Float64Array | Pixels["data"], index: number) => list[index] ?? 0;
const mix = (from: number, to: number, share: number) => from * (1 - share) + to * share;

/** 0 to 1 with no corner at either end. */
function smooth(share: number): number {
  const clipped = Math.min(Math.max(share, 0), 1);
  return clipped * clipped * (3 - 2 * clipped);
}
