import type { Strain } from "#shared/content/content-types.ts";

export const entry: Strain = {
  slug: "bifidobacterium-longum-subsp-infantis-sph-103",
  type: "probiotique",
  species: "Bifidobacterium longum subsp. infantis",
  code: "SPH 103",
  formerName: "Bifidobacterium infantis",
  cfu: 100,
  categories: ["Santé gastro-intestinale"],
  souche: "Souche conventionelle",
  action: null,
  technologie: null,
  description: {
    fr: "<b>Des gènes pour les sucres du lait.</b> La sous-espèce <i>infantis</i> porte un groupe de gènes dédié aux oligosaccharides du lait maternel. Ce bâtonnet anaérobie strict, sans spore ni flagelle, domine chez certains nourrissons allaités et produit acétate et lactate.<br><br><b>Une poudre fragile.</b> Livrée lyophilisée avec ses cryoprotecteurs, la poudre demande une salle sèche et un temps d’ouverture noté au dossier de lot. À 100 milliards par gramme, elle se dose sans peine en sachet.",
    en: "<b>Genes for milk sugars.</b> Subspecies <i>infantis</i> carries a gene cluster devoted to the oligosaccharides of mother’s milk. A strict anaerobic rod with neither spores nor flagella, it dominates in some breastfed infants and makes acetate and lactate.<br><br><b>A delicate powder.</b> Supplied freeze-dried with its cryoprotectants, the powder needs a dry room and an opening time written in the batch record. At 100 billion a gram it doses easily into sachets.",
  },
  bienfaits: [
    {
      titre: { fr: "Oligosaccharides du lait", en: "Milk oligosaccharides" },
      description: {
        fr: "Transport des sucres complexes, production d’acétate, place dans l’écosystème intestinal au début de la vie : la génomique a fait de cette sous-espèce un cas d’école de coévolution avec son hôte.",
        en: "Uptake of complex sugars, acetate output, a place in the gut ecosystem at the start of life: genomics has turned this subspecies into a textbook case of coevolution with its host.",
      },
    },
    {
      titre: { fr: "Sachet de préférence", en: "Sachets first" },
      description: {
        fr: "Le sachet multicouche offre une barrière à l’oxygène et de la place pour des fibres. La gélule en blister est l’autre option. Toute forme destinée aux jeunes enfants relève d’un dossier réglementaire distinct.",
        en: "A multilayer sachet gives an oxygen barrier and room for fibres. Capsules in blisters are the other option. Any form meant for young children needs a regulatory file of its own.",
      },
    },
    {
      titre: { fr: "Fibres et sous-espèce", en: "Fibres and subspecies" },
      description: {
        fr: "Inuline, FOS ou gomme d’acacia servent de support si leur activité de l’eau reste basse. La distinguer de <i>longum</i> exige une PCR ciblée ou un génome complet ; la seule gélose ne suffit pas.",
        en: "Inulin, FOS or acacia gum serve as carrier as long as their water activity is low. Telling it from <i>longum</i> takes targeted PCR or a whole genome; agar alone will not do.",
      },
    },
  ],
};
