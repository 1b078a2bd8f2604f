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
  portion: {
    fr: "1 gélule par jour, avec ou sans repas",
    en: "1 capsule a day, with or without food",
  },
  text: {
    fr: "Une spore n’a besoin ni de froid ni de dessiccant ; elle supporte la presse à comprimés comme l’entrepôt d’été, ce qui fait de cette souche la plus simple à distribuer. Chaque gélule en contient deux milliards. L’ancien nom, <i>Bacillus coagulans</i>, mieux connu du public, peut figurer sur l’étiquette. Soixante gélules de taille 3 couvrent deux mois ; nos essais de stabilité visent trois ans à température ambiante.",
    en: "A spore needs neither cold nor desiccant; it withstands a tablet press as well as a summer warehouse, which makes this strain the simplest to distribute. Each capsule contains two billion of them. The former name, <i>Bacillus coagulans</i>, better known to the public, may stand on the label. Sixty size 3 capsules last two months; our stability work aims at three years at room temperature.",
  },
  claims: [],
  caution: {
    fr: "Valve cardiaque artificielle ou immunité très diminuée : interroger le spécialiste. Antibiotique : espacer les prises de quelques heures.",
    en: "Artificial heart valve or severely weakened immunity: ask the specialist. Antibiotics: leave a few hours between the two.",
  },
};
