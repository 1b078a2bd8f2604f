// The limits of a nutrient as facts, each with where it holds and who set it: sheets, print and the formula desk word the same ones.
import {
  type LimitClass,
  type Market,
  marketIds,
  markets,
  unionLevels,
} from "#shared/content/markets.ts";
import { type Nutrient, type NutrientId, nutrientOf } from "#shared/content/nutrients.ts";

export interface NutrientLimit extends LimitClass {
  /** Amount in the nutrient's unit. */
  readonly amount: number;
  /** Id of its source. */
  readonly source: string;
  /** Year of the source; null where the source is dated by itself. */
  readonly year: number | null;
  /** The intake that a level covers. */
  readonly about: NonNullable<Nutrient["about"]> | "upper" | null;
}

/** Limits of each market (its law, the advice of its agency, the draft), then the level of the Union. */
export function limitsOfNutrient(id: NutrientId): readonly NutrientLimit[] {
  const { maxima, drafts, upper, about, year } = nutrientOf(id);
  const level: readonly NutrientLimit[] =
    upper === null
      ? []
      : [{ ...unionLevels, amount: upper, source: "efsa", year, about: about ?? "upper" }];
  return [
    ...marketIds.flatMap((market): readonly NutrientLimit[] => {
      const { law, opinion } = markets[market];
      const maximum = maxima[market];
      const { draft, advice } = drafts?.[market] ?? {};
      const own = (
        kind: LimitClass["kind"],
        amount: unknown,
        set: { readonly source: string; readonly year: number } | null,
      ) =>
        typeof amount === "number" && set
          ? [{ market, kind, amount, source: set.source, year: set.year, about: null }]
          : [];
      return [
        ...own("law", maximum, law),
        ...own("advice", advice, opinion),
        ...own("draft", draft, opinion),
      ];
    }),
    ...level,
  ];
}

/** Markets whose maximum of it was annulled. */
export const marketsWithout = (id: NutrientId): readonly Market[] =>
  marketIds.filter((market) => nutrientOf(id).maxima[market] === "annulled");
