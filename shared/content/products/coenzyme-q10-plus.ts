import type { Product } from "#shared/content/content-types.ts";

export const entry: Product = {
  id: 20,
  slug: "coenzyme-q10-plus",
  name: { fr: "Coenzyme Q10+", en: "Coenzyme Q10+" },
  symbol: "Q+",
  category_id: 3,
  quantity: 60,
  actifs: null,
  bottle: "amber",
  summary: {
    fr: "Coenzyme Q10 liposomal, accompagné des vitamines B1 et B3.",
    en: "Liposomal coenzyme Q10 supplied together with vitamins B1 and B3.",
  },
  ingredients: [
    "/liposomes/coenzyme-q10",
    "/liposomes/vitamineb1",
    "/liposomes/vitamineb3",
  ],
};
