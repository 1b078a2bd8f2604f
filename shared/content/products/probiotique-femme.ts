import type { Product } from "#shared/content/content-types.ts";

export const entry: Product = {
  id: 37,
  slug: "probiotique-femme",
  name: { fr: "Probiotique Femme", en: "Women’s Probiotic" },
  symbol: "Lc",
  category_id: 5,
  quantity: 30,
  actifs: null,
  bottle: "amber",
  summary: {
    fr: "Trois lactobacilles : L. crispatus, L. gasseri et L. rhamnosus, tous enrobés VPRO®.",
    en: "Three lactobacilli, L. crispatus, L. gasseri and L. rhamnosus, all VPRO® coated.",
  },
  actives: [
    {
      name: { fr: "Lactobacillus crispatus SPH 135", en: "Lactobacillus crispatus SPH 135" },
      dose: { fr: "2 milliards d’UFC", en: "2 billion CFU" },
      path: "/probiotiques/lactobacillus-crispatus-sph-135",
    },
    {
      name: { fr: "Lactobacillus gasseri SPH 134", en: "Lactobacillus gasseri SPH 134" },
      dose: { fr: "2 milliards d’UFC", en: "2 billion CFU" },
      path: "/probiotiques/lactobacillus-gasseri-sph-134",
    },
    {
      name: {
        fr: "Lacticaseibacillus rhamnosus SPH 144",
        en: "Lacticaseibacillus rhamnosus SPH 144",
      },
      dose: { fr: "4 milliards d’UFC", en: "4 billion CFU" },
      path: "/probiotiques/lacticaseibacillus-rhamnosus-sph-144",
    },
  ],
  perDay: 1,
  openMonths: null,
  portion: { fr: "1 gélule par jour, à heure fixe", en: "1 capsule a day, at a set time" },
  text: {
    fr: "Trois lactobacilles d’espèces différentes, huit milliards d’UFC au total, tous sous VPRO®. Crispatus et gasseri sont identifiés par séquençage à chaque banque de travail ; le troisième fixe le volume. Voie orale uniquement. Le nom s’adresse à un public, sans viser d’organe ni d’état : la notice décrit les souches et leur nombre. Trente gélules opaques, petit flacon ambré.",
    en: "Three lactobacilli of different species, eight billion CFU in all, every one under VPRO®. Crispatus and gasseri are identified by sequencing at each working bank; the third sets the volume. By mouth only. The name addresses a public and targets neither organ nor condition: the leaflet describes strains and numbers. Thirty opaque capsules, a small amber bottle.",
  },
  claims: [],
  caution: {
    fr: "Grossesse : demander à la sage-femme ou au médecin. Système immunitaire déficient : s’abstenir. À distance d’un antibiotique, deux heures.",
    en: "Pregnancy: ask the midwife or doctor. Deficient immune system: refrain. Keep two hours away from an antibiotic.",
  },
};
