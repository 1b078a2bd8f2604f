import type { Product } from "#shared/content/content-types.ts";

export const entry: Product = {
  id: 13,
  slug: "circulation",
  name: { fr: "Circulation", en: "Circulation" },
  symbol: "Ci",
  category_id: 2,
  quantity: 60,
  actifs: null,
  bottle: "white",
  summary: {
    fr: "Feuille de vigne rouge, rutine, OPC de pépins de raisin et EPA-DHA, avec vitamine C liposomale.",
    en: "Red vine leaf, rutin, grape seed OPC and EPA-DHA, with liposomal vitamin C.",
  },
  ingredients: [
    "/liposomes/vignerouge",
    "/liposomes/rutine",
    "/liposomes/opc",
    "/liposomes/epadha",
    "/liposomes/vitamine-c",
  ],
};
