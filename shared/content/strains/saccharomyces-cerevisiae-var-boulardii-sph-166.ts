import type { Strain } from "#shared/content/content-types.ts";

export const entry: Strain = {
  slug: "saccharomyces-cerevisiae-var-boulardii-sph-166",
  type: "probiotique",
  species: "Saccharomyces cerevisiae var. boulardii",
  code: "SPH 166",
  formerName: "Saccharomyces boulardii",
  cfu: 20,
  categories: ["Santé gastro-intestinale", "Peau"],
  souche: "Souche VPRO®",
  action: { fr: "Équilibre de la flore", en: "Flora balance" },
  technologie: null,
  description: {
    fr: "<b>Boulardii enrobée.</b> Levure tropicale, proche de celle du boulanger mais plus à l’aise à 37 °C. Enrobée, elle s’emballe en quinze gélules pour la trousse de voyage ou le tiroir de bureau.",
    en: "<b>Coated boulardii.</b> A tropical yeast, close to the baker’s one but more at ease at 37°C. Coated, it packs into fifteen capsules for a travel kit or a desk drawer.",
  },
  bienfaits: [
    {
      titre: { fr: "Levure et muqueuse", en: "Yeast and mucosa" },
      description: {
        fr: "On examine le devenir de la cellule dans l’intestin, ses bêta-glucanes pariétaux et les enzymes qu’elle libère.",
        en: "Researchers examine the fate of the cell in the gut, its wall beta-glucans and the enzymes it releases.",
      },
    },
    {
      titre: { fr: "Gélule de 250 mg", en: "A 250 mg capsule" },
      description: {
        fr: "La levure pèse davantage qu’une bactérie : une taille 1 se remplit de souche presque pure, un lubrifiant végétal pour seul ajout.",
        en: "Yeast weighs more than bacteria: a size 1 fills with almost pure strain, with a vegetable lubricant as the only addition.",
      },
    },
  ],
};
