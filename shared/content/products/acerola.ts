import type { Product } from "#shared/content/content-types.ts";

export const entry: Product = {
  id: 22,
  slug: "acerola",
  name: { fr: "Acérola", en: "Acerola" },
  symbol: "Ac",
  category_id: 3,
  quantity: 60,
  actifs: null,
  bottle: "amber",
  summary: {
    fr: "Jus de cerise acérola séché et titré en vitamine C, mis en liposomes.",
    en: "Dried acerola cherry juice, titrated in vitamin C and made into liposomes.",
  },
  ingredients: [
    "/liposomes/acerola",
  ],
};
