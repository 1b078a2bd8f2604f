import type { Product } from "#shared/content/content-types.ts";

export const entry: Product = {
  id: 41,
  slug: "coagulans",
  name: { fr: "Coagulans", en: "Coagulans" },
  symbol: "Hc",
  category_id: 5,
  quantity: 60,
  actifs: null,
  bottle: "amber",
  summary: {
    fr: "Spores de Heyndrickxia coagulans SPH 165, une seule espèce par gélule.",
    en: "Spores of Heyndrickxia coagulans SPH 165, one species a capsule.",
  },
  ingredients: [
    "/probiotiques/heyndrickxia-coagulans-sph-165",
  ],
};
