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
    fr: "<b>Bactérie des légumes japonais.</b> <i>L. brevis</i> vit sur les plantes et dans le pain au levain ; les brasseurs la connaissent pour sa résistance au houblon. Hétérofermentaire et non sporulée, elle forme de petits bâtonnets. Sa glutamate décarboxylase est bien décrite.<br><br><b>Enrobée, pour formules à la mélatonine.</b> À 100 milliards d’UFC par gramme, l’enrobage VPRO® la sépare de la mélatonine et des extraits de plantes. Le grain se tamise, il ne se broie pas.",
    en: "<b>A bacterium of Japanese vegetables.</b> <i>L. brevis</i> lives on plants and in sourdough bread; brewers know it for its resistance to hops. Heterofermentative and non-sporing, it forms small rods. Its glutamate decarboxylase is well described.<br><br><b>Coated, for melatonin formulas.</b> At 100 billion CFU a gram, the VPRO® coating keeps it apart from melatonin and plant extracts. Sieve the grains; do not mill them.",
  },
  bienfaits: [
    {
      titre: { fr: "Travaux sur le rythme", en: "Research on rhythms" },
      description: {
        fr: "Des laboratoires japonais ont étudié l’activité nocturne chez l’animal. Rien n’en est établi pour l’homme : dans une formule du soir, la seule allégation sur l’endormissement est celle de la mélatonine.",
        en: "Japanese laboratories have studied night-time activity in animals. Nothing follows for humans: in an evening formula, the only claim on falling asleep is that of melatonin.",
      },
    },
    {
      titre: { fr: "Prémélange puis gélule", en: "Premix, then capsule" },
      description: {
        fr: "Un milligramme de mélatonine se disperse d’abord au centième dans un diluant, puis se mélange à la souche en gélule de taille 2. Le stick orodispersible demande un arôme non acide. Gomme moulée exclue.",
        en: "One milligram of melatonin is first diluted one in a hundred, then blended with the strain in a size 2 capsule. An orodispersible stick needs a flavouring without acid. Moulded gummies are ruled out.",
      },
    },
    {
      titre: { fr: "Uniformité des deux actifs", en: "Uniformity of both actives" },
      description: {
        fr: "Doser la mélatonine par chromatographie et les cellules par culture, sur les mêmes dix gélules. Un écart entre gélules révèle une ségrégation. Garder le produit à l’abri de la lumière et sous 25 °C.",
        en: "Assay melatonin by chromatography and cells by culture, on the same ten capsules. A spread between capsules reveals segregation. Keep the product away from light and under 25 °C.",
      },
    },
  ],
};
