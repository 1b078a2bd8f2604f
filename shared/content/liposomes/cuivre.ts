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
    fr: "<b>Une poudre bleue.</b> Le bisglycinate s’obtient en faisant réagir un hydroxyde ou un carbonate de cuivre avec la glycine. Chaque acide aminé se lie au métal par son azote et par un oxygène, et la couleur vire au bleu franc. Teneur théorique : 30 % de cuivre.<br><br><b>Protéger les ingrédients voisins.</b> Des traces d’ions cuivriques oxydent l’acide ascorbique et font rancir les huiles. La chélation, puis l’enveloppe lipidique placent deux barrières entre le cuivre et ces ingrédients. Un tocophérol ajouté dans la paroi protège les phospholipides eux-mêmes.<br><br><b>Un milligramme environ.</b> Le chélate se prémélange avec un support avant d’entrer dans le lot. Pendant l’étude de stabilité, on suit la teinte de la poudre et son indice de peroxyde, deux signes précoces d’une fuite du métal.",
    en: "<b>A blue powder.</b> Bisglycinate is made by reacting copper hydroxide or carbonate with glycine. Each amino acid binds the metal through its nitrogen and one oxygen, and the colour turns a clear blue. Theoretical content: 30% copper.<br><br><b>Protecting other ingredients.</b> Traces of cupric ions oxidise ascorbic acid and turn oils rancid. Chelation, then a lipid envelope, place two barriers between copper and those ingredients. Tocopherol added to the wall protects the phospholipids themselves.<br><br><b>About one milligram.</b> The chelate is premixed with a carrier before it joins the batch. During stability work we follow powder shade and peroxide value, two early signs that metal is leaking out.",
  },
  allegation: {
    fr: "Les allégations ci-dessous visent le cuivre lui-même, dès 0,15 mg par jour ; elles reprennent la liste du règlement (UE) 432/2012.",
    en: "The claims below concern copper itself, from 0.15 mg a day, as listed by Regulation (EU) 432/2012.",
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
      titre: { fr: "Le rapport zinc-cuivre", en: "The zinc-to-copper ratio" },
      description: {
        fr: "Les valeurs de référence, 10 mg de zinc et 1 mg de cuivre, donnent le rapport de départ. Les deux bisglycinates contiennent la même glycine et se mélangent bien ; comme l’un est blanc et l’autre bleu, une poudre mal mélangée se voit à l’œil.",
        en: "Reference values of 10 mg for zinc and 1 mg for copper give the starting ratio. Both bisglycinates contain the same glycine and blend well; as one is white and the other blue, a poorly mixed powder is visible to the naked eye.",
      },
    },
  ],
  product: { range: "gamme beauté", subName: "capillaire" },
  related: ["zinc", "manganese"],
  caution: {
    fr: "Limite supérieure européenne : 5 mg par jour chez l’adulte ; elle n’est pas établie pour la grossesse et l’allaitement. À exclure en cas de maladie de Wilson. Un apport élevé et prolongé de zinc réduit l’absorption du cuivre : les deux doses se fixent ensemble.",
    en: "European upper level: 5 mg a day for adults; none has been set for pregnancy or breastfeeding. Not for anyone with Wilson’s disease. High zinc intake over time reduces copper absorption, so the two doses should be set together.",
  },
};
