import type { Product } from "#shared/content/content-types.ts";

export const entry: Product = {
  id: 34,
  slug: "lycopene",
  name: { fr: "Lycopène", en: "Lycopene" },
  symbol: "Ly",
  category_id: 4,
  quantity: 60,
  actifs: null,
  bottle: "amber",
  summary: {
    fr: "Lycopène de tomate en liposomes, cuivre et vitamine E.",
    en: "Tomato lycopene in liposomes, copper and vitamin E.",
  },
  ingredients: [
    "/liposomes/lycopene",
    "/liposomes/cuivre",
    "/liposomes/vitamine-e",
  ],
};
