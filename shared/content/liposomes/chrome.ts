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
    fr: "<b>Un ion, trois ligands.</b> Dans le picolinate, le chrome trivalent est chélaté par trois anions de l’acide picolinique, un isomère de l’acide nicotinique. Le complexe, sans charge, forme une poudre rouge qui contient 12,4 % de chrome et se dissout à peine dans l’eau.<br><br><b>Diluer avant de mélanger.</b> La valeur de référence, 40 µg, tient dans un tiers de milligramme de chélate : une quantité qui se perd dans un lot. Fixé sur une matrice de phospholipides au titre connu, le chrome arrive en atelier déjà étendu, sous un volume que la balance lit sans peine.<br><br><b>De la gélule au verre.</b> La même poudre se met en suspension dans une boisson, alors que le chélate nu flotte ou sédimente. L’homogénéité se prouve sur plusieurs prélèvements, par spectrométrie de masse à plasma.",
    en: "<b>One ion, three ligands.</b> In the picolinate, trivalent chromium is chelated by three anions of picolinic acid, an isomer of nicotinic acid. Uncharged as a whole, the complex is a red powder with 12.4% chromium that hardly dissolves in water.<br><br><b>Dilution comes first.</b> The 40 µg reference value fits in a third of a milligram of chelate, little enough to go astray in a batch. Fixed on a phospholipid matrix of known strength, chromium reaches the workshop already extended, in a volume any balance can read.<br><br><b>From capsule to glass.</b> The same powder suspends in a drink, where bare chelate floats or settles. Blend uniformity is proven on several samples by plasma mass spectrometry.",
  },
  allegation: {
    fr: "À partir de 6 µg de chrome par jour, un complément peut reprendre les deux phrases que le règlement (UE) 432/2012 réserve à cet oligoélément.",
    en: "From 6 µg of chromium a day, a supplement may carry the two sentences that Regulation (EU) 432/2012 allows for this trace element.",
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
      titre: { fr: "Spéciation vérifiée", en: "Speciation on file" },
      description: {
        fr: "Seul le chrome trivalent est admis dans un complément. La recherche de chrome hexavalent, par chromatographie ionique couplée à l’ICP-MS, figure au cahier des charges de la matière première, à côté du plomb, du cadmium et du mercure.",
        en: "Trivalent chromium alone is permitted in a supplement. A test for hexavalent chromium, by ion chromatography coupled with ICP-MS, belongs in the raw-material specification next to lead, cadmium and mercury.",
      },
    },
    {
      titre: { fr: "Repères de dose", en: "Dosage landmarks" },
      description: {
        fr: "Les formules se placent le plus souvent entre le seuil de la mention et la valeur de référence, 40 µg. Pour le picolinate, l’avis européen de 2010 retient le repère de l’OMS : 250 µg de chrome par jour à ne pas dépasser en complément.",
        en: "Most formulas sit between the claim threshold and the 40 µg reference value. On picolinate, the European opinion of 2010 keeps the WHO guide: supplements should supply no more than 250 µg of chromium a day.",
      },
    },
    {
      titre: { fr: "Le poids d’un nom", en: "What a name implies" },
      description: {
        fr: "Zinc, manganèse et vitamines B l’accompagnent volontiers. Si la gamme évoque la minceur, ce nom vaut allégation : l’une des deux phrases autorisées doit figurer à côté, sans kilo ni délai annoncé.",
        en: "Zinc, manganese and B vitamins are its usual company. Should the range name hint at slimming, that name counts as a claim: one of the two authorised sentences must stand beside it, with no kilos or deadline mentioned.",
      },
    },
  ],
  product: false,
  related: ["zinc", "manganese"],
  caution: {
    fr: "Chrome trivalent exclusivement. Une personne traitée pour un diabète consulte son médecin avant toute prise. Aucune allégation de perte de poids n’existe pour ce minéral.",
    en: "Trivalent chromium only. Anyone treated for diabetes should see a doctor before taking it. No weight-loss claim exists for this mineral.",
  },
};
