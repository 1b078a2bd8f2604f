import type { Product } from "#shared/content/content-types.ts";

export const entry: Product = {
  id: 7,
  slug: "vitamines-b-complex",
  name: { fr: "Vitamines B Complex", en: "Vitamin B Complex" },
  symbol: "B",
  category_id: 1,
  quantity: 60,
  actifs: null,
  bottle: "white",
  summary: {
    fr: "Les huit vitamines du groupe B, encapsulées ensemble en liposomes.",
    en: "The eight B-group vitamins, encapsulated together in liposomes.",
  },
  ingredients: [
    "/liposomes/complexevitaminesB",
    "/liposomes/vitamineb1",
    "/liposomes/vitamineb3",
    "/liposomes/vitamineb5",
    "/liposomes/vitamineb6",
    "/liposomes/biotine",
    "/liposomes/vitamineb9",
    "/liposomes/vitamineb12",
  ],
};
