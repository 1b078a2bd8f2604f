import type { Product } from "#shared/content/content-types.ts";

export const entry: Product = {
  id: 10,
  slug: "sommeil",
  name: { fr: "Sommeil", en: "Sleep" },
  symbol: "Zz",
  category_id: 2,
  quantity: 30,
  actifs: null,
  bottle: "white",
  summary: {
    fr: "Mélatonine liposomale et vitamine B6, en petite gélule du soir.",
    en: "Liposomal melatonin and vitamin B6, in a small evening capsule.",
  },
  ingredients: [
    "/liposomes/melatonine",
    "/liposomes/vitamineb6",
  ],
};
