// Lines on the plate, and cutting them where something stands in front.
import { mix, type Point, pick } from "#studio/botanicals/curves.ts";

/** Strokes of an even width; everything else swells and tapers. */
export type Weight = "hair" | "fine" | "line" | "bold";

export type Sample = readonly [x: number, y: number, width: number];

export interface Stroke {
  /** null: filled swelling line, whose width is in the samples. */
  readonly weight: Weight | null;
  readonly samples: readonly Sample[];
}

/** Whether a line comes near: tested at its vertices and between them. */
export function touches(stroke: Stroke, near: (point: Point) => boolean): boolean {
  return stroke.samples.some((sample, index) => {
    const before = pick(stroke.samples, Math.max(0, index - 1));
    return [0.25, 0.5, 0.75, 1].some((t) =>
      near([mix(before[0], sample[0], t), mix(before[1], sample[1], t)]),
    );
  });
}

/** The stretches of a line whose points are kept. */
export function clip(samples: readonly Sample[], keeps: (point: Point) => boolean): Sample[][] {
  const runs: Sample[][] = [];
  let run: Sample[] = [];
  let before: Sample | null = null;
  let kept = false;
  const blend = (a: Sample, b: Sample, t: number): Sample => [
    mix(a[0], b[0], t),
    mix(a[1], b[1], t),
    mix(a[2], b[2], t),
  ];
  const crossing = (a: Sample, b: Sample, keptA: boolean): Sample => {
    let [low, high] = [0, 1];
    for (let round = 0; round < 6; round++) {
      const middle = (low + high) / 2;
      const point = blend(a, b, middle);
      if (keeps([point[0], point[1]]) === keptA) low = middle;
      else high = middle;
    }
    return blend(a, b, low);
  };
  for (const sample of samples) {
    const steps: number = before
      ? Math.max(1, Math.ceil(Math.hypot(sample[0] - before[0], sample[1] - before[1]) / 2))
      : 1;
    const origin: Sample = before ?? sample;
    let previous = origin;
    for (let step = 1; step <= steps; step++) {
      const here = blend(origin, sample, step / steps);
      const keep = keeps([here[0], here[1]]);
      if (before && keep !== kept) run.push(crossing(previous, here, kept));
      if (keep) {
        // Only true vertices are stored: the steps between them just look for crossings.
        if (step === steps) run.push(here);
      } else if (run.length) {
        runs.push(run);
        run = [];
      }
      kept = keep;
      previous = here;
      before = here;
    }
    before = sample;
  }
  if (run.length) runs.push(run);
  return runs.filter((line) => line.length > 1);
}
