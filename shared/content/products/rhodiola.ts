import type { Product } from "#shared/content/content-types.ts";

export const entry: Product = {
  id: 23,
  slug: "rhodiola",
  name: { fr: "Rhodiola", en: "Rhodiola" },
  symbol: "Rh",
  category_id: 3,
  quantity: 60,
  actifs: null,
  bottle: "amber",
  summary: {
    fr: "Racine de rhodiole titrée en rosavines, avec magnésium liposomal.",
    en: "Rhodiola root titrated in rosavins, with liposomal magnesium.",
  },
  ingredients: [
    "/liposomes/rhodiola",
    "/liposomes/magnesium",
  ],
};
