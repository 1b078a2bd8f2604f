import type { Liposome } from "#shared/content/content-types.ts";

export const entry: Liposome = {
  slug: "vitamineb5",
  nom: { fr: "vitamine b5", en: "vitamin b5" },
  symbol: "B5",
  type: "liposome",
  categories: ["vitamine"],
  claimStatus: "authorised",
  identity: {
    kind: "molecule",
    inci: "CALCIUM PANTOTHENATE",
    molecule: {
      name: { fr: "D-pantothénate de calcium", en: "calcium D-pantothenate" },
      cas: "137-08-6",
      smiles: "[Ca+2].CC(C)(CO)[C@@H](O)C(=O)NCCC([O-])=O.CC(C)(CO)[C@@H](O)C(=O)NCCC([O-])=O",
      formula: "C18H32CaN2O10",
      shows: "whole",
    },
  },
  description: {
    fr: "<b>Un sel pour dompter une huile.</b> L’acide pantothénique est un liquide visqueux et instable ; son sel de calcium, une poudre. Il résulte du couplage de la D-pantolactone et de la bêta-alanine, et seul l’isomère D possède l’activité vitaminique. Deux anions pour un ion : 92 % d’acide pantothénique en masse.<br><br><b>Contre l’eau de l’air.</b> Ce sel capte l’humidité jusqu’à coller. Chargé dans le liposome puis séché, il coule à travers la doseuse et s’écarte des acides de fruits.<br><br><b>Un pH de confort.</b> Entre 6 et 7, l’amide résiste. Plus bas ou plus haut, il s’hydrolyse et libère sa bêta-alanine : dans une boisson acidulée, la poudre dispersée au moment de l’usage vaut mieux que le prêt-à-boire.",
    en: "<b>A salt that tames an oil.</b> Pantothenic acid is an unstable, viscous liquid, its calcium salt a powder. It comes from coupling D-pantolactone with beta-alanine, and the D isomer alone has vitamin activity. Two anions per ion: 92% pantothenic acid by mass.<br><br><b>Against airborne water.</b> This salt takes up moisture until it sticks. Loaded into liposomes and then dried, it runs through the filler and keeps its distance from fruit acids.<br><br><b>A comfortable pH.</b> Between 6 and 7 the amide holds. Lower or higher, it hydrolyses and sets beta-alanine free: for a tart drink, powder dispersed at the moment of use beats a ready-to-drink bottle.",
  },
  allegation: {
    fr: "L’acide pantothénique, ou vitamine B5, autorise les mentions qui suivent si la dose du jour en fournit 0,9 mg (règlement (UE) 432/2012).",
    en: "Pantothenic acid, or vitamin B5, permits what follows provided the day’s dose supplies 0.9 mg, under Regulation (EU) 432/2012.",
  },
  bienfaits: [
    {
      titre: { fr: "Énergie et fatigue", en: "Energy and fatigue" },
      claims: ["pantothenic-acid/energy-metabolism", "pantothenic-acid/fatigue"],
    },
    {
      titre: { fr: "Performances intellectuelles", en: "Mental performance" },
      claims: ["pantothenic-acid/mental-performance"],
    },
    {
      titre: {
        fr: "Hormones et neurotransmetteurs",
        en: "Hormones and neurotransmitters",
      },
      claims: ["pantothenic-acid/steroid-hormones-neurotransmitters"],
    },
    {
      titre: { fr: "Peser 6,5 pour 6", en: "Weigh 6.5 for 6" },
      description: {
        fr: "La valeur de référence, 6 mg, s’entend en acide pantothénique ; il faut 6,5 mg de sel. Le surtitrage dépend du milieu : modeste en gélule, plus large dans un liquide, et toujours justifié par une étude de stabilité.",
        en: "The 6 mg reference value is meant as pantothenic acid and takes 6.5 mg of salt. Overage depends on the medium, modest in capsules, wider in a liquid, and always backed by stability data.",
      },
    },
    {
      titre: { fr: "Pantothénate ou panthénol", en: "Pantothenate or panthenol" },
      description: {
        fr: "Le dexpanthénol, alcool correspondant, figure aussi dans la directive sur les compléments. Huileux, il préfère les liquides ; le pantothénate garde l’avantage en poudre. Notre fiche niosome traite du premier, pour la surface de la peau.",
        en: "Dexpanthenol, the matching alcohol, is also on the supplements directive. Oily by nature, it prefers liquids, while pantothenate keeps the advantage in powders. Our niosome sheet covers the former, for the skin surface.",
      },
    },
    {
      titre: { fr: "Pièce d’un coenzyme", en: "Part of a coenzyme" },
      description: {
        fr: "L’acide pantothénique entre dans la charpente du coenzyme A, porteur universel des groupements acyle. Ce fait de biochimie aide à situer la vitamine dans un complexe B ; l’étiquette s’en tient aux quatre mentions.",
        en: "Pantothenic acid is part of the framework of coenzyme A, the general carrier of acyl groups. That biochemistry helps place the vitamin in a B complex. Labels keep to the four statements.",
      },
    },
  ],
  product: { range: "gamme les essentiels", subName: "vitamines b complex" },
  related: ["vitamineb6", "biotine"],
  caution: {
    fr: "Pas de limite supérieure chiffrée en Europe (2002) ; de fortes prises peuvent troubler la digestion. Vérifier le maximum journalier du pays de vente.",
    en: "No numerical upper level in Europe (2002); large intakes may upset digestion. Check the daily maximum of the country of sale.",
  },
};
