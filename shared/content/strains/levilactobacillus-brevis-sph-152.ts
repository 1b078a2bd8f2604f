import type { Strain } from "#shared/content/content-types.ts";

export const entry: Strain = {
  slug: "levilactobacillus-brevis-sph-152",
  type: "probiotique",
  species: "Levilactobacillus brevis",
  code: "SPH 152",
  formerName: "Lactobacillus brevis",
  cfu: 100,
  categories: ["Sommeil", "Santé mentale"],
  souche: "Souche VPRO®",
  action: { fr: "Rythme veille-sommeil", en: "Sleep-wake rhythm" },
  technologie: null,
  description: {
    fr: "<b>Brevis pour la nuit.</b> Bactérie du suguki, des bières acides et du pain au levain. Sa glutamate décarboxylase est bien décrite. La poudre enrobée cohabite avec plantes du soir et mélatonine.",
    en: "<b>Brevis for the night.</b> A bacterium of suguki, sour beers and sourdough bread. Its glutamate decarboxylase is well described. The coated powder shares space with evening herbs and melatonin.",
  },
  bienfaits: [
    {
      titre: { fr: "Horloge et intestin", en: "Clock and gut" },
      description: {
        fr: "Des laboratoires japonais suivent l’activité nocturne de modèles animaux et questionnent l’horloge des cellules intestinales.",
        en: "Japanese laboratories track night-time activity in animal models and question the clock of intestinal cells.",
      },
    },
    {
      titre: { fr: "Faibles doses voisines", en: "Low-dose neighbours" },
      description: {
        fr: "La mélatonine se compte en milligrammes : préparer une triture au centième, contrôler l’uniformité, ajouter ensuite la souche par tamisage.",
        en: "Melatonin is counted in milligrams: prepare a one-in-a-hundred trituration, check uniformity, then sieve in the strain.",
      },
    },
  ],
};
