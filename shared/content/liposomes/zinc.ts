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
        fr: "Forme ionique ; le chélate solide se referme par l’azote.",
        en: "Ionic form; in the solid, chelation closes through nitrogen.",
      },
    },
  },
  description: {
    fr: "<b>Deux glycines par zinc.</b> Obtenu à partir d’oxyde de zinc et de glycine, le bisglycinate renferme 30,6 % de métal. Poudre blanche, soluble, il se maintient en solution à un pH voisin de la neutralité, là où l’oxyde retombe au fond.<br><br><b>L’astringence sous enveloppe.</b> Le zinc resserre la langue bien avant que l’arôme ne s’exprime. La bicouche retarde ce contact, le temps d’avaler. Elle l’éloigne aussi des polyphénols et des phosphates, avec lesquels il forme des dépôts, ce qui élargit le choix des comprimés à croquer, sticks et liquides.<br><br><b>Une dose facile à loger.</b> Dix milligrammes, valeur de référence, représentent 33 mg de sel : la gélule garde de la place pour le cuivre, le sélénium ou une vitamine. Le sulfate, plus agressif en bouche, obligerait à charger l’arôme.",
    en: "<b>Two glycines to each zinc.</b> Made from zinc oxide and glycine, bisglycinate holds 30.6% metal. A white, soluble powder, it remains dissolved close to neutral pH, where the oxide drops to the bottom.<br><br><b>Astringency under wraps.</b> Zinc grips the tongue well before any flavour can speak. A bilayer postpones that contact for as long as it takes to swallow. It also distances the metal from polyphenols and phosphates, with which it forms deposits, and so widens the choice of chewables, sticks and liquids.<br><br><b>Easy to house.</b> Ten milligrams, the reference value, is 33 mg of salt: the capsule has room left for copper, selenium or a vitamin. Sulphate, harsher in the mouth, would force up the flavour load.",
  },
  allegation: {
    fr: "Le règlement (UE) 432/2012 reconnaît au zinc dix-huit mentions ; toutes supposent 1,5 mg par jour au minimum.",
    en: "Regulation (EU) 432/2012 recognises eighteen statements for zinc, all of them on condition of 1.5 mg a day or more.",
  },
  bienfaits: [
    {
      titre: {
        fr: "Immunité et stress oxydatif",
        en: "Immunity and oxidative stress",
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
      titre: { fr: "Un métal à surveiller", en: "A metal with companions" },
      description: {
        fr: "Le cadmium suit le zinc dans ses minerais. Pour un complément fini, le règlement (UE) 2023/915 admet 1 mg/kg de cadmium, 3 mg/kg de plomb et 0,10 mg/kg de mercure. Exigez des limites plus serrées sur le sel, puis contrôlez chaque lot.",
        en: "Cadmium follows zinc in its ores. In a finished supplement, Regulation (EU) 2023/915 admits 1 mg/kg of cadmium, 3 mg/kg of lead and 0.10 mg/kg of mercury. Ask for tighter limits on the salt, then test every batch.",
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
