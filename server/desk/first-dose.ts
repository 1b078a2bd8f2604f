// The dose with which an active comes onto a bench.
import { homeMarket } from "#shared/content/markets.ts";
import { nutrientOf } from "#shared/content/nutrients.ts";
import { amountOf } from "#shared/facts/units.ts";
import type { DeskActive } from "./desk-actives.ts";
import { usualDose } from "./usual-dose.ts";

/** The least usual dose, up to the French maximum, in smallest units; null where none is usual. */
export function firstDose(active: DeskActive): number | null {
  const usual = usualDose(active);
  return usual && Math.min(usual.from, maximumOf(active));
}

/** The maximum of the home market; none for an entry that supplies several nutrients. */
function maximumOf({ kind, entry }: DeskActive): number {
  const supplied =
    kind === "liposome" ? (entry.nutrients ?? []) : kind === "nutrient" ? [entry.nutrient] : [];
  const [only, ...others] = supplied;
  const maximum = only && others.length === 0 ? nutrientOf(only).maxima[homeMarket] : undefined;
  return only && typeof maximum === "number"
    ? amountOf(maximum, nutrientOf(only).unit).amount
    : Number.POSITIVE_INFINITY;
}
