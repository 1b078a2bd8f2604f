import type { Product } from "#shared/content/content-types.ts";

export const entry: Product = {
  id: 31,
  slug: "keratine",
  name: { fr: "Kératine", en: "Keratin" },
  symbol: "Ke",
  category_id: 4,
  quantity: 60,
  actifs: null,
  bottle: "amber",
  summary: {
    fr: "Kératine hydrolysée de laine, biotine et zinc sous forme liposomale.",
    en: "Hydrolysed wool keratin, biotin and zinc in liposomal form.",
  },
  ingredients: [
    "/liposomes/keratine",
    "/liposomes/biotine",
    "/liposomes/zinc",
  ],
};
