import type { Product } from "#shared/content/content-types.ts";

export const entry: Product = {
  id: 40,
  slug: "gasseri",
  name: { fr: "Gasseri", en: "Gasseri" },
  symbol: "Lg",
  category_id: 5,
  quantity: 60,
  actifs: null,
  bottle: "amber",
  summary: {
    fr: "Lactobacillus gasseri SPH 134 et chrome liposomal dans une gélule sèche.",
    en: "Lactobacillus gasseri SPH 134 and liposomal chromium in a dry capsule.",
  },
  ingredients: [
    "/probiotiques/lactobacillus-gasseri-sph-134",
    "/liposomes/chrome",
  ],
};
