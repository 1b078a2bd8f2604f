import type { Strain } from "#shared/content/content-types.ts";

export const entry: Strain = {
  slug: "lactobacillus-helveticus-sph-110",
  type: "probiotique",
  species: "Lactobacillus helveticus",
  code: "SPH 110",
  cfu: 200,
  categories: ["Santé mentale", "Sommeil"],
  souche: "Souche conventionelle",
  action: null,
  technologie: null,
  description: {
    fr: "<b>Lactobacille des fromages suisses.</b> L’emmental, le gruyère et le grana padano lui doivent une part de leur affinage. Ses protéases très actives libèrent des peptides du lait. La poudre accepte gélules, sachets et comprimés doux.",
    en: "<b>Swiss-cheese lactobacillus.</b> Emmental, Gruyère and Grana Padano owe it part of their ripening. Its lively proteases release peptides from milk. The powder goes into capsules, sachets and gently pressed tablets.",
  },
  bienfaits: [
    {
      titre: { fr: "Peptides et axe nerveux", en: "Peptides and the nervous axis" },
      description: {
        fr: "La recherche s’attache aux peptides issus de la caséine, puis à la question du stress et du repos nocturne, abordée par des travaux exploratoires.",
        en: "Research looks at peptides derived from casein, and exploratory work has moved on to questions of stress and night-time rest.",
      },
    },
    {
      titre: { fr: "Point allergène", en: "Allergen check" },
      description: {
        fr: "L’espèce est d’origine laitière : demander la composition du milieu de culture et la recherche de lactose ou de protéines de lait dans chaque lot.",
        en: "The species comes from dairy: ask for the composition of the growth medium and test every batch for lactose or milk proteins.",
      },
    },
  ],
};
