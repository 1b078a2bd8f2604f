import type { Product } from "#shared/content/content-types.ts";

export const entry: Product = {
  id: 25,
  slug: "l-arginine",
  name: { fr: "L-Arginine", en: "L-Arginine" },
  symbol: "Arg",
  category_id: 3,
  quantity: 105,
  actifs: null,
  bottle: "amber",
  summary: {
    fr: "L-arginine et L-lysine de fermentation, avec vitamine B6 liposomale.",
    en: "L-arginine and L-lysine from fermentation, with liposomal vitamin B6.",
  },
  ingredients: [
    "/liposomes/l-arginine",
    "/liposomes/l-lysine",
    "/liposomes/vitamineb6",
  ],
};
