import type { Product } from "#shared/content/content-types.ts";

export const entry: Product = {
  id: 38,
  slug: "reuteri",
  name: { fr: "Reuteri", en: "Reuteri" },
  symbol: "Lr",
  category_id: 5,
  quantity: 30,
  actifs: null,
  bottle: "amber",
  summary: {
    fr: "Limosilactobacillus reuteri SPH 146 en gélule à ouvrir, sur base de xylitol.",
    en: "Limosilactobacillus reuteri SPH 146 in a capsule to open, on a xylitol base.",
  },
  ingredients: [
    "/probiotiques/limosilactobacillus-reuteri-sph-146",
  ],
};
