import type { Product } from "#shared/content/content-types.ts";

export const entry: Product = {
  id: 41,
  slug: "coagulans",
  name: { fr: "Coagulans", en: "Coagulans" },
  symbol: "Hc",
  category_id: 5,
  quantity: 60,
  actifs: null,
  bottle: "amber",
  summary: {
    fr: "Spores de Heyndrickxia coagulans SPH 165, une seule espèce par gélule.",
    en: "Spores of Heyndrickxia coagulans SPH 165, one species a capsule.",
  },
  actives: [
    {
      name: { fr: "Heyndrickxia coagulans SPH 165", en: "Heyndrickxia coagulans SPH 165" },
      dose: { fr: "2 milliards d’UFC", en: "2 billion CFU" },
      path: "/probiotiques/heyndrickxia-coagulans-sph-165",
    },
  ],
  perDay: 1,
  openMonths: null,
  portion: { fr: "1 gélule par jour, froide ou tiède", en: "1 capsule a day, cold or lukewarm" },
  text: {
    fr: "Deux milliards de spores par unité. Une spore n’a besoin ni de froid ni de dessicant, et supporte la compression, la chaleur d’un comprimé, un entrepôt d’été : c’est la souche la plus simple à distribuer. Ancien nom, Bacillus coagulans, à rappeler sur la fiche. Soixante gélules de taille 3, deux mois, tenue de trois ans à température ambiante visée en stabilité.",
    en: "Two billion spores a unit. A spore needs neither cold nor desiccant and bears compression, the heat of tableting and a summer warehouse, which makes this strain the simplest to distribute. Its former name, Bacillus coagulans, should appear on the sheet. Sixty size 3 capsules, two months; stability work aims at three years at room temperature.",
  },
  claims: [],
  caution: {
    fr: "Valve cardiaque artificielle ou immunité très diminuée : interroger le spécialiste. Antibiotique : décaler la prise de quelques heures.",
    en: "Artificial heart valve or much reduced immunity: ask the specialist. Antibiotics: shift the capsule by a few hours.",
  },
};
