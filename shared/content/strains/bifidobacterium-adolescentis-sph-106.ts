import type { Strain } from "#shared/content/content-types.ts";

export const entry: Strain = {
  slug: "bifidobacterium-adolescentis-sph-106",
  type: "probiotique",
  species: "Bifidobacterium adolescentis",
  code: "SPH 106",
  cfu: 50,
  categories: ["Métabolisme", "Sommeil"],
  souche: "Souche conventionelle",
  action: null,
  technologie: null,
  description: {
    fr: "<b>Bifidobactérie de l’adulte.</b> Courante dans le côlon après l’enfance, elle dégrade l’amidon résistant et plusieurs souches synthétisent du GABA. L’ingrédient, peu courant, donne à une gamme une signature distincte.",
    en: "<b>Adult bifidobacterium.</b> Common in the colon after childhood, it breaks down resistant starch, and several strains make GABA. As a rarely listed ingredient it gives a range a signature of its own.",
  },
  bienfaits: [
    {
      titre: { fr: "Pistes explorées", en: "Avenues explored" },
      description: {
        fr: "Les chercheurs s’intéressent à l’utilisation des amidons, aux métabolites azotés de l’espèce et à leurs liens éventuels avec les rythmes biologiques.",
        en: "Researchers are interested in how the species uses starches, in its nitrogen metabolites and in possible links with biological rhythms.",
      },
    },
    {
      titre: { fr: "Protéger de l’oxygène", en: "Keeping oxygen out" },
      description: {
        fr: "Espèce sensible à l’air : prévoir un blister aluminium ou un sachet multicouche, et limiter le temps d’ouverture des fûts pendant la pesée.",
        en: "The species is air-sensitive: plan for aluminium blisters or multilayer sachets, and keep drums open for as little time as weighing allows.",
      },
    },
  ],
};
