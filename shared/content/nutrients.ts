// The nutrients that claims are about: the first part of a claim's id. Reference values of an adult's day: Regulation (EU)
// 1169/2011, annex XIII. Data only.

export interface Nutrient {
  /** Nutrient reference value a day; null for what has none. */
  readonly reference: number | null;
  readonly unit: "mg" | "µg";
}

export const nutrients = {
  "vitamin-a": { reference: 800, unit: "µg" },
  thiamine: { reference: 1.1, unit: "mg" },
  riboflavin: { reference: 1.4, unit: "mg" },
  niacin: { reference: 16, unit: "mg" },
  "pantothenic-acid": { reference: 6, unit: "mg" },
  "vitamin-b6": { reference: 1.4, unit: "mg" },
  biotin: { reference: 50, unit: "µg" },
  folate: { reference: 200, unit: "µg" },
  "vitamin-b12": { reference: 2.5, unit: "µg" },
  "vitamin-c": { reference: 80, unit: "mg" },
  "vitamin-d": { reference: 5, unit: "µg" },
  "vitamin-e": { reference: 12, unit: "mg" },
  "vitamin-k": { reference: 75, unit: "µg" },
  calcium: { reference: 800, unit: "mg" },
  magnesium: { reference: 375, unit: "mg" },
  iron: { reference: 14, unit: "mg" },
  zinc: { reference: 10, unit: "mg" },
  copper: { reference: 1, unit: "mg" },
  selenium: { reference: 55, unit: "µg" },
  chromium: { reference: 40, unit: "µg" },
  manganese: { reference: 2, unit: "mg" },
  iodine: { reference: 150, unit: "µg" },
  "epa-dha": { reference: null, unit: "mg" },
  dha: { reference: null, unit: "mg" },
  melatonin: { reference: null, unit: "mg" },
} as const satisfies Readonly<Record<string, Nutrient>>;

export type NutrientId = keyof typeof nutrients;

export const nutrientIds = Object.keys(nutrients) as readonly NutrientId[];
