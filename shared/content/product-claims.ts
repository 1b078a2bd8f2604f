// The authorised claim printed beside each white-label name that suggests an effect by itself: Regulation (EC) 1924/2006
// allows such a name only with one (articles 1(3) and 10(3)). Ids of claims.ts; the product contains the nutrient.
import type { Bilingual } from "#shared/editions/edition.ts";

/** By slug of the product. */
export const productClaims: Readonly<Record<string, string>> = {
  sommeil: "melatonin/falling-asleep",
  "anti-stress": "magnesium/psychological-function",
  articulation: "vitamin-c/collagen-cartilage",
  circulation: "vitamin-c/collagen-blood-vessels",
  minceur: "chromium/macronutrients",
  immunite: "vitamin-c/immune-system",
  capillaire: "biotin/hair",
  hyaluronique: "vitamin-c/collagen-skin",
};

/** By id of the category. */
export const categoryClaims: Readonly<Record<number, string>> = {
  2: "magnesium/fatigue",
  3: "vitamin-c/fatigue",
  4: "biotin/skin",
};

/** A claim without a condition of its own holds from {minimum} a day. */
export const claimFrom: Bilingual = {
  fr: "{claim}, à partir de {minimum} par jour.",
  en: "{claim}, from {minimum} a day.",
};
