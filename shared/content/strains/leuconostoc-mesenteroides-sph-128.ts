import type { Strain } from "#shared/content/content-types.ts";

export const entry: Strain = {
  slug: "leuconostoc-mesenteroides-sph-128",
  type: "probiotique",
  species: "Leuconostoc mesenteroides",
  code: "SPH 128",
  cfu: 50,
  categories: ["Santé gastro-intestinale", "Métabolisme"],
  souche: "Souche conventionelle",
  action: null,
  technologie: null,
  description: {
    fr: "<b>Premier acteur de la choucroute.</b> Cette bactérie démarre la fermentation du chou, puis cède la place à d’autres. Elle fabrique du dextrane à partir du saccharose. Un choix original pour évoquer les légumes lactofermentés.",
    en: "<b>First actor in sauerkraut.</b> It starts the fermentation of cabbage, then gives way to others, and builds dextran from sucrose. An original choice to evoke lacto-fermented vegetables.",
  },
  bienfaits: [
    {
      titre: { fr: "Dextrane et glucides", en: "Dextran and carbohydrates" },
      description: {
        fr: "Dextranes, oligosaccharides et équilibre des successions microbiennes forment le cœur des travaux, issus avant tout de la science des aliments.",
        en: "Dextrans, oligosaccharides and microbial succession form the heart of the work, which comes above all from food science.",
      },
    },
    {
      titre: { fr: "Sans saccharose", en: "No table sugar" },
      description: {
        fr: "Éviter le sucre de table parmi les excipients : humide, il deviendrait substrat. Amidon de riz sec ou cellulose sont des supports plus sûrs.",
        en: "Avoid sucrose among the excipients: once damp it would become a substrate. Dry rice starch or cellulose are safer carriers.",
      },
    },
  ],
};
