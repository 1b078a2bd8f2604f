import type { Product } from "#shared/content/content-types.ts";

export const entry: Product = {
  id: 46,
  slug: "acide-hyaluronique-vitamine-b5",
  name: { fr: "Hyaluronique + B5", en: "Hyaluronic + B5" },
  symbol: "HA3",
  category_id: 8,
  quantity: null,
  actifs: { fr: "Acide hyaluronique 3 % + B5 2 %", en: "Hyaluronic acid 3% + B5 2%" },
  bottle: "serum-blue",
  summary: {
    fr: "Gel fluide incolore : hyaluronate de sodium et panthénol, la provitamine B5.",
    en: "A colourless fluid gel: sodium hyaluronate and panthenol, provitamin B5.",
  },
  ingredients: [
    "/niosomes/acide-hyaluronique",
    "/niosomes/panthenol",
  ],
};
