import type { Product } from "#shared/content/content-types.ts";

export const entry: Product = {
  id: 11,
  slug: "anti-stress",
  name: { fr: "Anti-stress", en: "Anti-stress" },
  symbol: "As",
  category_id: 2,
  quantity: 60,
  actifs: null,
  bottle: "white",
  summary: {
    fr: "Magnésium, L-théanine et vitamines B6 et B1, chacun en liposomes.",
    en: "Magnesium, L-theanine and vitamins B6 and B1, each in liposomes.",
  },
  ingredients: [
    "/liposomes/magnesium",
    "/liposomes/l-theanine",
    "/liposomes/vitamineb6",
    "/liposomes/vitamineb1",
  ],
};
