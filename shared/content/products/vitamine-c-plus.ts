import type { Product } from "#shared/content/content-types.ts";

export const entry: Product = {
  id: 3,
  slug: "vitamine-c-plus",
  name: { fr: "Vitamine C+", en: "Vitamin C+" },
  symbol: "C",
  category_id: 1,
  quantity: 60,
  actifs: null,
  bottle: "white",
  summary: {
    fr: "Acide ascorbique liposomal complété par de la poudre d’acérola.",
    en: "Liposomal ascorbic acid completed with acerola powder.",
  },
  ingredients: [
    "/liposomes/vitamine-c",
    "/liposomes/acerola",
  ],
};
