import type { Product } from "#shared/content/content-types.ts";

export const entry: Product = {
  id: 12,
  slug: "articulation",
  name: { fr: "Articulation", en: "Joints" },
  symbol: "Ar",
  category_id: 2,
  quantity: 60,
  actifs: null,
  bottle: "white",
  summary: {
    fr: "Collagène, boswellia et acide hyaluronique liposomaux, avec vitamine C et manganèse.",
    en: "Liposomal collagen, boswellia and hyaluronic acid, with vitamin C and manganese.",
  },
  ingredients: [
    "/liposomes/collagene",
    "/liposomes/boswellia",
    "/liposomes/acide-hyaluronique",
    "/liposomes/vitamine-c",
    "/liposomes/manganese",
  ],
};
