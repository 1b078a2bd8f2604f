import type { Product } from "#shared/content/content-types.ts";

export const entry: Product = {
  id: 24,
  slug: "nadh",
  name: { fr: "NADH", en: "NADH" },
  symbol: "NAD",
  category_id: 3,
  quantity: 30,
  actifs: null,
  bottle: "amber",
  summary: {
    fr: "NADH protégé par liposome, associé à la vitamine B3 dont il dérive.",
    en: "Liposome-protected NADH, together with vitamin B3, its parent vitamin.",
  },
  ingredients: [
    "/liposomes/nadh",
    "/liposomes/vitamineb3",
  ],
};
