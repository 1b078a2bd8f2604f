import type { Strain } from "#shared/content/content-types.ts";

export const entry: Strain = {
  slug: "limosilactobacillus-fermentum-sph-119",
  type: "probiotique",
  species: "Limosilactobacillus fermentum",
  code: "SPH 119",
  formerName: "Lactobacillus fermentum",
  cfu: 150,
  categories: ["Santé gastro-intestinale", "Peau"],
  souche: "Souche conventionelle",
  action: null,
  technologie: null,
  description: {
    fr: "<b>Lactobacille du levain.</b> Hétérofermentaire, il participe aux levains, à la fermentation du cacao et se retrouve dans le lait humain. Le lyophilisat beige clair reste neutre au goût.",
    en: "<b>The sourdough lactobacillus.</b> Heterofermentative, it takes part in sourdoughs and cocoa fermentation and is found in human milk. The pale beige lyophilisate stays neutral in taste.",
  },
  bienfaits: [
    {
      titre: { fr: "Thiols et barrière", en: "Thiols and barrier" },
      description: {
        fr: "Des équipes décrivent chez certaines souches la synthèse de glutathion et d’autres thiols ; d’autres s’intéressent à l’épithélium et à la peau.",
        en: "Some teams describe the synthesis of glutathione and other thiols in certain strains; others focus on epithelium and skin.",
      },
    },
    {
      titre: { fr: "Attention au gaz", en: "Mind the gas" },
      description: {
        fr: "Ce métabolisme dégage du CO₂ en présence d’eau et de sucre : réserver l’ingrédient aux formes sèches, jamais aux sirops ni aux ampoules.",
        en: "This metabolism releases CO₂ once water and sugar meet: keep the ingredient for dry forms, never for syrups or ampoules.",
      },
    },
  ],
};
