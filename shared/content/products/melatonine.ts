import type { Product } from "#shared/content/content-types.ts";

export const entry: Product = {
  id: 17,
  slug: "melatonine",
  name: { fr: "Mélatonine", en: "Melatonin" },
  symbol: "Mt",
  category_id: 2,
  quantity: 15,
  actifs: null,
  bottle: "white",
  summary: {
    fr: "Mélatonine liposomale seule, en format voyage de quinze gélules.",
    en: "Liposomal melatonin on its own, in a travel format of fifteen capsules.",
  },
  ingredients: [
    "/liposomes/melatonine",
  ],
};
