import type { Strain } from "#shared/content/content-types.ts";

export const entry: Strain = {
  slug: "lacticaseibacillus-casei-sph-114",
  type: "probiotique",
  species: "Lacticaseibacillus casei",
  code: "SPH 114",
  formerName: "Lactobacillus casei",
  cfu: 300,
  categories: ["Santé gastro-intestinale", "Articulations"],
  souche: "Souche conventionelle",
  action: null,
  technologie: null,
  description: {
    fr: "<b>Lactobacille du fromage.</b> L’espèce fut décrite à partir du fromage, que désigne son nom latin. On la boit aussi dans des laits fermentés japonais depuis les années 1930. Sa poudre dense se pèse sans poussière.",
    en: "<b>The cheese lactobacillus.</b> The Latin name means cheese, the food it was described from. It has also been drunk in Japanese fermented milks since the 1930s. The dense powder weighs without dust.",
  },
  bienfaits: [
    {
      titre: { fr: "Travaux de référence", en: "Reference work" },
      description: {
        fr: "La bibliographie du groupe casei est vaste : passage digestif, immunité des muqueuses, et des travaux plus récents consacrés aux articulations.",
        en: "The bibliography of the casei group is large: digestive passage, mucosal immunity and, more recently, papers devoted to joints.",
      },
    },
    {
      titre: { fr: "Avec du collagène", en: "Alongside collagen" },
      description: {
        fr: "L’association à un collagène hydrolysé en sachet est simple : deux poudres sèches, un arôme sans acide et de l’eau froide pour mélanger.",
        en: "Pairing with hydrolysed collagen in a sachet is simple: two dry powders, an acid-free flavour and cold water to dissolve them.",
      },
    },
  ],
};
