import type { Strain } from "#shared/content/content-types.ts";

export const entry: Strain = {
  slug: "lactobacillus-kefiranofaciens-sph-140",
  type: "probiotique",
  species: "Lactobacillus kefiranofaciens",
  code: "SPH 140",
  cfu: 20,
  categories: ["Santé gastro-intestinale", "Métabolisme"],
  souche: "Souche VPRO®",
  action: { fr: "Sphère digestive", en: "Digestive area" },
  technologie: null,
  description: {
    fr: "<b>La bactérie du grain de kéfir.</b> <i>L. kefiranofaciens</i> sécrète le kéfirane, un polymère de glucose et de galactose qui lie entre elles levures et bactéries. Bacille homofermentaire, non sporulé, sensible à l’oxygène, il se trouve surtout dans ce grain.<br><br><b>20 milliards d’UFC par gramme.</b> La culture est lente et son rendement modeste : ce titre est le plus bas du catalogue. Il faut un demi-gramme de poudre VPRO® pour dix milliards d’UFC.",
    en: "<b>The bacterium of the kefir grain.</b> <i>L. kefiranofaciens</i> secretes kefiran, a polymer of glucose and galactose that binds yeasts and bacteria together. A homofermentative, non-sporing rod, sensitive to oxygen, it is found chiefly in that grain.<br><br><b>20 billion CFU a gram.</b> Growth is slow and yield modest: this count is the lowest in the catalogue. Ten billion CFU take half a gram of VPRO® powder.",
  },
  bienfaits: [
    {
      titre: { fr: "Recherches sur le kéfirane", en: "Kefiran research" },
      description: {
        fr: "Structure du polymère, rhéologie, fermentation par la flore du côlon : ces recherches relèvent d’abord de la science des aliments. Elles portent souvent sur le grain complet, non sur cette seule bactérie.",
        en: "Polymer structure, rheology, fermentation by colonic flora: the research is food science first. It often deals with the complete grain, not with this bacterium alone.",
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
      titre: { fr: "Comptage en cinq jours", en: "A five-day count" },
      description: {
        fr: "Les colonies apparaissent en cinq jours au moins, en anaérobiose, sur MRS enrichie de lactosérum. La cytométrie accélère la libération du lot. Deux sous-espèces existent : faire préciser laquelle.",
        en: "Colonies take five days or more to show, without oxygen, on MRS enriched with whey. Cytometry speeds up lot release. Two subspecies exist: have the supplier state which.",
      },
    },
  ],
};
