import type { Product } from "#shared/content/content-types.ts";

export const entry: Product = {
  id: 21,
  slug: "fer-plus",
  name: { fr: "Fer+", en: "Iron+" },
  symbol: "Fe",
  category_id: 3,
  quantity: 90,
  actifs: null,
  bottle: "amber",
  summary: {
    fr: "Fer liposomal, vitamine C et folates, en gélule végétale.",
    en: "Liposomal iron, vitamin C and folates, in a plant capsule.",
  },
  ingredients: [
    "/liposomes/fer",
    "/liposomes/vitamine-c",
    "/liposomes/vitamineb9",
  ],
};
