import type { Product } from "#shared/content/content-types.ts";

export const entry: Product = {
  id: 4,
  slug: "zinc",
  name: { fr: "Zinc", en: "Zinc" },
  symbol: "Zn",
  category_id: 1,
  quantity: 60,
  actifs: null,
  bottle: "white",
  summary: {
    fr: "Bisglycinate de zinc en liposomes, sans autre actif.",
    en: "Zinc bisglycinate in liposomes, with no other active.",
  },
  ingredients: [
    "/liposomes/zinc",
  ],
};
