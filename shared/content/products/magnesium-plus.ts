import type { Product } from "#shared/content/content-types.ts";

export const entry: Product = {
  id: 2,
  slug: "magnesium-plus",
  name: { fr: "Magnésium+", en: "Magnesium+" },
  symbol: "Mg",
  category_id: 1,
  quantity: 90,
  actifs: null,
  bottle: "white",
  summary: {
    fr: "Bisglycinate de magnésium liposomal associé à la vitamine B6, dans une gélule d’origine végétale.",
    en: "Liposomal magnesium bisglycinate paired with vitamin B6, in a capsule of plant origin.",
  },
  ingredients: [
    "/liposomes/magnesium",
    "/liposomes/vitamineb6",
  ],
};
