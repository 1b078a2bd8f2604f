// The categories of the white-label products, in their order. Data only.
import type { ProductCategory } from "#shared/content/content-types.ts";

export const productCategories: readonly ProductCategory[] = [
  { id: 1, name: "essentials", frenchName: "les essentiels", kind: "complements_alimentaires" },
  { id: 2, name: "wellness", frenchName: "bien-être", kind: "complements_alimentaires" },
  { id: 3, name: "VITALITY", frenchName: "vitalité", kind: "complements_alimentaires" },
  { id: 4, name: "Beauty", frenchName: "beauté", kind: "complements_alimentaires" },
  {
    id: 5,
    name: "Probiotics & postbiotics",
    frenchName: "probiotiques & postbiotiques",
    kind: "complements_alimentaires",
  },
  {
    id: 6,
    name: "ANTI-DARK CIRCLES & ANTI-PUFFINESS",
    frenchName: "anti-cernes & anti-poches",
    kind: "serums_cosmetiques",
  },
  {
    id: 7,
    name: "Anti-imperfections & exfoliating",
    frenchName: "anti-imperfections & exfoliation",
    kind: "serums_cosmetiques",
  },
  {
    id: 8,
    name: "Anti-ageing & moisturizing",
    frenchName: "anti-âge & hydratation",
    kind: "serums_cosmetiques",
  },
  {
    id: 9,
    name: "Radiance & Brightening",
    frenchName: "éclat & luminosité",
    kind: "serums_cosmetiques",
  },
  {
    id: 10,
    name: "Anti-redness & unifying",
    frenchName: "anti-rougeurs & teint unifié",
    kind: "serums_cosmetiques",
  },
];
