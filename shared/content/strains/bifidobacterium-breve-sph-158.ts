import type { Strain } from "#shared/content/content-types.ts";

export const entry: Strain = {
  slug: "bifidobacterium-breve-sph-158",
  type: "probiotique",
  species: "Bifidobacterium breve",
  code: "SPH 158",
  cfu: 300,
  categories: ["Peau", "Santé mentale"],
  souche: "Souche VPRO®",
  action: { fr: "Axe intestin-peau", en: "Gut-skin axis" },
  technologie: null,
  description: {
    fr: "<b>Breve concentré.</b> Cette bifidobactérie de l’enfance persiste chez l’adulte et fermente les galacto-oligosaccharides. Trois cents milliards par gramme sous enrobage : une base nette pour la beauté orale.",
    en: "<b>Concentrated breve.</b> This childhood bifidobacterium persists in adults and ferments galacto-oligosaccharides. Three hundred billion a gram under coating: a clean base for beauty from within.",
  },
  bienfaits: [
    {
      titre: { fr: "Phénols et kératine", en: "Phenols and keratin" },
      description: {
        fr: "Des auteurs japonais suivent les phénols d’origine intestinale et leur passage vers la peau ; d’autres s’attachent à la mémoire.",
        en: "Japanese authors follow gut-derived phenols and their passage to the skin; others turn to memory.",
      },
    },
    {
      titre: { fr: "GOS en poudre", en: "GOS as powder" },
      description: {
        fr: "Le galacto-oligosaccharide en poudre contient souvent du lactose : l’annoncer. En version sirop, il est exclu, car trop riche en eau libre.",
        en: "Powdered galacto-oligosaccharide often contains lactose: declare it. As a syrup it is excluded, being too rich in free water.",
      },
    },
  ],
};
