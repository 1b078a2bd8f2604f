import type { Product } from "#shared/content/content-types.ts";

export const entry: Product = {
  id: 36,
  slug: "boulardii",
  name: { fr: "Boulardii", en: "Boulardii" },
  symbol: "Sb",
  category_id: 5,
  quantity: 15,
  actifs: null,
  bottle: "amber",
  summary: {
    fr: "Une levure, Saccharomyces boulardii SPH 166, sous enrobage VPRO®.",
    en: "One yeast, Saccharomyces boulardii SPH 166, under VPRO® coating.",
  },
  ingredients: [
    "/probiotiques/saccharomyces-cerevisiae-var-boulardii-sph-166",
  ],
};
