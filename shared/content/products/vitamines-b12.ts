import type { Product } from "#shared/content/content-types.ts";

export const entry: Product = {
  id: 6,
  slug: "vitamines-b12",
  name: { fr: "Vitamines B12", en: "Vitamin B12" },
  symbol: "B12",
  category_id: 1,
  quantity: 60,
  actifs: null,
  bottle: "white",
  summary: {
    fr: "Méthylcobalamine liposomale diluée sur cellulose, pour une teneur régulière.",
    en: "Liposomal methylcobalamin diluted on cellulose, for an even content.",
  },
  ingredients: [
    "/liposomes/vitamineb12",
  ],
};
