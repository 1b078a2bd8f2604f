// The dose that a pointer, a step or a key means on a scale: a place, a step, the next of its lines. Pure.
import type { Unit } from "#shared/facts/units.ts";
import type { ActiveFacts } from "./desk-facts.ts";
import type { DosedActive } from "./formula.ts";
import { listStretches, type Scale, scaleOf, type Track, xOf } from "./gauge-places.ts";
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

/**
 * One press of an arrow: 1, 2 or 5 × 10ⁿ smallest units, about a hundredth of the maximum, or of what stands for it; a tenth of the
 * dose where nothing limits it.
 */
export function stepOf(scale: Scale, amount: number | null): number {
  const unlimited = amount === null ? scale.threshold : 10 * amount;
  const most = scale.maximum ?? scale.europe ?? unlimited ?? 1;
  const wanted = Math.max(1, most / 100);
  const power = 10 ** Math.floor(Math.log10(wanted));
  return [5, 2, 1].map((each) => each * power).find((each) => each <= wanted) ?? 1;
}

/** Whole steps up or down, as many as are wanted and possible; never to nothing. */
export function stepDose(amount: number, step: number, direction: 1 | -1, count = 1): number {
  const steps = amount / step;
  const next = direction > 0 ? Math.floor(steps) + count : Math.ceil(steps) - count;
  if (next > 0) return next * step;
  return direction < 0 && count > 1 ? Math.min(amount, step) : amount;
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

/**
 * The doses with which the actives of a rod have a total: each keeps its share of it, in whole steps, and the last has the rest. Those
 * that they have where the total is theirs already. Null where no dose makes it.
 */
export function splitTotal(
  rod: Pick<DoseTotal, "nutrient" | "parts" | "total"> & Parameters<typeof scaleOf>[0],
  dosed: readonly DosedActive[],
  known: Readonly<Record<string, ActiveFacts>>,
  total: number,
): readonly { slug: string; amount: number; unit: Unit }[] | null {
  const given = rod.parts.filter(({ amount }) => amount !== null && amount > 0);
  const parts = given.length > 0 ? given : rod.parts.slice(-1);
  const last = parts.at(-1);
  const step = stepOf(scaleOf(rod), rod.total);
  let split = rod.parts;
  const doses: { slug: string; amount: number; unit: Unit }[] = [];
  for (const part of parts) {
    const facts = known[part.slug];
    const own = dosed.find(({ slug }) => slug === part.slug)?.amount ?? null;
    if (!facts) return null;
    if (total === rod.total && own !== null) {
      doses.push({ slug: part.slug, amount: own, unit: facts.unit });
      continue;
    }
    const isLast = part === last;
    const wanted = isLast
      ? null
      : Math.max(step, step * Math.floor(((part.amount ?? 0) * total) / (rod.total ?? 1) / step));
    const amount = isLast
      ? doseForTotal({ ...rod, parts: split }, facts, total)
      : doseForTotal({ ...rod, parts: [part] }, facts, wanted ?? step);
    if (amount === null) return null;
    doses.push({ slug: part.slug, amount, unit: facts.unit });
    split = split.map((each) => (each.slug === part.slug ? { ...each, amount: wanted } : each));
  }
  return doses;
}
