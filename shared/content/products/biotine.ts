import type { Product } from "#shared/content/content-types.ts";

export const entry: Product = {
  id: 26,
  slug: "biotine",
  name: { fr: "Biotine", en: "Biotin" },
  symbol: "B8",
  category_id: 4,
  quantity: 60,
  actifs: null,
  bottle: "amber",
  summary: {
    fr: "Biotine liposomale et zinc, sur support de poudre de riz.",
    en: "Liposomal biotin and zinc, on a rice powder carrier.",
  },
  ingredients: [
    "/liposomes/biotine",
    "/liposomes/zinc",
  ],
};
