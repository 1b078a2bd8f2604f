import type { Product } from "#shared/content/content-types.ts";

export const entry: Product = {
  id: 29,
  slug: "glutathion",
  name: { fr: "Glutathion", en: "Glutathione" },
  symbol: "GSH",
  category_id: 4,
  quantity: 60,
  actifs: null,
  bottle: "amber",
  summary: {
    fr: "Glutathion réduit en liposomes, vitamine C et sélénium.",
    en: "Reduced glutathione in liposomes, vitamin C and selenium.",
  },
  ingredients: [
    "/liposomes/glutathion",
    "/liposomes/vitamine-c",
    "/liposomes/selenium",
  ],
};
