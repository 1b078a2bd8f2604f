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
    fr: "Trois lactobacilles d’espèces différentes, tous sous VPRO® : deux milliards d’UFC pour crispatus, autant pour gasseri, quatre pour rhamnosus. Chaque banque de travail est identifiée par séquençage, et la PCR compte les espèces une à une dans le mélange. Voie orale uniquement. Le nom s’adresse à un public, sans viser d’organe ni d’état ; la notice donne les souches et leurs nombres de cellules. Gélules opaques, petit flacon ambré.",
    en: "Three lactobacilli of different species, all under VPRO®: two billion CFU of crispatus, as many of gasseri, four of rhamnosus. Every working cell bank is identified by sequencing, and PCR counts the species one by one in the blend. By mouth only. The name addresses an audience and targets neither organ nor condition; the leaflet gives strains and cell numbers. Opaque capsules, a small amber bottle.",
  },
  claims: [],
  caution: {
    fr: "Grossesse : demander à la sage-femme ou au médecin. Système immunitaire affaibli : s’abstenir. Antibiotique : laisser deux heures d’intervalle.",
    en: "Pregnancy: ask the midwife or doctor. Weakened immune system: refrain. Antibiotics: leave a two-hour interval.",
  },
};
