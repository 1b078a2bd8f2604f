import type { Product } from "#shared/content/content-types.ts";

export const entry: Product = {
  id: 39,
  slug: "bifidus",
  name: { fr: "Bifidus", en: "Bifidus" },
  symbol: "Bb",
  category_id: 5,
  quantity: 30,
  actifs: null,
  bottle: "amber",
  summary: {
    fr: "Trois bifidobactéries, B. bifidum, B. breve et B. lactis, avec fibre d’acacia.",
    en: "Three bifidobacteria, B. bifidum, B. breve and B. lactis, with acacia fibre.",
  },
  ingredients: [
    "/probiotiques/bifidobacterium-bifidum-sph-159",
    "/probiotiques/bifidobacterium-breve-sph-158",
    "/probiotiques/bifidobacterium-animalis-subsp-lactis-sph-155",
  ],
};
