import type { Liposome } from "#shared/content/content-types.ts";

export const entry: Liposome = {
  slug: "chrome",
  nom: { fr: "chrome", en: "chromium" },
  symbol: "Cr",
  type: "liposome",
  categories: ["minéral"],
  claimStatus: "authorised",
  identity: {
    kind: "mineral",
    inci: "CHROMIUM PICOLINATE",
    salt: { fr: "picolinate de chrome (III)", en: "chromium(III) picolinate" },
    molecule: {
      name: { fr: "tripicolinate de chrome", en: "chromium tripicolinate" },
      cas: "14639-25-9",
      smiles: "[Cr+3].[O-]C(=O)c1ccccn1.[O-]C(=O)c1ccccn1.[O-]C(=O)c1ccccn1",
      formula: "C18H12CrN3O6",
      shows: "whole",
      note: {
        fr: "Ions dessinés séparés ; dans le cristal, trois ligands entourent le métal.",
        en: "Ions drawn apart; in the crystal three ligands wrap the metal.",
      },
    },
  },
  description: {
    fr: "<b>Un ion, trois ligands.</b> Dans le picolinate, le chrome trivalent est chélaté par trois anions de l’acide picolinique, isomère de l’acide nicotinique. Sans charge globale, le complexe forme une poudre rouge qui contient 12,4 % de chrome et se dissout à peine dans l’eau.<br><br><b>Diluer avant de mélanger.</b> La valeur de référence, 40 µg de chrome, tient dans un tiers de milligramme de picolinate : trop peu pour se répartir seul dans un lot. Fixé sur des phospholipides à un titre connu, le chrome arrive en fabrication déjà dilué, dans une poudre facile à peser.<br><br><b>De la gélule à la boisson.</b> La même poudre se met en suspension dans une boisson, alors que le picolinate nu flotte ou sédimente. L’homogénéité se vérifie sur plusieurs prélèvements, par spectrométrie de masse à plasma à couplage inductif (ICP-MS).",
    en: "<b>One ion, three ligands.</b> In the picolinate, trivalent chromium is chelated by three anions of picolinic acid, an isomer of nicotinic acid. With no overall charge, the complex is a red powder that contains 12.4% chromium and hardly dissolves in water.<br><br><b>Dilute before blending.</b> The reference value, 40 µg of chromium, fits in a third of a milligram of picolinate: too little to spread evenly through a batch on its own. Fixed on phospholipids at a known strength, chromium reaches production already diluted, in a powder that is easy to weigh.<br><br><b>From capsule to drink.</b> The same powder suspends in a drink, where bare picolinate floats or settles. Uniformity is checked on several samples by inductively coupled plasma mass spectrometry (ICP-MS).",
  },
  allegation: {
    fr: "À partir de 6 µg de chrome par jour, un complément peut porter les deux allégations que le règlement (UE) 432/2012 autorise pour cet oligo-élément.",
    en: "From 6 µg of chromium a day, a supplement may carry the two claims that Regulation (EU) 432/2012 authorises for this trace element.",
  },
  bienfaits: [
    {
      titre: { fr: "Glycémie", en: "Blood glucose" },
      claims: ["chromium/blood-glucose"],
    },
    {
      titre: { fr: "Macronutriments", en: "Macronutrients" },
      claims: ["chromium/macronutrients"],
    },
    {
      titre: { fr: "Recherche du chrome hexavalent", en: "Testing for hexavalent chromium" },
      description: {
        fr: "Seul le chrome trivalent est admis dans un complément. Le cahier des charges de la matière première prévoit donc une recherche de chrome hexavalent, par chromatographie ionique couplée à l’ICP-MS, à côté du plomb, du cadmium et du mercure.",
        en: "Only trivalent chromium is permitted in a supplement. The raw-material specification therefore includes a test for hexavalent chromium, by ion chromatography coupled with ICP-MS, next to lead, cadmium and mercury.",
      },
    },
    {
      titre: { fr: "Repères de dose", en: "Dose reference points" },
      description: {
        fr: "La plupart des formules se placent entre le seuil des allégations et la valeur de référence, 40 µg. Pour le picolinate, l’avis de l’EFSA de 2010 reprend le repère de l’OMS : 250 µg de chrome par jour au plus en complément.",
        en: "Most formulas sit between the claim threshold and the 40 µg reference value. For picolinate, the EFSA opinion of 2010 takes up the WHO reference: supplements should supply no more than 250 µg of chromium a day.",
      },
    },
    {
      titre: { fr: "Nom de gamme et allégation", en: "Range names count as claims" },
      description: {
        fr: "Le zinc, le manganèse et les vitamines B lui sont souvent associés. Si la gamme évoque la minceur, ce nom vaut allégation : l’une des deux mentions autorisées doit figurer à côté, sans promesse de kilos perdus ni de délai.",
        en: "Zinc, manganese and B vitamins are often combined with it. If the range name hints at slimming, that name counts as a claim: one of the two authorised wordings must stand beside it, with no promise of how much weight is lost or how fast.",
      },
    },
  ],
  product: false,
  related: ["zinc", "manganese"],
  caution: {
    fr: "Chrome trivalent exclusivement. Avis médical avant toute prise pour une personne traitée pour un diabète. Aucune allégation de perte de poids n’est autorisée pour le chrome.",
    en: "Trivalent chromium only. Medical advice before use for anyone treated for diabetes. No weight-loss claim is authorised for chromium.",
  },
};
