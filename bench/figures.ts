// A figure, its goal, and how both are printed.

export interface Figure {
  readonly name: string;
  readonly measured: number;
  readonly unit?: string;
  /** The goal; a figure without one is there to compare with. */
  readonly atMost?: number;
  readonly atLeast?: number;
  /** What else was measured, and how. */
  readonly note?: string;
}

export const isMet = ({ measured, atMost = Infinity, atLeast = -Infinity }: Figure) =>
  measured <= atMost && measured >= atLeast;

const hasGoal = ({ atMost, atLeast }: Figure) => atMost !== undefined || atLeast !== undefined;

const show = (value: number) =>
  Number.isInteger(value) || Math.abs(value) >= 100 ? value.toFixed(0) : value.toFixed(2);

/** One line: met or short, name, measured, goal, note. */
export function describe(figure: Figure): string {
  const { name, measured, unit = "", atMost, atLeast, note = "" } = figure;
  const verdict = !hasGoal(figure) ? "     " : isMet(figure) ? "met  " : "SHORT";
  const goal =
    atMost !== undefined
      ? `<= ${show(atMost)}`
      : atLeast !== undefined
        ? `>= ${show(atLeast)}`
        : "";
  const value = `${show(measured)} ${unit}`.trim();
  return `${verdict} ${name.padEnd(62)} ${value.padStart(10)}  ${goal.padEnd(9)} ${note}`.trimEnd();
}

/** @returns NaN for an empty list */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low = Number.NaN, high = Number.NaN] =
    sorted.length % 2 ? [sorted[middle], sorted[middle]] : sorted.slice(middle - 1, middle + 1);
  return (low + high) / 2;
}
