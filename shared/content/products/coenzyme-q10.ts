import type { Product } from "#shared/content/content-types.ts";

export const entry: Product = {
  id: 8,
  slug: "coenzyme-q10",
  name: { fr: "Coenzyme Q10", en: "Coenzyme Q10" },
  symbol: "Q10",
  category_id: 1,
  quantity: 30,
  actifs: null,
  bottle: "white",
  summary: {
    fr: "Ubiquinone de fermentation dispersée dans une membrane de phospholipides.",
    en: "Fermented ubiquinone dispersed in a phospholipid membrane.",
  },
  ingredients: [
    "/liposomes/coenzyme-q10",
  ],
};
