import type { Strain } from "#shared/content/content-types.ts";

export const entry: Strain = {
  slug: "lactococcus-lactis-sph-125",
  type: "probiotique",
  species: "Lactococcus lactis",
  code: "SPH 125",
  formerName: "Streptococcus lactis",
  cfu: 200,
  categories: ["Santé gastro-intestinale", "Peau"],
  souche: "Souche conventionelle",
  action: null,
  technologie: null,
  description: {
    fr: "<b>Coccus des fromages.</b> Joseph Lister en obtint en 1873 la première culture bactérienne pure. Cheddar, camembert et lait ribot dépendent de lui. Un ferment d’usage ancien, proposé ici en poudre titrée.",
    en: "<b>The cheese coccus.</b> In 1873 Joseph Lister drew from it the first pure bacterial culture. Cheddar, Camembert and buttermilk depend on it. A starter of old use, offered as a titrated powder.",
  },
  bienfaits: [
    {
      titre: { fr: "Nisine et peau", en: "From nisin to skin" },
      description: {
        fr: "Productrice de nisine selon la souche, l’espèce sert de modèle en génétique ; l’hydratation cutanée compte parmi les thèmes récents.",
        en: "Depending on strain it makes nisin, and it serves as a model in genetics; skin hydration is among the recent themes.",
      },
    },
    {
      titre: { fr: "Température de travail", en: "Working temperature" },
      description: {
        fr: "Mésophile, elle redoute la chaleur : tenir la zone de mélange sous 22 °C et refroidir les cuves d’enrobage avant d’ajouter la souche.",
        en: "A mesophile, it dreads heat: keep the blending area under 22°C and cool coating pans before the strain goes in.",
      },
    },
  ],
};
