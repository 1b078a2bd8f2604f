import type { Product } from "#shared/content/content-types.ts";

export const entry: Product = {
  id: 47,
  slug: "vitamine-c-acide-hyaluronique",
  name: { fr: "Vitamine C + hyaluronique", en: "Vitamin C + hyaluronic" },
  symbol: "C15",
  category_id: 9,
  quantity: null,
  actifs: { fr: "Vitamine C 15 % + acide hyaluronique 1 %", en: "Vitamin C 15% + hyaluronic acid 1%" },
  bottle: "serum-peach",
  summary: {
    fr: "Vitamine C en niosomes dans une base aqueuse d’acide hyaluronique, flacon compte-gouttes.",
    en: "Vitamin C in niosomes within a hyaluronic acid water base, dropper bottle.",
  },
  ingredients: [
    "/niosomes/vitamine-c",
    "/niosomes/acide-hyaluronique",
  ],
};
