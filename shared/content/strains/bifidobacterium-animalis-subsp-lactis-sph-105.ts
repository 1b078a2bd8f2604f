import type { Strain } from "#shared/content/content-types.ts";

export const entry: Strain = {
  slug: "bifidobacterium-animalis-subsp-lactis-sph-105",
  type: "probiotique",
  species: "Bifidobacterium animalis subsp. lactis",
  code: "SPH 105",
  formerName: "Bifidobacterium lactis",
  cfu: 400,
  categories: ["Santé gastro-intestinale", "Allergies/Immunité"],
  souche: "Souche conventionelle",
  action: null,
  technologie: null,
  description: {
    fr: "<b>Bifidobactérie des laits fermentés.</b> Décrite en 1997 à partir d’un lait fermenté, elle tolère mieux l’oxygène que ses cousines, d’où sa place dans les yaourts du monde entier. Un titre élevé réduit la masse à loger.",
    en: "<b>Bifidobacterium of fermented milks.</b> Described in 1997 from a fermented milk, it tolerates oxygen better than its cousins, hence its place in yoghurts worldwide. A high count means less mass to house.",
  },
  bienfaits: [
    {
      titre: { fr: "La recherche en cours", en: "Research under way" },
      description: {
        fr: "Transit, composition de la flore et réponse immunitaire sont les trois volets les plus publiés pour cette sous-espèce, avec des protocoles souvent menés chez l’adulte.",
        en: "Transit, flora composition and immune response are the three most published strands for this subspecies, often in adult protocols.",
      },
    },
    {
      titre: { fr: "Dosage en gélule", en: "Dosing in capsules" },
      description: {
        fr: "À cette concentration, quelques dizaines de milligrammes suffisent : un excipient de charge sec et fluide est donc nécessaire pour remplir une taille 0 avec régularité.",
        en: "At this strength a few tens of milligrams are enough, so a dry, free-flowing filler is needed for a size 0 capsule to run evenly.",
      },
    },
  ],
};
