import type { Product } from "#shared/content/content-types.ts";

export const entry: Product = {
  id: 33,
  slug: "prele",
  name: { fr: "Prêle", en: "Horsetail" },
  symbol: "Si",
  category_id: 4,
  quantity: 90,
  actifs: null,
  bottle: "amber",
  summary: {
    fr: "Parties aériennes de prêle des champs titrées en silice, zinc et biotine.",
    en: "Aerial parts of field horsetail titrated in silica, zinc and biotin.",
  },
  ingredients: [
    "/liposomes/preledeschamps",
    "/liposomes/zinc",
    "/liposomes/biotine",
  ],
};
