// A draughtsman's toolkit for elevations: bodies of white steel in ink, with fine lines and the hair lines that make things round.
// What is drawn later covers what is behind it. Units: pixels at which the drawing is shown in a window of 1440 px, y downwards.

export type Point = readonly [x: number, y: number];

/** Weights of the pen, units. */
const weights = { line: 1.25, fine: 0.9, hair: 0.55 } as const;

const ink = "#0F2A24";
const steel = "#fff";
const core = "#E2620E";

/** Height of every drawing; the floor is its lower edge. */
export const floor = 190;

const round = (value: number) => String(Number(value.toFixed(1)));
const write = ([x, y]: Point) => `${round(x)} ${round(y)}`;

export const poly = (...points: readonly Point[]) => `M${points.map(write).join("L")}z`;
export const path = (...points: readonly Point[]) => `M${points.map(write).join("L")}`;

export function line(x1: number, y1: number, x2: number, y2: number): string {
  if (x1 === x2) return `M${write([x1, y1])}v${round(y2 - y1)}`;
  if (y1 === y2) return `M${write([x1, y1])}h${round(x2 - x1)}`;
  return path([x1, y1], [x2, y2]);
}

/** A rectangle; `r`: of its corners. */
export function box(x: number, y: number, width: number, height: number, r = 0): string {
  if (r === 0) return `M${write([x, y])}h${round(width)}v${round(height)}h${round(-width)}z`;
  const [w, h, c] = [round(width - 2 * r), round(height - 2 * r), round(r)];
  return `M${write([x + r, y])}h${w}a${c} ${c} 0 0 1 ${c} ${c}v${h}a${c} ${c} 0 0 1-${c} ${c}h-${w}a${c} ${c} 0 0 1-${c}-${c}v-${h}a${c} ${c} 0 0 1 ${c}-${c}z`;
}

export function circle(x: number, y: number, r: number): string {
  const c = round(r);
  const d = round(2 * Number(c));
  return `M${write([x - r, y])}a${c} ${c} 0 1 0 ${d} 0a${c} ${c} 0 1 0-${d} 0z`;
}

/** Hair lines along an upright cylinder: close together where it turns away on the right, and on the left one or two. */
export const roundness = (x: number, y: number, width: number, height: number) =>
  (width < 20 ? [-62, 32, 52, 68] : [-74, -58, 22, 38, 50, 60, 68, 75])
    .map((angle) => x + (width / 2) * (1 + Math.sin((angle * Math.PI) / 180)))
    .map((at) => line(at, y, at, y + height))
    .join("");

/** The shadow below an edge: hair lines further and further apart. */
export const shadow = (x: number, y: number, width: number) =>
  [1.8, 3.8, 6.4].map((down) => line(x, y + down, x + width, y + down)).join("");

/** Turns points around the origin by `degrees`, then moves them. */
export const placed =
  (at: Point, degrees: number) =>
  ([x, y]: Point): Point => {
    const angle = (degrees * Math.PI) / 180;
    return [
      at[0] + x * Math.cos(angle) - y * Math.sin(angle),
      at[1] + x * Math.sin(angle) + y * Math.cos(angle),
    ];
  };

type Pen = keyof typeof weights;

export class Elevation {
  readonly #width: number;
  readonly #strokes: { readonly pen: Pen; readonly fill: string; d: string }[] = [];

  constructor(width: number) {
    this.#width = width;
  }

  /** Something that hides what is behind it. */
  body(d: string, pen: Pen = "line"): this {
    this.#strokes.push({ pen, fill: steel, d });
    return this;
  }

  /** Lines alone. */
  draw(pen: Pen, ...d: readonly string[]): this {
    return this.#add(pen, "none", d.join(""));
  }

  /** Small things that are all ink. */
  ink(...d: readonly string[]): this {
    return this.#add("hair", ink, d.join(""));
  }

  /** The active. */
  core(...d: readonly string[]): this {
    return this.#add("hair", core, d.join(""));
  }

  svg(): string {
    const paths = this.#strokes.map(({ pen, fill, d }) => {
      const filled = fill === steel ? "" : ` fill="${fill}"`;
      const stroke = fill === ink || fill === core ? ' stroke="none"' : "";
      const weight = pen === "line" || stroke ? "" : ` stroke-width="${weights[pen]}"`;
      return `<path${filled}${stroke}${weight} d="${d}"/>`;
    });
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${this.#width} ${floor}" width="${this.#width}" height="${floor}"><g fill="${steel}" stroke="${ink}" stroke-width="${weights.line}" stroke-linecap="round" stroke-linejoin="round">${paths.join("")}</g></svg>\n`;
  }

  #add(pen: Pen, fill: string, d: string): this {
    const last = this.#strokes.at(-1);
    if (last && last.fill === fill && last.pen === pen) last.d += d;
    else this.#strokes.push({ pen, fill, d });
    return this;
  }
}
