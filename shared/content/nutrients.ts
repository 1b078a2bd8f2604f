// The nutrients that claims are about: the first part of a claim's id. Amounts of an adult's day. Reference values: Regulation
// (EU) 1169/2011, annex XIII. Maxima in supplements: arrêté of 9 May 2006, annex III, those of K and most B vitamins annulled
// by the Conseil d'État on 27 April 2011 (n° 295235); Anses, opinion 2023-SA-0165 on the draft of a new one. Registers:
// Compl'Alim, the file of its first import (betagouv/complements-alimentaires, commit 938c48d6 of 19 December 2023), which has eleven
// vitamins and no maximum of K, B1, B2, B5, B8, B12; of vitamin D its present comments let adolescents have 75 µg, so that the adult's
// figure may have risen since. Italy: ministry of health, "apporti giornalieri", revision of February 2017. Upper levels: EFSA. What
// of it was compared, and with which text, is in comparisons.ts; `npm run regulatory` lists the rest. Data only.
import type { Place } from "./markets.ts";

export interface Nutrient {
  /** Nutrient reference value a day; null for what has none. */
  readonly reference: number | null;
  readonly unit: "mg" | "µg";
  /** Most that a daily portion of a supplement may hold, in each place whose law ever set it. */
  readonly maxima: Readonly<Partial<Record<Place, number | "annulled">>>;
  /** Most that the authority of a place accepts when a supplement is declared; "none": it sets none; "unread": to be read. */
  readonly registers?: Readonly<Partial<Record<Place, number | "none" | "unread">>>;
  /** Opinion of a place's agency on a draft: the draft's maximum ("none": it sets none), and its advice, null where it has none. */
  readonly drafts?: Readonly<
    Partial<
      Record<Place, { readonly draft: number | "none"; readonly advice: number | "agreed" | null }>
    >
  >;
  /** Tolerable upper intake level, safe level, or what raises no concern; null where EFSA named none. */
  readonly upper: number | null;
  /** The intake that the upper level covers, where that is not the nutrient from all food. */
  readonly about?: "supplements" | "safe level" | "no concern" | "nicotinamide";
  /** Year of that opinion; null where it is older than 2022 or not known. */
  readonly year: number | null;
}

