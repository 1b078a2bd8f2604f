import type { Liposome } from "#shared/content/content-types.ts";

export const entry: Liposome = {
  slug: "cuivre",
  nom: { fr: "cuivre", en: "copper" },
  symbol: "Cu",
  type: "liposome",
  categories: ["minéral"],
  niosome: "cuivre",
  claimStatus: "authorised",
  identity: {
    kind: "mineral",
    inci: "COPPER BISGLYCINATE",
    salt: { fr: "bisglycinate de cuivre (II)", en: "copper(II) bisglycinate" },
    molecule: {
      name: { fr: "bisglycinate de cuivre", en: "copper bisglycinate" },
      cas: "13479-54-4",
      smiles: "[Cu+2].NCC([O-])=O.NCC([O-])=O",
      formula: "C4H8CuN2O4",
      shows: "whole",
      note: {
        fr: "Écriture ionique : l’azote de chaque glycine se lie aussi au cuivre.",
        en: "Ionic notation: each glycine nitrogen binds copper too.",
      },
    },
  },
  description: {
    fr: "<b>Une poudre bleue.</b> Le bisglycinate naît d’un hydroxyde ou d’un carbonate de cuivre mis à réagir avec la glycine. Chaque acide aminé se referme sur le métal par son azote et par un oxygène, et la couleur vire au bleu franc. Teneur théorique : 30 % de cuivre.<br><br><b>Un catalyseur tenu à l’écart.</b> Des traces d’ions cuivriques oxydent l’acide ascorbique et font rancir les huiles. Chélation, puis enveloppe lipidique : deux barrières se succèdent entre l’ion et ce qu’il attaque. Un tocophérol ajouté dans la paroi protège au passage les phospholipides.<br><br><b>Quelques milligrammes seulement.</b> Le chélate se prémélange avec un support avant d’entrer dans le lot. Pendant l’étude de stabilité, on suit la teinte de la poudre et son indice de peroxyde, deux témoins précoces d’une fuite du métal.",
    en: "<b>A blue powder.</b> Bisglycinate is made by reacting copper hydroxide or carbonate with glycine. Each amino acid closes on the metal through its nitrogen and one oxygen, and the colour turns a clear blue. Copper makes up 30% in theory.<br><br><b>A catalyst held back.</b> Traces of cupric ions oxidise ascorbic acid and spoil oils. Chelation, then a lipid envelope: two barriers in a row stand between the ion and what it attacks. Some tocopherol added to the wall looks after the phospholipids meanwhile.<br><br><b>Only a few milligrams.</b> The chelate is premixed with a carrier before it joins the batch. During stability work, watch powder shade and peroxide value, two early witnesses of metal leaking out.",
  },
  allegation: {
    fr: "Les phrases ci-dessous valent pour le cuivre lui-même, dès 0,15 mg par jour, et reprennent la liste du règlement (UE) 432/2012.",
    en: "The sentences below hold for copper itself, at 0.15 mg a day and above, as listed by Regulation (EU) 432/2012.",
  },
  bienfaits: [
    {
      titre: {
        fr: "Pigmentation : cheveux et peau",
        en: "Hair and skin pigmentation",
      },
      claims: ["copper/hair-pigmentation", "copper/skin-pigmentation"],
    },
    {
      titre: { fr: "Tissus conjonctifs", en: "Connective tissues" },
      claims: ["copper/connective-tissues"],
    },
    {
      titre: {
        fr: "Système immunitaire et stress oxydatif",
        en: "Immune system and oxidative stress",
      },
      claims: ["copper/immune-system", "copper/oxidative-stress"],
    },
    {
      titre: { fr: "Énergie et système nerveux", en: "Energy and nervous system" },
      claims: ["copper/energy-metabolism", "copper/nervous-system"],
    },
    {
      titre: { fr: "Transport du fer", en: "Iron transport" },
      claims: ["copper/iron-transport"],
    },
    {
      titre: { fr: "Le rapport au zinc", en: "Ten to one with zinc" },
      description: {
        fr: "Les valeurs de référence, 10 mg de zinc et 1 mg de cuivre, donnent le rapport de départ. Les deux bisglycinates partagent leur ligand et leur façon de se mélanger ; l’un est blanc, l’autre bleu, si bien qu’une poudre mal brassée se voit à l’œil.",
        en: "Reference values of 10 mg for zinc and 1 mg for copper set the opening ratio. Both bisglycinates share a ligand and a way of blending. As one is white and the other blue, a poorly mixed powder shows to the naked eye.",
      },
    },
  ],
  product: { range: "gamme beauté", subName: "capillaire" },
  related: ["zinc", "manganese"],
  caution: {
    fr: "Limite supérieure européenne : 5 mg par jour chez l’adulte, hors grossesse et allaitement, pour lesquels elle n’est pas établie. À exclure en cas de maladie de Wilson. Un apport élevé et prolongé de zinc fait baisser le cuivre disponible : les deux doses se fixent ensemble.",
    en: "European upper level: 5 mg a day for adults; none has been set for pregnancy or breastfeeding. Not for anyone with Wilson’s disease. High zinc intake over time lowers available copper, so the two doses should be set together.",
  },
};
