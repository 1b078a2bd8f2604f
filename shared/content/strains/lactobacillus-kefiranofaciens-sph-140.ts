import type { Strain } from "#shared/content/content-types.ts";

export const entry: Strain = {
  slug: "lactobacillus-kefiranofaciens-sph-140",
  type: "probiotique",
  species: "Lactobacillus kefiranofaciens",
  code: "SPH 140",
  cfu: 20,
  categories: ["Santé gastro-intestinale", "Métabolisme"],
  souche: "Souche VPRO®",
  action: { fr: "Étude du transit", en: "Transit studies" },
  technologie: null,
  description: {
    fr: "<b>L’architecte du grain de kéfir.</b> <i>L. kefiranofaciens</i> sécrète le kéfirane, un polymère de glucose et de galactose qui soude levures et bactéries. Bacille homofermentaire, non sporulé, peu ami de l’air, il ne vit guère hors du grain.<br><br><b>20 milliards, et c’est normal.</b> Culture lente, rendement modeste : la poudre VPRO® titre le minimum du catalogue. L’enrobage limite les pertes aux étapes suivantes ; dix milliards pèsent un demi-gramme.",
    en: "<b>Architect of the kefir grain.</b> <i>L. kefiranofaciens</i> secretes kefiran, a polymer of glucose and galactose that binds yeasts and bacteria together. A homofermentative, non-sporing rod, no friend of air, it hardly lives outside the grain.<br><br><b>20 billion, as expected.</b> Slow growth and modest yield: the VPRO® powder has the lowest count in the catalogue. Coating limits losses in the steps that follow; ten billion weigh half a gram.",
  },
  bienfaits: [
    {
      titre: { fr: "Kéfirane à l’étude", en: "Kefiran on the bench" },
      description: {
        fr: "Structure du polymère, rhéologie, fermentation par la flore colique, durée du transit : la recherche tient autant de la science des aliments que de la nutrition. Elle porte souvent sur le grain complet.",
        en: "Polymer structure, rheology, fermentation by colonic flora, transit time: the research is as much food science as nutrition. Often it deals with the complete grain.",
      },
    },
    {
      titre: { fr: "Sachet de deux grammes", en: "Two-gram sachet" },
      description: {
        fr: "Le faible titre oriente vers le sachet ou la taille 00. En poudre kéfir, il s’associe à <i>L. kefiri</i> et à un lactocoque, dans l’eau ou un lait végétal froid.",
        en: "The low count points to a sachet or a size 00. In a kefir powder it joins <i>L. kefiri</i> and a lactococcus, stirred into water or a cold plant milk.",
      },
    },
    {
      titre: { fr: "Patience au comptage", en: "Patience when counting" },
      description: {
        fr: "Les colonies apparaissent en cinq jours au moins, en anaérobiose, sur MRS enrichie de lactosérum. La cytométrie avance la libération du lot. Deux sous-espèces existent : faire préciser laquelle.",
        en: "Colonies take five days or more to show, without oxygen, on MRS enriched with whey. Cytometry speeds up lot release. Two subspecies exist: have the supplier state which.",
      },
    },
  ],
  products: ["kefir"],
};
