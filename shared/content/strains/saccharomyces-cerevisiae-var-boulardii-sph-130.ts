import type { Strain } from "#shared/content/content-types.ts";

export const entry: Strain = {
  slug: "saccharomyces-cerevisiae-var-boulardii-sph-130",
  type: "probiotique",
  species: "Saccharomyces cerevisiae var. boulardii",
  code: "SPH 130",
  formerName: "Saccharomyces boulardii",
  cfu: 20,
  categories: ["Santé gastro-intestinale"],
  souche: "Souche conventionelle",
  action: null,
  technologie: null,
  description: {
    fr: "<b>Levure du litchi.</b> Henri Boulard la rapporte d’Indochine dans les années 1920, après avoir observé l’usage des peaux de litchi et de mangoustan. C’est une levure : son titre ne se compare pas à celui des bactéries.",
    en: "<b>The lychee yeast.</b> Henri Boulard brought it back from Indochina in the 1920s after seeing lychee and mangosteen skins put to use. As a yeast, its count cannot be compared with bacteria.",
  },
  bienfaits: [
    {
      titre: { fr: "Une levure à part", en: "A yeast apart" },
      description: {
        fr: "La physiologie de cette levure à 37 °C, ses polyamines et ses parois riches en mannanes intéressent gastro-entérologues et mycologues.",
        en: "Its physiology at 37°C, its polyamines and its mannan-rich walls interest gastroenterologists as much as mycologists.",
      },
    },
    {
      titre: { fr: "Levure et bactéries", en: "Yeast and bacteria" },
      description: {
        fr: "Naturellement indifférente aux antibactériens, elle craint les antifongiques. Dans une gélule mixte, prévoir deux dénombrements, avec chloramphénicol dans la gélose levure.",
        en: "Naturally indifferent to antibacterials, it fears antifungals. In a mixed capsule plan two counts, with chloramphenicol in the yeast agar.",
      },
    },
  ],
};
