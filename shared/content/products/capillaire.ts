import type { Product } from "#shared/content/content-types.ts";

export const entry: Product = {
  id: 28,
  slug: "capillaire",
  name: { fr: "Capillaire", en: "Hair" },
  symbol: "Bi",
  category_id: 4,
  quantity: 90,
  actifs: null,
  bottle: "amber",
  summary: {
    fr: "Biotine, zinc, sélénium et cuivre liposomaux, avec kératine hydrolysée et L-lysine.",
    en: "Liposomal biotin, zinc, selenium and copper, with hydrolysed keratin and L-lysine.",
  },
  ingredients: [
    "/liposomes/biotine",
    "/liposomes/zinc",
    "/liposomes/selenium",
    "/liposomes/cuivre",
    "/liposomes/keratine",
    "/liposomes/l-lysine",
  ],
};
