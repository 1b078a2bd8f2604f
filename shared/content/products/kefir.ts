import type { Product } from "#shared/content/content-types.ts";

export const entry: Product = {
  id: 42,
  slug: "kefir",
  name: { fr: "Kéfir", en: "Kefir" },
  symbol: "Kf",
  category_id: 5,
  quantity: 30,
  actifs: null,
  bottle: "amber",
  summary: {
    fr: "Deux lactobacilles du grain de kéfir et un lactocoque, en poudre lyophilisée.",
    en: "Two lactobacilli of the kefir grain and one lactococcus, as a freeze-dried powder.",
  },
  ingredients: [
    "/probiotiques/lentilactobacillus-kefiri-sph-124",
    "/probiotiques/lactobacillus-kefiranofaciens-sph-140",
    "/probiotiques/lactococcus-lactis-sph-125",
  ],
};
