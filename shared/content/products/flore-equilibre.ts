import type { Product } from "#shared/content/content-types.ts";

export const entry: Product = {
  id: 35,
  slug: "flore-equilibre",
  name: { fr: "Flore Equilibre", en: "Flora Balance" },
  symbol: "Fl",
  category_id: 5,
  quantity: 30,
  actifs: null,
  bottle: "amber",
  summary: {
    fr: "Quatre souches : deux lactobacilles et deux bifidobactéries, en gélule HPMC.",
    en: "Four strains: two lactobacilli and two bifidobacteria, in an HPMC capsule.",
  },
  ingredients: [
    "/probiotiques/lactiplantibacillus-plantarum-sph-117",
    "/probiotiques/lacticaseibacillus-rhamnosus-sph-131",
    "/probiotiques/bifidobacterium-animalis-subsp-lactis-sph-154",
    "/probiotiques/bifidobacterium-longum-subsp-longum-sph-104",
  ],
};
