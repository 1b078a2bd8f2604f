import type { Liposome } from "#shared/content/content-types.ts";

export const entry: Liposome = {
  slug: "vitamineb6",
  nom: { fr: "vitamine b6", en: "vitamin b6" },
  symbol: "B6",
  type: "liposome",
  categories: ["vitamine"],
  claimStatus: "authorised",
  identity: {
    kind: "molecule",
    inci: "PYRIDOXAL 5-PHOSPHATE",
    molecule: {
      name: { fr: "pyridoxal-5′-phosphate", en: "pyridoxal 5′-phosphate" },
      cas: "54-47-7",
      smiles: "Cc1ncc(COP(=O)(O)O)c(C=O)c1O",
      formula: "C8H10NO6P",
      shows: "whole",
      note: {
        fr: "Forme anhydre ; le commerce fournit le monohydrate.",
        en: "Anhydrous form; trade supplies the monohydrate.",
      },
    },
  },
  description: {
    fr: "<b>Un aldéhyde phosphaté.</b> Parmi les formes de la vitamine B6, le pyridoxal-5′-phosphate, ou P5P, est celle qui sert de coenzyme. La pyridoxine, moins chère, porte un alcool à la place de l’aldéhyde et aucun phosphate.<br><br><b>Sensible aux amines et à la lumière.</b> L’aldéhyde se condense avec les amines libres, lysine ou glycine en tête, et la poudre jaunit. La paroi phospholipidique limite ce contact. La lumière, autre cause de perte de titre en solution, se traite par l’emballage.<br><br><b>Petites doses, contrôle serré.</b> Nous travaillons à l’échelle du milligramme, sous éclairage filtré. La couleur du lot, mesurée au colorimètre, alerte souvent avant la chromatographie. Gélules opaques et aluminium protègent le produit fini.",
    en: "<b>A phosphorylated aldehyde.</b> Among the forms of vitamin B6, pyridoxal 5′-phosphate, or P5P, is the one that serves as coenzyme. Pyridoxine, which costs less, bears an alcohol in place of the aldehyde and no phosphate.<br><br><b>Sensitive to amines and to light.</b> The aldehyde condenses with free amines, lysine and glycine first among them, and the powder yellows. The phospholipid wall limits that contact. Light, the other cause of falling assays in solution, is dealt with by the packaging.<br><br><b>Small doses, close control.</b> We work at milligram scale, under filtered lighting. Batch colour, read on a colorimeter, often gives warning before chromatography does. Opaque capsules and aluminium protect the finished product.",
  },
  allegation: {
    fr: "Toute portion journalière qui fournit au moins 0,21 mg de vitamine B6 peut porter ces allégations, issues du règlement (UE) 432/2012.",
    en: "Any daily portion that supplies 0.21 mg of vitamin B6 or more may carry these claims, taken from Regulation (EU) 432/2012.",
  },
  bienfaits: [
    {
      titre: { fr: "Énergie et fatigue", en: "Energy and fatigue" },
      claims: ["vitamin-b6/energy-metabolism", "vitamin-b6/fatigue"],
    },
    {
      titre: { fr: "Système immunitaire", en: "Immune system" },
      claims: ["vitamin-b6/immune-system"],
    },
    {
      titre: {
        fr: "Système nerveux et fonctions psychologiques",
        en: "Nervous system and psychological function",
      },
      claims: ["vitamin-b6/nervous-system", "vitamin-b6/psychological-function"],
    },
    {
      titre: { fr: "Activité hormonale", en: "Hormonal activity" },
      claims: ["vitamin-b6/hormonal-activity"],
    },
    {
      titre: {
        fr: "Protéines et globules rouges",
        en: "Proteins and red blood cells",
      },
      claims: [
        "vitamin-b6/protein-glycogen",
        "vitamin-b6/cysteine-synthesis",
        "vitamin-b6/homocysteine",
        "vitamin-b6/red-blood-cells",
      ],
    },
    {
      titre: { fr: "Exprimer la dose", en: "Expressing the dose" },
      description: {
        fr: "L’étiquette compte en vitamine B6. Pour 1,4 mg, valeur de référence exprimée en pyridoxine, il faut 2,05 mg de P5P anhydre. La limite supérieure de 12 mg par jour est vite atteinte si la marque vend aussi un magnésium enrichi en vitamine B6.",
        en: "Labels count in vitamin B6. For 1.4 mg, the reference value expressed as pyridoxine, 2.05 mg of anhydrous P5P is needed. The upper level of 12 mg a day is soon reached where a brand also sells magnesium with added vitamin B6.",
      },
    },
  ],
  product: { range: "gamme les essentiels", subName: "vitamines b complex" },
  related: ["vitamineb9", "magnesium"],
  caution: {
    fr: "Limite supérieure abaissée à 12 mg par jour par l’EFSA en 2023, en raison d’un risque de neuropathie. Vérifier les cumuls avec un complément de magnésium ou un complexe B. Avis médical en cas de traitement par lévodopa seule.",
    en: "EFSA lowered the upper level to 12 mg a day in 2023 because of the risk of neuropathy. Check what a magnesium supplement or a B complex adds. Medical advice for anyone taking levodopa alone.",
  },
};
