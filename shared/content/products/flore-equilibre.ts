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
  actives: [
    {
      name: {
        fr: "Lactiplantibacillus plantarum SPH 117",
        en: "Lactiplantibacillus plantarum SPH 117",
      },
      dose: { fr: "3 milliards d’UFC", en: "3 billion CFU" },
      path: "/probiotiques/lactiplantibacillus-plantarum-sph-117",
    },
    {
      name: {
        fr: "Lacticaseibacillus rhamnosus SPH 131",
        en: "Lacticaseibacillus rhamnosus SPH 131",
      },
      dose: { fr: "3 milliards d’UFC", en: "3 billion CFU" },
      path: "/probiotiques/lacticaseibacillus-rhamnosus-sph-131",
    },
    {
      name: {
        fr: "Bifidobacterium animalis subsp. lactis SPH 154",
        en: "Bifidobacterium animalis subsp. lactis SPH 154",
      },
      dose: { fr: "3 milliards d’UFC", en: "3 billion CFU" },
      path: "/probiotiques/bifidobacterium-animalis-subsp-lactis-sph-154",
    },
    {
      name: {
        fr: "Bifidobacterium longum subsp. longum SPH 104",
        en: "Bifidobacterium longum subsp. longum SPH 104",
      },
      dose: { fr: "1 milliard d’UFC", en: "1 billion CFU" },
      path: "/probiotiques/bifidobacterium-longum-subsp-longum-sph-104",
    },
  ],
  perDay: 1,
  openMonths: null,
  portion: { fr: "1 gélule par jour, au lever", en: "1 capsule a day, on rising" },
  text: {
    fr: "Les dix milliards d’UFC par gélule se comptent à la fin de la durée de vie : le surdosage de fabrication couvre la perte. Parmi les lactobacilles comme parmi les bifidobactéries, une souche est enrobée VPRO®, l’autre nue. L’activité de l’eau reste sous 0,2 dans toute la poudre, et un dessiccant loge dans le bouchon. Ni lactose ni prébiotique ajouté : la liste tient en cinq lignes.",
    en: "The ten billion CFU a capsule are counted at the end of shelf life: manufacturing overage covers the loss. Among the lactobacilli, as among the bifidobacteria, one strain is VPRO® coated and the other bare. Water activity stays below 0.2 throughout the powder, and a desiccant sits in the cap. No added lactose or prebiotic: the list fits on five lines.",
  },
  claims: [],
  caution: {
    fr: "Immunodépression, cathéter central ou maladie grave : avis médical impératif. Garder au frais après ouverture, bouchon serré.",
    en: "Weakened immunity, a central line or serious illness: medical advice is essential. Keep cool once opened, cap tight.",
  },
};
