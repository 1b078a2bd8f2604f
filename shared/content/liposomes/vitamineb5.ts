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
    fr: "<b>Un sel solide d’un acide liquide.</b> L’acide pantothénique est un liquide visqueux et instable ; son sel de calcium, une poudre. Il résulte du couplage de la D-pantolactone et de la bêta-alanine, et seul l’isomère D possède l’activité vitaminique. Le sel contient 92 % d’acide pantothénique en masse.<br><br><b>Protégé de l’humidité.</b> Ce sel capte l’eau de l’air jusqu’à devenir collant. Chargé dans le liposome puis séché, il s’écoule bien dans la doseuse et a moins de contact avec les acides de fruits.<br><br><b>Un pH entre 6 et 7.</b> Dans cet intervalle, la molécule résiste. Plus bas ou plus haut, elle s’hydrolyse et libère de la bêta-alanine : pour une boisson acidulée, mieux vaut une poudre à disperser au moment de l’emploi qu’une bouteille prête à boire.",
    en: "<b>A solid salt of a liquid acid.</b> Pantothenic acid is an unstable, viscous liquid, its calcium salt a powder. It comes from coupling D-pantolactone with beta-alanine, and the D isomer alone has vitamin activity. The salt contains 92% pantothenic acid by mass.<br><br><b>Protected from moisture.</b> This salt takes up water from the air until it turns sticky. Loaded into liposomes and then dried, it flows well through the filler and has less contact with fruit acids.<br><br><b>A pH between 6 and 7.</b> Within that range the molecule holds. Lower or higher, it hydrolyses and releases beta-alanine: for a tart drink, a powder dispersed at the moment of use is better than a ready-to-drink bottle.",
  },
  allegation: {
    fr: "L’acide pantothénique, ou vitamine B5, permet les allégations suivantes si la dose journalière en fournit au moins 0,9 mg (règlement (UE) 432/2012).",
    en: "Pantothenic acid, or vitamin B5, may carry the following claims provided the daily dose supplies at least 0.9 mg, under Regulation (EU) 432/2012.",
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
      titre: { fr: "Du sel à la vitamine", en: "From salt to vitamin" },
      description: {
        fr: "La valeur de référence, 6 mg, s’entend en acide pantothénique ; il faut peser 6,5 mg de sel. Le surtitrage dépend du milieu : modeste en gélule, plus large dans un liquide, et toujours justifié par une étude de stabilité.",
        en: "The 6 mg reference value is expressed as pantothenic acid and takes 6.5 mg of salt. Overage depends on the medium, modest in capsules, wider in a liquid, and always backed by stability data.",
      },
    },
    {
      titre: { fr: "Pantothénate ou panthénol", en: "Pantothenate or panthenol" },
      description: {
        fr: "Le dexpanthénol, alcool correspondant, figure aussi dans la directive sur les compléments. Huileux, il convient aux liquides ; le pantothénate est préférable en poudre. Notre fiche niosome présente le panthénol, pour la surface de la peau.",
        en: "Dexpanthenol, the matching alcohol, is also listed in the supplements directive. Being oily, it suits liquids, while pantothenate is preferable in powders. Our niosome sheet covers panthenol, for the skin surface.",
      },
    },
    {
      titre: { fr: "Un constituant du coenzyme A", en: "A constituent of coenzyme A" },
      description: {
        fr: "L’acide pantothénique entre dans la structure du coenzyme A, qui transporte les groupements acyle dans la cellule. Ce fait de biochimie aide à situer la vitamine dans un complexe B ; l’étiquette, elle, s’en tient aux quatre allégations.",
        en: "Pantothenic acid is part of the structure of coenzyme A, which carries acyl groups in the cell. That biochemistry helps place the vitamin in a B complex. Labels keep to the four claims.",
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
