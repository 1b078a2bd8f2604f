import type { ProductCategory } from "#shared/content/content-types.ts";

export const productCategories: readonly ProductCategory[] = [
  { id: 1, name: "essentials", kind: "complements_alimentaires" },
  { id: 2, name: "wellness", kind: "complements_alimentaires" },
  { id: 3, name: "VITALITY", kind: "complements_alimentaires" },
  { id: 4, name: "Beauty", kind: "complements_alimentaires" },
  { id: 5, name: "Probiotics & postbiotics", kind: "complements_alimentaires" },
  { id: 6, name: "ANTI-DARK CIRCLES & ANTI-PUFFINESS", kind: "serums_cosmetiques" },
  { id: 7, name: "Anti-imperfections & exfoliating", kind: "serums_cosmetiques" },
  { id: 8, name: "Anti-ageing & moisturizing", kind: "serums_cosmetiques" },
  { id: 9, name: "Radiance & Brightening", kind: "serums_cosmetiques" },
  { id: 10, name: "Anti-redness & unifying", kind: "serums_cosmetiques" },
];
