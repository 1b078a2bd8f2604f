import type { Product } from "#shared/content/content-types.ts";

export const entry: Product = {
  id: 15,
  slug: "curcuma",
  name: { fr: "Curcuma", en: "Turmeric" },
  symbol: "Cc",
  category_id: 2,
  quantity: 60,
  actifs: null,
  bottle: "white",
  summary: {
    fr: "Extrait de rhizome de curcuma titré en curcumine, en liposomes secs.",
    en: "Turmeric rhizome extract titrated in curcumin, as dry liposomes.",
  },
  ingredients: [
    "/liposomes/curcuma",
  ],
};
