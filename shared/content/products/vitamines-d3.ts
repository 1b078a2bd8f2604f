import type { Product } from "#shared/content/content-types.ts";

export const entry: Product = {
  id: 5,
  slug: "vitamines-d3",
  name: { fr: "Vitamines D3", en: "Vitamin D3" },
  symbol: "D3",
  category_id: 1,
  quantity: 90,
  actifs: null,
  bottle: "white",
  summary: {
    fr: "Cholécalciférol en liposomes secs, sur support de fibre d’acacia.",
    en: "Cholecalciferol in dry liposomes, on an acacia fibre carrier.",
  },
  ingredients: [
    "/liposomes/vitamined3",
  ],
};
