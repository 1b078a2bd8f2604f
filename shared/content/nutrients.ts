// The nutrients that claims are about: the first part of a claim's id. Amounts of an adult's day. Reference values: Regulation
// (EU) 1169/2011, annex XIII. Maxima in supplements: arrêté of 9 May 2006, annex III, those of K and most B vitamins annulled
// by the Conseil d'État on 27 April 2011 (n° 295235). Upper levels: EFSA. None was compared with its source yet: sheets say so.
// Data only.

export interface Nutrient {
  /** Nutrient reference value a day; null for what has none. */
  readonly reference: number | null;
  readonly unit: "mg" | "µg";
  /** Most that a daily portion of a supplement may hold in France; null where nothing was ever set. */
  readonly france: number | "annulled" | null;
  /** Tolerable upper intake level, or safe level; null where EFSA derived none. */
  readonly upper: number | null;
  /** Year of that opinion; null where it is older than 2022 or not known. */
  readonly year: number | null;
}

export const nutrients = {
  "vitamin-a": { reference: 800, unit: "µg", france: 800, upper: 3000, year: 2024 },
  thiamine: { reference: 1.1, unit: "mg", france: "annulled", upper: null, year: null },
  riboflavin: { reference: 1.4, unit: "mg", france: "annulled", upper: null, year: null },
  niacin: { reference: 16, unit: "mg", france: 54, upper: 900, year: null },
  "pantothenic-acid": { reference: 6, unit: "mg", france: "annulled", upper: null, year: null },
  "vitamin-b6": { reference: 1.4, unit: "mg", france: 2, upper: 12, year: 2023 },
  biotin: { reference: 50, unit: "µg", france: "annulled", upper: null, year: null },
  folate: { reference: 200, unit: "µg", france: 200, upper: 1000, year: 2023 },
  "vitamin-b12": { reference: 2.5, unit: "µg", france: "annulled", upper: null, year: null },
  "vitamin-c": { reference: 80, unit: "mg", france: 180, upper: null, year: null },
  "vitamin-d": { reference: 5, unit: "µg", france: 5, upper: 100, year: 2023 },
  "vitamin-e": { reference: 12, unit: "mg", france: 30, upper: 300, year: 2024 },
  "vitamin-k": { reference: 75, unit: "µg", france: "annulled", upper: null, year: null },
  calcium: { reference: 800, unit: "mg", france: 800, upper: 2500, year: null },
  magnesium: { reference: 375, unit: "mg", france: 300, upper: 250, year: null },
  iron: { reference: 14, unit: "mg", france: 14, upper: 40, year: 2024 },
  zinc: { reference: 10, unit: "mg", france: 15, upper: 25, year: null },
  copper: { reference: 1, unit: "mg", france: 2, upper: 5, year: null },
  selenium: { reference: 55, unit: "µg", france: 50, upper: 255, year: 2023 },
  chromium: { reference: 40, unit: "µg", france: 25, upper: null, year: null },
  manganese: { reference: 2, unit: "mg", france: 3.5, upper: 8, year: 2023 },
  iodine: { reference: 150, unit: "µg", france: 150, upper: 600, year: null },
  "epa-dha": { reference: null, unit: "mg", france: null, upper: 5000, year: null },
  dha: { reference: null, unit: "mg", france: null, upper: null, year: null },
  melatonin: { reference: null, unit: "mg", france: null, upper: null, year: null },
  glucomannan: { reference: null, unit: "mg", france: null, upper: null, year: null },
} as const satisfies Readonly<Record<string, Nutrient>>;

export type NutrientId = keyof typeof nutrients;

export const nutrientIds = Object.keys(nutrients) as readonly NutrientId[];
