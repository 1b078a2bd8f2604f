import type { Product } from "#shared/content/content-types.ts";

export const entry: Product = {
  id: 16,
  slug: "omega-3",
  name: { fr: "Oméga 3", en: "Omega 3" },
  symbol: "EPA",
  category_id: 2,
  quantity: 60,
  actifs: null,
  bottle: "white",
  summary: {
    fr: "Acides gras EPA et DHA en poudre liposomale, avec vitamine E.",
    en: "EPA and DHA fatty acids as a liposomal powder, with vitamin E.",
  },
  ingredients: [
    "/liposomes/epadha",
    "/liposomes/vitamine-e",
  ],
};
