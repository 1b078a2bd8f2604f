import type { Product } from "#shared/content/content-types.ts";

export const entry: Product = {
  id: 44,
  slug: "cafeine-egcg",
  name: { fr: "Caféine + EGCG", en: "Caffeine + EGCG" },
  symbol: "Ca",
  category_id: 6,
  quantity: null,
  actifs: { fr: "Caféine 10 % + EGCG 2 %", en: "Caffeine 10% + EGCG 2%" },
  bottle: "serum-blue",
  summary: {
    fr: "Sérum aqueux pour le contour des yeux : caféine et EGCG de thé vert en niosomes.",
    en: "Water-based eye contour serum: caffeine and green tea EGCG in niosomes.",
  },
  ingredients: [
    "/niosomes/cafeine",
    "/niosomes/egcg",
  ],
};