export const nutrients = {
  "vitamin-a": {
    reference: 800,
    unit: "µg",
    maxima: { fr: 800 },
    registers: { fr: 1000, it: 1200 },
    upper: 3000,
    year: 2024,
  },
  thiamine: {
    reference: 1.1,
    unit: "mg",
    maxima: { fr: "annulled" },
    registers: { fr: "none", it: 25 },
    upper: null,
    year: null,
  },
  riboflavin: {
    reference: 1.4,
    unit: "mg",
    maxima: { fr: "annulled" },
    registers: { fr: "none", it: 25 },
    upper: null,
    year: null,
  },
  niacin: {
    reference: 16,
    unit: "mg",
    maxima: { fr: 54 },
    registers: { fr: 450, it: 54 },
    upper: 900,
    about: "nicotinamide",
    year: null,
  },
  "pantothenic-acid": {
    reference: 6,
    unit: "mg",
    maxima: { fr: "annulled" },
    registers: { fr: "none", it: 18 },
    upper: null,
    year: null,
  },
  "vitamin-b6": {
    reference: 1.4,
    unit: "mg",
    maxima: { fr: 2 },
    registers: { fr: 12.5, it: 9.5 },
    drafts: { fr: { draft: 12.5, advice: null } },
    upper: 12,
    year: 2023,
  },
  biotin: {
    reference: 50,
    unit: "µg",
    maxima: { fr: "annulled" },
    registers: { fr: "none", it: 450 },
    upper: null,
    year: null,
  },
  folate: {
    reference: 200,
    unit: "µg",
    maxima: { fr: 200 },
    registers: { fr: 500, it: 400 },
    upper: 1000,
    year: 2023,
  },
  "vitamin-b12": {
    reference: 2.5,
    unit: "µg",
    maxima: { fr: "annulled" },
    registers: { fr: "none", it: 33 },
    drafts: { fr: { draft: "none", advice: "agreed" } },
    upper: null,
    year: null,
  },
  "vitamin-c": {
    reference: 80,
    unit: "mg",
    maxima: { fr: 180 },
    registers: { fr: "unread", it: 1000 },
    drafts: { fr: { draft: 1000, advice: "agreed" } },
    upper: null,
    year: null,
  },
  "vitamin-d": {
    reference: 5,
    unit: "µg",
    maxima: { fr: 5 },
    registers: { fr: 50, it: 25 },
    drafts: { fr: { draft: 50, advice: "agreed" } },
    upper: 100,
    year: 2023,
  },
  "vitamin-e": {
    reference: 12,
    unit: "mg",
    maxima: { fr: 30 },
    registers: { fr: "unread", it: 60 },
    upper: 300,
    year: 2024,
  },
  "vitamin-k": {
    reference: 75,
    unit: "µg",
    maxima: { fr: "annulled" },
    registers: { fr: "none", it: 105 },
    upper: null,
    year: null,
  },
  calcium: {
    reference: 800,
    unit: "mg",
    maxima: { fr: 800 },
    registers: { fr: "unread", it: 1200 },
    drafts: { fr: { draft: 800, advice: "agreed" } },
    upper: 2500,
    year: null,
  },
  magnesium: {
    reference: 375,
    unit: "mg",
    maxima: { fr: 300 },
    registers: { fr: "unread", it: 450 },
    drafts: { fr: { draft: 360, advice: 250 } },
    upper: 250,
    about: "supplements",
    year: null,
  },
  iron: {
    reference: 14,
    unit: "mg",
    maxima: { fr: 14 },
    registers: { fr: "unread", it: 30 },
    drafts: { fr: { draft: 14, advice: "agreed" } },
    upper: 40,
    about: "safe level",
    year: 2024,
  },
  zinc: {
    reference: 10,
    unit: "mg",
    maxima: { fr: 15 },
    registers: { fr: "unread", it: 15 },
    drafts: { fr: { draft: 15, advice: 9.7 } },
    upper: 25,
    year: null,
  },
  copper: {
    reference: 1,
    unit: "mg",
    maxima: { fr: 2 },
    registers: { fr: "unread", it: 2 },
    upper: 5,
    year: null,
  },
  selenium: {
    reference: 55,
    unit: "µg",
    maxima: { fr: 50 },
    registers: { fr: "unread", it: 83 },
    upper: 255,
    year: 2023,
  },
  chromium: {
    reference: 40,
    unit: "µg",
    maxima: { fr: 25 },
    registers: { fr: "unread", it: 200 },
    upper: null,
    year: null,
  },
  manganese: {
    reference: 2,
    unit: "mg",
    maxima: { fr: 3.5 },
    registers: { fr: "unread", it: 10 },
    upper: 8,
    about: "safe level",
    year: 2023,
  },
  iodine: {
    reference: 150,
    unit: "µg",
    maxima: { fr: 150 },
    registers: { fr: "unread", it: 225 },
    drafts: { fr: { draft: 150, advice: "agreed" } },
    upper: 600,
    year: null,
  },
  "epa-dha": {
    reference: null,
    unit: "mg",
    maxima: {},
    // EFSA 2012 derived no upper level: supplements up to here raise no concern.
    upper: 5000,
    about: "no concern",
    year: null,
  },
  dha: { reference: null, unit: "mg", maxima: {}, upper: null, year: null },
  melatonin: { reference: null, unit: "mg", maxima: {}, upper: null, year: null },
  glucomannan: { reference: null, unit: "mg", maxima: {}, upper: null, year: null },
} as const satisfies Readonly<Record<string, Nutrient>>;

export type NutrientId = keyof typeof nutrients;

export const nutrientIds = Object.keys(nutrients) as readonly NutrientId[];

export const nutrientOf = (id: NutrientId): Nutrient => nutrients[id];
