import type { Liposome } from "#shared/content/content-types.ts";

export const entry: Liposome = {
  slug: "zinc",
  nom: { fr: "zinc", en: "zinc" },
  symbol: "Zn",
  type: "liposome",
  categories: ["minéral"],
  claimStatus: "authorised",
  niosome: "zinc",
  identity: {
    kind: "mineral",
    inci: "ZINC BISGLYCINATE",
    salt: { fr: "bisglycinate de zinc", en: "zinc bisglycinate" },
    molecule: {
      name: { fr: "bisglycinate de zinc", en: "zinc bisglycinate" },
      cas: "14281-83-5",
      smiles: "[Zn+2].NCC([O-])=O.NCC([O-])=O",
      formula: "C4H8N2O4Zn",
      shows: "whole",
      note: {
        fr: "Sel représenté en ions ; dans le chélate solide, l’azote se lie aussi au zinc.",
        en: "Drawn as ions; in the solid chelate, nitrogen also binds zinc.",
      },
    },
  },
  description: {
    fr: "<b>Deux glycines par zinc.</b> Obtenu à partir d’oxyde de zinc et de glycine, le bisglycinate renferme 30,6 % de métal. Poudre blanche, soluble, il reste dissous à un pH voisin de la neutralité, là où l’oxyde sédimente.<br><br><b>Moins d’astringence en bouche.</b> Le zinc laisse une sensation métallique et astringente. La bicouche retarde le contact avec la langue, le temps d’avaler. Elle sépare aussi le zinc des polyphénols et des phosphates, avec lesquels il forme des dépôts : comprimés à croquer, sticks et liquides deviennent plus faciles à formuler.<br><br><b>Une dose facile à loger.</b> Dix milligrammes, valeur de référence, représentent 33 mg de sel : la gélule garde de la place pour le cuivre, le sélénium ou une vitamine. Le sulfate, plus agressif en bouche, demanderait davantage d’arôme.",
    en: "<b>Two glycines to each zinc.</b> Made from zinc oxide and glycine, bisglycinate holds 30.6% metal. A white, soluble powder, it remains dissolved close to neutral pH, where the oxide settles out.<br><br><b>Less astringency in the mouth.</b> Zinc leaves a metallic, astringent sensation. The bilayer delays contact with the tongue for as long as it takes to swallow. It also separates zinc from polyphenols and phosphates, with which it forms deposits, so chewable tablets, sticks and liquids become easier to formulate.<br><br><b>A dose that fits easily.</b> Ten milligrams, the reference value, is 33 mg of salt: the capsule has room left for copper, selenium or a vitamin. Sulphate, harsher in the mouth, would need more flavouring.",
  },
  allegation: {
    fr: "Le règlement (UE) 432/2012 reconnaît au zinc dix-huit allégations ; toutes supposent 1,5 mg par jour au minimum.",
    en: "Regulation (EU) 432/2012 recognises eighteen claims for zinc, all of them on condition of 1.5 mg a day or more.",
  },
  bienfaits: [
    {
      titre: {
        fr: "Système immunitaire et stress oxydatif",
        en: "Immune system and oxidative stress",
      },
      claims: ["zinc/immune-system", "zinc/oxidative-stress"],
    },
    {
      titre: { fr: "Peau, cheveux et ongles", en: "Skin, hair and nails" },
      claims: ["zinc/skin", "zinc/hair", "zinc/nails"],
    },
    {
      titre: {
        fr: "Ossature, vision et cognition",
        en: "Bones, vision and cognition",
      },
      claims: ["zinc/bones", "zinc/vision", "zinc/cognitive-function"],
    },
    {
      titre: { fr: "Fertilité et testostérone", en: "Fertility and testosterone" },
      claims: ["zinc/fertility-reproduction", "zinc/testosterone"],
    },
    {
      titre: { fr: "Métabolisme et cellules", en: "Metabolism and cells" },
      claims: [
        "zinc/acid-base-metabolism",
        "zinc/carbohydrate-metabolism",
        "zinc/macronutrients",
        "zinc/fatty-acids",
        "zinc/vitamin-a-metabolism",
        "zinc/protein-synthesis",
        "zinc/dna-synthesis",
        "zinc/cell-division",
      ],
    },
    {
      titre: { fr: "Métaux lourds à contrôler", en: "Heavy metals to control" },
      description: {
        fr: "Le cadmium accompagne le zinc dans ses minerais. Pour un complément fini, le règlement (UE) 2023/915 admet 1 mg/kg de cadmium, 3 mg/kg de plomb et 0,10 mg/kg de mercure. Exigez des limites plus serrées sur le sel, puis contrôlez chaque lot.",
        en: "Cadmium occurs with zinc in its ores. In a finished supplement, Regulation (EU) 2023/915 allows 1 mg/kg of cadmium, 3 mg/kg of lead and 0.10 mg/kg of mercury. Ask for tighter limits on the salt, then test every batch.",
      },
    },
  ],
  product: { range: "gamme les essentiels", subName: "zinc" },
  related: ["selenium", "cuivre"],
  caution: {
    fr: "Limite supérieure européenne : 25 mg par jour chez l’adulte, aliments compris. Sur une longue durée, prévoir du cuivre dans la formule. À espacer de deux heures d’un antibiotique de type cycline ou quinolone.",
    en: "European upper level: 25 mg a day for adults, food included. For long-term use, plan some copper in the formula. Leave two hours between zinc and a tetracycline or quinolone antibiotic.",
  },
};
