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
    fr: "<b>Bactérie des légumes japonais.</b> <i>L. brevis</i> vit sur les plantes et dans le pain au levain ; les brasseurs la connaissent pour sa résistance au houblon. Hétérofermentaire et non sporulée, elle forme de petits bâtonnets isolés, à glutamate décarboxylase bien décrite.<br><br><b>Enrobée, près de la mélatonine.</b> À 100 milliards au gramme, VPRO® la tient à distance de l’actif dosé en milligrammes et de la passiflore. Le grain se tamise, il ne se broie pas.",
    en: "<b>A bacterium of Japanese vegetables.</b> <i>L. brevis</i> lives on plants and in sourdough bread; brewers know it for its resistance to hops. Heterofermentative and non-sporing, it forms small single rods with a well described glutamate decarboxylase.<br><br><b>Coated, next to melatonin.</b> At 100 billion a gram, VPRO® keeps it clear of the milligram active and of passionflower. Sieve the grain; do not mill it.",
  },
  bienfaits: [
    {
      titre: { fr: "Horloge et rythmes", en: "Clock and rhythms" },
      description: {
        fr: "Des laboratoires japonais suivent l’activité nocturne d’animaux, les gènes d’horloge des cellules intestinales et la voie vagale. L’étude chez l’homme fait appel à l’actimétrie et à l’électroencéphalogramme.",
        en: "Japanese laboratories track night-time activity in animals, clock genes in intestinal cells and the vagal route. Study in humans calls on actimetry and the electroencephalogram.",
      },
    },
    {
      titre: { fr: "Triture puis gélule", en: "Trituration, then capsule" },
      description: {
        fr: "Un milligramme d’actif se disperse d’abord au centième, puis la souche le rejoint en taille 2. Le stick sublingual séduit, mais son acidité aromatique doit être neutralisée. Gomme moulée exclue.",
        en: "One milligram of active is first dispersed at one in a hundred, then joined by the strain in a size 2. A sublingual stick appeals, but its flavour acids must be neutralised. Moulded gummies are out.",
      },
    },
    {
      titre: { fr: "Deux uniformités", en: "Two uniformities" },
      description: {
        fr: "Doser la mélatonine par chromatographie et les cellules par culture, sur les mêmes dix gélules. Les deux courbes révèlent une ségrégation. Garder le produit à l’abri de la lumière et sous 25 °C.",
        en: "Assay melatonin by chromatography and cells by culture, on the same ten capsules. The two curves reveal segregation. Keep the product away from light and under 25°C.",
      },
    },
  ],
  products: ["melatonine"],
};
