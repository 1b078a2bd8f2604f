import type { Product } from "#shared/content/content-types.ts";

export const entry: Product = {
  id: 27,
  slug: "hyaluronique",
  name: { fr: "Hyaluronique", en: "Hyaluronic" },
  symbol: "HA",
  category_id: 4,
  quantity: 60,
  actifs: null,
  bottle: "amber",
  summary: {
    fr: "Hyaluronate de sodium de bas poids moléculaire en liposomes, avec vitamine C.",
    en: "Low molecular weight sodium hyaluronate in liposomes, with vitamin C.",
  },
  ingredients: [
    "/liposomes/acide-hyaluronique",
    "/liposomes/vitamine-c",
  ],
};
