// The dose that a pointer, a step or a key means on a scale: a place, a step, the next of its lines. Pure.
import type { ActiveFacts } from "./desk-facts.ts";
import { listStretches, type Scale, type Track, xOf } from "./gauge-places.ts";
import type { DoseTotal } from "./verdict.ts";

/** Most of a stretch without end that a pointer reaches: twenty times what it begins at. */
const furthest = 0.95;

/** The dose that stands at `x` of a rod `width` wide, not rounded; null where nothing measures it. */
export function doseAt(x: number, width: number, scale: Scale, track: Track): number | null {
  const stretches = listStretches(scale, track);
  if (stretches.length === 1) return null;
  const stretch = stretches.find(({ to }) => x < xOf(to, width)) ?? stretches[stretches.length - 1];
  if (!stretch) return null;
  const { first, last, above, upTo, from, to } = stretch;
  const isOne = xOf(last, width) - xOf(first, width) < 1;
  const [start, end] = isOne
    ? [xOf(from, width), xOf(to, width)]
    : [xOf(first, width), xOf(last, width)];
  const share = Math.min(Math.max((x - start) / (end - start), 0), 1);
  return upTo === null
    ? above / (1 - Math.min(Math.max(share, 0.02), furthest))
    : above + share * (upTo - above);
}

/** One press of an arrow: 1, 2 or 5 × 10ⁿ smallest units, about a hundredth of the maximum, or of what stands for it. */
export function stepOf(scale: Scale, amount: number | null): number {
  const most = scale.maximum ?? scale.europe ?? amount ?? scale.threshold ?? 1;
  const wanted = Math.max(1, most / 100);
  const power = 10 ** Math.floor(Math.log10(wanted));
  return [5, 2, 1].map((each) => each * power).find((each) => each <= wanted) ?? 1;
}

/** The next whole step up or down; never nothing. */
export function stepDose(amount: number, step: number, direction: 1 | -1): number {
  const steps = amount / step;
  const next = direction > 0 ? Math.floor(steps) + 1 : Math.ceil(steps) - 1;
  return next > 0 ? next * step : amount;
}

/** The next of threshold, reference value and limits in a direction; null past the last. */
export function nextStop(
  amount: number,
  scale: Scale,
  reference: number | null,
  direction: 1 | -1,
): number | null {
  const stops = [scale.threshold, reference, scale.maximum, scale.europe]
    .filter((stop) => stop !== null)
    .toSorted((a, b) => direction * (a - b));
  return stops.find((stop) => direction * (stop - amount) > 0) ?? null;
}

/**
 * The dose of an active with which its rod has a total; null where its share is not known, or others alone are past it. Rounded to
 * whole `step`s, never to less than the total.
 */
export function doseForTotal(
  rod: Pick<DoseTotal, "nutrient" | "parts">,
  { slug, supplies }: Pick<ActiveFacts, "slug" | "supplies">,
  total: number,
): number | null {
  const share =
    rod.nutrient === null ? 1 : supplies.find(({ nutrient }) => nutrient === rod.nutrient)?.share;
  if (!share) return null;
  const others = rod.parts
    .filter((part) => part.slug !== slug)
    .reduce((sum, { amount }) => sum + (amount ?? 0), 0);
  const wanted = total - others;
  if (wanted <= 0) return null;
  // Shares have three digits at most: of a finer one no dose that anybody weighs makes the total.
  const thousandths = Math.round(1000 * share);
  return thousandths === 0 ? null : Math.ceil((wanted * 1000) / thousandths);
}
