import type { Product } from "#shared/content/content-types.ts";

export const entry: Product = {
  id: 37,
  slug: "probiotique-femme",
  name: { fr: "Probiotique Femme", en: "Women’s Probiotic" },
  symbol: "Lc",
  category_id: 5,
  quantity: 30,
  actifs: null,
  bottle: "amber",
  summary: {
    fr: "Trois lactobacilles : L. crispatus, L. gasseri et L. rhamnosus, tous enrobés VPRO®.",
    en: "Three lactobacilli, L. crispatus, L. gasseri and L. rhamnosus, all VPRO® coated.",
  },
  ingredients: [
    "/probiotiques/lactobacillus-crispatus-sph-135",
    "/probiotiques/lactobacillus-gasseri-sph-134",
    "/probiotiques/lacticaseibacillus-rhamnosus-sph-144",
  ],
};
