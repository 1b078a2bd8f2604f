import type { Product } from "#shared/content/content-types.ts";

export const entry: Product = {
  id: 45,
  slug: "acide-glycolique-bakuchiol",
  name: { fr: "Glycolique + bakuchiol", en: "Glycolic + bakuchiol" },
  symbol: "Gly",
  category_id: 7,
  quantity: null,
  actifs: { fr: "Acide glycolique 10 % + bakuchiol 1 %", en: "Glycolic acid 10% + bakuchiol 1%" },
  bottle: "serum-clear",
  summary: {
    fr: "Sérum du soir à pH acide, un AHA et un phénol végétal de psoralée en niosomes.",
    en: "Acid-pH evening serum, one AHA and a plant phenol from babchi in niosomes.",
  },
  ingredients: [
    "/niosomes/glycolique",
    "/niosomes/bakuchiol",
  ],
};
