import type { Product } from "#shared/content/content-types.ts";

export const entry: Product = {
  id: 30,
  slug: "collagene",
  name: { fr: "Collagène", en: "Collagen" },
  symbol: "Co",
  category_id: 4,
  quantity: 105,
  actifs: null,
  bottle: "amber",
  summary: {
    fr: "Peptides de collagène marin liposomaux, vitamine C et acide hyaluronique.",
    en: "Liposomal marine collagen peptides, vitamin C and hyaluronic acid.",
  },
  ingredients: [
    "/liposomes/collagene",
    "/liposomes/vitamine-c",
    "/liposomes/acide-hyaluronique",
  ],
};
