// The limits of a nutrient as facts, each with where it holds and who set it: sheets, print, tables and the formula desk word the
// same ones.
import {
  type LimitClass,
  type LimitKind,
  type Place,
  placeIds,
  places,
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

/** Limits of each place (its law, its register, the advice of its agency, the draft), then the level of the Union. */
export function limitsOfNutrient(id: NutrientId): readonly NutrientLimit[] {
  const { maxima, registers, drafts, upper, about, year } = nutrientOf(id);
  const level: readonly NutrientLimit[] =
    upper === null
      ? []
      : [{ ...unionLevels, amount: upper, source: "efsa", year, about: about ?? "upper" }];
  return [
    ...placeIds.flatMap((place): readonly NutrientLimit[] => {
      const { law, register, opinion } = places[place];
      const { draft, advice } = drafts?.[place] ?? {};
      const own = (
        kind: LimitKind,
        amount: unknown,
        set: { readonly source: string; readonly year: number | null } | null,
      ) =>
        typeof amount === "number" && set
          ? [{ place, kind, amount, source: set.source, year: set.year, about: null }]
          : [];
      return [
        ...own("law", maxima[place], law),
        ...own("register", registers?.[place], register),
        ...own("agency", advice, opinion),
        ...own("draft", draft, opinion),
      ];
    }),
    ...level,
  ];
}

/** Places whose register has a figure that nobody has read yet. */
export const placesUnread = (id: NutrientId): readonly Place[] =>
  placeIds.filter((place) => nutrientOf(id).registers?.[place] === "unread");

/** Places whose maximum of it was annulled. */
export const placesWithout = (id: NutrientId): readonly Place[] =>
  placeIds.filter((place) => nutrientOf(id).maxima[place] === "annulled");
