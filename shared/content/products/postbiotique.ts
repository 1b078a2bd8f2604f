import type { Product } from "#shared/content/content-types.ts";

export const entry: Product = {
  id: 43,
  slug: "postbiotique",
  name: { fr: "Postbiotique", en: "Postbiotic" },
  symbol: "Po",
  category_id: 5,
  quantity: 30,
  actifs: null,
  bottle: "amber",
  summary: {
    fr: "Cellules inactivées de L. plantarum et de L. rhamnosus, portées par PROLIPO®.",
    en: "Inactivated cells of L. plantarum and L. rhamnosus, carried by PROLIPO®.",
  },
  ingredients: [
    "/probiotiques/lactiplantibacillus-plantarum-sph-201",
    "/probiotiques/lacticaseibacillus-rhamnosus-sph-202",
  ],
};
