import type { Product } from "#shared/content/content-types.ts";

export const entry: Product = {
  id: 9,
  slug: "vitamines-k2-d3",
  name: { fr: "Vitamines K2 D3", en: "Vitamins K2 D3" },
  symbol: "K2",
  category_id: 1,
  quantity: 60,
  actifs: null,
  bottle: "white",
  summary: {
    fr: "Ménaquinone-7 et cholécalciférol, deux vitamines liposolubles sous une même enveloppe liposomale.",
    en: "Menaquinone-7 and cholecalciferol, two fat-soluble vitamins under one liposomal envelope.",
  },
  ingredients: [
    "/liposomes/vitaminesk2d3",
  ],
};
