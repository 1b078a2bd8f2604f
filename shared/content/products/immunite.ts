import type { Product } from "#shared/content/content-types.ts";

export const entry: Product = {
  id: 18,
  slug: "immunite",
  name: { fr: "Immunité", en: "Immunity" },
  symbol: "Im",
  category_id: 3,
  quantity: 60,
  actifs: null,
  bottle: "amber",
  summary: {
    fr: "Vitamine C, acérola, vitamine D3, zinc et sélénium, réunis en gélule liposomale.",
    en: "Vitamin C, acerola, vitamin D3, zinc and selenium, gathered in a liposomal capsule.",
  },
  ingredients: [
    "/liposomes/vitamine-c",
    "/liposomes/acerola",
    "/liposomes/vitamined3",
    "/liposomes/zinc",
    "/liposomes/selenium",
  ],
};
