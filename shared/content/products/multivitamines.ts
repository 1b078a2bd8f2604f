import type { Product } from "#shared/content/content-types.ts";

export const entry: Product = {
  id: 1,
  slug: "multivitamines",
  name: { fr: "Multivitamines", en: "Multivitamins" },
  symbol: "M",
  category_id: 1,
  quantity: 60,
  actifs: null,
  bottle: "white",
  summary: {
    fr: "Vitamines et minéraux du quotidien, portés par liposome et réunis dans une seule gélule.",
    en: "Everyday vitamins and minerals, carried in liposomes and gathered in a single capsule.",
  },
  ingredients: [
    "/liposomes/multivitamines",
    "/liposomes/vitaminea",
    "/liposomes/vitamine-c",
    "/liposomes/vitamined3",
    "/liposomes/vitamine-e",
    "/liposomes/zinc",
    "/liposomes/selenium",
  ],
};
