import type { Product } from "#shared/content/content-types.ts";

export const entry: Product = {
  id: 48,
  slug: "niacinamide-zinc",
  name: { fr: "Niacinamide + zinc", en: "Niacinamide + zinc" },
  symbol: "N10",
  category_id: 10,
  quantity: null,
  actifs: { fr: "Niacinamide 10 % + zinc PCA 1 %", en: "Niacinamide 10% + zinc PCA 1%" },
  bottle: "serum-clear",
  summary: {
    fr: "Sérum à phase aqueuse : niacinamide et sel de zinc de l’acide pyrrolidone carboxylique.",
    en: "A water-phase serum: niacinamide and the zinc salt of pyrrolidone carboxylic acid.",
  },
  ingredients: [
    "/niosomes/niacinamide",
    "/niosomes/zinc",
  ],
};
